import { z } from 'zod';
import { listOf } from '../parsing/list-of.ts';
import { hexColour } from './layer-base.ts';

/** The most colours of one gradient. */
export const MAX_GRADIENT_STOPS = 4;

/** A fill that goes from colour to colour along a straight line. */
export const gradient = z.strictObject({
  /** Direction of the gradient: 0 = left to right, 90 = top to bottom, clockwise; turns with its layer. */
  angleDeg: z.number().min(0).max(360),
  /** Two to four colours; `at` is the part of the way where a colour is pure. */
  stops: listOf(z.strictObject({ at: z.number().min(0).max(1), colour: hexColour }))
    .min(2)
    .max(MAX_GRADIENT_STOPS),
});
export type Gradient = z.infer<typeof gradient>;

/** The stops in the order in which the fill meets them. */
export function sortedStops({ stops }: Gradient): Gradient['stops'] {
  return [...stops].sort((one, other) => one.at - other.at);
}

/** The colour at a part of the way, `#RRGGBB`, mixed in sRGB as a canvas does. */
export function gradientColour(gradient: Gradient, at: number): string {
  const stops = sortedStops(gradient);
  const next = stops.findIndex((stop) => stop.at >= at);
  const [before, after] = [stops[next - 1], stops[next]];
  if (!after) return (stops.at(-1)?.colour ?? '#000000').toUpperCase();
  if (!before) return after.colour.toUpperCase();
  const part = after.at === before.at ? 1 : (at - before.at) / (after.at - before.at);
  const channels = [1, 3, 5].map((from) => {
    const [one, other] = [before, after].map(({ colour }) =>
      Number.parseInt(colour.slice(from, from + 2), 16),
    );
    return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * part);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
