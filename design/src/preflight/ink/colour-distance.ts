/**
 * How far apart two sRGB colours `#RRGGBB` look: Euclidean distance in CIELAB (CIE 1976), D65. About 2.3 is just
 * noticeable; black to white is 100.
 */
export function colourDistance(one: string, other: string): number {
  const a = hexToLab(one);
  const b = hexToLab(other);
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** What is seen of ink of this opacity, 0..1, on a ground; colours are `#RRGGBB`. */
export function seenColour(ink: string, ground: string, opacity: number): string {
  if (opacity >= 1) return ink;
  const codes = [1, 3, 5].map((from) => {
    const [above, below] = [ink, ground].map((hex) => Number.parseInt(hex.slice(from, from + 2), 16));
    return Math.round(above! * opacity + below! * (1 - opacity));
  });
  return `#${codes.map((code) => code.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether ink of this opacity is seen on no ground, whatever its colour: not even black on white, or white on black. */
export function isVeil(opacity: number): boolean {
  const pairs = [
    ['#000000', '#FFFFFF'],
    ['#FFFFFF', '#000000'],
  ] as const;
  return pairs.every(([ink, ground]) => isHardlyVisible(seenColour(ink, ground, opacity), ground));
}

/** Whether ink of one colour is hardly visible on a product of the other. */
export function isHardlyVisible(one: string, other: string): boolean {
  const areDark = hexToLab(one)[0] < DARK_LIGHTNESS && hexToLab(other)[0] < DARK_LIGHTNESS;
  return colourDistance(one, other) < (areDark ? SAME_DARK_COLOUR : SAME_COLOUR);
}

/**
 * Whether letters of one colour can hardly be read on the other though the hue differs: eyes read by lightness, in
 * which two very light or two very dark colours do not differ.
 */
export function isFaint(ink: string, ground: string): boolean {
  const [one, other] = [hexToLab(ink)[0], hexToLab(ground)[0]];
  const step = Math.abs(one - other);
  if (Math.min(one, other) > PALE_LIGHTNESS) return step < 9;
  return Math.max(one, other) < DEEP_LIGHTNESS && step < 8 && colourDistance(ink, ground) < 25;
}

const PALE_LIGHTNESS = 82;
const DEEP_LIGHTNESS = 22;

/** Seen at arm's length on cloth, where light on the weave hides small differences, most of all in the dark. */
const SAME_COLOUR = 10;
const SAME_DARK_COLOUR = 16;
const DARK_LIGHTNESS = 20;

/** How much of the light a colour reflects: to the eye and to a camera, and in red, by which laser scanners read. 0..1 each. */
export function reflectanceOf(hex: string): { light: number; red: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
    toLinear(Number.parseInt(hex.slice(from, from + 2), 16)),
  );
  return { light: 0.2126 * red + 0.7152 * green + 0.0722 * blue, red };
}

function hexToLab(hex: string): [number, number, number] {
  const r = toLinear(Number.parseInt(hex.slice(1, 3), 16));
  const g = toLinear(Number.parseInt(hex.slice(3, 5), 16));
  const b = toLinear(Number.parseInt(hex.slice(5, 7), 16));
  const x = labCurve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = labCurve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = labCurve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function toLinear(code: number): number {
  const part = code / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function labCurve(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116;
}
