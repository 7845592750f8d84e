import type { Rgb } from './flag.ts';

/** CIE L, a and b under D50 of an sRGB colour, 8 bit each as TIFF stores them: a and b signed. */
export function labOf(colour: Rgb): number[] {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const sample = value / 255;
    return sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4;
  });
  // sRGB to XYZ as ICC profiles have it, over the white of D50.
  const x = (0.4360747 * r + 0.3850649 * g + 0.1430804 * b) / 0.96422;
  const y = 0.2225045 * r + 0.7168786 * g + 0.0606169 * b;
  const z = (0.0139322 * r + 0.0971045 * g + 0.7141733 * b) / 0.82521;
  const [fx, fy, fz] = [x, y, z].map((t) =>
    t > 216 / 24_389 ? Math.cbrt(t) : ((24_389 / 27) * t + 16) / 116,
  ) as [number, number, number];
  const signed = (value: number) => Math.round(value) & 255;
  return [Math.round(((116 * fy - 16) * 255) / 100), signed(500 * (fx - fy)), signed(200 * (fy - fz))];
}
