import { byteCursor, byteReader } from '../../byte-reader.ts';
import { damagedFont } from '../../font-refusal.ts';

/** `hmtx` from its short form (section 5.4): bearings left out are the glyphs' left edges. */
export function rebuildMetrics(
  table: Uint8Array,
  hhea: Uint8Array | undefined,
  leftEdges: Int16Array,
): Uint8Array {
  const longCount = byteReader(hhea ?? new Uint8Array(0), 'hhea').u16(34);
  const glyphCount = leftEdges.length;
  const cursor = byteCursor(table, 'hmtx');
  const flags = cursor.u8();
  if ((flags & 3) === 0 || flags > 3 || longCount === 0 || longCount > glyphCount) throw damagedFont('hmtx');
  const widths = Array.from({ length: longCount }, () => cursor.u16());
  const bearings = Array.from({ length: glyphCount }, (_, glyph) => {
    const isLeftOut = glyph < longCount ? (flags & 1) !== 0 : (flags & 2) !== 0;
    return isLeftOut ? leftEdges[glyph]! : cursor.i16();
  });
  const view = new DataView(new ArrayBuffer(4 * longCount + 2 * (glyphCount - longCount)));
  for (const [glyph, bearing] of bearings.entries()) {
    if (glyph < longCount) {
      view.setUint16(4 * glyph, widths[glyph]!);
      view.setInt16(4 * glyph + 2, bearing);
    } else view.setInt16(4 * longCount + 2 * (glyph - longCount), bearing);
  }
  return new Uint8Array(view.buffer);
}
