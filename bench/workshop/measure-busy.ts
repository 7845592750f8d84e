import type { CutOutStroke } from '@diy/contract/images/image-work-steps';
import { cutByStrokes } from '../../server/src/features/images/workshop/cut-out/by-strokes/cut-by-strokes.ts';
import { rowsOfPixels } from '../../server/src/platform/pictures/pixel-rows.ts';
import { median, printTable } from '../support/figures.ts';
import { createRandom } from '../truth/random.ts';
import { BUSY, makeKnownBusy } from './known-busy.ts';
import type { KnownCutOut } from './known-cut-outs.ts';
import { strokeAround, strokeOnFault, strokeThrough } from './robot-strokes.ts';

/** Mean error of alpha after three strokes. */
const BAR = 0.02;

/** Cutting out of busy grounds by three strokes: through the subject, around it, and where the result was most wrong. */
export async function measureBusy(
  seed: number,
  count: number,
  meanError: (known: KnownCutOut, made: Float32Array) => number,
): Promise<void> {
  const rows: string[][] = [];
  const bad: string[] = [];
  const all: number[] = [];
  let [clean, cleanRight] = [0, 0];
  for (const ground of BUSY) {
    const errors: { two: number; three: number }[] = [];
    let [saidClean, right] = [0, 0];
    for (let n = 0; n < Math.ceil(count / BUSY.length); n += 1) {
      // One seed a picture, so that it stays the same whatever the strokes draw of theirs.
      const random = createRandom(seed * 7919 + BUSY.indexOf(ground) * 1000 + n);
      const known = await makeKnownBusy(random, ground);
      const strokes = [strokeThrough(known), strokeAround(known, random)];
      const two = await cutOf(known, strokes);
      const third = strokeOnFault(known, two.alpha);
      const made = third ? await cutOf(known, [...strokes, third]) : two;
      const error = meanError(known, made.alpha);
      errors.push({ two: meanError(known, two.alpha), three: error });
      if (made.edgeQuality === 'clean') {
        saidClean += 1;
        if (error <= BAR) right += 1;
      }
      if (error > BAR) bad.push(`${error.toFixed(3)} ${made.edgeQuality}: ${known.name}`);
    }
    const three = errors.map((one) => one.three);
    all.push(...three);
    clean += saidClean;
    cleanRight += right;
    rows.push([
      ground,
      mean(errors.map((one) => one.two)).toFixed(4),
      mean(three).toFixed(4),
      median(three).toFixed(4),
      `${three.filter((error) => error <= BAR).length} of ${three.length}`,
      `${right} of ${saidClean}`,
    ]);
  }
  rows.push([
    'all',
    '',
    mean(all).toFixed(4),
    median(all).toFixed(4),
    `${all.filter((e) => e <= BAR).length} of ${all.length}`,
    `${cleanRight} of ${clean}`,
  ]);
  printTable(['busy ground', 'two strokes', 'three', 'median', `≤ ${BAR}`, 'clean and right'], rows);
  for (const line of bad.slice(0, 30)) console.log(line);
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

async function cutOf({ rgba, widthPx, heightPx }: KnownCutOut, strokes: CutOutStroke[]) {
  const made = new Uint8Array(widthPx * heightPx * 4);
  let next = 0;
  const { edgeQuality } = await cutByStrokes(
    rowsOfPixels(rgba, widthPx, heightPx),
    { strokes, isContiguous: true },
    async (pixels) => {
      made.set(pixels, next);
      next += pixels.length;
    },
  );
  const alpha = Float32Array.from({ length: widthPx * heightPx }, (_, at) => made[at * 4 + 3]! / 255);
  return { alpha, rgba: made, edgeQuality };
}
