import { boxMatrix } from '../../../geometry/box.ts';
import { applyMatrix, type Point } from '../../../geometry/matrix.ts';
import { polygonContains } from '../../../geometry/polygon.ts';
import { rectAround, rectCentre, rectsTouch } from '../../../geometry/rect.ts';
import type { CodeLayer } from '../../../layers/code/code-layer.ts';
import { layOutCode } from '../../../layers/code/lay-out-code.ts';
import type { Layer } from '../../../layers/layer.ts';
import { vectorPathAt } from '../../../painting/paths/vector-outline.ts';
import { layerFinding } from '../../findings/make-finding.ts';
import { inkPolygon, isInkUnknown, letterPolygons } from '../../ink/layer-ink.ts';
import { inkCellAt } from '../../ink/picture-ink.ts';
import type { LayerRule, SurfaceCheck } from '../../preflight-input.ts';

/** Points along each side of a code at which layers above are looked for. */
const GRID = 25;
/** A picture that is this clear in a place covers nothing there. */
const CLEAR_ALPHA = 16;

/** Something lies over a code: over its bars nothing can be read, in its empty margin readers find no beginning. */
export const checkCodeCovered: LayerRule = (check, layer) => {
  const layout = layer.kind === 'code' ? layOutCode(layer) : null;
  if (layer.kind !== 'code' || !layout) return [];
  const box = inkPolygon(layer, check.input);
  const bounds = box && rectAround(box);
  const above = check.layers.slice(check.layers.indexOf(layer) + 1).filter((other) => {
    const ink = inkPolygon(other, check.input);
    return bounds && ink && !isInkUnknown(other, check.input) && rectsTouch(rectAround(ink), bounds);
  });
  if (above.length === 0) return [];
  const points = gridOf(layer);
  const hits = above.flatMap((other) => {
    const covered = points.filter(({ point }) => hasInkAt(check, other, point));
    const percent = Math.max(1, Math.round((covered.length / points.length) * 100));
    return covered.length > 0 ? [{ other, percent, isOnBars: covered.some(({ isOnBars }) => isOnBars) }] : [];
  });
  const worst = hits.find(({ isOnBars }) => isOnBars) ?? hits[0];
  if (!worst) return [];
  const params = { over: worst.other.name, part: worst.isOnBars ? 'bars' : 'margin', percent: worst.percent };
  return [
    layerFinding(check, layer, 'code-covered', worst.isOnBars ? 'error' : 'warning', params, {
      command: 'reorderLayers',
      input: { layerIds: [layer.id], to: 'front' },
    }),
  ];
};

/** Points over the whole box, and whether they lie on the symbol itself. */
function gridOf(layer: CodeLayer): { point: Point; isOnBars: boolean }[] {
  const layout = layOutCode(layer);
  if (!layout) return [];
  const { leftMm, topMm, moduleMm, symbol } = layout;
  const isSquare = symbol.rows > 1;
  const matrix = boxMatrix(layer);
  return Array.from({ length: GRID * GRID }, (_, index) => {
    const x = (((index % GRID) + 0.5) / GRID - 0.5) * layer.widthMm;
    const y = ((Math.floor(index / GRID) + 0.5) / GRID - 0.5) * layer.heightMm;
    const isOnBars =
      x >= leftMm && x <= leftMm + symbol.columns * moduleMm && (!isSquare || Math.abs(y) <= Math.abs(topMm));
    return { point: applyMatrix(matrix, { x, y }), isOnBars };
  });
}

function hasInkAt(check: SurfaceCheck, layer: Layer, point: Point): boolean {
  const { input } = check;
  const ink = inkPolygon(layer, input);
  if (!ink || !polygonContains(ink, point)) return false;
  if (layer.kind === 'text')
    return letterPolygons(layer, input).some((letter) => polygonContains(letter, point));
  if (layer.kind === 'shape')
    return layer.fill !== null || layer.shape === 'line' || !isInFrame(layer, ink, point);
  if (layer.kind === 'vector') return vectorPathAt(layer, point) !== null;
  const picture = layer.kind === 'image' && !layer.tile ? input.imageInfo(layer.imageId)?.ink : undefined;
  return layer.kind !== 'image' || !picture || (inkCellAt(layer, picture, point)?.alpha ?? 0) > CLEAR_ALPHA;
}

/** Whether a point lies inside a shape that is only outlined, where the code below shows. */
function isInFrame(layer: Layer & { kind: 'shape' }, ink: readonly Point[], point: Point): boolean {
  const middle = rectCentre(rectAround(ink));
  const widthMm = layer.stroke?.widthMm ?? 0;
  const part = 1 - (2 * widthMm) / (Math.min(layer.widthMm, layer.heightMm) + widthMm);
  if (part <= 0) return false;
  const inside = ink.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * part,
    y: middle.y + (y - middle.y) * part,
  }));
  return polygonContains(inside, point);
}
