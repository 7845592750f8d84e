/** Terms of a quadratic surface: 1, x, y, x², xy, y². */
const TERMS = 6;
const ROUNDS = 8;
/** Steps of a colour channel (of 255) that any picture's grain may have. */
const MIN_SPREAD = 0.75;

/** Values of one channel at places from -1 to 1. */
export interface SurfaceSamples {
  x: Float64Array;
  y: Float64Array;
  value: Float64Array;
}

/** Coefficients of a quadratic surface, and how far the samples that belong to it lie from it (one sigma). */
export interface Surface {
  terms: Float64Array;
  spread: number;
}

export const evaluateSurface = ({ terms: t }: Surface, x: number, y: number): number =>
  t[0]! + t[1]! * x + t[2]! * y + t[3]! * x * x + t[4]! * x * y + t[5]! * y * y;

/**
 * The quadratic surface through most of the samples: those that lie far from it (a subject that reaches the border) lose
 * their weight round by round. It begins with the median, so that up to almost half of them may be others.
 */
export function fitSurface(samples: SurfaceSamples): Surface {
  const { x, y, value } = samples;
  let surface: Surface = { terms: new Float64Array(TERMS), spread: 0 };
  surface.terms[0] = median(value);
  for (let round = 0; round < ROUNDS; round += 1) {
    const away = value.map((one, at) => Math.abs(one - evaluateSurface(surface, x[at]!, y[at]!)));
    const spread = Math.max(MIN_SPREAD, 1.4826 * median(away));
    // Wide at first: the median alone is far from both ends of a graded background.
    const reach = spread * (round === 0 ? 6 : 4);
    const weights = away.map((distance) => (distance >= reach ? 0 : (1 - (distance / reach) ** 2) ** 2));
    surface = { terms: solve(samples, weights) ?? surface.terms, spread };
  }
  return surface;
}

function median(values: Float64Array): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Weighted least squares by the normal equations; null when the samples do not determine a surface. */
function solve({ x, y, value }: SurfaceSamples, weights: Float64Array): Float64Array | null {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  const term = new Float64Array(TERMS);
  for (let at = 0; at < value.length; at += 1) {
    const weight = weights[at]!;
    if (weight === 0) continue;
    const [u, v] = [x[at]!, y[at]!];
    term.set([1, u, v, u * u, u * v, v * v]);
    for (let row = 0; row < TERMS; row += 1) {
      const scaled = weight * term[row]!;
      for (let column = 0; column < TERMS; column += 1) rows[row]![column]! += scaled * term[column]!;
      rows[row]![TERMS]! += scaled * value[at]!;
    }
  }
  // A picture one pixel high has no slope in y: a little weight on zero keeps such terms at zero.
  for (let row = 1; row < TERMS; row += 1) rows[row]![row]! += 1e-3;
  return eliminate(rows);
}

function eliminate(rows: Float64Array[]): Float64Array | null {
  for (let column = 0; column < TERMS; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < TERMS; row += 1)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    if (Math.abs(rows[pivot]![column]!) < 1e-9) return null;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    for (let row = 0; row < TERMS; row += 1) {
      if (row === column) continue;
      const factor = rows[row]![column]! / rows[column]![column]!;
      for (let at = column; at <= TERMS; at += 1) rows[row]![at]! -= factor * rows[column]![at]!;
    }
  }
  return Float64Array.from(rows, (row, at) => row[TERMS]! / row[at]!);
}
