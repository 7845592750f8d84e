import type { Bounds } from '../document.ts';
import { blurShape } from './blur-shape.ts';
import { type Effect, effectReachPx, type Glow, type Shadow } from './effect.ts';
import { growShape } from './grow-shape.ts';

/** The shape of a layer, within its masks, on more than the bounds that are drawn. */
export interface GrownShape {
  /** Drawn. */
  bounds: Bounds;
  /** Pixels by which the shape is known beyond, on each side. */
  margin: number;
  /** Row by row, from 0 to 1. */
  shape: Float32Array;
  /** What is drawn is cut to the shape afterwards. */
  isOwn?: boolean;
}

/** How far a shape must be known around what is drawn. */
export const effectMargin = (effects: Effect[]): number => Math.max(0, ...effects.map(effectReachPx));

/** Effects that lie below the layer itself. */
export const isBelow = (effect: Effect): boolean =>
  effect.kind === 'drop shadow' ||
  effect.kind === 'outer glow' ||
  (effect.kind === 'stroke effect' && effect.position === 'outside');

/** Effects that show nothing beyond the shape. */
export const isWithin = (effect: Effect): boolean =>
  effect.kind !== 'stroke effect' || effect.position === 'inside';

/** How much of an effect shows at each pixel of the bounds. */
export function effectShares(effect: Effect, grown: GrownShape): Float32Array {
  const { margin, bounds } = grown;
  const width = bounds.right - bounds.left + 2 * margin;
  const height = bounds.bottom - bounds.top + 2 * margin;
  const inner = (values: Float32Array, [x, y]: [number, number] = [0, 0]) =>
    cutOut(values, grown, width, [x, y]);
  const own = inner(grown.shape);
  if (grown.isOwn) own.fill(1);
  switch (effect.kind) {
    case 'colour overlay':
    case 'gradient overlay':
    case 'pattern overlay':
      return own;
    case 'drop shadow':
      return inner(blurred(effect, grown.shape, width, height), effect.shift);
    case 'inner shadow': {
      const dark = inner(blurred(effect, grown.shape.map(not), width, height), effect.shift);
      for (let at = 0; at < dark.length; at += 1) dark[at]! *= own[at]!;
      return dark;
    }
    case 'outer glow': {
      const light = inner(blurred(effect, grown.shape, width, height));
      for (let at = 0; at < light.length; at += 1) light[at] = Math.min(1, 2 * light[at]!);
      return light;
    }
    case 'inner glow': {
      const light = inner(blurred(effect, grown.shape.map(not), width, height));
      for (let at = 0; at < light.length; at += 1) light[at] = Math.min(1, 2 * light[at]!) * own[at]!;
      return light;
    }
    case 'stroke effect': {
      const { size, position } = effect;
      const by = position === 'center' ? size / 2 : size;
      const grow = (shape: Float32Array) => inner(growShape(shape, width, height, by));
      if (position === 'outside') return grow(grown.shape);
      const inward = grow(grown.shape.map(not));
      const outward = position === 'center' ? grow(grown.shape) : own;
      for (let at = 0; at < inward.length; at += 1)
        inward[at] = position === 'center' ? Math.min(inward[at]!, outward[at]!) : inward[at]! * outward[at]!;
      return inward;
    }
  }
}

/** Grown by its spread and blurred. */
function blurred(
  { spread, size }: Shadow | Glow,
  shape: Float32Array,
  width: number,
  height: number,
): Float32Array {
  if (spread === 0) return blurShape(shape.slice(), width, height, size);
  return blurShape(growShape(shape, width, height, spread), width, height, size);
}

const not = (share: number): number => 1 - share;

/** The part that is drawn, of values that lie so much to the right and below. */
function cutOut(
  values: Float32Array,
  { bounds, margin }: GrownShape,
  width: number,
  [x, y]: [number, number],
): Float32Array {
  const [columns, rows] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const out = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const from = (row + margin - y) * width + margin - x;
    out.set(values.subarray(from, from + columns), row * columns);
  }
  return out;
}
