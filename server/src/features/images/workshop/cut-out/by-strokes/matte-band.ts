/** The pixels along the border: colours from 0 to 1, three values a pixel, and what is known of the subject's share. */
export interface Band {
  widthPx: number;
  heightPx: number;
  colours: Float32Array;
  /** 1 = the share is to be computed; 0 = it is known. */
  isOpen: Uint8Array;
  /** The subject's share, 0 to 1, where it is known; a guess where it is open. */
  shares: Float32Array;
  /** How much the guess of an open pixel counts in the equations; 0 = not at all. */
  trust: Float32Array;
}

const WINDOW = 9;
/**
 * Added to the variances of a window's colours (0 to 1): the equations of a window of one colour have no solution
 * without it.
 */
const SLACK = 1e-5;
const ROUNDS = 120;
const ENOUGH = 1e-3;
/** Values kept for each window: mean colour (3) and inverse covariance (xx, xy, xz, yy, yz, zz). */
const FACTS = 9;

/**
 * Computes the subject's share in each open pixel by “closed-form matting” (Levin, Lischinski and Weiss, 2008). Within
 * 3 × 3 pixels, the colours of the subject are taken to lie on a line, and those of the background on another; then the
 * share is a linear function of the colour. Solved by conjugate gradients.
 */
export function matteBand(band: Band): Float32Array {
  const { isOpen, trust } = band;
  const windows = openWindows(band);
  const facts = factsOf(band, windows);
  const open = Uint32Array.from(windowsPixels(isOpen));
  const x = Float32Array.from(band.shares);
  const work = new Float32Array(x.length);
  const product = (vector: Float32Array): Float32Array => {
    for (const at of open) work[at] = 0;
    applyWindows(band, windows, facts, vector, work);
    for (const at of open) work[at]! += trust[at]! * vector[at]!;
    return work;
  };
  const scale = scaleOf(band, windows, facts);
  const residual = new Float32Array(x.length);
  const first = product(x);
  for (const at of open) residual[at] = trust[at]! * band.shares[at]! - first[at]!;
  const step = new Float32Array(x.length);
  let before = 0;
  for (const at of open) {
    step[at] = residual[at]! / scale[at]!;
    before += residual[at]! * step[at]!;
  }
  const wanted = before * ENOUGH * ENOUGH;
  for (let round = 0; round < ROUNDS && before > wanted && before > 1e-12; round += 1) {
    const along = product(step);
    let curvature = 0;
    for (const at of open) curvature += step[at]! * along[at]!;
    if (curvature <= 0) break;
    const length = before / curvature;
    let after = 0;
    for (const at of open) {
      x[at]! += length * step[at]!;
      residual[at]! -= length * along[at]!;
      after += (residual[at]! * residual[at]!) / scale[at]!;
    }
    const turn = after / before;
    for (const at of open) step[at] = residual[at]! / scale[at]! + turn * step[at]!;
    before = after;
  }
  for (const at of open) x[at] = Math.max(0, Math.min(1, x[at]!));
  return x;
}

function* windowsPixels(isOpen: Uint8Array): Generator<number> {
  for (let at = 0; at < isOpen.length; at += 1) if (isOpen[at] === 1) yield at;
}

/** The middle pixels of all 3 × 3 windows that hold an open pixel. */
function openWindows({ widthPx, heightPx, isOpen }: Band): Uint32Array {
  const middles: number[] = [];
  for (let y = 1; y < heightPx - 1; y += 1)
    for (let x = 1; x < widthPx - 1; x += 1) {
      const at = y * widthPx + x;
      let any = 0;
      for (let row = at - widthPx; row <= at + widthPx; row += widthPx)
        any |= isOpen[row - 1]! | isOpen[row]! | isOpen[row + 1]!;
      if (any === 1) middles.push(at);
    }
  return Uint32Array.from(middles);
}

