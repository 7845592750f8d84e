import { applyMatrix, invert, type Rect } from '../../geometry/index.ts';
import type { TextLayer } from '../../layers/text/text-layer.ts';
import {
  type FontFace,
  layerFaces,
  layoutOnce,
  MAX_OUTLINE_WORK,
  outlineWork,
  type PlacedGlyph,
  type TextLayout,
} from '../../text/index.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import { DrawingError } from '../drawing-error.ts';
import type { DrawingResources } from '../drawing-resources.ts';
import { gradientFill } from '../effects/gradient-fill.ts';
import { paintWithShadow, withShadowExtent } from '../effects/shadow.ts';
import type { DrawingMode, LayerPainting, PaintContext } from '../layer-painter.ts';
import type { Edges } from '../matrix.ts';
import { type PathCommands, tracePath, turnPath } from '../paths/path.ts';
import { drawPlaceholder } from '../placeholder.ts';
import { hasColourGlyphs, paintColourGlyph } from './colour-glyphs.ts';

/**
 * Text as outlines: shadow, then stroke, then fill over the stroke's inner half.
 * In strict mode throws `missing-font`, `missing-glyph` with the characters, or `heavy-letters`.
 */
export function textPainting(
  layer: TextLayer,
  resources: DrawingResources,
  mode: DrawingMode,
): LayerPainting {
  const { face, waitsFor } = layerFaces(layer, resources.font);
  if (waitsFor !== null && mode === 'strict') throw new DrawingError('missing-font', layer.id, waitsFor);
  if (!face) return placeholderOf(layer);
  const layout = layoutOnce(layer, face);
  if (layout.missing.length > 0 && mode === 'strict') {
    throw new DrawingError('missing-glyph', layer.id, layout.missing.join(' '));
  }
  const work = outlineWork(layout, face, layer.stroke !== null);
  if (work > MAX_OUTLINE_WORK) {
    if (mode === 'strict') throw new DrawingError('heavy-letters', layer.id, String(work));
    // Drawing them would freeze the stage.
    return placeholderOf(layer);
  }
  return {
    extent: layout.inkBoundsMm
      ? withShadowExtent(lettersExtent(layer, layout.inkBoundsMm), layer.shadow)
      : { left: 0, top: 0, right: 0, bottom: 0 },
    overlaps:
      layer.stroke !== null ||
      layer.shadow !== null ||
      // Letters of other colours may lie on each other.
      layer.spans !== undefined ||
      hasColourGlyphs(
        layout.lines.flatMap(({ glyphs }) => glyphs),
        face,
      ),
    paint(context) {
      if (!layout.inkBoundsMm) return;
      const letters = {
        extent: lettersExtent(layer, layout.inkBoundsMm),
        paint: (target: CanvasTarget) => paintLetters(target, layer, face, layout),
      };
      if (layer.shadow) paintWithShadow(context, letters, layer.shadow);
      else paintLetters(context.target, layer, face, layout, visibleMm(context));
    },
  };
}

/** A hatch over the box, where its letters cannot be drawn. */
function placeholderOf({ widthMm, heightMm }: TextLayer): LayerPainting {
  const halves = { right: widthMm / 2, bottom: heightMm / 2 };
  return {
    extent: { left: -halves.right, top: -halves.bottom, ...halves },
    overlaps: true,
    paint: ({ target }) => drawPlaceholder(target, widthMm, heightMm),
  };
}

/** The part worth drawing, in mm from the box's centre. */
function visibleMm({ matrix, visiblePx }: PaintContext): Edges {
  const { left, top, right, bottom } = visiblePx;
  if (!Number.isFinite(right - left) || !Number.isFinite(bottom - top)) return EVERYWHERE;
  const back = invert(matrix);
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => applyMatrix(back, { x, y })));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

const EVERYWHERE: Edges = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

function paintLetters(
  target: CanvasTarget,
  layer: TextLayer,
  face: FontFace,
  layout: TextLayout,
  seenMm = EVERYWHERE,
): void {
  const all = layout.lines.flatMap(({ glyphs }) => glyphs);
  target.beginPath();
  traceText(target, layer, face, layout, { seenMm, glyphs: all });
  if (layer.stroke) {
    target.strokeStyle = layer.stroke.colour;
    // Half of it is hidden behind the letters.
    target.lineWidth = layer.stroke.widthMm * 2;
    target.lineJoin = 'round';
    target.stroke();
  }
  const fills = fillsOf(target, layer, face, { layout, all });
  for (const { fill, glyphs } of fills) {
    // The path so far is that of all letters, which serves a single fill.
    if (fills.length > 1) {
      target.beginPath();
      traceText(target, layer, face, layout, { seenMm, glyphs });
    }
    target.fillStyle = fill;
    target.fill();
  }
  if (!face.fills) return;
  const sizeMm = layout.appliedFontSizeMm;
  const fillOfGlyph = new Map(fills.flatMap(({ fill, glyphs }) => glyphs.map((glyph) => [glyph, fill])));
  for (const glyph of all) {
    if (!isSeen(glyph, layer, face, sizeMm / face.unitsPerEm, 0, seenMm)) continue;
    const [x, y] = [glyph.xMm - layer.widthMm / 2, glyph.yMm - layer.heightMm / 2];
    paintColourGlyph(target, glyph, face, { x, y, sizeMm, colour: fillOfGlyph.get(glyph) });
  }
}

