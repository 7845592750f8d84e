import type { SmallCopy } from '../../strokes/reduce-rows.ts';
import { blur } from './clean-colours.ts';
import { invert } from './matte-band.ts';

const REACH_PX = 2;
const SLACK = 4e-4;

/**
 * Returns four values for each pixel of a copy: three slopes and a base. The share of a full-size pixel is the base
 * plus the slopes times its red, green and blue (0 to 1), so that edges are as sharp as in the full picture (“guided
 * filter”, He, Sun and Tang, 2013).
 */
export function linesOf({ widthPx, heightPx, rgba }: SmallCopy, shares: Float32Array): Float32Array {
  const count = widthPx * heightPx;
  const near = (values: Float32Array) => blur(values, widthPx, heightPx, REACH_PX);
  const channels = [0, 1, 2].map((channel) =>
    Float32Array.from({ length: count }, (_, at) => rgba[at * 4 + channel]! / 255),
  );
  const product = (one: Float32Array, other: Float32Array) =>
    near(one.map((value, at) => value * other[at]!));
  const [red, green, blue] = channels as [Float32Array, Float32Array, Float32Array];
  const means = channels.map(near) as [Float32Array, Float32Array, Float32Array];
  const mean = near(shares);
  const with3 = channels.map((channel) => product(channel, shares)) as typeof means;
  const [rr, rg, rb] = [product(red, red), product(red, green), product(red, blue)];
  const [gg, gb, bb] = [product(green, green), product(green, blue), product(blue, blue)];
  const parts = [0, 1, 2, 3].map(() => new Float32Array(count));
  for (let at = 0; at < count; at += 1) {
    const [x, y, z] = [means[0][at]!, means[1][at]!, means[2][at]!];
    const share = mean[at]!;
    parts[3]![at] = share;
    if (share < 1e-5 || share > 1 - 1e-5) continue;
    const inverse = invert(
      rr[at]! - x * x + SLACK,
      rg[at]! - x * y,
      rb[at]! - x * z,
      gg[at]! - y * y + SLACK,
      gb[at]! - y * z,
      bb[at]! - z * z + SLACK,
    );
    const [cx, cy, cz] = [with3[0][at]! - x * share, with3[1][at]! - y * share, with3[2][at]! - z * share];
    const slopes = [
      inverse[0]! * cx + inverse[1]! * cy + inverse[2]! * cz,
      inverse[1]! * cx + inverse[3]! * cy + inverse[4]! * cz,
      inverse[2]! * cx + inverse[4]! * cy + inverse[5]! * cz,
    ];
    slopes.forEach((slope, part) => {
      parts[part]![at] = slope;
    });
    parts[3]![at] = share - slopes[0]! * x - slopes[1]! * y - slopes[2]! * z;
  }
  const lines = new Float32Array(count * 4);
  parts.forEach((part, index) => {
    const smooth = near(part);
    for (let at = 0; at < count; at += 1) lines[at * 4 + index] = smooth[at]!;
  });
  return lines;
}
