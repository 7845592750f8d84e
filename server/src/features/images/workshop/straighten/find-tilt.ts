import type { SmallCopy } from '../strokes/reduce-rows.ts';
import { type EdgePoints, findEdgePoints } from './edge-points.ts';

/** The angle, clockwise in degrees, by which the horizontal lines of a picture are turned, and whether that is certain. */
export interface Tilt {
  degrees: number;
  isSure: boolean;
}

/** Tilts of up to this many degrees either way are found. */
const MAX_DEGREES = 15;
const COARSE_STEP = 0.25;
const FINE_STEP = 0.05;
/** An edge point counts for a tilt when its own direction is within this many degrees of it, the more the nearer. */
const NEAR_DEGREES = 8;
/**
 * The best tilt is certain when its score is more than `MIN_RISE` times the median of the others and more than
 * `MIN_LEAD` times the best of them. Tilts within `ELSEWHERE_DEGREES` of it are not others.
 */
const MIN_RISE = 2.2;
const MIN_LEAD = 1.9;
const ELSEWHERE_DEGREES = 1.5;

/**
 * Finds the tilt at which the edge points of a picture gather on the fewest lines; horizontal and vertical lines count
 * alike. Null when there are hardly any edges.
 */
export function findTilt(copy: SmallCopy): Tilt | null {
  const points = findEdgePoints(copy);
  if (points.count < 50) return null;
  const scores = new Map<number, number>();
  for (let degrees = -MAX_DEGREES - 1; degrees <= MAX_DEGREES + 1; degrees += COARSE_STEP)
    scores.set(degrees, scoreOf(points, degrees));
  const found = [...scores].filter(([degrees]) => Math.abs(degrees) <= MAX_DEGREES);
  const [best, most] = found.reduce((one, other) => (other[1] > one[1] ? other : one));
  const degrees = refine(points, best);
  const elsewhere = found
    .filter(([one]) => Math.abs(one - best) > ELSEWHERE_DEGREES)
    .map(([, score]) => score);
  const usual = elsewhere.toSorted((one, other) => one - other)[Math.floor(elsewhere.length / 2)]!;
  const isSure = most > usual * MIN_RISE && most > Math.max(...elsewhere) * MIN_LEAD;
  return { degrees: Math.round(degrees * 100) / 100, isSure };
}

/**
 * Tries finer steps around a tilt, then returns the highest place of a parabola through the best one and its
 * neighbours.
 */
function refine(points: EdgePoints, coarse: number): number {
  const steps = Array.from({ length: 13 }, (_, at) => coarse + (at - 6) * FINE_STEP);
  const scores = steps.map((degrees) => scoreOf(points, degrees));
  const at = scores.indexOf(Math.max(...scores));
  if (at === 0 || at === steps.length - 1) return steps[at]!;
  const [before, top, after] = [scores[at - 1]!, scores[at]!, scores[at + 1]!];
  const bend = before - 2 * top + after;
  return steps[at]! + (bend === 0 ? 0 : ((before - after) / (2 * bend)) * FINE_STEP);
}

/**
 * The sum, over all lines of this tilt, of the squared weight of the edge points near the line. Squares make few full
 * lines score more than many sparse ones.
 */
function scoreOf({ count, x, y, tilt, weight, isLevel, reach }: EdgePoints, degrees: number): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const lines = [new Float32Array(2 * reach + 8), new Float32Array(2 * reach + 8)];
  for (let at = 0; at < count; at += 1) {
    const off = Math.abs(tilt[at]! - degrees);
    if (off > NEAR_DEGREES) continue;
    const place = (isLevel[at] === 1 ? y[at]! * cos - x[at]! * sin : x[at]! * cos + y[at]! * sin) + reach + 4;
    const line = Math.floor(place);
    const part = place - line;
    const much = weight[at]! * (1 - off / NEAR_DEGREES);
    const to = lines[isLevel[at]!]!;
    to[line]! += much * (1 - part);
    to[line + 1]! += much * part;
  }
  let sum = 0;
  for (const one of lines)
    for (let at = 2; at < one.length - 2; at += 1)
      sum += (one[at - 2]! + 4 * one[at - 1]! + 6 * one[at]! + 4 * one[at + 1]! + one[at + 2]!) ** 2;
  return sum;
}
