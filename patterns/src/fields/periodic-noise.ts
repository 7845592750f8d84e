import type { Random } from '../random.ts';

/** A smooth function of a place on the tile, given as 0…1 across and 0…1 down; it repeats in both. */
export type Field = (u: number, v: number) => number;

/** Gradient noise about −1…1 with this many cells across and down the tile. */
export function createNoise(random: Random, across: number, down: number): Field {
  const columns = Math.max(1, Math.round(across));
  const rows = Math.max(1, Math.round(down));
  const gx = new Float32Array(columns * rows);
  const gy = new Float32Array(columns * rows);
  for (let i = 0; i < gx.length; i++) {
    const angle = random.range(0, Math.PI * 2);
    gx[i] = Math.cos(angle);
    gy[i] = Math.sin(angle);
  }
  return (u, v) => {
    const x = (u - Math.floor(u)) * columns;
    const y = (v - Math.floor(v)) * rows;
    const x0 = Math.min(columns - 1, Math.floor(x));
    const y0 = Math.min(rows - 1, Math.floor(y));
    const x1 = (x0 + 1) % columns;
    const y1 = (y0 + 1) % rows;
    const fx = x - x0;
    const fy = y - y0;
    const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const a = y0 * columns + x0;
    const b = y0 * columns + x1;
    const c = y1 * columns + x0;
    const d = y1 * columns + x1;
    const top = (gx[a]! * fx + gy[a]! * fy) * (1 - sx) + (gx[b]! * (fx - 1) + gy[b]! * fy) * sx;
    const bottom =
      (gx[c]! * fx + gy[c]! * (fy - 1)) * (1 - sx) + (gx[d]! * (fx - 1) + gy[d]! * (fy - 1)) * sx;
    return (top * (1 - sy) + bottom * sy) * 1.5;
  };
}

/** Noise of several sizes, each octave half the size of the last and `gain` as strong; about −1…1. */
export function createFractalNoise(
  random: Random,
  across: number,
  down: number,
  octaves: number,
  gain = 0.5,
): Field {
  const layers = Array.from({ length: octaves }, (_, i) => ({
    noise: createNoise(random, Math.round(across) * 2 ** i, Math.round(down) * 2 ** i),
    strength: gain ** i,
  }));
  const total = layers.reduce((sum, layer) => sum + layer.strength, 0);
  return (u, v) => {
    let sum = 0;
    for (const { noise, strength } of layers) sum += noise(u, v) * strength;
    return (sum / total) * 1.4;
  };
}

/** The field, remembering its last place: several fields bent by one are then as cheap as one. */
export function rememberLast(field: Field): Field {
  let [lastU, lastV, value] = [Number.NaN, Number.NaN, 0];
  return (u, v) => {
    if (u !== lastU || v !== lastV) {
      value = field(u, v);
      lastU = u;
      lastV = v;
    }
    return value;
  };
}
