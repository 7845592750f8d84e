import { flattenContours } from '../painting/paths/flatten-path.ts';
import type { PathCommands } from '../painting/paths/path.ts';

/** Straight pieces of one curve: where such coarse outlines cross, the curves do too, but for what only just touches. */
const STEPS = 8;

interface Edge {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  owner: number;
}

/** From where to where an edge reaches along an axis, in mm. */
interface Span {
  readonly low: number;
  readonly high: number;
}

/** About how often outlines of different areas cross each other, counted up to `limit`; where they only touch is no crossing. */
export function countCrossings(areas: readonly PathCommands[], limit: number): number {
  return countCrossedEdges(areas.flatMap(edgesOf), limit);
}

/** Whether the lines of one outline cross each other, curves taken as a few of them. */
export function crossesItself(outline: PathCommands): boolean {
  const edges = edgesOf(outline, 0);
  return (
    countCrossedEdges(
      edges.map((edge, owner) => ({ ...edge, owner })),
      1,
    ) > 0
  );
}

/** How many pairs of edges of different owners cross each other, counted up to `limit`. */
function countCrossedEdges(edges: readonly Edge[], limit: number): number {
  const [across, down] = [edges.map(spanX), edges.map(spanY)];
  // Wide edges above each other overlap along one axis and not along the other.
  const spans = overlapsOf(across) <= overlapsOf(down) ? across : down;
  const sorted = edges.map((edge, i) => ({ edge, ...(spans[i] as Span) })).sort((a, b) => a.low - b.low);
  let count = 0;
  for (const [i, { edge, high }] of sorted.entries())
    for (let next = i + 1; next < sorted.length; next += 1) {
      const other = sorted[next] as (typeof sorted)[number];
      if (other.low > high) break;
      if (edge.owner === other.edge.owner || !isCrossed(edge, other.edge)) continue;
      count += 1;
      if (count >= limit) return count;
    }
  return count;
}

/** How many pairs of spans overlap or touch. */
export function overlapsOf(spans: readonly Span[]): number {
  const lows = Float64Array.from(spans, ({ low }) => low).sort();
  const highs = Float64Array.from(spans, ({ high }) => high).sort();
  let [pairs, ended] = [0, 0];
  for (const [begun, low] of lows.entries()) {
    while ((highs[ended] ?? Infinity) < low) ended += 1;
    pairs += begun - ended;
  }
  return pairs;
}

function edgesOf(commands: PathCommands, owner: number): Edge[] {
  return flattenContours(commands, () => STEPS).flatMap(({ points }) =>
    points.map((to, i): Edge => {
      const from = points.at(i - 1) ?? to;
      return { fromX: from.x, fromY: from.y, toX: to.x, toY: to.y, owner };
    }),
  );
}

const spanX = ({ fromX, toX }: Edge): Span => ({ low: Math.min(fromX, toX), high: Math.max(fromX, toX) });
const spanY = ({ fromY, toY }: Edge): Span => ({ low: Math.min(fromY, toY), high: Math.max(fromY, toY) });

/** Whether the ends of each edge lie on both sides of the other. */
function isCrossed(a: Edge, b: Edge): boolean {
  if (Math.max(a.fromY, a.toY) < Math.min(b.fromY, b.toY)) return false;
  if (Math.max(b.fromY, b.toY) < Math.min(a.fromY, a.toY)) return false;
  if (Math.max(a.fromX, a.toX) < Math.min(b.fromX, b.toX)) return false;
  if (Math.max(b.fromX, b.toX) < Math.min(a.fromX, a.toX)) return false;
  return (
    sideOf(a, b.fromX, b.fromY) * sideOf(a, b.toX, b.toY) < 0 &&
    sideOf(b, a.fromX, a.fromY) * sideOf(b, a.toX, a.toY) < 0
  );
}

const sideOf = ({ fromX, fromY, toX, toY }: Edge, x: number, y: number) =>
  Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
