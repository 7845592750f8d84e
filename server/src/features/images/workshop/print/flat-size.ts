import type { MeshSurface } from '@diy/design/photo-mockup';

/** Places along a side at which the photograph's pixels are counted. */
const STEPS = 24;

/** How many pixels of the photograph a print has. */
export interface Extent {
  /** Width along the densest line of the print. */
  across: number;
  down: number;
  /** In all. */
  area: number;
}

/** Returns null where the surface folds over itself, or is no surface at all. */
export function measureExtent(surface: MeshSurface): Extent | null {
  const grid = Array.from({ length: STEPS + 1 }, (_, row) =>
    Array.from({ length: STEPS + 1 }, (__, column) => surface(column / STEPS, row / STEPS)),
  );
  const extent: Extent = { across: 0, down: 0, area: 0 };
  let sign = 0;
  for (let row = 0; row < STEPS; row += 1) {
    for (let column = 0; column < STEPS; column += 1) {
      const [a, b, c] = [grid[row]![column]!, grid[row]![column + 1]!, grid[row + 1]![column]!];
      const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
      const turn = ux * vy - uy * vx;
      if (!Number.isFinite(turn) || turn === 0 || (sign !== 0 && Math.sign(turn) !== sign)) return null;
      sign = Math.sign(turn);
      extent.across = Math.max(extent.across, Math.hypot(ux, uy) * STEPS);
      extent.down = Math.max(extent.down, Math.hypot(vx, vy) * STEPS);
      extent.area += Math.abs(turn);
    }
  }
  return extent;
}

/**
 * Sides of the flat print: no detail of the photograph is lost, unless they had more pixels than allowed.
 * @param ratio width over height
 */
export function flatSize({ across, down }: Extent, ratio: number, maxPixels: number) {
  const scale = Math.min(1, Math.sqrt(maxPixels / sizeOf(across, down, ratio)));
  const width = Math.max(across, down * ratio) * scale;
  return { widthPx: Math.max(1, Math.round(width)), heightPx: Math.max(1, Math.round(width / ratio)) };
}

const sizeOf = (across: number, down: number, ratio: number): number =>
  Math.max(across, down * ratio) ** 2 / ratio;
