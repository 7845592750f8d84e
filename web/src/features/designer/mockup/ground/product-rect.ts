import type { PreparedSurface } from '@diy/design/mockup';
import type { RectMm } from '@diy/design/template';

type Seen = Pick<PreparedSurface, 'u' | 'v' | 'dux' | 'dvx' | 'duy' | 'dvy'>;

/** How far beyond the print area photographs are looked at, mm. */
const REACH_MM = 60;
/** A product has an edge where less of it than this share is seen. */
const EDGE_SHARE = 0.5;

/**
 * The product laid flat as a rectangle: the print area, widened as far as photographs show the product along at least half of a
 * side without a gap, left and right alike. Surface millimetres.
 */
export function productRect(seen: readonly Seen[], printArea: RectMm): RectMm {
  const left = Math.floor(printArea.xMm - REACH_MM);
  const top = Math.floor(printArea.yMm - REACH_MM);
  const width = Math.ceil(printArea.widthMm + 2 * REACH_MM);
  const height = Math.ceil(printArea.heightMm + 2 * REACH_MM);
  const cells = new Uint8Array(width * height);
  for (const surface of seen) cover(cells, { left, top, width, height }, surface);
  const inside = {
    x0: Math.floor(printArea.xMm - left),
    x1: Math.ceil(printArea.xMm - left + printArea.widthMm),
    y0: Math.floor(printArea.yMm - top),
    y1: Math.ceil(printArea.yMm - top + printArea.heightMm),
  };
  const column = (x: number) => shareOf(inside.y0, inside.y1, (y) => cells[y * width + x]);
  const row = (y: number) => shareOf(inside.x0, inside.x1, (x) => cells[y * width + x]);
  const walk = (from: number, step: number, end: number, share: (at: number) => number) => {
    let count = 0;
    for (let at = from; at !== end && share(at) >= EDGE_SHARE; at += step) count += 1;
    return count;
  };
  // Photographs show a wrap from one side rather than from the other.
  const beside = Math.max(walk(inside.x0 - 1, -1, -1, column), walk(inside.x1, 1, width, column));
  const above = walk(inside.y0 - 1, -1, -1, row);
  const below = walk(inside.y1, 1, height, row);
  return {
    xMm: printArea.xMm - beside,
    yMm: printArea.yMm - above,
    widthMm: printArea.widthMm + 2 * beside,
    heightMm: printArea.heightMm + above + below,
  };
}

function shareOf(from: number, to: number, cell: (at: number) => number | undefined): number {
  let covered = 0;
  for (let at = from; at < to; at += 1) covered += cell(at) ?? 0;
  return covered / (to - from);
}

/** Marks the cells of 1 mm that a photograph's pixels stand for. */
function cover(
  cells: Uint8Array,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  { u, v, dux, dvx, duy, dvy }: Seen,
): void {
  // A pixel at a grazing angle stands for a long strip; more than this is a jump, not a slope.
  const reach = (across = 0, down = 0) => Math.min(6, 0.25 + (Math.abs(across) + Math.abs(down)) * 0.5);
  for (let i = 0; i < u.length; i += 1) {
    const x = (u[i] ?? 0) - left;
    const y = (v[i] ?? 0) - top;
    const [reachX, reachY] = [reach(dux[i], duy[i]), reach(dvx[i], dvy[i])];
    const x0 = Math.max(0, Math.floor(x - reachX));
    const x1 = Math.min(width, Math.ceil(x + reachX));
    if (x1 <= x0) continue;
    for (let line = Math.max(0, Math.floor(y - reachY)); line < Math.min(height, y + reachY); line += 1)
      cells.fill(1, line * width + x0, line * width + x1);
  }
}
