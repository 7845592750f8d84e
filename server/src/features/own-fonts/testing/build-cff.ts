import { buildTables, join, type Tables, tag, u8, u16, u32 } from './build-font.ts';

/** An INDEX of CFF with offsets of four bytes. */
function index(items: readonly Buffer[]): Buffer {
  if (items.length === 0) return u16(0);
  let at = 1;
  const offsets = [at, ...items.map((item) => (at += item.length))];
  return join(u16(items.length), u8(4), u32(...offsets), ...items);
}

const number = (value: number) => join(u8(29), u32(value));

export const OP = { callsubr: 10, endchar: 14, rmoveto: 21, rlineto: 5, callgsubr: 29, return: 11 } as const;
/** A number from -107 to 107. */
export const small = (value: number) => 139 + value;
/** Subroutines are numbered from the middle. */
const BIAS = 107;
export const callGlobal = (number: number) => u8(small(number - BIAS), OP.callgsubr);
export const SQUARE_CHAR = join(
  u8(small(0), small(0), OP.rmoveto, small(100), small(0), OP.rlineto, small(0), small(100), OP.rlineto),
  u8(small(-100), small(0), OP.rlineto, OP.endchar),
);

/** A font with PostScript outlines; the first glyph is `.notdef`. */
export function buildCffTables(chars: readonly Buffer[], globals: readonly Buffer[] = []): Tables {
  const tables = buildTables({ glyphs: chars.map(() => Buffer.alloc(0)) });
  tables.delete('glyf');
  tables.delete('loca');
  const start = join(u8(1, 0, 4, 4), index([tag('Squares')]));
  const dictBytes = 17;
  const before =
    start.length + index([Buffer.alloc(dictBytes)]).length + index([]).length + index(globals).length;
  const charStrings = index(chars);
  const dict = join(number(before), u8(17), number(0), number(before + charStrings.length), u8(18));
  if (dict.length !== dictBytes) throw new Error(`a dictionary of ${dict.length} bytes`);
  tables.set('CFF ', join(start, index([dict]), index([]), index(globals), charStrings));
  return tables;
}
