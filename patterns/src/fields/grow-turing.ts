import type { Random } from '../random.ts';
import type { FieldGrid } from './field-grid.ts';

export interface TuringRules {
  columns: number;
  rows: number;
  /** Reach of growth, in cells; stripes come out about four times as wide. */
  reach: number;
  /** How many times farther inhibition reaches than activation, across and down; unequal values make lengthwise stripes. */
  across: number;
  down: number;
  /** 0 = stripes; positive = islands. */
  bias: number;
  rounds: number;
}

/** Skin as it grows (Turing's idea, by blurring near and far): −1…1 on a torus. */
export function growTuring(rules: TuringRules, random: Random): FieldGrid {
  const { columns, rows } = rules;
  let cells = Float32Array.from({ length: columns * rows }, () => random.range(-1, 1));
  for (let round = 0; round < rules.rounds; round++) {
    const near = blur(cells, columns, rows, rules.reach, rules.reach);
    const far = blur(cells, columns, rows, rules.reach * rules.across, rules.reach * rules.down);
    const next = new Float32Array(cells.length);
    for (let i = 0; i < cells.length; i++) {
      next[i] = Math.max(-1, Math.min(1, cells[i]! * 0.6 + (near[i]! - far[i]!) * 7 - rules.bias));
    }
    cells = next;
  }
  return { columns, rows, values: blur(cells, columns, rows, 1.5, 1.5) };
}

/** Two passes of a box in each direction, wrapping around: near enough to a bell curve. */
function blur(
  cells: Float32Array,
  columns: number,
  rows: number,
  rx: number,
  ry: number,
): Float32Array<ArrayBuffer> {
  let line = blurLines(cells, columns, rows, 1, columns, rx);
  line = blurLines(line, columns, rows, 1, columns, rx);
  line = blurLines(line, rows, columns, columns, 1, ry);
  return blurLines(line, rows, columns, columns, 1, ry);
}

function blurLines(
  cells: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  reach: number,
): Float32Array<ArrayBuffer> {
  const r = Math.max(1, Math.min(Math.floor((length - 1) / 2), Math.round(reach)));
  const out = new Float32Array(cells.length);
  for (let line = 0; line < lines; line++) {
    const base = line * lineStep;
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += cells[base + ((i + length) % length) * step]!;
    for (let i = 0; i < length; i++) {
      out[base + i * step] = sum / (2 * r + 1);
      sum += cells[base + ((i + r + 1) % length) * step]! - cells[base + ((i - r + length) % length) * step]!;
    }
  }
  return out;
}
