import type { EffectNoiseGradient, EffectSolidGradient, LayerEffectGradientOverlay } from 'ag-psd';
import type { Gradient, Stop } from '../gradients/gradient.ts';
import { toRgb, type ValuesOf } from '../to-rgb.ts';

/** Where and how a gradient lies, as ag-psd gives it. */
export type AgPlacement = Pick<
  LayerEffectGradientOverlay,
  'type' | 'angle' | 'scale' | 'offset' | 'align' | 'reverse' | 'interpolationMethod'
>;

/** A gradient of colours, or nothing if it is one whose look no picture of Photoshop's has shown. */
export function readGradient(
  gradient: EffectSolidGradient | EffectNoiseGradient | undefined,
  { type, angle = 0, scale = 1, offset, align = true, reverse = false, interpolationMethod }: AgPlacement,
  mode: ValuesOf,
): Gradient | undefined {
  if (gradient?.type !== 'solid' || gradient.smoothness !== 1) return undefined;
  if (type !== 'linear' && type !== 'radial' && type !== 'reflected') return undefined;
  const method = interpolationMethod ?? 'classic';
  const isOfRgb = mode.mode === 'rgb' && mode.depth !== 32;
  if (method !== 'classic' && !isOfRgb) return undefined;
  const colours = readStops(gradient.colorStops, ({ color }) => toRgb(color, mode));
  const opacities = readStops(gradient.opacityStops, ({ opacity }): [number] => [opacity]);
  const { x, y } = offset ?? { x: 0, y: 0 };
  const numbers = [angle, scale, x, y];
  if (!colours || !opacities || !(scale > 0) || !numbers.every(Number.isFinite)) return undefined;
  const isWhole = opacities.every(({ value }) => value[0] === opacities[0]!.value[0]);
  if (!(method in MAX_COLOURS) || colours.length > MAX_COLOURS[method] || (method !== 'classic' && !isWhole))
    return undefined;
  if (align && (x !== 0 || y !== 0) && !isMoved(type, scale)) return undefined;
  return {
    method,
    colours,
    opacities,
    style: type,
    isReversed: reverse,
    angle: (angle * Math.PI) / 180,
    scale,
    isAligned: align,
    offset: [x, y],
  };
}

/** Whether pictures show a gradient of this style moved within its layer. */
const isMoved = (style: string, scale: number): boolean =>
  style === 'linear' || (style === 'radial' && scale !== 1);

/** Most colours with which each method has been compared. */
const MAX_COLOURS: Record<Gradient['method'], number> = {
  classic: Infinity,
  linear: Infinity,
  perceptual: 2,
  smooth: Infinity,
};

/** Stops by their places; nothing if they lie together elsewhere than at the first one's, or do not meet in the middle between them. */
function readStops<One extends { location: number; midpoint: number }, Value>(
  stops: One[],
  readValue: (stop: One) => Value | undefined,
): Stop<Value>[] | undefined {
  const read = stops.map((stop) => ({ place: stop.location, value: readValue(stop) }));
  const isKnown =
    stops.length >= 2 &&
    stops.every(({ midpoint }) => midpoint === 0.5) &&
    read.at(-1)!.place > read[0]!.place &&
    read.every(
      ({ place, value }, index) =>
        value !== undefined && (place > (read[index - 1]?.place ?? -1) || place === read[0]!.place),
    );
  return isKnown ? (read as Stop<Value>[]) : undefined;
}
