/** Colour in OKLab (Ottosson 2020): `l` 0…1, `a` and `b` about −0.4…0.4. Equal distances look about equal. */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** sRGB channels 0…255 to OKLab. */
export function rgbToOklab(red: number, green: number, blue: number): Oklab {
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** `#rrggbb` to OKLab. */
export function hexToOklab(hex: string): Oklab {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return rgbToOklab((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

function linearRgb({ l, a, b }: Oklab): [number, number, number] {
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

const inGamut = (rgb: readonly number[]) => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** The nearest colour of the same lightness and hue that sRGB has, as channels 0…255. */
export function oklabToRgb(lab: Oklab): [number, number, number] {
  let rgb = linearRgb(lab);
  if (!inGamut(rgb)) {
    let [low, high] = [0, 1];
    for (let i = 0; i < 14; i++) {
      const mid = (low + high) / 2;
      if (inGamut(linearRgb({ l: lab.l, a: lab.a * mid, b: lab.b * mid }))) low = mid;
      else high = mid;
    }
    rgb = linearRgb({ l: lab.l, a: lab.a * low, b: lab.b * low });
  }
  const channel = (v: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255);
  return [channel(rgb[0]), channel(rgb[1]), channel(rgb[2])];
}

/** OKLab to `#rrggbb`. */
export function oklabToHex(lab: Oklab): string {
  return rgbToHex(oklabToRgb({ ...lab, l: Math.min(1, Math.max(0, lab.l)) }));
}

function rgbToHex(rgb: readonly [number, number, number]): string {
  return `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Lightness 0…1, chroma 0…0.37, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** A colour as lightness (0…1), chroma and hue in degrees. */
export function hexToOklch(hex: string): Oklch {
  const { l, a, b } = hexToOklab(hex);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

/** The sRGB colour nearest to these, as `#rrggbb`. */
export function oklchToHex({ l, c, h }: Oklch): string {
  const turn = (h * Math.PI) / 180;
  return oklabToHex({ l, a: Math.cos(turn) * c, b: Math.sin(turn) * c });
}

/** Mixes two colours, `share` of the second. */
export function mixColours(first: string, second: string, share: number): string {
  const p = hexToOklab(first);
  const q = hexToOklab(second);
  const at = (from: number, to: number) => from + (to - from) * share;
  return oklabToHex({ l: at(p.l, q.l), a: at(p.a, q.a), b: at(p.b, q.b) });
}

/** The colour made lighter (or darker) and, by factor, more or less vivid; `turn` moves the hue in degrees. */
export function shadeColour(hex: string, lightness: number, vividness = 1, turn = 0): string {
  const { l, c, h } = hexToOklch(hex);
  return oklchToHex({ l: Math.min(0.995, Math.max(0.05, l + lightness)), c: c * vividness, h: h + turn });
}

/** Distance in OKLab: 0.02 is just seen, 0.1 is clear, black to white is 1. */
export function colourDistance(first: string, second: string): number {
  const p = hexToOklab(first);
  const q = hexToOklab(second);
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

/** The colour with an opacity, as a canvas wants it. */
export function withAlpha(hex: string, alpha: number): string {
  const value = Math.round(Math.min(1, Math.max(0, alpha)) * 255);
  return `${hex.slice(0, 7)}${value.toString(16).padStart(2, '0')}`;
}
