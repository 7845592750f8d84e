import type { Rect } from '../geometry/index.ts';
import type { FontFace } from './fonts/font-face.ts';
import type { TextLine } from './text-layout.ts';

/** Extent of placed glyphs, turned ones by the corners of their bounds: never less than their ink; null without any. */
export function inkBounds(lines: readonly TextLine[], face: FontFace, scale: number): Rect | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const glyph of lines.flatMap((line) => line.glyphs)) {
    const { bounds } = face.outline(glyph.glyphId);
    if (!bounds) continue;
    const { cos, sin } = glyph.turn ?? { cos: 1, sin: 0 };
    const squeeze = glyph.squeeze ?? 1;
    for (const x of [bounds.left * squeeze, bounds.right * squeeze]) {
      for (const y of [bounds.top, bounds.bottom]) {
        const [atX, atY] = [glyph.xMm + (x * cos - y * sin) * scale, glyph.yMm + (x * sin + y * cos) * scale];
        left = Math.min(left, atX);
        right = Math.max(right, atX);
        top = Math.min(top, atY);
        bottom = Math.max(bottom, atY);
      }
    }
  }
  if (left > right) return null;
  return { xMm: left, yMm: top, widthMm: right - left, heightMm: bottom - top };
}
