/** Steps of the linear → sRGB table; fine enough that its error stays below a fifth of a level in the darks. */
const LINEAR_STEPS = 16_384;

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Linear light of the 256 sRGB codes. */
export const srgbToLinear: Float32Array = Float32Array.from({ length: 256 }, (_, code) => decode(code / 255));

/** sRGB code of linear light in `LINEAR_STEPS` steps from 0 to 1. */
export const linearToSrgb: Uint8Array = Uint8Array.from({ length: LINEAR_STEPS + 1 }, (_, i) =>
  Math.round(encode(i / LINEAR_STEPS) * 255),
);

/** sRGB code of a linear value; values outside 0 to 1 are clamped. */
export function toSrgbCode(linear: number): number {
  const step = linear <= 0 ? 0 : linear >= 1 ? LINEAR_STEPS : (linear * LINEAR_STEPS + 0.5) | 0;
  return linearToSrgb[step] ?? 0;
}

/** Linear RGB of `#RRGGBB`. */
export function linearOfHex(hex: string): [number, number, number] {
  const channel = (at: number) => srgbToLinear[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0;
  return [channel(1), channel(3), channel(5)];
}
