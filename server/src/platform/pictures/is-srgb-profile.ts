/** Place of a number of ICC's 16.16 kind, and of curves (ICC.1:2022, 10.6 and 10.18). */
const fixed = (data: Buffer, at: number) => data.readInt32BE(at) / 65_536;
/** Linear RGB of sRGB to XYZ under D50, a column each (IEC 61966-2-1, adapted as its own profile is). */
const COLUMNS = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
};
/** Profiles of other makers round otherwise: less than a level of 255 in the result. */
const COLUMN_SLACK = 0.003;
const LEVELS_APART = 1.5;
const SHADES = Array.from({ length: 16 }, (_, index) => (index + 1) / 17);

type Curve = (sample: number) => number;

/**
 * Whether a profile's colours are sRGB's, by its own numbers, so that converting would change nothing. Names prove nothing: profiles
 * called “sRGB” with a linear curve, other primaries or swapped ones are common.
 */
export function isSrgbProfile(icc: Buffer): boolean {
  try {
    const tag = (name: string) => tagOf(icc, name);
    // Tables come before the matrix wherever both are.
    if (tag('A2B0') || tag('A2B1') || tag('D2B0') || tag('D2B1')) return false;
    const space = icc.toString('latin1', 16, 20);
    if (space === 'GRAY') return isSrgbCurve(tag('kTRC'));
    if (space !== 'RGB ' || icc.toString('latin1', 20, 24) !== 'XYZ ') return false;
    const isMatrix = Object.entries(COLUMNS).every(([name, column]) => {
      const data = tag(name);
      return column.every(
        (value, index) => data && Math.abs(fixed(data, 8 + index * 4) - value) <= COLUMN_SLACK,
      );
    });
    return isMatrix && ['rTRC', 'gTRC', 'bTRC'].every((name) => isSrgbCurve(tag(name)));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function tagOf(icc: Buffer, name: string): Buffer | null {
  const count = Math.min(icc.readUInt32BE(128), 100);
  for (let at = 132; at < 132 + count * 12; at += 12) {
    if (icc.toString('latin1', at, at + 4) !== name) continue;
    const start = icc.readUInt32BE(at + 4);
    return icc.subarray(start, start + icc.readUInt32BE(at + 8));
  }
  return null;
}

function isSrgbCurve(data: Buffer | null): boolean {
  const curve = data && curveOf(data);
  return (
    curve !== null && SHADES.every((shade) => Math.abs(encode(curve(shade)) - shade) * 255 <= LEVELS_APART)
  );
}

function encode(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Returns null for a kind that is not known. */
function curveOf(data: Buffer): Curve | null {
  const kind = data.toString('latin1', 0, 4);
  if (kind === 'para') return parametricCurve(data);
  if (kind !== 'curv') return null;
  const count = data.readUInt32BE(8);
  if (count === 0) return (sample) => sample;
  if (count === 1) return (sample) => sample ** (data.readUInt16BE(12) / 256);
  return (sample) => {
    const place = sample * (count - 1);
    const below = Math.min(Math.floor(place), count - 2);
    const [low, high] = [data.readUInt16BE(12 + below * 2), data.readUInt16BE(14 + below * 2)];
    return (low + (high - low) * (place - below)) / 65_535;
  };
}

function parametricCurve(data: Buffer): Curve | null {
  const kind = data.readUInt16BE(8);
  const counts = [1, 3, 4, 5, 7];
  if (counts[kind] === undefined) return null;
  const values = Array.from({ length: counts[kind] }, (_, index) => fixed(data, 12 + index * 4));
  const [g = 1, a = 1, b = 0] = values;
  const power: Curve = (sample) => Math.max(0, a * sample + b) ** g;
  if (kind === 0) return power;
  if (kind === 1) return (sample) => (sample >= -b / a ? power(sample) : 0);
  const [c = 0, d = 0, e = 0, f = 0] = values.slice(3);
  if (kind === 2) return (sample) => (sample >= -b / a ? power(sample) + c : c);
  return (sample) => (sample >= d ? power(sample) + e : c * sample + f);
}

/**
 * Whether bytes are an ICC profile (ICC.1:2022, 7.2) for samples of this kind. One for others converts nothing: decoders leave it
 * out. Shades may have one for RGB.
 */
export function isProfileFor(icc: Buffer, space: string): boolean {
  if (icc.length <= 128 || icc.toString('latin1', 36, 40) !== 'acsp') return false;
  const described = icc.toString('latin1', 16, 20);
  if (space === 'cmyk') return described === 'CMYK';
  return !['srgb', 'rgb', 'rgb16'].includes(space) || described === 'RGB ';
}
