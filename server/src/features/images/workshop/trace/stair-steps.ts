import { type Cielab, cielabOf, deltaE2000 } from '../colours/colour-difference.ts';

/** Pixels on each side of a step that are averaged, along and across it, so that grain makes none. */
const MEAN_PX = 3;
/**
 * A place is compared only if the square of this many pixels around it has one colour in the drawing: a mixed pixel of an edge would
 * count as a step.
 */
const FLAT_PX = 5;
/** The smallest step, as ΔE00, that counts: one that can be seen between two flat areas. */
const MIN_STEP = 1;
/** A step is false where the picture changes by less than this share of it at the same place. */
const TRUE_SHARE = 0.5;

/** A band of whole rows, as RGBA. */
export interface Band {
  rgba: Uint8Array | Uint8ClampedArray;
  widthPx: number;
  heightPx: number;
}

/**
 * Counts the steps of colour that a drawing has, and those among them that the picture under it lacks: a gradient that was
 * drawn in flat colours has hardly any others.
 * @param reachPx how far on each side of a place the colours are compared, at least 6 (nearer, a slanted step leaves no
 * flat places on its sides); a soft edge up to twice as wide is a true step
 */
export function countSteps(picture: Band, drawing: Band, reachPx: number): { all: number; false: number } {
  const { widthPx, heightPx } = drawing;
  const margin = reachPx + FLAT_PX;
  const stride = Math.ceil(reachPx / 2);
  const counts = { all: 0, false: 0 };
  const walk = (length: number, lines: number, placeOf: (at: number, line: number) => [number, number]) => {
    const [dx, dy] = minus(placeOf(1, 0), placeOf(0, 0));
    for (let line = FLAT_PX; line < lines - FLAT_PX; line += stride) {
      for (let at = margin; at < length - margin; at += stride) {
        const [x, y] = placeOf(at, line);
        const [before, after] = [
          [x - dx * reachPx, y - dy * reachPx] as const,
          [x + dx * reachPx, y + dy * reachPx] as const,
        ];
        if (!isFlat(drawing, before) || !isFlat(drawing, after)) continue;
        const [step, wanted] = [stepOf(drawing, before, after), stepOf(picture, before, after)];
        if (step === null || wanted === null || step < MIN_STEP) continue;
        counts.all += 1;
        if (wanted < step * TRUE_SHARE) counts.false += 1;
      }
    }
  };
  walk(widthPx, heightPx, (at, line) => [at, line]);
  walk(heightPx, widthPx, (at, line) => [line, at]);
  return counts;
}

const minus = (a: [number, number], b: [number, number]): [number, number] => [a[0] - b[0], a[1] - b[1]];

/** Whether all pixels around a place are the same colour. */
function isFlat({ rgba, widthPx }: Band, [x, y]: readonly [number, number]): boolean {
  const half = (FLAT_PX - 1) / 2;
  const middle = (y * widthPx + x) * 4;
  for (let v = y - half; v <= y + half; v += 1)
    for (let u = x - half; u <= x + half; u += 1) {
      const at = (v * widthPx + u) * 4;
      for (let channel = 0; channel < 4; channel += 1)
        if (rgba[at + channel] !== rgba[middle + channel]) return false;
    }
  return true;
}

/** ΔE00 between the means around two places; null where either is clear. */
function stepOf(band: Band, a: readonly [number, number], b: readonly [number, number]): number | null {
  const [one, other] = [meanAt(band, a), meanAt(band, b)];
  return one && other ? deltaE2000(one, other) : null;
}

function meanAt({ rgba, widthPx }: Band, [x, y]: readonly [number, number]): Cielab | null {
  const sums = [0, 0, 0];
  const half = (MEAN_PX - 1) / 2;
  for (let v = y - half; v <= y + half; v += 1)
    for (let u = x - half; u <= x + half; u += 1) {
      const at = (v * widthPx + u) * 4;
      if (rgba[at + 3]! < 128) return null;
      for (let channel = 0; channel < 3; channel += 1) sums[channel]! += rgba[at + channel]!;
    }
  const area = MEAN_PX * MEAN_PX;
  return cielabOf(sums[0]! / area, sums[1]! / area, sums[2]! / area);
}
