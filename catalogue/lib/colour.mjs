/** sRGB curve, plain; the same one codes base, light and gloss. Values 0..1. */

export function linearToSrgb(value) {
  const v = value <= 0 ? 0 : value >= 1 ? 1 : value;
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}

export function srgbToLinear(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear value of every 8-bit sRGB level. */
export const LINEAR_OF_BYTE = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));

/**
 * @param {string} hex "#RRGGBB"
 * @returns {number[]} linear RGB
 */
export function hexToLinear(hex) {
  return [1, 3, 5].map((at) => srgbToLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
}
