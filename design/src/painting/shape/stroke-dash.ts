import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';

export type Dash = NonNullable<NonNullable<ShapeLayer['stroke']>['dash']>;

/** Length of a dash with its gap, in widths of the stroke, and the share of it that is inked. */
const PERIOD: Readonly<Record<Dash, number>> = { dashed: 5, dotted: 2 };
const INKED = 0.6;
/** Canvases take a line of no length for none; with round caps this one is a dot. */
const DOT = 1e-3;
/** Hairlines around large shapes get longer dashes instead of hundreds of thousands. */
const MAX_DASHES = 5000;

/**
 * Lengths of dashes and gaps for a stroke: as many whole ones as fit. A closed outline ends with a gap; an open line begins and ends
 * with a dash or the middle of a dot.
 */
export function strokeDash(dash: Dash, widthMm: number, lengthMm: number, isClosed: boolean): number[] {
  const wanted = PERIOD[dash] * widthMm;
  const inked = dash === 'dashed' ? INKED : 0;
  const count = Math.round(isClosed ? lengthMm / wanted : lengthMm / wanted - inked);
  const periods = Math.min(Math.max(count, 1), MAX_DASHES);
  const period = isClosed ? lengthMm / periods : lengthMm / (periods + inked);
  if (dash === 'dashed') return [period * INKED, period * (1 - INKED)];
  const dot = widthMm * DOT;
  return [dot, Math.max(period - dot, dot)];
}
