import type { DrawnLine } from './die-line.ts';

/** Ends nearer than this share of the drawing are one point: what programs round when they write. */
const NEAR = 1e-5;

/**
 * Open lines of one layer and colour that meet end to end, joined. Where more than two ends meet nobody knows which way the line runs,
 * and none of them is joined there.
 */
export function joinLines(lines: readonly DrawnLine[]): DrawnLine[] {
  const near = sizeOf(lines) * NEAR;
  const closed = lines.filter(({ isClosed }) => isClosed);
  const open = lines.filter(({ isClosed }) => !isClosed);
  const groups = new Map<string, DrawnLine[]>();
  for (const line of open) {
    const key = `${line.layer}\n${line.colour}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...closed, ...[...groups.values()].flatMap((group) => joinGroup(group, near))];
}

interface End {
  line: number;
  isLast: boolean;
}

function joinGroup(lines: readonly DrawnLine[], near: number): DrawnLine[] {
  const places = createPlaces(near);
  const ends = new Map<number, End[]>();
  const placeOf = lines.map(({ points }) => [places.at(points[0]!), places.at(points.at(-1)!)] as const);
  for (const [line, [first, last]] of placeOf.entries())
    for (const [place, isLast] of [
      [first, false],
      [last, true],
    ] as const)
      ends.set(place, [...(ends.get(place) ?? []), { line, isLast }]);
  const used = new Set<number>();
  /** The one other line that continues at an end. */
  const nextOf = (line: number, isLast: boolean): End | null => {
    const there = ends.get(placeOf[line]![isLast ? 1 : 0])!;
    return there.length === 2 ? (there.find((end) => end.line !== line) ?? null) : null;
  };
  return lines.flatMap((start, index) => {
    if (used.has(index)) return [];
    used.add(index);
    if (placeOf[index]![0] === placeOf[index]![1] && start.points.length > 3)
      return [{ ...start, points: start.points.slice(0, -1), isClosed: true }];
    let points = [...start.points];
    let isClosed = false;
    for (const isForward of [true, false]) {
      let [at, atLast] = [index, isForward];
      for (let next = nextOf(at, atLast); next && !isClosed; next = nextOf(at, atLast)) {
        if (next.line === index) {
          isClosed = true;
          break;
        }
        if (used.has(next.line)) break;
        used.add(next.line);
        const more = lines[next.line]!.points;
        const along = next.isLast === isForward ? [...more].reverse() : more;
        points = isForward ? [...points, ...along.slice(1)] : [...along.slice(0, -1), ...points];
        [at, atLast] = [next.line, !next.isLast];
      }
      if (isClosed) break;
    }
    return [{ ...start, points: isClosed ? points.slice(0, -1) : points, isClosed }];
  });
}

/** Numbers places, near ones alike: a place is looked for in its square of a grid and those around it. */
function createPlaces(near: number) {
  const known = new Map<string, { x: number; y: number; id: number }[]>();
  let count = 0;
  const step = Math.max(near * 2, Number.MIN_VALUE);
  return {
    at({ x, y }: { x: number; y: number }): number {
      const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
      for (let dx = -1; dx <= 1; dx += 1)
        for (let dy = -1; dy <= 1; dy += 1)
          for (const place of known.get(`${column + dx} ${row + dy}`) ?? [])
            if (Math.hypot(place.x - x, place.y - y) <= near) return place.id;
      const key = `${column} ${row}`;
      known.set(key, [...(known.get(key) ?? []), { x, y, id: count }]);
      count += 1;
      return count - 1;
    },
  };
}

function sizeOf(lines: readonly DrawnLine[]): number {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of lines)
    for (const { x, y } of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return lines.length === 0 ? 0 : Math.max(right - left, bottom - top);
}
