import type { Point } from '../../geometry/matrix.ts';
import { polygonContains } from '../../geometry/polygon.ts';
import { type Rect, rectAround } from '../../geometry/rect.ts';
import type { Layer } from '../../layers/layer.ts';
import type { SurfaceCheck } from '../preflight-input.ts';
import { inkPolygon } from './layer-ink.ts';
import { isSolidAt } from './picture-ink.ts';
import { solidPathAt } from './vector-ink.ts';

/** A layer that hides what lies below it. */
export interface SolidLayer {
  readonly layer: Layer;
  /** Place among the surface's visible layers, from the bottom. */
  readonly place: number;
  readonly bounds: Rect;
  readonly hides: (point: Point) => boolean;
}

const found = new WeakMap<SurfaceCheck, SolidLayer[]>();

/** The layers of a surface that hide what is below them, bottom first; worked out once for each check. */
export function solidLayers(check: SurfaceCheck): readonly SolidLayer[] {
  const known = found.get(check);
  if (known) return known;
  const solid = check.layers.flatMap((layer, place): SolidLayer[] => {
    if (layer.opacity < 1 || layer.blend !== 'normal' || layer.kind === 'text') return [];
    if (layer.kind === 'code' && layer.ground === null) return [];
    if (layer.kind === 'shape' && (layer.fill === null || layer.shape === 'line')) return [];
    const polygon = inkPolygon(layer, check.input);
    if (!polygon) return [];
    const isSolid = solidTest(check, layer);
    if (!isSolid) return [];
    const hides = (point: Point) => polygonContains(polygon, point) && isSolid(point);
    return [{ layer, place, bounds: rectAround(polygon), hides }];
  });
  found.set(check, solid);
  return solid;
}

function solidTest({ input }: SurfaceCheck, layer: Layer): ((point: Point) => boolean) | null {
  if (layer.kind === 'vector') return (point) => solidPathAt(layer, point) !== null;
  if (layer.kind !== 'image') return () => true;
  const info = input.imageInfo(layer.imageId);
  if (!info) return null;
  const hasGaps = (layer.tile?.gapMm ?? 0) > 0;
  if (!info.hasAlpha) return hasGaps ? null : () => true;
  const { ink } = info;
  return ink ? (point) => isSolidAt(layer, ink, point) : null;
}

/** Sample points of a layer's ink: the middles of its letters, or a grid over its form. */
export function inkSamples(
  polygon: readonly Point[],
  letters: readonly (readonly Point[])[] | null,
): Point[] {
  if (letters && letters.length > 1) {
    const step = Math.ceil(letters.length / MAX_LETTERS);
    return letters.filter((_, index) => index % step === 0).map(middleOf);
  }
  const { xMm, yMm, widthMm, heightMm } = rectAround(polygon);
  const grid = Array.from({ length: GRID * GRID }, (_, index) => ({
    x: xMm + (((index % GRID) + 0.5) / GRID) * widthMm,
    y: yMm + ((Math.floor(index / GRID) + 0.5) / GRID) * heightMm,
  }));
  const inside = grid.filter((point) => polygonContains(polygon, point));
  return inside.length > 0 ? inside : [middleOf(polygon)];
}

const GRID = 7;
const MAX_LETTERS = 60;

function middleOf(points: readonly Point[]): Point {
  const { xMm, yMm, widthMm, heightMm } = rectAround(points);
  return { x: xMm + widthMm / 2, y: yMm + heightMm / 2 };
}
