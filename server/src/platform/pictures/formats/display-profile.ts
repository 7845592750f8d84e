/** CIE x, y of a colour. */
type Xy = readonly [number, number];

/** A colour space given by its primaries, white and transfer curve, as PNG and video code it. */
export interface DisplaySpace {
  red: Xy;
  green: Xy;
  blue: Xy;
  white: Xy;
  /** Sample (0 to 1) to light (0 to 1). */
  toLinear(sample: number): number;
}

type Matrix = readonly (readonly number[])[];

const CURVE_POINTS = 1024;
const D50 = [0.9642, 1, 0.8249];
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/**
 * An ICC profile (version 2, matrix and curves, ICC.1:2001-04) of a colour space, so that the same colour conversion
 * also handles pictures that describe their colours in other ways.
 */
export function displayProfile({ red, green, blue, white, toLinear }: DisplaySpace): Buffer {
  const columns = colourants([red, green, blue], white);
  const curve = Buffer.alloc(12 + CURVE_POINTS * 2);
  curve.write('curv', 0, 'latin1');
  curve.writeUInt32BE(CURVE_POINTS, 8);
  for (let point = 0; point < CURVE_POINTS; point += 1)
    curve.writeUInt16BE(Math.round(toLinear(point / (CURVE_POINTS - 1)) * 65_535), 12 + point * 2);
  return assemble([
    ...commonTags(),
    ['rXYZ', xyz(columns.map((row) => row[0]!))],
    ['gXYZ', xyz(columns.map((row) => row[1]!))],
    ['bXYZ', xyz(columns.map((row) => row[2]!))],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]);
}

/**
 * The same for pictures of shades: the curve of a profile for RGB, which colour conversion leaves unused with them. Null when it is no
 * such profile.
 */
export function greyProfileOf(profile: Buffer): Buffer | null {
  if (profile.toString('latin1', 16, 20) !== 'RGB ') return null;
  const count = Math.min(profile.readUInt32BE(128), 100);
  for (let at = 132; at < 132 + count * 12; at += 12) {
    if (profile.toString('latin1', at, at + 4) !== 'rTRC') continue;
    const start = profile.readUInt32BE(at + 4);
    const curve = profile.subarray(start, start + profile.readUInt32BE(at + 8));
    return assemble([...commonTags(), ['kTRC', curve]], 'GRAY');
  }
  return null;
}

/** Linear RGB to XYZ as seen under D50, the white of profiles. */
function colourants(primaries: Xy[], white: Xy): Matrix {
  const toXyz = ([x, y]: Xy) => [x / y, 1, (1 - x - y) / y];
  const bare = transpose(primaries.map(toXyz));
  const whiteXyz = toXyz(white);
  const strengths = times(invert(bare), transpose([whiteXyz]));
  const scaled = bare.map((row) => row.map((value, column) => value * strengths[column]![0]!));
  const from = times(BRADFORD, transpose([whiteXyz]));
  const to = times(BRADFORD, transpose([D50]));
  const cones = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => (row === column ? to[row]![0]! / from[row]![0]! : 0)),
  );
  return times(times(invert(BRADFORD), times(cones, BRADFORD)), scaled);
}

const transpose = (matrix: Matrix): number[][] =>
  matrix[0]!.map((_, column) => matrix.map((row) => row[column]!));
const times = (a: Matrix, b: Matrix): number[][] =>
  a.map((row) =>
    b[0]!.map((_, column) => row.reduce((sum, value, index) => sum + value * b[index]![column]!, 0)),
  );

function invert([
  [a = 0, b = 0, c = 0] = [],
  [d = 0, e = 0, f = 0] = [],
  [g = 0, h = 0, i = 0] = [],
]: Matrix) {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ].map((row) => row.map((value) => value / determinant));
}

function commonTags(): [string, Buffer][] {
  return [
    ['desc', description('Display')],
    ['cprt', Buffer.from('text\0\0\0\0CC0\0', 'latin1')],
    ['wtpt', xyz(D50)],
  ];
}

function xyz(values: number[]): Buffer {
  const tag = Buffer.alloc(20);
  tag.write('XYZ ', 0, 'latin1');
  values.forEach((value, index) => {
    tag.writeInt32BE(Math.round(value * 65_536), 8 + index * 4);
  });
  return tag;
}

function description(text: string): Buffer {
  // Without the Unicode and Macintosh variants, whose room stays empty.
  const tag = Buffer.alloc(12 + text.length + 1 + 78);
  tag.write('desc', 0, 'latin1');
  tag.writeUInt32BE(text.length + 1, 8);
  tag.write(text, 12, 'latin1');
  return tag;
}

function assemble(tags: [string, Buffer][], space: 'RGB ' | 'GRAY' = 'RGB '): Buffer {
  const header = Buffer.alloc(128);
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  let offset = header.length + table.length;
  const bodies = tags.map(([name, content], index) => {
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(offset, 8 + index * 12);
    table.writeUInt32BE(content.length, 12 + index * 12);
    offset += padded.length;
    return padded;
  });
  header.writeUInt32BE(offset, 0);
  header.writeUInt32BE(0x02400000, 8);
  header.write(`mntr${space}XYZ `, 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  D50.forEach((value, index) => {
    header.writeInt32BE(Math.round(value * 65_536), 68 + index * 4);
  });
  return Buffer.concat([header, table, ...bodies]);
}