function factsOf({ widthPx, colours }: Band, windows: Uint32Array): Float32Array {
  const facts = new Float32Array(windows.length * FACTS);
  windows.forEach((middle, index) => {
    let [r, g, b, rr, rg, rb, gg, gb, bb] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (let row = middle - widthPx; row <= middle + widthPx; row += widthPx)
      for (let at = (row - 1) * 3; at <= (row + 1) * 3; at += 3) {
        const [x, y, z] = [colours[at]!, colours[at + 1]!, colours[at + 2]!];
        r += x;
        g += y;
        b += z;
        rr += x * x;
        rg += x * y;
        rb += x * z;
        gg += y * y;
        gb += y * z;
        bb += z * z;
      }
    const [x, y, z] = [r / WINDOW, g / WINDOW, b / WINDOW];
    const inverse = invert(
      rr / WINDOW - x * x + SLACK,
      rg / WINDOW - x * y,
      rb / WINDOW - x * z,
      gg / WINDOW - y * y + SLACK,
      gb / WINDOW - y * z,
      bb / WINDOW - z * z + SLACK,
    );
    facts.set([x, y, z, ...inverse], index * FACTS);
  });
  return facts;
}

/** Inverse of a symmetric 3 × 3 matrix, taken and returned as xx, xy, xz, yy, yz, zz. */
export function invert(xx: number, xy: number, xz: number, yy: number, yz: number, zz: number): number[] {
  const [a, b, c] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy];
  const whole = xx * a + xy * b + xz * c;
  const rest = [a, b, c, xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy];
  return rest.map((one) => one / whole);
}

/** Adds to `out`, for each window, how far the shares in it are from the best linear function of the colour. */
function applyWindows(
  { widthPx, colours }: Band,
  windows: Uint32Array,
  facts: Float32Array,
  shares: Float32Array,
  out: Float32Array,
): void {
  for (let index = 0; index < windows.length; index += 1) {
    const middle = windows[index]!;
    const from = index * FACTS;
    let [sum, r, g, b] = [0, 0, 0, 0];
    for (let row = middle - widthPx; row <= middle + widthPx; row += widthPx)
      for (let at = row - 1; at <= row + 1; at += 1) {
        const share = shares[at]!;
        sum += share;
        r += colours[at * 3]! * share;
        g += colours[at * 3 + 1]! * share;
        b += colours[at * 3 + 2]! * share;
      }
    const mean = sum / WINDOW;
    const [x, y, z] = [facts[from]!, facts[from + 1]!, facts[from + 2]!];
    const [cx, cy, cz] = [r / WINDOW - x * mean, g / WINDOW - y * mean, b / WINDOW - z * mean];
    const slopeR = facts[from + 3]! * cx + facts[from + 4]! * cy + facts[from + 5]! * cz;
    const slopeG = facts[from + 4]! * cx + facts[from + 6]! * cy + facts[from + 7]! * cz;
    const slopeB = facts[from + 5]! * cx + facts[from + 7]! * cy + facts[from + 8]! * cz;
    const base = mean - slopeR * x - slopeG * y - slopeB * z;
    for (let row = middle - widthPx; row <= middle + widthPx; row += widthPx)
      for (let at = row - 1; at <= row + 1; at += 1)
        out[at]! +=
          shares[at]! -
          base -
          slopeR * colours[at * 3]! -
          slopeG * colours[at * 3 + 1]! -
          slopeB * colours[at * 3 + 2]!;
  }
}

/** The diagonal of the equations' matrix. Steps are divided by it, so that all pixels converge at a like speed. */
function scaleOf({ widthPx, colours, trust }: Band, windows: Uint32Array, facts: Float32Array): Float32Array {
  const scale = Float32Array.from(trust);
  windows.forEach((middle, index) => {
    const from = index * FACTS;
    for (let row = middle - widthPx; row <= middle + widthPx; row += widthPx)
      for (let at = row - 1; at <= row + 1; at += 1) {
        const x = colours[at * 3]! - facts[from]!;
        const y = colours[at * 3 + 1]! - facts[from + 1]!;
        const z = colours[at * 3 + 2]! - facts[from + 2]!;
        const along =
          x * (facts[from + 3]! * x + 2 * facts[from + 4]! * y + 2 * facts[from + 5]! * z) +
          y * (facts[from + 6]! * y + 2 * facts[from + 7]! * z) +
          z * z * facts[from + 8]!;
        scale[at]! += 1 - (1 + along) / WINDOW;
      }
  });
  for (let at = 0; at < scale.length; at += 1) scale[at] = Math.max(scale[at]!, 1e-6);
  return scale;
}
