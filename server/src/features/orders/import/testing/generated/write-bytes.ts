import { utils, write } from '@e965/xlsx';
import { encodeText } from '../encode-text.ts';
import { textRows, xlsx } from '../make-tables.ts';
import type { Dice } from './dice.ts';
import { join, tear } from './tear.ts';

export type OldEncoding = Parameters<typeof encodeText>[1];

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

interface WrittenBytes {
  bytes: Buffer;
  form: string;
  damage: string | null;
  isDoubtful: boolean;
}

/** A table as a file of some kind. */
export function writeBytes(
  dice: Dice,
  table: readonly (readonly string[])[],
  headerAt: number,
  old: OldEncoding | null,
): WrittenBytes {
  if (old === null && dice.chance(30)) return writeWorkbook(dice, table);
  const delimiter = dice.pick([',', ',', ';', '\t', '|']);
  const end = dice.pick(['\r\n', '\r\n', '\n', '\r']);
  const style = dice.pick(['needed', 'needed', 'all', 'some']);
  const needs = (text: string) => text.includes('"') || /[\r\n]/.test(text) || text.includes(delimiter);
  const cells = table.map((row) =>
    row.map((text) => {
      const isQuoted = style === 'all' || needs(text) || (style === 'some' && dice.chance(30));
      return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
    }),
  );
  const written = { cells, delimiter, end, headerAt };
  const torn = dice.chance(15) ? tear(written, dice) : null;
  const whole = join(written);
  const text = torn ? torn.text : dice.chance(80) ? whole : whole.slice(0, -end.length);
  const { bytes, encoding } = encode(dice, text, old);
  return {
    bytes,
    damage: torn?.damage ?? null,
    // The same bytes are other letters in the Western encoding.
    isDoubtful: /^windows-125[^2]/.test(encoding),
    form: `${JSON.stringify(delimiter)} ${JSON.stringify(end)} ${style} ${encoding}${torn ? ` (${torn.damage})` : ''}`,
  };
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

function writeWorkbook(dice: Dice, table: readonly (readonly string[])[]): WrittenBytes {
  const plain = table.map((row) => row.map((text) => text.replaceAll('\0', '\ufffd')));
  const program = dice.pick(['ours', 'sheetjs', 'sheetjs xls']);
  const isNumeric = dice.chance(50);
  if (program === 'ours') {
    const cells = plain.map((row) =>
      row.map((text) =>
        isNumeric && isNumber(text) ? `<c><v>${text}</v></c>` : escaped(text).replace(/^<c/, ' <c'),
      ),
    );
    return {
      bytes: xlsx([{ name: 'Sheet1', rows: textRows(cells) }]),
      form: `${program}${isNumeric ? ' numbers' : ''}`,
      damage: null,
      isDoubtful: false,
    };
  }
  const isXlsx = program === 'sheetjs';
  const cells = plain.map((row) =>
    row.map((text) =>
      isNumeric && isNumber(text) ? Number(text) : text === '' ? null : isXlsx ? escaped(text) : text,
    ),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Orders');
  const bytes = write(book, {
    type: 'buffer',
    bookType: isXlsx ? 'xlsx' : 'biff8',
    bookSST: dice.chance(50),
  });
  return {
    bytes: Buffer.from(bytes),
    form: `${program}${isNumeric ? ' numbers' : ''}`,
    damage: null,
    isDoubtful: false,
  };
}

/** What a spreadsheet takes for a number without being asked; it loses nothing of it. */
function isNumber(text: string): boolean {
  return /^(?:0|[1-9]\d{0,14})(?:\.\d*[1-9])?$/.test(text);
}

/** Workbooks write control characters as `_x000D_`, so a text that looks like one is escaped. */
function escaped(text: string): string {
  return text.replace(/_x(?=[0-9a-fA-F]{4}_)/g, '_x005F_x');
}
