import type { Point } from './trace-arcs.ts';

/** A cubic Bézier curve that starts where the one before ends; without handles it is a straight line. */
export interface Curve {
  handles: readonly [Point, Point] | null;
  end: Point;
}

/** A turn is measured between the points this many places before and after it. */
const TURN_POINTS = 4;
/** A turn of more than 50° is a corner; this is its cosine. */
const CORNER_COSINE = Math.cos((50 * Math.PI) / 180);
/** A corner is moved by less than this. */
const FARTHEST_CORNER_PX = 1.5;
const ROUNDS = 4;

/** Fits curves to points within a tolerance in pixels and keeps the corners (after Schneider, Graphics Gems, 1990). */
export function fitCurves(points: readonly Point[], isClosed: boolean, tolerance: number): Curve[] {
  if (points.length < 3) return points.slice(1).map((end) => ({ handles: null, end }));
  const isSmooth = isClosed && cornersOf(points, true).length === 0;
  const { line, corners } = isClosed ? sharpened(fromCorner(points), !isSmooth) : sharpened(points, false);
  // A closed line without corners is smooth where it begins, too.
  const seam = isSmooth ? unit(minus(line[1]!, line[line.length - 2]!)) : null;
  const curves: Curve[] = [];
  for (let at = 1; at < corners.length; at += 1) {
    const part = line.slice(corners[at - 1]!, corners[at]! + 1);
    const first = at === 1 && seam ? seam : startOf(part);
    const last = at === corners.length - 1 && seam ? times(seam, -1) : endOf(part);
    fitPart(part, first, last, tolerance, curves, 0);
  }
  return curves;
}

/** Returns a closed line that begins at a corner, if it has any, with its first point once more at the end. */
function fromCorner(points: readonly Point[]): Point[] {
  const [corner = 0] = cornersOf(points, true);
  return [...points.slice(corner), ...points.slice(0, corner + 1)];
}

/**
 * Moves each corner to where the lines on both its sides meet, since pixels round it off. Returns the line and the
 * places of corners and ends in it.
 * @param isRing the line begins and ends at one and the same corner
 */
function sharpened(points: readonly Point[], isRing: boolean): { line: Point[]; corners: number[] } {
  const count = points.length;
  const found = cornersOf(points, false);
  const line: Point[] = [];
  const corners: number[] = [];
  const ring = isRing
    ? meet(points, count - 1, [...points.slice(0, -1), ...points.slice(0, TURN_POINTS + 3)])
    : null;
  const dropped = new Set<number>();
  const moved = new Map<number, Point>();
  for (const at of found) {
    const point = meet(points, at, points);
    if (point === null) continue;
    moved.set(at, point);
    dropped.add(at - 1).add(at + 1);
  }
  if (ring) {
    moved.set(0, ring).set(count - 1, ring);
    dropped.add(1).add(count - 2);
  }
  const ends = new Set([0, ...found, count - 1]);
  points.forEach((point, at) => {
    if (ends.has(at)) corners.push(line.length);
    else if (dropped.has(at)) return;
    line.push(moved.get(at) ?? point);
  });
  return { line, corners };
}

/** Where the lines before and after a corner meet; null when they are parallel or meet too far from it. */
function meet(points: readonly Point[], at: number, around: readonly Point[]): Point | null {
  const [a, b] = [around[at - TURN_POINTS - 1], around[at - 2]];
  const [c, d] = [around[at + 2], around[at + TURN_POINTS + 1]];
  if (!a || !b || !c || !d) return null;
  const [before, after] = [minus(b, a), minus(d, c)];
  const across = before[0] * after[1] - before[1] * after[0];
  if (Math.abs(across) < 1e-6) return null;
  const along = ((c[0] - a[0]) * after[1] - (c[1] - a[1]) * after[0]) / across;
  const place = plus(a, times(before, along));
  return Math.hypot(...minus(place, points[at]!)) < FARTHEST_CORNER_PX ? place : null;
}

function cornersOf(points: readonly Point[], isClosed: boolean): number[] {
  const found: number[] = [];
  for (let at = isClosed ? 0 : 1; at < points.length - (isClosed ? 0 : 1); at += 1) {
    if (!isCorner(points, at, isClosed)) continue;
    const last = found.at(-1);
    if (last === undefined || at - last > TURN_POINTS) found.push(at);
    else if (turn(points, at, isClosed) < turn(points, last, isClosed)) found[found.length - 1] = at;
  }
  return found;
}

const isCorner = (points: readonly Point[], at: number, isClosed: boolean): boolean =>
  turn(points, at, isClosed) < CORNER_COSINE;

/** Cosine of the turn at a point: 1 = straight on. */
function turn(points: readonly Point[], at: number, isClosed: boolean): number {
  const count = points.length;
  const reach = Math.min(TURN_POINTS, isClosed ? count >> 1 : Math.min(at, count - 1 - at));
  if (reach < 2) return 1;
  const place = (index: number) => points[isClosed ? (index + count) % count : index]!;
  const before = unit(minus(points[at]!, place(at - reach)));
  const after = unit(minus(place(at + reach), points[at]!));
  return dot(before, after);
}

