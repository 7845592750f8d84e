import type { Random } from '../random.ts';

export interface Spot {
  x: number;
  y: number;
  radius: number;
}

export interface ScatterRules {
  width: number;
  height: number;
  /** Radii tried from large to small, each with its share of the picture's area to fill. */
  sizes: readonly { radius: number; share: number }[];
  /** The smallest distance between two rims, as a share of the radii; negative lets them overlap. */
  gap: number;
}

/** Spots kept apart on a torus (Mitchell's best candidate), large ones first, small ones into the holes. */
export function scatter(rules: ScatterRules, random: Random): Spot[] {
  const { width, height } = rules;
  const grid = createTorusGrid(
    width,
    height,
    Math.max(...rules.sizes.map((s) => s.radius)) * (2 + Math.max(0, rules.gap)) + 1,
  );
  const spots: Spot[] = [];
  for (const { radius, share } of rules.sizes) {
    const wanted = Math.min(
      6000,
      Math.max(1, Math.round((share * width * height) / (Math.PI * radius * radius))),
    );
    let misses = 0;
    for (let placed = 0; placed < wanted && misses < 24; ) {
      const spot = bestCandidate(grid, rules, radius * random.range(0.92, 1.08), random);
      if (!spot) {
        misses++;
        continue;
      }
      grid.add(spot);
      spots.push(spot);
      placed++;
    }
  }
  return spots;
}

function bestCandidate(grid: TorusGrid, rules: ScatterRules, radius: number, random: Random): Spot | null {
  let best: Spot | null = null;
  let bestRoom = Infinity;
  for (let i = 0; i < 16; i++) {
    const spot = { x: random.range(0, rules.width), y: random.range(0, rules.height), radius };
    const room = grid.room(spot, rules.gap);
    // The tightest fit that does not touch packs better, and more evenly, than the roomiest.
    if (room >= 0 && room < bestRoom) [best, bestRoom] = [spot, room];
  }
  return best;
}

interface TorusGrid {
  add(spot: Spot): void;
  /** Distance to spare to the nearest spot; negative where the rule is broken. */
  room(spot: Spot, gap: number): number;
}

function createTorusGrid(width: number, height: number, cell: number): TorusGrid {
  const columns = Math.max(1, Math.floor(width / cell));
  const rows = Math.max(1, Math.floor(height / cell));
  const cells: Spot[][] = Array.from({ length: columns * rows }, () => []);
  const columnOf = (x: number) => Math.min(columns - 1, Math.floor((x / width) * columns));
  const rowOf = (y: number) => Math.min(rows - 1, Math.floor((y / height) * rows));
  const around = (at: number, count: number) =>
    count < 3 ? Array.from({ length: count }, (_, i) => i) : [(at + count - 1) % count, at, (at + 1) % count];
  return {
    add: (spot) => {
      cells[rowOf(spot.y) * columns + columnOf(spot.x)]?.push(spot);
    },
    room: (spot, gap) => {
      let least = 1e6;
      for (const row of around(rowOf(spot.y), rows)) {
        for (const column of around(columnOf(spot.x), columns)) {
          for (const other of cells[row * columns + column] ?? []) {
            const dx = Math.abs(spot.x - other.x);
            const dy = Math.abs(spot.y - other.y);
            const distance = Math.hypot(Math.min(dx, width - dx), Math.min(dy, height - dy));
            least = Math.min(least, distance - (spot.radius + other.radius) * (1 + gap));
          }
        }
      }
      return least;
    },
  };
}
