import type { Picture } from './pictures.ts';

const SIGMA = 1.5;
const RADIUS = 5;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;
/** Pictures are reduced to about this size before they are compared, as the authors of the measure advise. */
const VIEWED_PX = 256;

/**
 * Structural similarity of two pictures of the same size, in luma over white (Wang, Bovik, Sheikh and Simoncelli, "Image quality
 * assessment", 2004). Both are first reduced by a whole factor, as the authors' program does, unless `isExact`.
 */
export function ssim(a: Picture, b: Picture, isExact = false): number {
  const factor = isExact ? 1 : Math.max(1, Math.round(Math.min(a.widthPx, a.heightPx) / VIEWED_PX));
  const [x, y] = [lumaOf(a, factor), lumaOf(b, factor)];
  const product = (p: Plane, q: Plane): Plane => ({ ...p, of: p.of.map((value, at) => value * q.of[at]!) });
  const [mx, my] = [blurred(x), blurred(y)];
  const [xx, yy, xy] = [blurred(product(x, x)), blurred(product(y, y)), blurred(product(x, y))];
  let sum = 0;
  for (let at = 0; at < mx.of.length; at += 1) {
    const [m, n] = [mx.of[at]!, my.of[at]!];
    const [vx, vy, cov] = [xx.of[at]! - m * m, yy.of[at]! - n * n, xy.of[at]! - m * n];
    sum += ((2 * m * n + C1) * (2 * cov + C2)) / ((m * m + n * n + C1) * (vx + vy + C2));
  }
  return sum / mx.of.length;
}

interface Plane {
  width: number;
  height: number;
  of: Float64Array;
}

function lumaOf({ rgba, widthPx, heightPx }: Picture, factor: number): Plane {
  const [width, height] = [Math.floor(widthPx / factor), Math.floor(heightPx / factor)];
  const values = new Float64Array(width * height);
  for (let y = 0; y < height * factor; y += 1)
    for (let x = 0; x < width * factor; x += 1) {
      const at = (y * widthPx + x) * 4;
      const luma = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
      const alpha = rgba[at + 3]! / 255;
      values[Math.floor(y / factor) * width + Math.floor(x / factor)]! +=
        (255 + alpha * (luma - 255)) / factor / factor;
    }
  return { width, height, of: values };
}

const KERNEL = Array.from({ length: 2 * RADIUS + 1 }, (_, at) =>
  Math.exp(-((at - RADIUS) ** 2) / 2 / SIGMA ** 2),
);
const WEIGHT = KERNEL.reduce((sum, one) => sum + one, 0);

/** Only where the whole window lies inside. */
function blurred(plane: Plane): Plane {
  return turned(along(turned(along(plane))));
}

function along({ width, height, of }: Plane): Plane {
  const less = width - 2 * RADIUS;
  const out = new Float64Array(less * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < less; x += 1) {
      let sum = 0;
      for (let k = 0; k < KERNEL.length; k += 1) sum += KERNEL[k]! * of[y * width + x + k]!;
      out[y * less + x] = sum / WEIGHT;
    }
  return { width: less, height, of: out };
}

function turned({ width, height, of }: Plane): Plane {
  const out = new Float64Array(of.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) out[x * height + y] = of[y * width + x]!;
  return { width: height, height: width, of: out };
}
