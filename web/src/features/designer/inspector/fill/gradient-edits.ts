import { type Gradient, gradientColour, MAX_GRADIENT_STOPS, sortedStops } from '@diy/design/layers';

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The same gradient from its other end. */
export function reverseGradient(gradient: Gradient): Gradient {
  const stops = sortedStops(gradient).map(({ at, colour }) => ({ at: round(1 - at), colour }));
  return { ...gradient, stops: stops.reverse() };
}

/** One more colour in the widest gap: the one that is there already, so that nothing is seen to change. */
export function withOneMore(gradient: Gradient): Gradient {
  const stops = sortedStops(gradient);
  if (stops.length >= MAX_GRADIENT_STOPS) return gradient;
  const gap = (i: number) => (stops[i + 1]?.at ?? 0) - (stops[i]?.at ?? 0);
  const widest = stops.slice(1).reduce((best, _, i) => (gap(i) > gap(best) ? i : best), 0);
  const at = round(((stops[widest]?.at ?? 0) + (stops[widest + 1]?.at ?? 1)) / 2);
  const added = { at, colour: gradientColour(gradient, at) };
  return { ...gradient, stops: [...stops.slice(0, widest + 1), added, ...stops.slice(widest + 1)] };
}

/** Removes one colour; two remain. */
export function withoutStop(gradient: Gradient, index: number): Gradient {
  if (gradient.stops.length <= 2) return gradient;
  return { ...gradient, stops: gradient.stops.filter((_, i) => i !== index) };
}

/** Returns the gradient with another colour or place for one stop; a stop keeps between its neighbours, so that rows keep their order. */
export function withStop(
  gradient: Gradient,
  index: number,
  change: Partial<Gradient['stops'][number]>,
): Gradient {
  const stops = sortedStops(gradient).map((stop, i, all) => {
    if (i !== index) return stop;
    const at = change.at ?? stop.at;
    return { ...stop, ...change, at: Math.min(Math.max(at, all[i - 1]?.at ?? 0), all[i + 1]?.at ?? 1) };
  });
  return { ...gradient, stops };
}

/** For the screen: the CSS of a swatch, from left to right by default. */
export function cssGradient(gradient: Gradient, angleDeg = 0): string {
  const stops = sortedStops(gradient).map(({ at, colour }) => `${colour} ${round(at * 100)}%`);
  return `linear-gradient(${angleDeg + 90}deg, ${stops.join(', ')})`;
}
