import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { encodeText, type OldEncoding } from './encode-text.ts';

const TEXT = '订单号,SKU,数量,收件人\r\nA1,TEE-1,1,张三 😀\r\n';

function utf32(text: string, isLittle: boolean): Buffer {
  const codes = [0xfeff, ...[...text].map((letter) => letter.codePointAt(0)!)];
  const bytes = Buffer.alloc(codes.length * 4);
  for (const [n, code] of codes.entries()) {
    if (isLittle) bytes.writeUInt32LE(code, n * 4);
    else bytes.writeUInt32BE(code, n * 4);
  }
  return bytes;
}
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
/** 주문번호,상품명,수량 / A1,검정 티셔츠,1 in EUC-KR. */
const KOREAN = Buffer.from(
  'c1d6b9aeb9f8c8a32cbbf3c7b0b8ed2cbcf6b7ae0d0a41312cb0cbc1a420c6bcbcc5c3f72c310d0a',
  'hex',
);

describe('the bytes of a text', () => {
  it.each<[string, Buffer, string, string]>([
    ['UTF-8', Buffer.from(TEXT), 'utf-8', TEXT],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`), 'utf-8', TEXT],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le'), 'utf-16le', TEXT],
    ['UTF-16, the other way round', utf16be(TEXT), 'utf-16be', TEXT],
    ['UTF-32', utf32(TEXT, true), 'utf-32', TEXT],
    ['UTF-32, the other way round', utf32(TEXT, false), 'utf-32', TEXT],
    [
      'UTF-8 with a zero byte in a word: a letter may be missing there',
      Buffer.from(TEXT.repeat(9).replace('TEE', 'T\0EE')),
      'utf-8',
      TEXT.repeat(9).replace('TEE', 'T\ufffdEE'),
    ],
    [
      'UTF-8 with zero bytes at the end of a cell',
      Buffer.from(TEXT.repeat(9).replace(',', '\0\0,')),
      'utf-8',
      TEXT.repeat(9),
    ],
    ['short UTF-8 with zero bytes', Buffer.from(`${TEXT}\0\0`), 'utf-8', TEXT],
    ['EUC-KR', KOREAN, 'euc-kr', '주문번호,상품명,수량\r\nA1,검정 티셔츠,1\r\n'],
  ])('%s', (_name, bytes, encoding, text) => {
    expect(decodeText(bytes, undefined)).toEqual({ text, encoding, rivals: [] });
  });
});

const NO_RIVALS: readonly string[] = [];
const HEADERS = {
  Polish: 'Numer zamówienia;Imię i nazwisko;Ilość;Ulica;Miasto\n1;Łukasz Żółć;1;Piękna 5;Łódź\n',
  Turkish: 'Sipariş Numarası;Ürün Adı;Adet;Alıcı;Şehir\n1;Kupa;1;Şükrü Çağlar;İstanbul\n',
  Russian: 'Номер заказа;Артикул;Количество;Получатель;Город\n1;А-1;1;Иван Петров;Москва\n',
};

describe('encodings of one byte a letter', () => {
  it.each<[string, string, OldEncoding]>([
    ['Polish', HEADERS.Polish, 'windows-1250'],
    ['Polish of another program', HEADERS.Polish, 'iso-8859-2'],
    ['Turkish', HEADERS.Turkish, 'windows-1254'],
    ['Russian', HEADERS.Russian, 'windows-1251'],
    ['Russian of an old program', HEADERS.Russian, 'koi8-r'],
    ['Russian of a standard', HEADERS.Russian, 'iso-8859-5'],
    ['French', 'Numéro de commande;Prénom;Quantité\n1;Noël;1\n', 'windows-1252'],
  ])('%s headers prove it', (_, text, encoding) => {
    expect(decodeText(encodeText(text, encoding), undefined)).toEqual({ text, encoding, rivals: NO_RIVALS });
  });

  it('one header is no proof: it names what the file may be in as well', () => {
    const bytes = encodeText('Order ID,SKU,Quantity,Ürün Adı\n1,MUG,1,Cup\n', 'windows-1254');
    const { encoding, rivals } = decodeText(bytes, undefined);
    expect(encoding).toBe('windows-1252');
    expect(rivals).toContain('windows-1254');
  });

  it.each(['£12.50', '10 – 20', 'Côte'])('%s alone is Western', (text) => {
    const bytes = encodeText(`Order ID,SKU,Quantity,Price\n1,MUG,1,${text}\n`, 'windows-1252');
    expect(decodeText(bytes, undefined)).toMatchObject({ encoding: 'windows-1252', rivals: [] });
  });

  it('headers that both encodings know prove nothing against the Western one', () => {
    const bytes = encodeText('Bestellnummer;Größe;Menge;Straße\n1;L;1;Königsallee\n', 'windows-1252');
    expect(decodeText(bytes, undefined)).toMatchObject({ encoding: 'windows-1252', rivals: [] });
  });
});

describe('encodings that accept each other’s bytes', () => {
  const name = (text: string) => `Order ID,SKU,Quantity,Name\n1,MUG,1,${text}\n`;
  it.each<[string, string, OldEncoding, boolean]>([
    ['one name', name('陳美玲'), 'big5', true],
    ['headers', '訂單編號,商品數量,收件人\n1,1,陳美玲\n', 'big5', false],
    ['an address', name('上海市浦东新区人民路一号大楼三单元'), 'gb18030', false],
  ])('%s', (_, text, encoding, isDoubtful) => {
    const read = decodeText(encodeText(text, encoding), undefined);
    expect(read.rivals.length > 0).toBe(isDoubtful);
    if (!isDoubtful) expect(read).toEqual({ text, encoding, rivals: NO_RIVALS });
  });
});

const ENGLISH = 'Order ID,SKU,Quantity,Name,Country,Wish\n';
const english = (words: string) => `${ENGLISH}1,MUG,1,Ann Lee,US,${words}\n`;

describe('a wish in double bytes is never taken for accents', () => {
  it.each<[string, OldEncoding]>([
    ...['福', '安', '静', '龙', '寿', '梦', '李', '王', '张', '婷', 'M码', '福寿', '李静'].map(
      (text): [string, OldEncoding] => [text, 'gb18030'],
    ),
    ['安', 'big5'],
    ['福', 'big5'],
    ['大', 'big5'],
    ['福', 'shift_jis'],
    ['さくら', 'shift_jis'],
    ['安', 'euc-jp'],
    ['안', 'euc-kr'],
  ])('%s in %s', (words, encoding) => {
    const read = decodeText(encodeText(english(words), encoding), undefined);
    if (read.encoding !== encoding) expect(read.rivals).toContain(encoding);
    else expect(read.text).toBe(english(words));
  });

  it.each([
    'José',
    'Renée',
    'Noël',
    'Muñoz',
    '£12.50',
    '12 €',
    '10 – 20',
    '¡Hola!',
    '“Mom”',
    '20 °C',
    '5’ × 7’',
    'Beyoncé',
    'naïve',
  ])('%s is Western', (words) => {
    const read = decodeText(encodeText(english(words), 'windows-1252'), undefined);
    expect(read).toEqual({ text: english(words), encoding: 'windows-1252', rivals: NO_RIVALS });
  });

  it.each(['Grüße', 'Größe XL'])('%s is German in a German file', (words) => {
    const text = `Bestellnummer;Artikel;Menge;Wunsch\n1;MUG;1;${words}\n`;
    expect(decodeText(encodeText(text, 'windows-1252'), undefined)).toMatchObject({
      text,
      rivals: NO_RIVALS,
    });
  });

  it('a late one counts as one in the first rows', () => {
    const text = `${ENGLISH}${'1,MUG,1,Ann Lee of the long street,US,a plain wish of many letters\n'.repeat(1500)}1,MUG,1,Ann,US,欧阳娜娜生日快乐\n`;
    expect(text.length).toBeGreaterThan(64 * 1024);
    const read = decodeText(encodeText(text, 'gb18030'), undefined);
    if (read.encoding !== 'gb18030') expect(read.rivals).toContain('gb18030');
    const late = text.replace('欧阳娜娜生日快乐', '福');
    expect(decodeText(encodeText(late, 'gb18030'), undefined).rivals).toContain('gb18030');
  });

  it('Japanese of EUC-JP is not taken for Chinese', () => {
    const bytes = encodeText(english('田中さくら'), 'euc-jp');
    const read = decodeText(bytes, undefined);
    if (read.encoding === 'euc-jp') expect(read.text).toBe(english('田中さくら'));
    else expect(read.rivals).toContain('euc-jp');
    const text = '注文番号,商品名,数量,お名前\n1,マグカップ,1,田中さくら\n';
    expect(decodeText(encodeText(text, 'euc-jp'), undefined)).toMatchObject({ text, encoding: 'euc-jp' });
  });
});

describe('words of other alphabets in encodings of East Asia', () => {
  const NAMES = ['Исаев Вениамин', 'Илья Горбунов', 'МАЙЯ ВЛАСОВА', 'Νικη Παππα', 'ΝΙΚΟΣ ΠΑΠΠΑΣ'];
  const ENCODINGS: readonly OldEncoding[] = ['gb18030', 'shift_jis', 'euc-jp', 'euc-kr'];
  const cases = ENCODINGS.flatMap((encoding) => NAMES.map((name) => [name, encoding] as const));

  it.each(cases)('%s in %s is that name, or a question', (name, encoding) => {
    const text = `Order ID,SKU,Quantity,Name\r\n1,MUG-1,1,${name}\r\n`;
    const found = decodeText(encodeText(text, encoding), undefined);
    expect(found.text === text || found.rivals.includes(encoding), found.text).toBe(true);
  });

  it('asks nothing where the other encoding gives the same text', () => {
    const bytes = encodeText('Order ID,SKU,Quantity,Name\r\n1,MUG-1,1,Исаев Вениамин\r\n', 'gb18030');
    expect(decodeText(bytes, undefined).rivals).toEqual([]);
  });
});
