import { type CanvasTarget } from '../../drawing/canvas-target.ts';
import { DrawingError } from '../../drawing/drawing-error.ts';
import { type DrawingResources } from '../../drawing/drawing-resources.ts';
import { type DrawingMode, type LayerPainting, type PaintContext } from '../../drawing/layer-painter.ts';
import { tracePath } from '../../drawing/path.ts';
import { drawPlaceholder } from '../../drawing/placeholder.ts';
import { type FontFace, type TextLayout, layoutText } from '../../text/index.ts';
import { type TextLayer } from './text-layer.ts';

/**
 * Text as outlines: shadow, then stroke, then fill over the stroke's inner half.
 * In strict mode throws `missing-font`, or `missing-glyph` with the characters.
 */
export function textPainting(layer: TextLayer, resources: DrawingResources, mode: DrawingMode): LayerPainting {
  const face = resources.font(layer.fontId);
  if (!face) {
    if (mode === 'strict') throw new DrawingError('missing-font', layer.id, layer.fontId);
    const halves = { right: layer.widthMm / 2, bottom: layer.heightMm / 2 };
    return {
      extent: { left: -halves.right, top: -halves.bottom, ...halves },
      overlaps: true,
      paint: ({ target }) => drawPlaceholder(target, layer.widthMm, layer.heightMm),
    };
  }
  const layout = layoutText(layer, face);
  if (layout.missing.length > 0 && mode === 'strict') {
    throw new DrawingError('missing-glyph', layer.id, layout.missing.join(' '));
  }
  return {
    extent: textExtent(layer, layout),
    overlaps: layer.stroke !== null || layer.shadow !== null,
    paint(context) {
      if (!layout.inkBoundsMm) return;
      if (layer.shadow) paintShadow(context, layer, face, layout);
      paintLetters(context.target, layer, face, layout);
    },
  };
}

function paintLetters(target: CanvasTarget, layer: TextLayer, face: FontFace, layout: TextLayout): void {
  target.beginPath();
  traceText(target, layer, face, layout);
  if (layer.stroke) {
    target.strokeStyle = layer.stroke.colour;
    // Half of it is hidden behind the letters.
    target.lineWidth = layer.stroke.widthMm * 2;
    target.lineJoin = 'round';
    target.stroke();
  }
  target.fillStyle = layer.colour;
  target.fill();
}

function traceText(target: CanvasTarget, layer: TextLayer, face: FontFace, layout: TextLayout): void {
  const scale = layout.appliedFontSizeMm / face.unitsPerEm;
  for (const line of layout.lines) {
    for (const glyph of line.glyphs) {
      const x = glyph.xMm - layer.widthMm / 2;
      const y = glyph.yMm - layer.heightMm / 2;
      tracePath(target, face.outline(glyph.glyphId).commands, scale, x, y);
    }
  }
}

/**
 * The shadow alone, without the letters: they are drawn far outside the canvas and only their shadow is
 * moved back in. Canvas measures blur and offset of shadows in pixels, whatever the transform.
 */
function paintShadow(context: PaintContext, layer: TextLayer, face: FontFace, layout: TextLayout): void {
  const { shadow } = layer;
  if (!shadow || shadow.opacity === 0) return;
  const { target, matrix, pxPerMm } = context;
  const away = 100_000;
  target.save();
  target.setTransform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - away, matrix.f);
  target.shadowColor = withOpacity(shadow.colour, shadow.opacity);
  target.shadowBlur = shadow.blurMm * pxPerMm;
  target.shadowOffsetX = away + matrix.a * shadow.dxMm + matrix.c * shadow.dyMm;
  target.shadowOffsetY = matrix.b * shadow.dxMm + matrix.d * shadow.dyMm;
  target.beginPath();
  traceText(target, layer, face, layout);
  target.fillStyle = '#000000';
  target.fill();
  target.restore();
}

function withOpacity(hex: string, opacity: number): string {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `rgba(${channel(1)}, ${channel(3)}, ${channel(5)}, ${opacity})`;
}

function textExtent(layer: TextLayer, layout: TextLayout): LayerPainting['extent'] {
  const ink = layout.inkBoundsMm;
  if (!ink) return { left: 0, top: 0, right: 0, bottom: 0 };
  const stroke = layer.stroke?.widthMm ?? 0;
  // Three standard deviations hold all of a blur a picture can show; canvas's deviation is half the blur.
  const blur = (layer.shadow?.blurMm ?? 0) * 1.5;
  const { dxMm = 0, dyMm = 0 } = layer.shadow ?? {};
  const left = ink.xMm - layer.widthMm / 2;
  const top = ink.yMm - layer.heightMm / 2;
  return {
    left: left - stroke - blur + Math.min(0, dxMm),
    top: top - stroke - blur + Math.min(0, dyMm),
    right: left + ink.widthMm + stroke + blur + Math.max(0, dxMm),
    bottom: top + ink.heightMm + stroke + blur + Math.max(0, dyMm),
  };
}
