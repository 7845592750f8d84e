import { byteReader } from '../byte-reader.ts';
import { damagedFont, FontRefusal } from '../font-refusal.ts';
import { checkGlyphs } from './check-glyphs.ts';
import { checkVariations } from './check-variations.ts';

/** What holds outlines: TrueType's or PostScript's. */
export type Outlines = 'glyf' | 'CFF ' | 'CFF2';

/** What the tables that everything hangs on say. */
export interface FontShape {
  glyphCount: number;
  outlines: Outlines;
}

const NEEDED = ['head', 'hhea', 'hmtx', 'maxp', 'cmap'];

/**
 * Checks the tables that a drawn text depends on, where HarfBuzz would put up with an error by leaving something out.
 * Throws FontRefusal.
 */
export function checkTables(tables: ReadonlyMap<string, Uint8Array>): FontShape {
  const outlines = findOutlines(tables);
  const missing = NEEDED.find((tag) => !tables.has(tag));
  if (missing) throw damagedFont(missing);
  const open = (tag: string) => byteReader(tables.get(tag)!, tag);
  const head = open('head');
  if (head.u32(12) !== 0x5f0f3cf5 || head.length < 54) throw damagedFont('head');
  const unitsPerEm = head.u16(18);
  if (unitsPerEm < 16 || unitsPerEm > 16_384) throw damagedFont(`head unitsPerEm ${unitsPerEm}`);
  const glyphCount = open('maxp').u16(4);
  if (glyphCount === 0) throw damagedFont('maxp');
  checkMetrics(tables, glyphCount);
  if (outlines === 'glyf') checkGlyphs(tables.get('glyf')!, readOffsets(tables, glyphCount));
  if (tables.has('fvar')) checkVariations(tables, glyphCount);
  return { glyphCount, outlines };
}

function findOutlines(tables: ReadonlyMap<string, Uint8Array>): Outlines {
  // HarfBuzz draws the first of these that a font has.
  if (tables.has('glyf') && tables.has('loca')) return 'glyf';
  if (tables.has('CFF2')) return 'CFF2';
  if (tables.has('CFF ')) return 'CFF ';
  throw new FontRefusal('no-outlines');
}

/**
 * Checks the tables of the glyphs' widths and, where the font has it, of their heights in columns. They may have fewer entries than there
 * are glyphs: the last entry counts for all further ones.
 */
function checkMetrics(tables: ReadonlyMap<string, Uint8Array>, glyphCount: number): void {
  for (const [header, metrics] of [
    ['hhea', 'hmtx'],
    ['vhea', 'vmtx'],
  ] as const) {
    const table = tables.get(header);
    const entries = tables.get(metrics);
    if (!table || !entries) continue;
    const count = byteReader(table, header).u16(34);
    if (count === 0 || count > glyphCount || 4 * count > entries.length) throw damagedFont(metrics);
  }
}

/** Where each glyph begins in `glyf`; one more than there are glyphs. */
function readOffsets(tables: ReadonlyMap<string, Uint8Array>, glyphCount: number): Uint32Array {
  const format = byteReader(tables.get('head')!, 'head').u16(50);
  if (format > 1) throw damagedFont('head indexToLocFormat');
  const loca = byteReader(tables.get('loca')!, 'loca');
  const size = tables.get('glyf')!.length;
  const offsets = new Uint32Array(glyphCount + 1);
  for (let glyph = 0; glyph <= glyphCount; glyph += 1) {
    const offset = format === 0 ? 2 * loca.u16(2 * glyph) : loca.u32(4 * glyph);
    if (offset > size || (glyph > 0 && offset < offsets[glyph - 1]!)) throw damagedFont(`loca ${glyph}`);
    offsets[glyph] = offset;
  }
  return offsets;
}
