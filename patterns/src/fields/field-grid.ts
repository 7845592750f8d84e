import type { Field } from './periodic-noise.ts';

/** A field sampled on a grid of the tile, read back smoothly row by row. */
export interface FieldGrid {
  columns: number;
  rows: number;
  values: Float32Array;
}

/** Samples fields together, place by place, so that shared parts are computed once. */
export function sampleFields(fields: readonly Field[], columns: number, rows: number): FieldGrid[] {
  const grids = fields.map(() => ({ columns, rows, values: new Float32Array(columns * rows) }));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let i = 0; i < fields.length; i++) {
        grids[i]!.values[row * columns + column] = fields[i]!((column + 0.5) / columns, (row + 0.5) / rows);
      }
    }
  }
  return grids;
}

/** Catmull–Rom weights of four neighbours at `t` between the middle two. */
function weights(t: number): [number, number, number, number] {
  const t2 = t * t;
  const t3 = t2 * t;
  return [
    -0.5 * t + t2 - 0.5 * t3,
    1 - 2.5 * t2 + 1.5 * t3,
    0.5 * t + 2 * t2 - 1.5 * t3,
    -0.5 * t2 + 0.5 * t3,
  ];
}

/** Reads rows of `widthPx` values out of a grid for a picture `heightPx` high; both directions wrap around. */
export function createRowReader(grid: FieldGrid, widthPx: number, heightPx: number) {
  const { columns, rows, values } = grid;
  const line = new Float32Array(columns);
  const taps = new Int32Array(widthPx * 4);
  const shares = new Float32Array(widthPx * 4);
  for (let x = 0; x < widthPx; x++) {
    const at = ((x + 0.5) / widthPx) * columns - 0.5;
    const base = Math.floor(at);
    const w = weights(at - base);
    for (let k = 0; k < 4; k++) {
      taps[x * 4 + k] = (((base + k - 1) % columns) + columns) % columns;
      shares[x * 4 + k] = w[k]!;
    }
  }
  return (y: number, out: Float32Array): void => {
    const at = ((y + 0.5) / heightPx) * rows - 0.5;
    const base = Math.floor(at);
    const w = weights(at - base);
    const starts = w.map((_, k) => ((((base + k - 1) % rows) + rows) % rows) * columns);
    for (let c = 0; c < columns; c++) {
      line[c] =
        values[starts[0]! + c]! * w[0] +
        values[starts[1]! + c]! * w[1] +
        values[starts[2]! + c]! * w[2] +
        values[starts[3]! + c]! * w[3];
    }
    for (let x = 0, i = 0; x < widthPx; x++, i += 4) {
      out[x] =
        line[taps[i]!]! * shares[i]! +
        line[taps[i + 1]!]! * shares[i + 1]! +
        line[taps[i + 2]!]! * shares[i + 2]! +
        line[taps[i + 3]!]! * shares[i + 3]!;
    }
  };
}
