import { rememberTexts } from '../../../../../platform/cache/remember-texts.ts';
import { decodeBytes } from '../../../../../platform/text/decode-bytes.ts';

/** Encodings that files come in where they are not Unicode. */
export type OldEncoding =
  | 'gb18030'
  | 'big5'
  | 'shift_jis'
  | 'euc-jp'
  | 'euc-kr'
  | 'koi8-r'
  | `windows-${number}`
  | `iso-8859-${number}`;

/** Text in an encoding that Node decodes but does not encode; throws for a letter it lacks. */
export function encodeText(text: string, encoding: OldEncoding): Buffer {
  const table = tableOf(encoding);
  return Buffer.concat(
    [...text].map((letter) => {
      const bytes =
        letter < '\u0080' ? Buffer.from(letter) : (table.get(letter) ?? fourBytes(letter, encoding));
      if (!bytes) throw new Error(`${encoding} has no ${letter}`);
      return bytes;
    }),
  );
}

/** The decoder turned around: every pair of bytes it knows. */
const tableOf = rememberTexts((encoding): ReadonlyMap<string, Buffer> => {
  const table = new Map<string, Buffer>();
  for (let high = 0x80; high <= 0xff; high++) {
    const single = decodeBytes(Buffer.from([high]), encoding);
    if (single.length === 1 && single !== '\ufffd') table.set(single, Buffer.from([high]));
    if (isSingleByte(encoding)) continue;
    for (let low = 0x40; low <= 0xfe; low++) {
      const letter = decodeBytes(Buffer.from([high, low]), encoding);
      if ([...letter].length === 1 && letter !== '\ufffd' && !table.has(letter))
        table.set(letter, Buffer.from([high, low]));
    }
  }
  return table;
});

function isSingleByte(encoding: string): boolean {
  return /^(?:windows|iso|koi8)-/.test(encoding);
}

/** GB18030 counts the letters beyond U+FFFF through in four bytes. */
function fourBytes(letter: string, encoding: string): Buffer | undefined {
  const at = letter.codePointAt(0)! - 0x10000;
  if (encoding !== 'gb18030' || at < 0) return undefined;
  const third = Math.floor(at / 10);
  const second = Math.floor(third / 126);
  return Buffer.from([
    0x90 + Math.floor(second / 10),
    0x30 + (second % 10),
    0x81 + (third % 126),
    0x30 + (at % 10),
  ]);
}
