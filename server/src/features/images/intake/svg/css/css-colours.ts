/** Colours as functions; the renderer knows only the oldest of them and paints black for the others. */
const COLOUR = /(?<![\w-])(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|device-cmyk)\(([^()]*)\)/gi;
/** A profile's colour behind the one for screens (SVG 1.1, 11.13). */
const PROFILE_COLOUR = /\s+(?:icc-color|device-\w+)\([^()]*\)(?=\s*(?:;|!|$))/gi;
const NAMED = /(?<![\w#-])rebeccapurple(?![\w-])/gi;

type Rgb = [number, number, number];

/** The same text with every colour (CSS Color 4) in the form that all renderers know, sRGB, cut to what that holds. */
export function plainColours(text: string): string {
  if (!/\(|rebeccapurple/i.test(text)) return text;
  return text
    .replace(PROFILE_COLOUR, '')
    .replace(NAMED, '#663399')
    .replace(
      COLOUR,
      (all: string, name: string, inside: string) => plainColour(name.toLowerCase(), inside) ?? all,
    );
}

function plainColour(name: string, inside: string): string | null {
  const [values = '', slashed] = inside.split('/');
  const words = values.trim().split(/[\s,]+/);
  const alphaWord = slashed ?? (words.length === 4 && /^(rgb|hsl)a?$/.test(name) ? words.pop() : undefined);
  const isOld = /^(rgb|hsl)a?$/.test(name) && slashed === undefined && !/%/.test(alphaWord ?? '');
  // What the renderer reads stays as it is written.
  const isWhole = !words.some((word) => /\.\d+$/.test(word));
  if (isOld && isWhole && (name.startsWith('rgb') || !/deg|turn|rad/.test(words[0] ?? ''))) return null;
  const rgb = rgbOf(name, words);
  if (!rgb?.every(Number.isFinite)) return null;
  const [r, g, b] = rgb.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  const alpha = alphaWord === undefined ? 1 : numberOf(alphaWord, 1);
  if (!Number.isFinite(alpha)) return null;
  return alpha < 1 ? `rgba(${r},${g},${b},${Math.max(0, alpha)})` : `rgb(${r},${g},${b})`;
}

function rgbOf(name: string, words: readonly string[]): Rgb | null {
  const [first = '', second = '', third = '', fourth = ''] = words;
  switch (name.replace(/a$/, (end) => (name === 'rgba' || name === 'hsla' ? '' : end))) {
    case 'rgb':
      return [first, second, third].map((word) => numberOf(word, 255) / 255) as Rgb;
    case 'hsl':
      return fromHsl(degreesOf(first), numberOf(second, 1, 100), numberOf(third, 1, 100));
    case 'hwb':
      return fromHwb(degreesOf(first), numberOf(second, 1, 100), numberOf(third, 1, 100));
    case 'lab':
      return labToRgb(numberOf(first, 100), numberOf(second, 125), numberOf(third, 125));
    case 'lch':
      return labToRgb(numberOf(first, 100), ...polar(numberOf(second, 150), degreesOf(third)));
    case 'oklab':
      return oklabToRgb(numberOf(first, 1), numberOf(second, 0.4), numberOf(third, 0.4));
    case 'oklch':
      return oklabToRgb(numberOf(first, 1), ...polar(numberOf(second, 0.4), degreesOf(third)));
    case 'device-cmyk':
      return [first, second, third].map((word) => (1 - numberOf(word, 1)) * (1 - numberOf(fourth, 1))) as Rgb;
    case 'color':
      return fromSpace(first.toLowerCase(), [second, third, fourth].map((word) => numberOf(word, 1)) as Rgb);
    default:
      return null;
  }
}

/**
 * A number, or a percentage of `whole`.
 * @param divisor of a number without a percent sign, where it counts hundredths
 */
function numberOf(word: string, whole: number, divisor = 1): number {
  const text = word.trim();
  if (text === 'none') return 0;
  if (/^[+-]?[\d.]+(e[+-]?\d+)?%$/i.test(text)) return (Number(text.slice(0, -1)) / 100) * whole;
  return text === '' ? Number.NaN : Number(text) / divisor;
}

function degreesOf(word: string): number {
  const [, number, unit = 'deg'] = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(deg|g?rad|turn)?$/i.exec(word) ?? [];
  const scale = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }[unit.toLowerCase()] ?? Number.NaN;
  return word === 'none' ? 0 : Number(number) * scale;
}

const polar = (length: number, degrees: number): [number, number] => [
  length * Math.cos((degrees * Math.PI) / 180),
  length * Math.sin((degrees * Math.PI) / 180),
];

function fromHsl(hue: number, saturation: number, light: number): Rgb {
  const part = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

function fromHwb(hue: number, white: number, black: number): Rgb {
  if (white + black >= 1) return [0, 0, 0].map(() => white / (white + black)) as Rgb;
  return fromHsl(hue, 1, 0.5).map((part) => part * (1 - white - black) + white) as Rgb;
}

const multiply = (rows: readonly Rgb[], [x, y, z]: Rgb) =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as Rgb;
const encode = (linear: number) =>
  Math.abs(linear) <= 0.0031308
    ? 12.92 * linear
    : Math.sign(linear) * (1.055 * Math.abs(linear) ** (1 / 2.4) - 0.055);
const decode = (value: number) =>
  Math.abs(value) <= 0.04045 ? value / 12.92 : Math.sign(value) * ((Math.abs(value) + 0.055) / 1.055) ** 2.4;

/** Matrices of CSS Color 4, 17 and 18. */
const XYZ_TO_SRGB: Rgb[] = [
  [3.2409699, -1.5373832, -0.4986108],
  [-0.9692436, 1.8759675, 0.0415551],
  [0.0556301, -0.203977, 1.0569715],
];
const P3_TO_XYZ: Rgb[] = [
  [0.4865709, 0.2656677, 0.1982173],
  [0.2289746, 0.6917385, 0.0792869],
  [0, 0.0451134, 1.0439444],
];
const D50_TO_D65: Rgb[] = [
  [0.9554734, -0.0230985, 0.0632593],
  [-0.0283697, 1.0099955, 0.0210414],
  [0.012314, -0.0205077, 1.3303659],
];

const xyzToRgb = (xyz: Rgb) => multiply(XYZ_TO_SRGB, xyz).map(encode) as Rgb;

function fromSpace(space: string, values: Rgb): Rgb | null {
  if (space === 'srgb') return values;
  if (space === 'srgb-linear') return values.map(encode) as Rgb;
  if (space === 'display-p3') return xyzToRgb(multiply(P3_TO_XYZ, values.map(decode) as Rgb));
  if (space === 'xyz' || space === 'xyz-d65') return xyzToRgb(values);
  return space === 'xyz-d50' ? xyzToRgb(multiply(D50_TO_D65, values)) : null;
}

function labToRgb(light: number, a: number, b: number): Rgb {
  const y = (light + 16) / 116;
  const part = (f: number) => (f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27));
  const xyz: Rgb = [part(y + a / 500) * 0.9642956, part(y), part(y - b / 200) * 0.8251046];
  return xyzToRgb(multiply(D50_TO_D65, xyz));
}

function oklabToRgb(light: number, a: number, b: number): Rgb {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(encode) as Rgb;
}
