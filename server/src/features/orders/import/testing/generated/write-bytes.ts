import { encodeText, type OldEncoding } from '../../reading/text/encode-text.ts';
import { makeZip } from '../make-zip.ts';
import type { Dice } from './dice.ts';
import { join, tear } from './tear.ts';
import { writeWorkbook } from './write-workbook.ts';
import type { WrittenBytes } from './written-bytes.ts';

const WIDE = /[^\0-\u007f]/;

const fitting = new Map<string, boolean>();

export function canEncode(text: string, encoding: OldEncoding): boolean {
  const key = `${encoding} ${text}`;
  const known = fitting.get(key);
  if (known !== undefined) return known;
  let fits = true;
  try {
    encodeText(text, encoding);
  } catch {
    fits = false;
  }
  fitting.set(key, fits);
  return fits;
}

const UNICODE = [
  'utf-8',
  'utf-8',
  'utf-8',
  'utf-8 with mark',
  'utf-16le',
  'utf-16be',
  'utf-16le without mark',
  'utf-32le',
  'utf-32be',
] as const;

/** A table as a file of some kind. */
export function writeBytes(
  dice: Dice,
  table: readonly (readonly string[])[],
  headerAt: number,
  old: OldEncoding | null,
): WrittenBytes {
  if (old === null && dice.chance(35)) return packed(dice, writeWorkbook(dice, table, headerAt), 'xlsx');
  const delimiter = dice.pick([',', ',', ';', '\t', '|']);
  const end = dice.pick(['\r\n', '\r\n', '\n', '\r']);
  const style = dice.pick(['needed', 'needed', 'all', 'some']);
  const isGuarded = dice.chance(10);
  const needs = (text: string) => text.includes('"') || /[\r\n]/.test(text) || text.includes(delimiter);
  const hasCrLf = dice.chance(20);
  const cells = table.map((row) =>
    row.map((cell) => {
      const own = hasCrLf ? cell.replaceAll('\n', '\r\n') : cell;
      // How programs keep a spreadsheet from taking digits for a number.
      const isCode = isGuarded && /^(?:0\d+|\d{11,})$/.test(own);
      if (isCode && style !== 'all') return `="${own}"`;
      const text = isCode ? `="${own}"` : own;
      const isQuoted = style === 'all' || needs(text) || (style === 'some' && dice.chance(30));
      return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
    }),
  );
  const written = { cells, delimiter, end, headerAt };
  const torn = dice.chance(15) ? tear(written, dice) : null;
  const whole = join(written);
  const plain = torn ? torn.text : dice.chance(80) ? whole : whole.slice(0, -end.length);
  // A line for spreadsheets that says what stands between cells.
  const isNamed = !torn && headerAt === 0 && dice.chance(5);
  const text = isNamed ? `sep=${delimiter}${end}${plain}` : plain;
  const isMixed = !torn && !isNamed && old !== null && dice.chance(10);
  const { bytes, encoding } = isMixed ? mixed(text, end, headerAt, old) : encode(dice, text, old);
  const done = {
    bytes,
    damage:
      torn?.damage ??
      (isMixed ? 'headers in another encoding' : isNamed ? 'a line that names the separator' : null),
    // The same bytes are other letters in the Western encoding.
    isDoubtful:
      /^(?:windows-(?!1252)|iso-|koi8-)/.test(encoding) ||
      // Double bytes fit each other's encodings; only headers prove one.
      (/^(?:gb|big5|shift|euc)/.test(encoding) && !table[headerAt]!.some((header) => WIDE.test(header))),
    form: `${JSON.stringify(delimiter)} ${JSON.stringify(end)} ${style} ${encoding}${torn ? ` (${torn.damage})` : ''}`,
  };
  return packed(dice, done, 'csv');
}

function encode(dice: Dice, text: string, old: OldEncoding | null): { bytes: Buffer; encoding: string } {
  if (old !== null) {
    try {
      return { bytes: encodeText(text, old), encoding: old };
    } catch {
      // Damage has letters that the encoding lacks.
    }
  }
  const encoding = dice.pick(UNICODE);
  return { bytes: unicode(text, encoding), encoding };
}

/** Headers of a program in its old encoding above rows in UTF-8, or the other way round. */
function mixed(
  text: string,
  end: string,
  headerAt: number,
  old: OldEncoding,
): { bytes: Buffer; encoding: string } {
  const lines = text.split(end);
  const [head, body] = [lines.slice(0, headerAt + 1), lines.slice(headerAt + 1)].map((part) =>
    part.join(end),
  );
  const bytes = Buffer.concat([Buffer.from(encodeOrUtf8(`${head}${end}`, old)), Buffer.from(body ?? '')]);
  return { bytes, encoding: `${old} above utf-8` };
}

function encodeOrUtf8(text: string, old: OldEncoding): Buffer {
  try {
    return encodeText(text, old);
  } catch {
    return Buffer.from(text);
  }
}

function unicode(text: string, encoding: (typeof UNICODE)[number]): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8 with mark') return Buffer.from(`\ufeff${text}`);
  if (encoding === 'utf-16le without mark') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  const letters = [...`\ufeff${text}`];
  const bytes = Buffer.alloc(letters.length * 4);
  letters.forEach((letter, at) => {
    const code = letter.codePointAt(0)!;
    if (encoding === 'utf-32le') bytes.writeUInt32LE(code, at * 4);
    else bytes.writeUInt32BE(code, at * 4);
  });
  return bytes;
}

/** Some files come in an archive. */
function packed(dice: Dice, { bytes, form, ...more }: WrittenBytes, kind: string): WrittenBytes {
  if (!dice.chance(4)) return { bytes, form, ...more };
  return { ...more, bytes: makeZip([{ name: `orders.${kind}`, data: bytes }]), form: `${form} in a ZIP` };
}
