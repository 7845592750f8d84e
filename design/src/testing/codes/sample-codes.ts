import { type CodeKind, checkDigitOf } from '../../codes/index.ts';

/** Words and addresses as sellers and buyers put them on goods, in all scripts that the designer sets. */
const WORDS = [
  'https://example.com',
  'https://example.com/商品/杯子?id=12&from=二维码',
  'https://例子.中国/路径',
  '生日快乐，小明！',
  '爱',
  '谢谢',
  '中文',
  '繁體中文：臺灣',
  '𠮷野家',
  'こんにちは',
  'コーヒー・カップ',
  '안녕하세요',
  'Привет, мир!',
  'Γειά σου',
  'مرحبا بالعالم',
  'שלום עולם',
  'สวัสดีชาวโลก',
  'नमस्ते दुनिया',
  'Zoë & José – 50 €',
  'Ünïcödé',
  '🎂🎉 生日',
  '👨‍👩‍👧',
  'WIFI:T:WPA;S:咖啡店;P:p;ss\\;word;;',
  'BEGIN:VCARD\nVERSION:3.0\nFN:王小明\nTEL:+8613800000000\nEND:VCARD',
  'mailto:a@example.com?subject=%E4%BD%A0',
  'HTTP://EXAMPLE.COM/ABC',
  '0123456789',
  '007',
  'AC-42',
  ' spaces  around ',
  'line one\nline two\r\nline three',
  '"quotes" and \'more\'',
  '全角１２３ＡＢＣ',
  '~`!@#$%^&*()_+-={}[]|:;<>,.?/',
] as const;

const HAN =
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经';

/** A small generator of numbers (mulberry32), so that a value that fails can be tried again. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const COUNT = 220;

/** Values of a kind: words of people first, then as many of all lengths as make 220. The same each time. */
export function sampleCodes(kind: CodeKind): string[] {
  const random = numbersFrom(kind.length * 7919 + kind.charCodeAt(0));
  const digits = (length: number) => Array.from({ length }, () => Math.floor(random() * 10)).join('');
  const from = (characters: string, length: number) => {
    const all = [...characters];
    return Array.from({ length }, () => all[Math.floor(random() * all.length)]).join('');
  };
  const each = (make: (index: number) => string, count = COUNT) =>
    Array.from({ length: count }, (_, at) => make(at));
  switch (kind) {
    case 'ean-13':
    case 'upc-a':
    case 'ean-8': {
      const length = { 'ean-13': 12, 'upc-a': 11, 'ean-8': 7 }[kind];
      return each((index) => {
        // Every first digit, since it chooses the parities.
        const body = `${index % 10}${digits(length - 1)}`;
        return body + checkDigitOf(body);
      });
    }
    case 'code-128': {
      const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
      const mixed = each(
        (index) => from(index % 2 === 0 ? printable : '0123456789AB-', 1 + (index % 24)),
        COUNT - 97,
      );
      return [...[...printable].map((one) => `A${one}B`), ...mixed, 'ABC-12345', '12345678'];
    }
    case 'qr':
      return [
        ...WORDS,
        ...each((index) => {
          const length = 1 + ((index * 13) % 180);
          if (index % 4 === 0) return digits(length * 2);
          if (index % 4 === 1) return from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:', length);
          if (index % 4 === 2)
            return `https://example.com/${from('abcdefghijklmnopqrstuvwxyz0123456789-_', length)}`;
          return from(HAN, length);
        }),
      ];
  }
}
