import { cosSin } from '../../geometry/matrix.ts';
import type { ImageFilter } from '../../layers/image/image-filter.ts';

/** A linear map of colours: three rows of factors for red, green, blue and a constant, which is in 0..255. */
type ColourMatrix = readonly (readonly [number, number, number, number])[];

/** Steps of a table's numbers in one step of a channel: results are sums of three, rounded once. */
export const TABLE_SHIFT = 16;
const ONE = 2 ** TABLE_SHIFT;

/** Share of each channel in lightness, as in the colour matrices of W3C Filter Effects, section 8.7. */
const RED = 0.213;
const GREEN = 0.715;
const BLUE = 0.072;

const UNCHANGED: ColourMatrix = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
];

/**
 * What each value of red, green and blue adds to each channel of the result: entry `channel × 768 + source × 256 +
 * value`, in 1 / 65536 of a step, half a step for rounding included in red's. Made once per filter and read for every
 * pixel; plain arithmetic, so that every engine makes the same whole numbers.
 */
export function colourTables(filter: ImageFilter): Int32Array {
  const curve = toneCurve(filter);
  const matrix = colourMatrix(filter);
  const tables = new Int32Array(3 * 3 * 256);
  matrix.forEach((row, channel) => {
    for (let source = 0; source < 3; source += 1) {
      const constant = source === 0 ? (row[3] + 0.5) * ONE : 0;
      for (let value = 0; value < 256; value += 1) {
        tables[channel * 768 + source * 256 + value] = Math.round(
          (row[source] ?? 0) * (curve[value] ?? 0) * ONE + constant,
        );
      }
    }
  });
  return tables;
}

/** The curve of each channel: inverting, brightness, contrast. Values 0..255, not rounded. */
function toneCurve({ invert, brightness = 0, contrast = 0 }: ImageFilter): number[] {
  // Fractions instead of powers: the same bits in every engine, and −x undoes x.
  const lift = (100 + 0.7 * brightness) / (100 - 0.7 * brightness);
  const slope = (100 + 0.6 * contrast) / (100 - 0.6 * contrast);
  return Array.from({ length: 256 }, (_, value) => {
    const shown = invert ? 255 - value : value;
    const lifted = lift === 1 ? shown : (255 * shown * lift) / (255 + (lift - 1) * shown);
    const spread = slope === 1 ? lifted : 127.5 + (lifted - 127.5) * slope;
    return Math.min(Math.max(spread, 0), 255);
  });
}

/** The matrix over the channels: saturation, hue, warmth, sepia, then the single colour. */
function colourMatrix(filter: ImageFilter): ColourMatrix {
  const { saturation = 0, hueDeg = 0, warmth = 0, sepia = 0, tint } = filter;
  const steps: ColourMatrix[] = [];
  if (saturation !== 0) steps.push(mix(GREY, UNCHANGED, 1 + saturation / 100));
  if (hueDeg !== 0) steps.push(turnHue(hueDeg));
  if (warmth !== 0) steps.push(warm(warmth / 100));
  if (sepia !== 0) steps.push(mix(UNCHANGED, SEPIA, sepia / 100));
  if (tint) steps.push(mix(UNCHANGED, inkOnWhite(tint.colour), tint.amount / 100));
  return steps.reduce((before, step) => chain(step, before), UNCHANGED);
}

const GREY: ColourMatrix = [
  [RED, GREEN, BLUE, 0],
  [RED, GREEN, BLUE, 0],
  [RED, GREEN, BLUE, 0],
];

/** Full sepia of W3C Filter Effects, section 8.7. */
const SEPIA: ColourMatrix = [
  [0.393, 0.769, 0.189, 0],
  [0.349, 0.686, 0.168, 0],
  [0.272, 0.534, 0.131, 0],
];

/** `hueRotate` of W3C Filter Effects, section 8.7. */
function turnHue(degrees: number): ColourMatrix {
  const { cos, sin } = cosSin(degrees);
  const across: ColourMatrix = [
    [-0.213, -0.715, 0.928, 0],
    [0.143, 0.14, -0.283, 0],
    [-0.787, 0.715, 0.072, 0],
  ];
  return GREY.map((grey, row) => {
    const at = (column: 0 | 1 | 2) =>
      grey[column] + cos * ((row === column ? 1 : 0) - grey[column]) + sin * (across[row]?.[column] ?? 0);
    return [at(0), at(1), at(2), 0] as const;
  });
}

/** A warmer light gives more red and less blue, a colder one the other way round. */
function warm(by: number): ColourMatrix {
  const [red, green, blue] = by > 0 ? [0.16, 0.02, -0.32] : [0.3, 0.06, -0.14];
  return [
    [1 + by * red, 0, 0, 0],
    [0, 1 + by * green, 0, 0],
    [0, 0, 1 + by * blue, 0],
  ];
}

/** Black becomes the colour, white stays white, greys lie between. */
function inkOnWhite(hex: string): ColourMatrix {
  return [1, 3, 5].map((at) => {
    const ink = Number.parseInt(hex.slice(at, at + 2), 16);
    const rest = (255 - ink) / 255;
    return [RED * rest, GREEN * rest, BLUE * rest, ink] as const;
  });
}

/** `part` 0 gives `one`, 1 gives `other`, more goes beyond it. */
function mix(one: ColourMatrix, other: ColourMatrix, part: number): ColourMatrix {
  return one.map((row, y) => {
    const at = (x: 0 | 1 | 2 | 3) => row[x] + ((other[y]?.[x] ?? 0) - row[x]) * part;
    return [at(0), at(1), at(2), at(3)] as const;
  });
}

/** The map that does `inner` first, then `outer`. */
function chain(outer: ColourMatrix, inner: ColourMatrix): ColourMatrix {
  return outer.map((row) => {
    const at = (x: 0 | 1 | 2 | 3) =>
      row[0] * (inner[0]?.[x] ?? 0) + row[1] * (inner[1]?.[x] ?? 0) + row[2] * (inner[2]?.[x] ?? 0);
    return [at(0), at(1), at(2), at(3) + row[3]] as const;
  });
}
