import { linearToSrgb, oklabToSrgb, srgbToLinear, srgbToOklab } from './colour-spaces.ts';
import type { Gradient, Stop } from './gradient.ts';

type Values = readonly number[];
type Knots = Stop<Values>[];

/** Places whose values are computed; others lie between, and no document is so wide that it shows. */
const PLACES = 8192;

/** Red, green, blue and share at every place of a gradient, four numbers each, from 0 to 1. */
export type GradientTable = Float32Array;

/** Computes the colours of a gradient, as Photoshop's pictures have them. */
export function drawTable({ method, colours, opacities }: Gradient): GradientTable {
  const [colourAt, shareAt] = [colourCurve(method, colours), curveWithin(opacities)];
  const table = new Float32Array((PLACES + 1) * 4);
  for (let index = 0; index <= PLACES; index += 1) {
    const place = index / PLACES;
    table.set(
      [...colourAt(place), ...shareAt(place)].map((value) => Math.min(1, Math.max(0, value))),
      index * 4,
    );
  }
  return table;
}

/** Writes what a table has at a place; before 0 and behind 1 it stays as it is there. */
export function readTable(table: GradientTable, place: number, to: Float32Array): void {
  const at = Math.min(1, Math.max(0, place)) * PLACES;
  const below = Math.min(PLACES - 1, Math.floor(at));
  for (let part = 0; part < 4; part += 1) {
    const [low, high] = [table[below * 4 + part]!, table[below * 4 + 4 + part]!];
    to[part] = low + (at - below) * (high - low);
  }
}

function colourCurve(method: Gradient['method'], colours: Gradient['colours']): (place: number) => Values {
  switch (method) {
    case 'classic':
      return curveWithin(colours);
    case 'linear':
      return mapped(curveWithin(mapStops(colours, srgbToLinear)), linearToSrgb);
    case 'perceptual':
      return mapped(curveWithin(mapStops(colours, srgbToOklab)), oklabToSrgb);
    case 'smooth':
      return mapped(smoothCurve(mapStops(colours, srgbToOklab)), oklabToSrgb);
  }
}

const mapStops = (stops: Knots, change: (value: Values) => Values): Knots =>
  stops.map(({ place, value }) => ({ place, value: change(value) }));

const mapped =
  (curve: (place: number) => Values, change: (value: Values) => Values) =>
  (place: number): Values =>
    change(curve(place));

/**
 * A cubic curve through the stops; its slope at one is half of what lies between both neighbours, whatever their places are. It does
 * not leave what is between two stops.
 */
function curveWithin(stops: Knots): (place: number) => Values {
  const curve = cubicCurve(stops, slopesOf(stops, 1 / 2));
  return (place) => {
    const next = nextOf(stops, place);
    const [low, high] = [stops[next - 1]!.value, stops[next]!.value];
    return curve(place).map((value, part) =>
      Math.max(Math.min(low[part]!, high[part]!), Math.min(Math.max(low[part]!, high[part]!), value)),
    );
  };
}

/** The same through the middles between stops as well, which leaves the stops' range; its ends are steeper. */
function smoothCurve(stops: Knots): (place: number) => Values {
  const knots = stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    return next
      ? [stop, { place: (stop.place + next.place) / 2, value: middle(stop.value, next.value) }]
      : [stop];
  });
  return cubicCurve(knots, slopesOf(knots, 2 / 3));
}

const middle = (one: Values, other: Values): Values => one.map((value, part) => (value + other[part]!) / 2);

/** Slopes of the spline at its knots, per knot distance; at both ends `atEnds` times the difference of the last two values. */
function slopesOf(knots: Knots, atEnds: number): Values[] {
  return knots.map(({ value }, index) => {
    const before = knots[index - 1]?.value ?? value;
    const after = knots[index + 1]?.value ?? value;
    const share = index === 0 || index === knots.length - 1 ? atEnds : 1 / 2;
    return value.map((_, part) => (after[part]! - before[part]!) * share);
  });
}

function cubicCurve(knots: Knots, slopes: Values[]): (place: number) => Values {
  return (place) => {
    const next = nextOf(knots, place);
    const [from, to] = [knots[next - 1]!, knots[next]!];
    const u = Math.min(1, Math.max(0, (place - from.place) / (to.place - from.place)));
    const bend = u * u * (3 - 2 * u);
    return from.value.map(
      (value, part) =>
        value +
        (to.value[part]! - value) * bend +
        slopes[next - 1]![part]! * u * (1 - u) ** 2 -
        slopes[next]![part]! * u * u * (1 - u),
    );
  };
}

/** The knot that comes after a place, never the first. */
function nextOf(knots: Knots, place: number): number {
  let next = 1;
  while (next < knots.length - 1 && knots[next]!.place <= place) next += 1;
  return next;
}
