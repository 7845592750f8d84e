/** A place in a grid of values, row by row. */
export interface Grid {
  columns: number;
  rows: number;
}

/** What is known of a field on a grid; weights of 0 say nothing. */
export interface Evidence {
  /** Difference to the next place to the right, and below. */
  right: Float64Array;
  down: Float64Array;
  rightWeight: Float64Array;
  downWeight: Float64Array;
  /** The value itself. */
  value: Float64Array;
  valueWeight: Float64Array;
}

/** Against evidence of weight 1: how little the field may bend, and how little it may change where nothing is known. */
const BEND = 0.05;
const CHANGE = 0.0005;
const MAX_STEPS = 250;
const CLOSE_ENOUGH = 1e-5;

/** The smooth field that agrees best with the evidence, by conjugate gradients from `field` on, which it overwrites. */
export function solveField(grid: Grid, evidence: Evidence, field: Float64Array): void {
  const size = field.length;
  const fresh = () => new Float64Array(size);
  const [residual, direction, applied] = [fresh(), fresh(), fresh()];
  const scale = diagonalOf(grid, evidence);
  rightSide(grid, evidence, residual);
  apply(grid, evidence, field, applied);
  let rho = 0;
  for (let at = 0; at < size; at += 1) {
    residual[at]! -= applied[at]!;
    direction[at] = residual[at]! / scale[at]!;
    rho += residual[at]! * direction[at]!;
  }
  const enough = rho * CLOSE_ENOUGH ** 2;
  for (let step = 0; step < MAX_STEPS && rho > enough && rho > 1e-12; step += 1) {
    apply(grid, evidence, direction, applied);
    let along = 0;
    for (let at = 0; at < size; at += 1) along += direction[at]! * applied[at]!;
    const alpha = rho / along;
    let next = 0;
    for (let at = 0; at < size; at += 1) {
      field[at]! += alpha * direction[at]!;
      residual[at]! -= alpha * applied[at]!;
      next += (residual[at]! * residual[at]!) / scale[at]!;
    }
    const beta = next / rho;
    for (let at = 0; at < size; at += 1) direction[at] = residual[at]! / scale[at]! + beta * direction[at]!;
    rho = next;
  }
}

function rightSide({ columns, rows }: Grid, evidence: Evidence, out: Float64Array): void {
  const { right, down, rightWeight, downWeight, value, valueWeight } = evidence;
  for (let at = 0; at < out.length; at += 1) out[at] = value[at]! * valueWeight[at]!;
  for (let row = 0, at = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, at += 1) {
      if (column + 1 < columns) {
        out[at]! -= rightWeight[at]! * right[at]!;
        out[at + 1]! += rightWeight[at]! * right[at]!;
      }
      if (row + 1 < rows) {
        out[at]! -= downWeight[at]! * down[at]!;
        out[at + columns]! += downWeight[at]! * down[at]!;
      }
    }
}

function diagonalOf({ columns, rows }: Grid, evidence: Evidence): Float64Array {
  const { rightWeight, downWeight, valueWeight } = evidence;
  const out = Float64Array.from(valueWeight, (weight) => weight + 1e-6 + 4 * CHANGE + 12 * BEND);
  for (let row = 0, at = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, at += 1) {
      if (column + 1 < columns) {
        out[at]! += rightWeight[at]!;
        out[at + 1]! += rightWeight[at]!;
      }
      if (row + 1 < rows) {
        out[at]! += downWeight[at]!;
        out[at + columns]! += downWeight[at]!;
      }
    }
  return out;
}

function apply({ columns, rows }: Grid, evidence: Evidence, field: Float64Array, out: Float64Array): void {
  const { rightWeight, downWeight, valueWeight } = evidence;
  for (let at = 0; at < out.length; at += 1) out[at] = (valueWeight[at]! + 1e-6) * field[at]!;
  for (let row = 0, at = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, at += 1) {
      if (column + 1 < columns) pull(field, out, at, at + 1, rightWeight[at]! + CHANGE);
      if (row + 1 < rows) pull(field, out, at, at + columns, downWeight[at]! + CHANGE);
      if (column > 0 && column + 1 < columns) bend(field, out, at - 1, at, at + 1);
      if (row > 0 && row + 1 < rows) bend(field, out, at - columns, at, at + columns);
    }
}

function pull(field: Float64Array, out: Float64Array, one: number, other: number, weight: number): void {
  const step = weight * (field[other]! - field[one]!);
  out[one]! -= step;
  out[other]! += step;
}

function bend(field: Float64Array, out: Float64Array, one: number, middle: number, other: number): void {
  const by = BEND * (field[one]! - 2 * field[middle]! + field[other]!);
  out[one]! += by;
  out[middle]! -= 2 * by;
  out[other]! += by;
}
