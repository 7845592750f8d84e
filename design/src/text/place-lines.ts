import type { FontFace, OutlineBounds } from './font-face.ts';
import { countStretches, lastVisible, stretchesBetween } from './stretch.ts';
import type { Placed, PlacedGlyph, TextLine } from './text-layout.ts';
import type { SetLine, TextToSet } from './text-to-set.ts';

/** Gives every glyph of broken lines its place in the box. */
export function placeLines(
  lines: readonly SetLine[],
  layer: TextToSet,
  face: FontFace,
  sizeMm: number,
): Placed {
  const scale = sizeMm / face.unitsPerEm;
  const pitchMm = sizeMm * layer.lineHeight;
  const contentHeightMm = pitchMm * lines.length;
  const spare = layer.heightMm - contentHeightMm;
  const top = layer.verticalAlign === 'top' ? 0 : layer.verticalAlign === 'middle' ? spare / 2 : spare;
  // Half of the leading goes above the letters and half below, as on a web page.
  const baseline = (pitchMm - (face.ascender + face.descender) * scale) / 2 + face.ascender * scale;
  const ink: OutlineBounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  const placed = lines.map((line, i) =>
    placeLine(line, layer, face, scale, top + baseline + i * pitchMm, ink),
  );
  return {
    lines: placed,
    inkBoundsMm:
      ink.left > ink.right
        ? null
        : { xMm: ink.left, yMm: ink.top, widthMm: ink.right - ink.left, heightMm: ink.bottom - ink.top },
    contentWidthMm: lines.reduce((most, line) => Math.max(most, line.range.width * scale), 0),
    contentHeightMm,
  };
}

function placeLine(
  { units, range }: SetLine,
  layer: TextToSet,
  face: FontFace,
  scale: number,
  yMm: number,
  ink: OutlineBounds,
): TextLine {
  const line = units.slice(range.start, range.end);
  const spare = layer.widthMm - range.width * scale;
  const stretches = layer.align === 'justify' && !range.isLast && spare > 0 ? countStretches(line) : 0;
  const stretch = stretches > 0 ? spare / stretches : 0;
  const xMm = layer.align === 'center' ? spare / 2 : layer.align === 'right' ? spare : 0;
  const lastSeen = lastVisible(line);
  const glyphs: PlacedGlyph[] = [];
  let pen = xMm;
  for (const [i, unit] of line.entries()) {
    if (i > 0 && i <= lastSeen && stretchesBetween(line[i - 1], unit)) pen += stretch;
    const middleMm = pen + (unit.advance * scale) / 2;
    for (const glyph of unit.glyphs) {
      const x = pen + glyph.xOffset * scale;
      const y = yMm - glyph.yOffset * scale;
      const bounds = face.outline(glyph.glyphId).bounds;
      if (bounds) {
        glyphs.push({ glyphId: glyph.glyphId, xMm: x, yMm: y, middleMm });
        ink.left = Math.min(ink.left, x + bounds.left * scale);
        ink.right = Math.max(ink.right, x + bounds.right * scale);
        ink.top = Math.min(ink.top, y + bounds.top * scale);
        ink.bottom = Math.max(ink.bottom, y + bounds.bottom * scale);
      }
      pen += glyph.advance * scale;
    }
    if (!unit.isInvisible) pen += layer.letterSpacingEm * face.unitsPerEm * scale;
  }
  return {
    text: line.map((unit) => unit.text).join(''),
    xMm,
    yMm,
    widthMm: range.width * scale + stretch * stretches,
    glyphs,
  };
}
