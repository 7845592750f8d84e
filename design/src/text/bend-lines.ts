import type { FontFace } from './fonts/font-face.ts';
import { inkBounds } from './ink-bounds.ts';
import type { Placed, TextLine } from './text-layout.ts';
import type { TextToSet } from './text-to-set.ts';

/**
 * Bends straight lines along circles with one centre: the widest line, on the innermost circle, spans `arcDeg`
 * (positive = like a rainbow). Letters keep their form and distance on their own circle and turn with it. The bent
 * block is then aligned in the box by its ink.
 */
export function bendLines(placed: Placed, layer: TextToSet, face: FontFace, sizeMm: number): Placed {
  const radians = ((layer.arcDeg ?? 0) * Math.PI) / 180;
  const { lines, contentWidthMm } = placed;
  const [first, last] = [lines[0], lines.at(-1)];
  if (radians === 0 || contentWidthMm === 0 || !first || !last) return placed;
  const radius = contentWidthMm / radians;
  const middleX = middleOf(layer, contentWidthMm);
  const centreY = (radians > 0 ? last.yMm : first.yMm) + radius;
  const bent = lines.map((line) => {
    const own = centreY - line.yMm;
    const glyphs = line.glyphs.map((glyph) => {
      const turn = (glyph.middleMm - middleX) / own;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const dx = glyph.xMm - glyph.middleMm;
      const dy = glyph.yMm - line.yMm;
      const xMm = middleX + own * sin + dx * cos - dy * sin;
      const yMm = centreY - own * cos + dx * sin + dy * cos;
      return { ...glyph, xMm, yMm, turn: { cos, sin } };
    });
    const bend = { centreXMm: middleX, centreYMm: centreY, radiusMm: own, middleMm: middleX };
    return { ...line, glyphs, bend };
  });
  return aligned(bent, layer, face, sizeMm / face.unitsPerEm);
}

/** The middle of the block of lines before bending. */
function middleOf({ align, widthMm }: TextToSet, contentWidthMm: number): number {
  if (align === 'center') return widthMm / 2;
  return align === 'right' ? widthMm - contentWidthMm / 2 : contentWidthMm / 2;
}

function aligned(lines: readonly TextLine[], layer: TextToSet, face: FontFace, scale: number): Placed {
  const bounds = inkBounds(lines, face, scale);
  if (!bounds) return { lines, inkBoundsMm: null, contentWidthMm: 0, contentHeightMm: 0 };
  const { widthMm, heightMm } = bounds;
  const partX = layer.align === 'center' ? 0.5 : layer.align === 'right' ? 1 : 0;
  const partY = layer.verticalAlign === 'middle' ? 0.5 : layer.verticalAlign === 'bottom' ? 1 : 0;
  const ink = { xMm: (layer.widthMm - widthMm) * partX, yMm: (layer.heightMm - heightMm) * partY };
  const [dx, dy] = [ink.xMm - bounds.xMm, ink.yMm - bounds.yMm];
  return {
    lines: lines.map((line) => ({
      ...line,
      xMm: line.xMm + dx,
      yMm: line.yMm + dy,
      ...(line.bend && {
        bend: {
          ...line.bend,
          centreXMm: line.bend.centreXMm + dx,
          centreYMm: line.bend.centreYMm + dy,
        },
      }),
      glyphs: line.glyphs.map((glyph) => ({ ...glyph, xMm: glyph.xMm + dx, yMm: glyph.yMm + dy })),
    })),
    inkBoundsMm: { ...ink, widthMm, heightMm },
    contentWidthMm: widthMm,
    contentHeightMm: heightMm,
  };
}
