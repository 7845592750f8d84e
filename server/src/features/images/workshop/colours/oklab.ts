/** A colour in OKLab (Ottosson 2020): lightness from 0 to 1, green to red, blue to yellow. */
export type Oklab = readonly [number, number, number];
export type Rgb = readonly [number, number, number];

/** Linear light, from 0 to 1, of each byte of sRGB. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Linear light, from 0 to 1, of an sRGB channel from 0 to 255. Values between two whole ones are interpolated. */
export const linearLight = (value: number): number => {
  const low = Math.floor(value);
  const from = LINEAR[low]!;
  return low === value ? from : from + (LINEAR[low + 1]! - from) * (value - low);
};

/** OKLab of an sRGB colour, channels from 0 to 255. */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [linearLight(red), linearLight(green), linearLight(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The sRGB colour of an OKLab colour, channels from 0 to 255, not rounded. Colours outside sRGB are clamped. */
export function rgbOfOklab([light, a, b]: Oklab): Rgb {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    coded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    coded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    coded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function coded(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, value * 255));
}

export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** @param hex #rrggbb */
export function rgbOfHex(hex: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red!, green!, blue!];
}