/** The fill of some of the letters. */
interface LettersFill {
  fill: unknown;
  glyphs: readonly PlacedGlyph[];
}

/** The fills of a text, each once, as the canvas takes them; the layer's own comes first. */
function fillsOf(
  target: CanvasTarget,
  layer: TextLayer,
  { styled }: FontFace,
  { layout, all }: { layout: TextLayout; all: readonly PlacedGlyph[] },
): LettersFill[] {
  if (!styled) return [{ fill: fillOf(target, layer, layout), glyphs: all }];
  const colours = styled.styles.map(({ colour }) => colour?.toUpperCase() ?? null);
  const byColour = new Map<string | null, PlacedGlyph[]>(colours.map((colour) => [colour, []]));
  for (const glyph of all) byColour.get(colours[styled.styleOf(glyph.glyphId)] ?? null)?.push(glyph);
  return [...byColour].map(([colour, glyphs]) => ({
    fill: colour ?? fillOf(target, layer, layout),
    glyphs,
  }));
}

/** A gradient runs over the letters, not over their box: few words in a wide box show all of it. */
function fillOf(target: CanvasTarget, layer: TextLayer, { inkBoundsMm: ink }: TextLayout): unknown {
  if (!layer.gradient || !ink) return layer.colour;
  return gradientFill(target, layer.gradient, lettersExtent({ ...layer, stroke: null }, ink));
}

function traceText(
  target: CanvasTarget,
  layer: TextLayer,
  face: FontFace,
  layout: TextLayout,
  { seenMm, glyphs }: { seenMm: Edges; glyphs: readonly PlacedGlyph[] },
): void {
  const scale = layout.appliedFontSizeMm / face.unitsPerEm;
  const strokeMm = layer.stroke?.widthMm ?? 0;
  for (const glyph of glyphs) {
    if (!isSeen(glyph, layer, face, scale, strokeMm, seenMm)) continue;
    const x = glyph.xMm - layer.widthMm / 2;
    const y = glyph.yMm - layer.heightMm / 2;
    // The corners of an outline are joined where a contour closes.
    tracePath(target, outlineOf(glyph, face), scale, x, y, layer.stroke === null);
  }
}

/** Whether a glyph can reach into the part, by the circle around its bounds, which holds for any rotation. */
function isSeen(
  glyph: PlacedGlyph,
  layer: TextLayer,
  face: FontFace,
  scale: number,
  strokeMm: number,
  seen: Edges,
): boolean {
  if (seen === EVERYWHERE) return true;
  const { bounds } = face.outline(glyph.glyphId);
  if (!bounds) return false;
  const farX = Math.max(Math.abs(bounds.left), Math.abs(bounds.right)) * (glyph.squeeze ?? 1);
  const farY = Math.max(Math.abs(bounds.top), Math.abs(bounds.bottom));
  const reach = Math.hypot(farX, farY) * scale + strokeMm;
  const x = glyph.xMm - layer.widthMm / 2;
  const y = glyph.yMm - layer.heightMm / 2;
  return (
    x + reach >= seen.left && x - reach <= seen.right && y + reach >= seen.top && y - reach <= seen.bottom
  );
}

const NOT_TURNED = { cos: 1, sin: 0 };

function outlineOf({ glyphId, turn, squeeze }: PlacedGlyph, face: FontFace): PathCommands {
  const { commands } = face.outline(glyphId);
  return turn || squeeze ? turnPath(commands, turn ?? NOT_TURNED, squeeze) : commands;
}

/** Letters and stroke, in mm from the box's centre. */
function lettersExtent(layer: TextLayer, ink: Rect): Edges {
  const stroke = layer.stroke?.widthMm ?? 0;
  const left = ink.xMm - layer.widthMm / 2;
  const top = ink.yMm - layer.heightMm / 2;
  return {
    left: left - stroke,
    top: top - stroke,
    right: left + ink.widthMm + stroke,
    bottom: top + ink.heightMm + stroke,
  };
}
