// CIE 15 for Lab, IEC 61966-2-1 for sRGB; from the white of Lab, D50, by Bradford adaptation in one matrix.
const XYZ_D50_TO_RGB = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;
const WHITE = [0.96422, 1, 0.82521] as const;
/** Light to sample; fine enough that neighbouring samples never share a step. */
const STEPS = 16_384;
const TO_SAMPLE = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** Four samples a pixel, L, a, b (signed) and alpha, 8 bit each, become sRGB in place. */
export function labToSrgb(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const y = ((pixels[at]! * 100) / 255 + 16) / 116;
    const x = y + ((pixels[at + 1]! << 24) >> 24) / 500;
    const z = y - ((pixels[at + 2]! << 24) >> 24) / 200;
    const xyz = [light(x) * WHITE[0], light(y) * WHITE[1], light(z) * WHITE[2]] as const;
    for (let channel = 0; channel < 3; channel += 1) {
      const row = XYZ_D50_TO_RGB[channel]!;
      const linear = row[0] * xyz[0] + row[1] * xyz[1] + row[2] * xyz[2];
      pixels[at + channel] = TO_SAMPLE[Math.round(Math.min(1, Math.max(0, linear)) * STEPS)]!;
    }
  }
}

function light(t: number): number {
  return t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29);
}