const startOf = (part: readonly Point[]): Point => unit(minus(part[Math.min(2, part.length - 1)]!, part[0]!));
const endOf = (part: readonly Point[]): Point =>
  unit(minus(part[Math.max(0, part.length - 3)]!, part[part.length - 1]!));

function fitPart(
  part: readonly Point[],
  first: Point,
  last: Point,
  tolerance: number,
  curves: Curve[],
  depth: number,
): void {
  const end = part[part.length - 1]!;
  if (part.length === 2 || isStraight(part, tolerance * 0.7)) {
    curves.push({ handles: null, end });
    return;
  }
  let places = placesAlong(part);
  let worst = { at: part.length >> 1, away: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    const curve = bestCurve(part, places, first, last);
    worst = worstPoint(part, places, curve);
    if (worst.away <= tolerance * tolerance) {
      curves.push({ handles: [curve[1], curve[2]], end });
      return;
    }
    if (worst.away > tolerance * tolerance * 16) break;
    places = places.map((place, at) => nearer(curve, part[at]!, place));
  }
  if (part.length === 3 || depth > 40) {
    for (const point of part.slice(1)) curves.push({ handles: null, end: point });
    return;
  }
  const split = Math.max(1, Math.min(part.length - 2, worst.at));
  const middle = unit(minus(part[Math.max(0, split - 2)]!, part[Math.min(part.length - 1, split + 2)]!));
  fitPart(part.slice(0, split + 1), first, middle, tolerance, curves, depth + 1);
  fitPart(part.slice(split), times(middle, -1), last, tolerance, curves, depth + 1);
}

function isStraight(part: readonly Point[], tolerance: number): boolean {
  const [start, end] = [part[0]!, part[part.length - 1]!];
  const way = minus(end, start);
  const length = Math.hypot(...way);
  if (length < 1e-6) return false;
  return part.every((point) => {
    const from = minus(point, start);
    return Math.abs(way[0] * from[1] - way[1] * from[0]) / length <= tolerance;
  });
}

/** For each point, the share of the line's length (0 to 1) up to it. */
function placesAlong(part: readonly Point[]): number[] {
  const places = [0];
  for (let at = 1; at < part.length; at += 1)
    places.push(places[at - 1]! + Math.hypot(...minus(part[at]!, part[at - 1]!)));
  const all = places.at(-1)! || 1;
  return places.map((place) => place / all);
}

type Bezier = readonly [Point, Point, Point, Point];

/**
 * The best curve between the ends in the directions `first` and `last`. Least squares give the lengths of its two
 * handles.
 */
function bestCurve(part: readonly Point[], places: readonly number[], first: Point, last: Point): Bezier {
  const [start, end] = [part[0]!, part[part.length - 1]!];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  places.forEach((t, at) => {
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    const [a0, a1] = [times(first, b1), times(last, b2)];
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    const rest = minus(part[at]!, [
      start[0] * (b0 + b1) + end[0] * (b2 + b3),
      start[1] * (b0 + b1) + end[1] * (b2 + b3),
    ]);
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  });
  const det = c00 * c11 - c01 * c01;
  const length = Math.hypot(...minus(end, start));
  let [one, two] = det === 0 ? [0, 0] : [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det];
  const least = length * 1e-3;
  const most = length * 3;
  if (!(one > least && one < most)) one = length / 3;
  if (!(two > least && two < most)) two = length / 3;
  return [start, plus(start, times(first, one)), plus(end, times(last, two)), end];
}

function at([p0, p1, p2, p3]: Bezier, t: number): Point {
  const s = 1 - t;
  const [b0, b1, b2, b3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [
    p0[0] * b0 + p1[0] * b1 + p2[0] * b2 + p3[0] * b3,
    p0[1] * b0 + p1[1] * b1 + p2[1] * b2 + p3[1] * b3,
  ];
}

function worstPoint(part: readonly Point[], places: readonly number[], curve: Bezier) {
  let worst = { at: part.length >> 1, away: 0 };
  for (let index = 1; index < part.length - 1; index += 1) {
    const off = minus(at(curve, places[index]!), part[index]!);
    const away = dot(off, off);
    if (away > worst.away) worst = { at: index, away };
  }
  return worst;
}

/** One step of Newton's method towards the parameter (0 to 1) at which the curve is nearest to the point. */
function nearer(curve: Bezier, point: Point, t: number): number {
  const [p0, p1, p2, p3] = curve;
  const off = minus(at(curve, t), point);
  const s = 1 - t;
  const first = plus(
    plus(times(minus(p1, p0), 3 * s * s), times(minus(p2, p1), 6 * s * t)),
    times(minus(p3, p2), 3 * t * t),
  );
  const second = plus(
    times(plus(minus(p2, times(p1, 2)), p0), 6 * s),
    times(plus(minus(p3, times(p2, 2)), p1), 6 * t),
  );
  const below = dot(first, first) + dot(off, second);
  if (below === 0) return t;
  return Math.max(0, Math.min(1, t - dot(off, first) / below));
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a);
  return length === 0 ? [0, 0] : [a[0] / length, a[1] / length];
};
