import { multiply, translation } from '../../geometry/matrix.ts';
import type { CodeLayer } from '../../layers/code/code-layer.ts';
import { type CodeLayout, layOutCode } from '../../layers/code/lay-out-code.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import { DrawingError } from '../drawing-error.ts';
import type { DrawingResources } from '../drawing-resources.ts';
import type { DrawingMode, LayerPainting, PaintContext } from '../layer-painter.ts';
import type { Edges } from '../matrix.ts';
import { drawPlaceholder } from '../placeholder.ts';
import { textPainting } from '../text/text-painting.ts';

/** Modules of fewer pixels are not put on whole ones: they would differ too much from each other. */
const MIN_SNAPPED_PX = 2;

/**
 * A QR code or barcode: its ground, its squares or bars, and the line that people read. In a print that is not turned, edges of
 * bars lie on whole pixels. In strict mode throws `invalid-code` for a value that has no symbol.
 */
export function codePainting(
  layer: CodeLayer,
  resources: DrawingResources,
  mode: DrawingMode,
): LayerPainting {
  const layout = layOutCode(layer);
  const box = {
    left: -layer.widthMm / 2,
    top: -layer.heightMm / 2,
    right: layer.widthMm / 2,
    bottom: layer.heightMm / 2,
  };
  if (!layout) {
    if (mode === 'strict') throw new DrawingError('invalid-code', layer.id, layer.code);
    return {
      extent: box,
      overlaps: true,
      paint: ({ target }) => drawPlaceholder(target, layer.widthMm, layer.heightMm),
    };
  }
  const captions = layout.captions.map((caption) => ({
    caption,
    painting: textPainting(caption, resources, mode),
  }));
  return {
    extent: captions.reduce(
      (extent, { caption, painting }) => around(extent, moved(painting.extent, caption.xMm, caption.yMm)),
      box,
    ),
    overlaps: layer.ground !== null,
    paint(context) {
      const { target, matrix } = context;
      if (layer.ground !== null) {
        target.fillStyle = layer.ground;
        fillRects(context, layout, [box]);
      }
      target.fillStyle = layer.colour;
      fillRects(context, layout, darkRects(layout));
      for (const { caption, painting } of captions) {
        const own = multiply(matrix, translation(caption.xMm, caption.yMm));
        target.setTransform(own.a, own.b, own.c, own.d, own.e, own.f);
        painting.paint({ ...context, matrix: own });
      }
    },
  };
}

function darkRects({ symbol, moduleMm, leftMm, topMm, rowMm, guardMm }: CodeLayout): Edges[] {
  const isGuard = (from: number) => symbol.guards.some(([start, end]) => from >= start && from < end);
  return symbol.runs.flatMap((runs, row) =>
    runs.map(([from, to]) => ({
      left: leftMm + from * moduleMm,
      right: leftMm + to * moduleMm,
      top: topMm + row * rowMm,
      bottom: topMm + (row + 1) * rowMm + (isGuard(from) ? guardMm : 0),
    })),
  );
}

function fillRects(context: PaintContext, { moduleMm }: CodeLayout, rects: readonly Edges[]): void {
  const { target, matrix, snapsPictures } = context;
  const { a, b, c, d, e, f } = matrix;
  const isUpright = isNone(b) && isNone(c);
  const isOnSide = isNone(a) && isNone(d);
  const modulePx = moduleMm * Math.min(Math.hypot(a, b), Math.hypot(c, d));
  const isSnapped = snapsPictures && (isUpright || isOnSide) && modulePx >= MIN_SNAPPED_PX;
  target.beginPath();
  if (isSnapped) {
    target.setTransform(1, 0, 0, 1, 0, 0);
    for (const { left, top, right, bottom } of rects) {
      const [x0, y0] = [Math.round(a * left + c * top + e), Math.round(b * left + d * top + f)];
      const [x1, y1] = [Math.round(a * right + c * bottom + e), Math.round(b * right + d * bottom + f)];
      addRect(target, {
        left: Math.min(x0, x1),
        top: Math.min(y0, y1),
        right: Math.max(x0, x1),
        bottom: Math.max(y0, y1),
      });
    }
  } else for (const rect of rects) addRect(target, rect);
  target.fill();
  if (isSnapped) target.setTransform(a, b, c, d, e, f);
}

/** Parts of a pixel that a whole canvas is off by. */
function isNone(part: number): boolean {
  return Math.abs(part) < 1e-9;
}

function addRect(target: CanvasTarget, { left, top, right, bottom }: Edges): void {
  target.rect(left, top, right - left, bottom - top);
}

function moved({ left, top, right, bottom }: Edges, x: number, y: number): Edges {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function around(one: Edges, other: Edges): Edges {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
