import type { VectorLayer, VectorPath } from '../../layers/vector/vector-layer.ts';
import { type VectorPlace, vectorPlace } from '../../layers/vector/vector-place.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import { DrawingError } from '../drawing-error.ts';
import type { DrawingMode, LayerPainting, PaintContext } from '../layer-painter.ts';
import type { Edges } from '../matrix.ts';
import { tracePath } from '../paths/path.ts';
import { vectorCommands, vectorReach } from '../paths/vector-outline.ts';
import { drawPlaceholder } from '../placeholder.ts';
import { traceDots } from './stroke-dots.ts';
import { MAX_VECTOR_WORK, vectorWork } from './vector-work.ts';

/** How far beyond an edge that nothing crosses the cut lies. */
const BESIDE_MM = 10;

/**
 * The paths of a vector one over the other, each its fill and then its stroke, cut to the layer's box. In strict mode throws
 * `heavy-vector`.
 */
export function vectorPainting(layer: VectorLayer, mode: DrawingMode): LayerPainting {
  const place = vectorPlace(layer);
  const [halfX, halfY] = [layer.widthMm / 2, layer.heightMm / 2];
  const box: Edges = { left: -halfX, top: -halfY, right: halfX, bottom: halfY };
  const work = vectorWork(layer);
  if (work > MAX_VECTOR_WORK) {
    if (mode === 'strict') throw new DrawingError('heavy-vector', layer.id, String(work));
    // Drawing it would freeze the stage.
    const hatch = ({ target }: PaintContext) => drawPlaceholder(target, layer.widthMm, layer.heightMm);
    return { extent: box, overlaps: true, paint: hatch };
  }
  const reach = vectorReach(layer);
  // Cutting along an edge that nothing crosses would only make the edge's pixels paler, and a hairline vanish.
  const slack = (halfX + halfY) * 1e-6;
  const left = reach.left < box.left - slack ? box.left : box.left - BESIDE_MM;
  const top = reach.top < box.top - slack ? box.top : box.top - BESIDE_MM;
  const right = reach.right > box.right + slack ? box.right : box.right + BESIDE_MM;
  const bottom = reach.bottom > box.bottom + slack ? box.bottom : box.bottom + BESIDE_MM;
  const isCut = left === box.left || top === box.top || right === box.right || bottom === box.bottom;
  return {
    extent: box,
    overlaps:
      layer.paths.length > 1 || layer.paths.some(({ fill, stroke }) => fill !== null && stroke !== null),
    paint({ target }) {
      if (isCut) {
        target.beginPath();
        target.rect(left, top, right - left, bottom - top);
        target.clip();
      }
      const alpha = target.globalAlpha;
      for (const path of layer.paths) {
        target.globalAlpha = alpha * (path.opacity ?? 1);
        paintPath(target, path, place);
      }
      target.globalAlpha = alpha;
    },
  };
}

function paintPath(target: CanvasTarget, path: VectorPath, place: VectorPlace): void {
  const { fill, stroke, rule = 'nonzero' } = path;
  const commands = vectorCommands(path);
  const trace = (isLeftOpen: boolean) => {
    target.beginPath();
    tracePath(target, commands, place.scaleX, place.dx, place.dy, isLeftOpen, place.scaleY);
  };
  if (fill !== null) {
    trace(true);
    target.fillStyle = fill;
    target.fill(rule);
  }
  if (!stroke) return;
  trace(false);
  traceDots(target, path, place);
  target.strokeStyle = stroke.colour;
  target.lineWidth = stroke.width * place.strokeScale;
  target.lineJoin = stroke.join;
  target.lineCap = stroke.cap;
  target.miterLimit = stroke.miterLimit;
  target.stroke();
}
