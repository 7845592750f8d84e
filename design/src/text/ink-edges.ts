import type { FontFace, OutlineBounds } from './font-face.ts';
import type { PlacedGlyph } from './text-layout.ts';

/** Extent of placed glyphs, turned ones by the corners of their bounds: never less than their ink; null without any. */
export function inkEdges(
  glyphs: readonly PlacedGlyph[],
  face: FontFace,
  scale: number,
): OutlineBounds | null {
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const glyph of glyphs) {
    const { bounds } = face.outline(glyph.glyphId);
    if (!bounds) continue;
    const { cos, sin } = glyph.turn ?? { cos: 1, sin: 0 };
    const squeeze = glyph.squeeze ?? 1;
    for (const x of [bounds.left * squeeze, bounds.right * squeeze]) {
      for (const y of [bounds.top, bounds.bottom]) {
        const [atX, atY] = [glyph.xMm + (x * cos - y * sin) * scale, glyph.yMm + (x * sin + y * cos) * scale];
        edges.left = Math.min(edges.left, atX);
        edges.right = Math.max(edges.right, atX);
        edges.top = Math.min(edges.top, atY);
        edges.bottom = Math.max(edges.bottom, atY);
      }
    }
  }
  return edges.left > edges.right ? null : edges;
}
