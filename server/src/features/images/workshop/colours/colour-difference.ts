import { linearLight } from './oklab.ts';

/** A colour in CIELAB: lightness from 0 to 100, a (green to red) and b (blue to yellow). */
export type Cielab = readonly [number, number, number];

const RADIAN = Math.PI / 180;
const POWER_25 = 25 ** 7;

/** The colour difference CIEDE2000 with all weights 1 (Sharma, Wu and Dalal 2005); 0 = the same colour. */
export function deltaE2000([l1, a1, b1]: Cielab, [l2, a2, b2]: Cielab): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(chroma ** 7 / (chroma ** 7 + POWER_25));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const isGrey = c1 * c2 === 0;
  let turn = isGrey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const dHue = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIAN);
  const [light, meanChroma, meanHue] = [(l1 + l2) / 2, (c1 + c2) / 2, isGrey ? h1 + h2 : middleHue(h1, h2)];
  const t =
    1 -
    0.17 * Math.cos((meanHue - 30) * RADIAN) +
    0.24 * Math.cos(2 * meanHue * RADIAN) +
    0.32 * Math.cos((3 * meanHue + 6) * RADIAN) -
    0.2 * Math.cos((4 * meanHue - 63) * RADIAN);
  const spread = 30 * Math.exp(-(((meanHue - 275) / 25) ** 2));
  const rotation =
    -Math.sin(2 * spread * RADIAN) * 2 * Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + POWER_25));
  const byLight = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const byChroma = (c2 - c1) / (1 + 0.045 * meanChroma);
  const byHue = dHue / (1 + 0.015 * meanChroma * t);
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
}

function hue(a: number, b: number): number {
  const degrees = Math.atan2(b, a) / RADIAN;
  return degrees < 0 ? degrees + 360 : degrees;
}

function middleHue(one: number, other: number): number {
  const sum = one + other;
  if (Math.abs(one - other) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

/** CIELAB (D65) of a colour of sRGB, channels from 0 to 255. */
export function cielabOf(red: number, green: number, blue: number): Cielab {
  const [r, g, b] = [linearLight(red), linearLight(green), linearLight(blue)];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
