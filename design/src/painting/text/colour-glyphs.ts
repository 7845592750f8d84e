import type { FontFace, GlyphPaint, PlacedGlyph } from '../../text/index.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import { tracePath } from '../paths/path.ts';

/** Whether any glyph of a text is coloured by the font. */
export function hasColourGlyphs(glyphs: readonly PlacedGlyph[], face: FontFace): boolean {
  return face.fills !== undefined && glyphs.some(({ glyphId }) => face.fills?.(glyphId) != null);
}

/** Where and how large a glyph is drawn; `x` and `y` in the target's units. */
export interface ColourGlyphPlace {
  x: number;
  y: number;
  sizeMm: number;
  /** The colour of the text, for parts without a colour. */
  colour: unknown;
}

/** Fills the parts of a glyph that the font colours; nothing of a plain one. */
export function paintColourGlyph(
  target: CanvasTarget,
  { glyphId, turn, squeeze = 1 }: PlacedGlyph,
  face: FontFace,
  { x, y, sizeMm, colour }: ColourGlyphPlace,
): void {
  const fills = face.fills?.(glyphId);
  if (!fills) return;
  const scale = sizeMm / fills.unitsPerEm;
  const { cos, sin } = turn ?? { cos: 1, sin: 0 };
  const [along, across] = [scale * squeeze, scale];
  target.save();
  target.transform(along * cos, along * sin, -across * sin, across * cos, x, y);
  for (const { commands, paint, opacity = 1 } of fills.parts) {
    target.save();
    target.globalAlpha *= opacity;
    target.beginPath();
    tracePath(target, commands);
    // A path stays where it was traced; only the gradient is turned and stretched.
    if (paint.kind === 'radial') target.transform(...paint.matrix);
    target.fillStyle = styleOf(target, paint, colour);
    target.fill();
    target.restore();
  }
  target.restore();
}

function styleOf(target: CanvasTarget, paint: GlyphPaint, own: unknown): unknown {
  if (paint.kind === 'own') return own;
  if (paint.kind === 'solid') return paint.colour;
  const gradient =
    paint.kind === 'linear'
      ? target.createLinearGradient(...paint.from, ...paint.to)
      : target.createRadialGradient(...paint.from, ...paint.to);
  for (const { at, colour } of paint.stops) gradient.addColorStop(at, colour);
  return gradient;
}
