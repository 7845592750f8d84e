/** Pixels by which a plane is continued: what is enlarged from it reads one neighbour beyond its edge. */
const STEPS = 3;

/** A plane whose known values continue evenly a little beyond where they end; NaN becomes 0 farther away. */
export function extrapolatePlane(plane: Float32Array, width: number): Float32Array {
  let known = plane;
  for (let step = 0; step < STEPS; step += 1) {
    const next = known.slice();
    for (let at = 0; at < known.length; at += 1)
      if (Number.isNaN(known[at]!)) next[at] = fromNeighbours(known, at, width);
    known = next;
  }
  return known.map((value) => (Number.isNaN(value) ? 0 : value));
}

/** Mean of the linear extrapolations from the four sides, each by the two nearest values. */
function fromNeighbours(plane: Float32Array, at: number, width: number): number {
  const x = at % width;
  let sum = 0;
  let count = 0;
  for (const [step, room] of [
    [-1, x],
    [1, width - 1 - x],
    [-width, Math.floor(at / width)],
    [width, Math.floor((plane.length - 1 - at) / width)],
  ] as const) {
    if (room < 1 || Number.isNaN(plane[at + step]!)) continue;
    const behind = room < 2 ? Number.NaN : plane[at + 2 * step]!;
    sum += Number.isNaN(behind) ? plane[at + step]! : 2 * plane[at + step]! - behind;
    count += 1;
  }
  return count === 0 ? Number.NaN : sum / count;
}
