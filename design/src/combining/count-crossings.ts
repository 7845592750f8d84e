import { flattenContours } from '../painting/paths/flatten-path.ts';
import type { LayerArea } from './area-of.ts';

/** Straight pieces of one curve: where such coarse outlines cross, the curves do too, but for what only just touches. */
const STEPS = 8;

interface Edge {
  left: number;
  right: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  owner: number;
}

/** About how often outlines of different areas cross each other, counted up to `limit`; where they only touch is no crossing. */
export function countCrossings(areas: readonly LayerArea[], limit: number): number {
  const edges = areas.flatMap(edgesOf).sort((a, b) => a.left - b.left);
  let count = 0;
  for (const [i, edge] of edges.entries())
    for (let next = i + 1; next < edges.length; next += 1) {
      const other = edges[next] as Edge;
      if (other.left > edge.right) break;
      if (edge.owner === other.owner || !isCrossed(edge, other)) continue;
      count += 1;
      if (count >= limit) return count;
    }
  return count;
}

function edgesOf({ areas }: LayerArea, owner: number): Edge[] {
  return areas.flatMap(({ commands }) =>
    flattenContours(commands, () => STEPS).flatMap(({ points }) =>
      points.map((to, i): Edge => {
        const from = points.at(i - 1) ?? to;
        const ends = { fromX: from.x, fromY: from.y, toX: to.x, toY: to.y };
        return { ...ends, owner, left: Math.min(from.x, to.x), right: Math.max(from.x, to.x) };
      }),
    ),
  );
}

/** Whether the ends of each edge lie on both sides of the other. */
function isCrossed(a: Edge, b: Edge): boolean {
  if (Math.max(a.fromY, a.toY) < Math.min(b.fromY, b.toY)) return false;
  if (Math.max(b.fromY, b.toY) < Math.min(a.fromY, a.toY)) return false;
  return (
    sideOf(a, b.fromX, b.fromY) * sideOf(a, b.toX, b.toY) < 0 &&
    sideOf(b, a.fromX, a.fromY) * sideOf(b, a.toX, a.toY) < 0
  );
}

const sideOf = ({ fromX, fromY, toX, toY }: Edge, x: number, y: number) =>
  Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
