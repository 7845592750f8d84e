import type { Evidence, Grid } from './light-field.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Pixels of the working copy along a cell of the grid. */
export const CELL = 4;
/** Largest change between neighbouring pixels that light alone makes, as a difference of natural logarithms; more is an edge. */
const MAX_STEP = 0.06;
/** The same for hue, as a difference of the shares of red and green. */
const MAX_HUE = 0.012;
/** A change of hue between neighbouring cells that halves the weight of what they say of the light. */
const HUE = 0.004;

/** What cells are: the mean of their pixels, and how even they are. */
export interface Cells {
  bright: Float64Array;
  red: Float64Array;
  green: Float64Array;
  /** 0 = an edge runs through it. */
  trust: Float64Array;
}

/**
 * Measures how much the light differs from cell to cell of a working copy, along rows and columns of pixels that no edge
 * crosses. Where the hue changes as well, the artwork has changed and not the light, so such places are left out.
 */
export function gatherEvidence(copy: WorkingCopy): { grid: Grid; cells: Cells; evidence: Evidence } {
  const grid = { columns: Math.floor(copy.widthPx / CELL), rows: Math.floor(copy.heightPx / CELL) };
  const cells = meansOf(copy, grid);
  const size = grid.columns * grid.rows;
  const fresh = () => new Float64Array(size);
  const evidence: Evidence = {
    right: fresh(),
    down: fresh(),
    rightWeight: fresh(),
    downWeight: fresh(),
    value: fresh(),
    valueWeight: fresh(),
  };
  const { widthPx } = copy;
  for (let row = 0, at = 0; row < grid.rows; row += 1)
    for (let column = 0; column < grid.columns; column += 1, at += 1) {
      const from = row * CELL * widthPx + column * CELL;
      if (column + 1 < grid.columns) {
        const [mean, weight] = stepOf(copy, from, widthPx, 1);
        evidence.right[at] = mean;
        evidence.rightWeight[at] = weight * sameHue(cells, at, at + 1);
      }
      if (row + 1 < grid.rows) {
        const [mean, weight] = stepOf(copy, from, 1, widthPx);
        evidence.down[at] = mean;
        evidence.downWeight[at] = weight * sameHue(cells, at, at + grid.columns);
      }
    }
  return { grid, cells, evidence };
}

/** From a cell to the next one: the mean over its lines that no edge crosses, and how many those are. */
function stepOf(
  { bright, red, green, trust }: WorkingCopy,
  from: number,
  line: number,
  step: number,
): [number, number] {
  let [sum, weight] = [0, 0];
  for (let n = 0; n < CELL; n += 1) {
    let at = from + n * line + step;
    let isOpen = true;
    let [least, total] = [1, 0];
    for (let k = 0; k < CELL; k += 1, at += step) {
      const by = bright[at + step]! - bright[at]!;
      total += by;
      least = Math.min(least, trust[at]!, trust[at + step]!);
      const hue = Math.abs(red[at + step]! - red[at]!) + Math.abs(green[at + step]! - green[at]!);
      if (Math.abs(by) > MAX_STEP || hue > MAX_HUE / Math.max(0.1, least)) isOpen = false;
    }
    if (!isOpen || least === 0) continue;
    sum += total * least;
    weight += least;
  }
  return weight === 0 ? [0, 0] : [sum / weight, weight / CELL];
}

function sameHue({ red, green }: Cells, one: number, other: number): number {
  const away = Math.abs(red[one]! - red[other]!) + Math.abs(green[one]! - green[other]!);
  return 1 / (1 + (away / HUE) ** 2);
}

function meansOf({ widthPx, bright, red, green, trust }: WorkingCopy, { columns, rows }: Grid): Cells {
  const fresh = () => new Float64Array(columns * rows);
  const cells: Cells = { bright: fresh(), red: fresh(), green: fresh(), trust: fresh() };
  for (let at = 0; at < columns * rows; at += 1) {
    const from = Math.floor(at / columns) * CELL * widthPx + (at % columns) * CELL;
    let [least, most, faint] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1];
    for (let n = 0; n < CELL * CELL; n += 1) {
      const pixel = from + Math.floor(n / CELL) * widthPx + (n % CELL);
      cells.bright[at]! += bright[pixel]! / CELL / CELL;
      cells.red[at]! += red[pixel]! / CELL / CELL;
      cells.green[at]! += green[pixel]! / CELL / CELL;
      least = Math.min(least, bright[pixel]!);
      most = Math.max(most, bright[pixel]!);
      faint = Math.min(faint, trust[pixel]!);
    }
    cells.trust[at] = most - least < 3 * MAX_STEP ? faint : 0;
  }
  return cells;
}
