import { byteReader } from '../byte-reader.ts';
import { damagedFont } from '../font-refusal.ts';
import { readAxes } from './read-axes.ts';

/**
 * Checks what moves the points of a variable font. With a broken `gvar`, HarfBuzz would draw every weight like the regular
 * one.
 */
export function checkVariations(tables: ReadonlyMap<string, Uint8Array>, glyphCount: number): void {
  const { axes } = readAxes(tables.get('fvar')!);
  const gvar = tables.get('gvar');
  if (gvar) checkGlyphVariations(gvar, axes.length, glyphCount);
  else if (tables.has('glyf')) throw damagedFont('gvar');
  const avar = tables.get('avar');
  if (avar && byteReader(avar, 'avar').u16(6) !== axes.length) throw damagedFont('avar');
}

function checkGlyphVariations(table: Uint8Array, axisCount: number, glyphCount: number): void {
  const gvar = byteReader(table, 'gvar');
  const sharedCount = gvar.u16(6);
  const isLong = (gvar.u16(14) & 1) === 1;
  const start = gvar.u32(16);
  // A font whose last glyphs do not vary may list fewer.
  if (gvar.u16(4) !== axisCount || gvar.u16(12) > glyphCount) throw damagedFont('gvar');
  gvar.slice(gvar.u32(8), 2 * axisCount * sharedCount);
  let before = 0;
  for (let glyph = 0; glyph <= gvar.u16(12); glyph += 1) {
    const offset = isLong ? gvar.u32(20 + 4 * glyph) : 2 * gvar.u16(20 + 2 * glyph);
    if (offset < before || start + offset > table.length) throw damagedFont(`gvar ${glyph}`);
    before = offset;
  }
}
