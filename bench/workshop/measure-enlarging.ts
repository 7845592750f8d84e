import sharp from 'sharp';
import {
  type EnlargeFactor,
  type EnlargeFigures,
  enlarge,
} from '../../server/src/features/images/workshop/enlarge/enlarge.ts';
import { whyHardlySharper } from '../../server/src/features/images/workshop/enlarge/why-hardly-sharper.ts';
import { rowsOfPixels } from '../../server/src/platform/pictures/pixel-rows.ts';
import { median, printTable } from '../support/figures.ts';
import type { Random } from '../truth/random.ts';
import { makeKnownArt, makeKnownPhoto, type Picture } from './known-enlargements.ts';

/** dB over Lanczos that enlarged flat art is to gain. */
const BAR = 2;

/** Prints how many dB enlarging gains over Lanczos: ours of three lobes, and libvips' of the same name. */
export async function measureEnlarging(random: Random, count: number): Promise<void> {
  const rows: string[][] = [];
  for (const isFlatArt of [true, false])
    for (const factor of [2, 3, 4] as const) {
      const [gains, vips]: [number[], number[]] = [[], []];
      let [clean, right] = [0, 0];
      for (let n = 0; n < count; n += 1) {
        const known = await (isFlatArt ? makeKnownArt : makeKnownPhoto)(random, factor);
        const made = await enlarged(known.small, factor, isFlatArt);
        const ours = loss(known.large, made.picture);
        const gain = (other: Picture) => 10 * Math.log10((loss(known.large, other) + 1e-9) / (ours + 1e-9));
        gains.push(gain((await enlarged(known.small, factor, false)).picture));
        vips.push(gain(await byVips(known.small, factor)));
        if (!isFlatArt || whyHardlySharper(made.figures) !== null) continue;
        clean += 1;
        if (gains.at(-1)! >= BAR) right += 1;
      }
      rows.push([
        `${isFlatArt ? 'flat art' : 'photo'} ×${factor}`,
        ...[gains, vips].flatMap((list) => [median(list).toFixed(2), Math.min(...list).toFixed(2)]),
        isFlatArt ? (factor === 4 ? `≥ ${BAR}` : '') : '≥ 0',
        isFlatArt ? `${gains.filter((one) => one >= BAR).length} of ${count}` : '',
        isFlatArt ? `${right} of ${clean}` : '',
      ]);
    }
  printTable(
    ['enlarge: dB over', 'Lanczos', 'least', 'libvips', 'least', 'bar', `≥ ${BAR}`, 'clean and right'],
    rows,
  );
}

async function enlarged(
  { rgba, widthPx, heightPx }: Picture,
  factor: EnlargeFactor,
  isFlatArt: boolean,
): Promise<{ picture: Picture; figures: EnlargeFigures }> {
  const size = { widthPx: widthPx * factor, heightPx: heightPx * factor };
  const result = new Uint8Array(size.widthPx * size.heightPx * 4);
  let next = 0;
  const rows = rowsOfPixels(rgba, widthPx, heightPx);
  const figures = await enlarge(rows, { factor, isFlatArt }, async (samples) => {
    result.set(samples, next);
    next += samples.length;
  });
  return { picture: { rgba: result, ...size }, figures };
}

async function byVips({ rgba, widthPx, heightPx }: Picture, factor: number): Promise<Picture> {
  const size = { widthPx: widthPx * factor, heightPx: heightPx * factor };
  const result = await sharp(Buffer.from(rgba), { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .resize(size.widthPx, size.heightPx, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { rgba: new Uint8Array(result), ...size };
}

/** Mean square of the difference, in colours by their opacity and in the opacity. */
function loss(one: Picture, other: Picture): number {
  let sum = 0;
  for (let at = 0; at < one.rgba.length; at += 4) {
    const [a, b] = [one.rgba[at + 3]! / 255, other.rgba[at + 3]! / 255];
    for (let channel = 0; channel < 3; channel += 1)
      sum += (one.rgba[at + channel]! * a - other.rgba[at + channel]! * b) ** 2;
    sum += (255 * (a - b)) ** 2;
  }
  return sum / one.rgba.length;
}
