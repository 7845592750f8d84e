import { blur } from './clean-colours.ts';

/** Pixels to either side of the border at which the sides' own colours are read. */
const FAR_PX = 8;
const NEAR_PX = 5;
/** An edge is measured where its two sides differ by at least `MIN_STEP` (distance in Lab) and by `TIMES` the spread within either side. */
const MIN_STEP = 12;
const TIMES = 5;
/** The fewest measured places of which a median is taken. */
const MIN_PLACES = 24;
/** Pixels over which the border's direction is taken. */
const SLOPE_PX = 3;
/** Places where the smoothed sides change by less than this from pixel to pixel have no clear direction and are not measured. */
const MIN_SLOPE = 0.1;
/** The sum of 4 × share × (1 − share) across an edge, for each pixel of its blur's deviation: 4 / √π. */
const WIDTH_OF_BLUR = 2.2568;

/**
 * Measures how soft the subject's edge is: the standard deviation, in pixels, of the blur that would make it from a hard one. It is the
 * median over the border's pixels to both sides of which the colours are even; null where too few are.
 * @param colours three values a pixel, in Lab
 * @param sides 1 = subject
 * @param border indices of the pixels at the border
 */
export function measureEdge(
  colours: Float32Array,
  sides: Uint8Array,
  border: readonly number[],
  widthPx: number,
  heightPx: number,
): number | null {
  const smooth = blur(Float32Array.from(sides), widthPx, heightPx, SLOPE_PX);
  const found: number[] = [];
  const line = new Float32Array((2 * FAR_PX + 1) * 3);
  for (const at of border) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    if (x < FAR_PX + 2 || y < FAR_PX + 2 || x >= widthPx - FAR_PX - 2 || y >= heightPx - FAR_PX - 2) continue;
    const [dx, dy] = [smooth[at + 1]! - smooth[at - 1]!, smooth[at + widthPx]! - smooth[at - widthPx]!];
    const length = Math.hypot(dx, dy);
    if (length < MIN_SLOPE) continue;
    for (let t = -FAR_PX; t <= FAR_PX; t += 1)
      take(line, (t + FAR_PX) * 3, colours, x + (t * dx) / length, y + (t * dy) / length, widthPx);
    const width = widthOf(line);
    if (width !== null) found.push(width / WIDTH_OF_BLUR);
  }
  if (found.length < MIN_PLACES) return null;
  found.sort((a, b) => a - b);
  return found[found.length >> 1]!;
}

function take(
  line: Float32Array,
  to: number,
  colours: Float32Array,
  x: number,
  y: number,
  widthPx: number,
): void {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  for (let channel = 0; channel < 3; channel += 1) {
    const from = (j * widthPx + i) * 3 + channel;
    const below = from + widthPx * 3;
    line[to + channel] =
      (colours[from]! * (1 - u) + colours[from + 3]! * u) * (1 - v) +
      (colours[below]! * (1 - u) + colours[below + 3]! * u) * v;
  }
}

/** The sum of 4 × share × (1 − share) along a line from background to subject; null where the sides are not even. */
function widthOf(line: Float32Array): number | null {
  const many = FAR_PX - NEAR_PX + 1;
  const [background, subject] = [mean(line, 0, many), mean(line, FAR_PX + NEAR_PX, many)];
  const step = subject.map((value, n) => value - background[n]!);
  const squared = step.reduce((sum, value) => sum + value * value, 0);
  const within = Math.max(
    spreadOf(line, 0, many, background),
    spreadOf(line, FAR_PX + NEAR_PX, many, subject),
  );
  if (squared < MIN_STEP ** 2 || squared < (TIMES * within) ** 2) return null;
  let width = 0;
  for (let n = 0; n < 2 * FAR_PX + 1; n += 1) {
    let along = 0;
    for (let channel = 0; channel < 3; channel += 1)
      along += (line[n * 3 + channel]! - background[channel]!) * step[channel]!;
    const share = Math.max(0, Math.min(1, along / squared));
    width += 4 * share * (1 - share);
  }
  return width;
}

const mean = (line: Float32Array, from: number, count: number): [number, number, number] => {
  const sum: [number, number, number] = [0, 0, 0];
  for (let n = from; n < from + count; n += 1)
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += line[n * 3 + channel]! / count;
  return sum;
};

function spreadOf(line: Float32Array, from: number, count: number, middle: readonly number[]): number {
  let most = 0;
  for (let n = from; n < from + count; n += 1) {
    const away = [0, 1, 2].reduce(
      (sum, channel) => sum + (line[n * 3 + channel]! - middle[channel]!) ** 2,
      0,
    );
    most = Math.max(most, Math.sqrt(away));
  }
  return most;
}
