import { clamp } from '../clamp.ts';

/**
 * Photoshop mixes the colours of text with what is below in light of gamma 1.45, so that letters are as strong in dark on
 * light as in light on dark: https://helpx.adobe.com calls it "Blend Text Colors Using Gamma". Values of sRGB.
 */
const GAMMA = 1.45;

const LIGHT_OF_CODE = Float32Array.from({ length: 256 }, (_, code) => toTextLight(code / 255));

function toTextLight(value: number): number {
  const linear = value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return linear ** (1 / GAMMA);
}

/** Two values mixed as text is with what is below it: so much of the second. Rounding may leave values a little beyond 0 and 1. */
export function mixText(below: number, text: number, share: number): number {
  const [from, to] = [lightOf(below), lightOf(text)];
  const linear = clamp(from + share * (to - from)) ** GAMMA;
  return linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** How far a code of 8 bits may be from a whole one: values are numbers of 32 bits. */
const ROUNDING = 1e-4;

/** Documents of 8 bits have few values. */
function lightOf(value: number): number {
  const code = clamp(value) * 255;
  const whole = Math.round(code);
  return Math.abs(code - whole) <= ROUNDING ? LIGHT_OF_CODE[whole]! : toTextLight(code / 255);
}
