import type { Point } from '../geometry/matrix.ts';

type Contours = readonly (readonly Point[])[];

/** Bands from top to bottom: with this many, few edges lie in each, and long ones are listed without filling the memory. */
const MAX_BANDS = 1024;
/** Edges for each band. */
const EDGES_PER_BAND = 4;

/** The edges of several outlines by the bands of height that they pass, so that those near a point are found without asking all. */
export interface EdgeBands {
  /** Points in the middle between neighbouring edges, one row of them for each band. */
  between: () => Point[];
  /** How often each outline, by its place in the list, winds around a point; null where an edge is too near to say. */
  windings: (point: Point) => { turns: Int32Array; crossings: Int32Array } | null;
}

/**
 * @param outlines of each area, closed
 * @param unsureMm the distance from an edge within which nothing is said
 */
export function edgeBands(outlines: readonly Contours[], unsureMm: number): EdgeBands {
  const edges = edgesOf(outlines);
  const { count, fromY, toY } = edges;
  let [top, bottom] = [Infinity, -Infinity];
  for (let i = 0; i < count; i += 1) {
    top = Math.min(top, fromY[i] ?? 0);
    bottom = Math.max(bottom, fromY[i] ?? 0);
  }
  const bandCount = Math.min(Math.max(Math.ceil(count / EDGES_PER_BAND), 1), MAX_BANDS);
  const height = Math.max((bottom - top) / bandCount, unsureMm);
  const bandAt = (y: number) => Math.min(Math.max(Math.floor((y - top) / height), 0), bandCount - 1);
  const first = (i: number) => bandAt(Math.min(fromY[i] ?? 0, toY[i] ?? 0) - unsureMm);
  const last = (i: number) => bandAt(Math.max(fromY[i] ?? 0, toY[i] ?? 0) + unsureMm);
  const starts = new Uint32Array(bandCount + 1);
  for (let i = 0; i < count; i += 1)
    for (let band = first(i); band <= last(i); band += 1) starts[band + 1] = (starts[band + 1] ?? 0) + 1;
  for (let band = 0; band < bandCount; band += 1)
    starts[band + 1] = (starts[band + 1] ?? 0) + (starts[band] ?? 0);
  const listed = new Uint32Array(starts[bandCount] ?? 0);
  const next = starts.slice();
  for (let i = 0; i < count; i += 1)
    for (let band = first(i); band <= last(i); band += 1) {
      const place = next[band] ?? 0;
      listed[place] = i;
      next[band] = place + 1;
    }
  const edgesIn = (band: number) => listed.subarray(starts[band], starts[band + 1]);
  const found = { turns: new Int32Array(outlines.length), crossings: new Int32Array(outlines.length) };
  return {
    between: () =>
      Array.from({ length: bandCount }, (_, band) => {
        // Not in the very middle, where corners on a common grid often lie.
        const y = top + (band + 0.47) * height;
        return rowBetween(edges, edgesIn(band), y);
      }).flat(),
    windings: (point) =>
      windAround(edges, edgesIn(bandAt(point.y)), { point, unsureMm, found }) ? found : null,
  };
}

interface Edges {
  count: number;
  fromX: Float64Array;
  fromY: Float64Array;
  toX: Float64Array;
  toY: Float64Array;
  /** The place of its outline in the list. */
  owner: Uint32Array;
}

function edgesOf(outlines: readonly Contours[]): Edges {
  const count = outlines.reduce(
    (sum, contours) => contours.reduce((more, points) => more + points.length, sum),
    0,
  );
  const numbers = () => new Float64Array(count);
  const edges = {
    count,
    fromX: numbers(),
    fromY: numbers(),
    toX: numbers(),
    toY: numbers(),
    owner: new Uint32Array(count),
  };
  let i = 0;
  for (const [owner, contours] of outlines.entries())
    for (const points of contours) {
      let from = points.at(-1);
      for (const to of points) {
        edges.fromX[i] = from?.x ?? 0;
        edges.fromY[i] = from?.y ?? 0;
        edges.toX[i] = to.x;
        edges.toY[i] = to.y;
        edges.owner[i] = owner;
        from = to;
        i += 1;
      }
    }
  return edges;
}

function rowBetween({ fromX, fromY, toX, toY }: Edges, band: Uint32Array, y: number): Point[] {
  const xs: number[] = [];
  for (const i of band) {
    const [x0, y0, x1, y1] = [fromX[i] ?? 0, fromY[i] ?? 0, toX[i] ?? 0, toY[i] ?? 0];
    if (y0 > y !== y1 > y) xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
  }
  xs.sort((a, b) => a - b);
  return xs.slice(1).map((x, i) => ({ x: (x + (xs[i] ?? x)) / 2, y }));
}

/** Counts into `found`; false where an edge is too near. */
function windAround(
  { fromX, fromY, toX, toY, owner }: Edges,
  band: Uint32Array,
  {
    point: { x, y },
    unsureMm,
    found,
  }: { point: Point; unsureMm: number; found: { turns: Int32Array; crossings: Int32Array } },
): boolean {
  const { turns, crossings } = found;
  turns.fill(0);
  crossings.fill(0);
  for (let place = 0; place < band.length; place += 1) {
    const i = band[place] as number;
    const x0 = fromX[i] as number;
    const x1 = toX[i] as number;
    if (Math.max(x0, x1) < x - unsureMm) continue;
    const y0 = fromY[i] as number;
    const y1 = toY[i] as number;
    if (Math.min(x0, x1) <= x + unsureMm && isNear(x0 - x, y0 - y, x1 - x, y1 - y, unsureMm)) return false;
    if (y0 > y === y1 > y || x >= x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) continue;
    const shape = owner[i] as number;
    crossings[shape] = (crossings[shape] as number) + 1;
    turns[shape] = (turns[shape] as number) + (y1 > y0 ? 1 : -1);
  }
  return true;
}

/** Whether an edge passes the origin within a distance. */
function isNear(x0: number, y0: number, x1: number, y1: number, distance: number): boolean {
  if (Math.min(y0, y1) > distance || Math.max(y0, y1) < -distance) return false;
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(Math.max(-(x0 * dx + y0 * dy) / length, 0), 1);
  return Math.hypot(x0 + dx * part, y0 + dy * part) < distance;
}
