import type { Bounds, PsdLayer } from '../document.ts';
import type { Effect } from '../effects/effect.ts';
import { effectShares, marginOf } from '../effects/effect-shares.ts';
import { blendInto } from './blend-into.ts';
import { emptyRaster, growBounds, intersect, type Raster } from './raster.ts';

interface DrawnEffects {
  /** How much of each pixel of the bounds the layer covers, within its masks. */
  drawShape: (bounds: Bounds) => Float32Array;
  /** Drawn over the layer's own colours, whose shape and opacity come later. */
  isOwn?: boolean;
}

/** Blends effects of a layer over the backdrop; they follow its shape, whatever is clipped to it. */
export function drawEffects(
  layer: PsdLayer,
  effects: Effect[],
  backdrop: Raster,
  { drawShape, isOwn = false }: DrawnEffects,
): void {
  const { bounds } = backdrop;
  if (effects.length === 0 || isAside(layer, marginOf(effects), bounds)) return;
  const draw = (): Float32Array[] => {
    const margin = marginOf(effects);
    const shape = drawShape(growBounds(bounds, margin));
    return effects.map((effect) => effectShares(effect, { bounds, margin, shape, isOwn }));
  };
  const isSmall = (bounds.right - bounds.left) * (bounds.bottom - bounds.top) <= MAX_REMEMBERED;
  const shares = isSmall ? remember(layer, effects, [bounds, isOwn], draw) : draw();
  for (const [index, effect] of effects.entries()) {
    const raster = emptyRaster(bounds);
    for (const [pixel, share] of shares[index]!.entries()) {
      raster.data.set(effect.colour, pixel * 4);
      raster.data[pixel * 4 + 3] = share;
    }
    const opacity = effect.opacity * (isOwn ? 1 : layer.opacity);
    blendInto(backdrop, raster, { mode: effect.blend, opacity });
  }
}

/** Whether all pixels of a layer lie farther away than its effects reach. */
function isAside(layer: PsdLayer, reach: number, bounds: Bounds): boolean {
  if (layer.kind !== 'pixels') return false;
  if (!layer.pixels) return true;
  const { left, top, right, bottom } = intersect(growBounds(layer.pixels.bounds, reach), bounds);
  return left >= right || top >= bottom;
}

/** Pixels of which shares are remembered: the parts that are compared, not bands of a whole document with hundreds of layers. */
const MAX_REMEMBERED = 100_000;

/** What was drawn last of each layer: with one artwork after the other, the same part is drawn again and again. */
const drawn = new WeakMap<PsdLayer, Map<string, { key: string; shares: Float32Array[] }>>();

function remember(
  layer: PsdLayer,
  effects: Effect[],
  where: unknown,
  draw: () => Float32Array[],
): Float32Array[] {
  const kinds = effects.map(({ kind }) => kind).join();
  const key = JSON.stringify(where);
  const own = drawn.get(layer) ?? new Map<string, { key: string; shares: Float32Array[] }>();
  drawn.set(layer, own);
  const last = own.get(kinds);
  if (last?.key === key) return last.shares;
  const shares = draw();
  own.set(kinds, { key, shares });
  return shares;
}
