import sharp from 'sharp';
import { cielabOf, deltaE2000 } from '../../server/src/features/images/workshop/colours/colour-difference.ts';
import { drawTraced } from '../../server/src/features/images/workshop/trace/draw-traced.ts';
import { tracePicture } from '../../server/src/features/images/workshop/trace/trace-picture.ts';
import { tracingDoubt } from '../../server/src/features/images/workshop/trace/tracing-doubt.ts';
import { drawSvgPicture } from '../../server/src/testing/draw-svg-picture.ts';
import { median, printTable } from '../support/figures.ts';
import type { Random } from '../truth/random.ts';
import { makeKnownPhoto } from './known-enlargements.ts';
import { makeKnownSwap } from './known-swaps.ts';
import { type Picture, rowsOf } from './pictures.ts';

const MAX_COLOURS = 16;
/** Mean ΔE00. */
const BAR = 2;

/** Prints how far drawings in curves are from their pictures, drawn back by resvg, which is not what the tool itself draws with. */
export async function measureVectors(random: Random, count: number): Promise<void> {
  const rows: string[][] = [];
  for (const kind of ['flat', 'clear ground', 'grain', 'JPEG 95', 'photo'] as const) {
    const [differences, sizes]: [number[], number[]] = [[], []];
    let [clean, cleanRight] = [0, 0];
    for (let n = 0; n < (kind === 'photo' ? Math.ceil(count / 6) : count); n += 1) {
      const picture =
        kind === 'photo'
          ? (await makeKnownPhoto(random, 2)).large
          : (await makeKnownSwap(random, kind)).before;
      const traced = await tracePicture(rowsOf(picture), MAX_COLOURS);
      if (traced === null) continue;
      const difference = await differenceOf(picture, traced.svg);
      differences.push(difference);
      sizes.push(traced.svg.length / 1000);
      if (tracingDoubt(traced, await drawTraced(rowsOf(picture), traced, async () => undefined))) continue;
      clean += 1;
      if (difference <= BAR) cleanRight += 1;
    }
    rows.push([
      kind,
      median(differences).toFixed(3),
      Math.max(...differences).toFixed(3),
      median(sizes).toFixed(1),
      Math.max(...sizes).toFixed(1),
      `${differences.filter((one) => one <= BAR).length} of ${differences.length}`,
      `${cleanRight} of ${clean}`,
    ]);
  }
  printTable(['vectors: ΔE00', 'median', 'most', 'KB', 'most', `≤ ${BAR}`, 'clean and right'], rows);
}

async function differenceOf({ rgba }: Picture, svg: string): Promise<number> {
  const drawn = await sharp(drawSvgPicture(svg)).ensureAlpha().raw().toBuffer();
  let [sum, count] = [0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const [a, b] = [rgba[at + 3]!, drawn[at + 3]!];
    if (a < 128 && b < 128) continue;
    // What is clear in one alone counts as it shows on white.
    const on = (of: Uint8Array, alpha: number, channel: number) =>
      255 + ((of[at + channel]! - 255) * alpha) / 255;
    const one = cielabOf(on(rgba, a, 0), on(rgba, a, 1), on(rgba, a, 2));
    sum += deltaE2000(one, cielabOf(on(drawn, b, 0), on(drawn, b, 1), on(drawn, b, 2)));
    count += 1;
  }
  return sum / Math.max(1, count);
}
