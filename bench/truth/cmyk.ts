import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintSize } from '@diy/design/painting';
import {
  type Cielab,
  deltaE2000,
} from '../../server/src/features/images/workshop/colours/colour-difference.ts';
import { pressProfilePath } from '../../server/src/features/rendering/print/press-profile.ts';
import { printFileAs } from '../../server/src/features/rendering/print/print-file-as.ts';
import { sharp } from '../../server/src/platform/pictures/sharp.ts';
import type { ObjectStore } from '../../server/src/platform/storage/object-store.ts';
import { CMYK_COLOURS, type Rgb } from './cmyk-colours.ts';
import { littleCms, transform } from './little-cms.ts';

/** Pictures of 16 megapixels to convert, and the side they are enlarged from. */
const TIMED: readonly (readonly [string, number])[] = [
  ['processor time, 16 MP, flat artwork', 16],
  ['processor time, 16 MP, photograph enlarged 4 times', 1000],
  ['processor time, 16 MP, noise in every pixel', 4000],
];

/** What a part of `npm run bench -- truth` prints. */
export interface TruthTable {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  verdict: { checked: number; wrong: number };
}

const MEAN_LIMIT = 1;
const MAX_LIMIT = 3;
const CPU_LIMIT_SECONDS = 1;
/** Side of a print of 16 megapixels. */
const SIDE_PX = 4000;
const DPI = 300;

/** CMYK files against LittleCMS with the same profile and intent, and their processor time. */
export async function cmykTable(): Promise<TruthTable> {
  const folder = mkdtempSync(join(tmpdir(), 'diy-cmyk-'));
  try {
    const reference = littleCms();
    const rows: (string | number)[][] = [];
    let [checked, wrong] = [0, 0];
    const verdictOn = (isRight: boolean) => {
      checked += 1;
      if (!isRight) wrong += 1;
      return isRight ? 'right' : 'WRONG';
    };
    if (reference === null) {
      rows.push(['LittleCMS (transicc) was not found: install liblcms2-utils', '', '', '', verdictOn(false)]);
    } else {
      for (const [name, colours] of Object.entries(CMYK_COLOURS)) {
        const { mean, max, code } = await compare(folder, colours);
        const verdict = verdictOn(mean <= MEAN_LIMIT && max <= MAX_LIMIT);
        rows.push([name, mean.toFixed(2), max.toFixed(2), code.toFixed(1), verdict]);
      }
    }
    for (const [name, drawnAt] of TIMED) {
      const seconds = await cpuSeconds(folder, drawnAt);
      rows.push([name, `${seconds.toFixed(2)} s`, '', '', verdictOn(seconds <= CPU_LIMIT_SECONDS)]);
    }
    return {
      title: `CMYK against ${reference ?? 'LittleCMS'}, perceptual intent`,
      columns: ['colours', 'mean ΔE00', 'max ΔE00', 'max code of 255', 'verdict'],
      rows,
      verdict: { checked, wrong },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(folder: string, colours: readonly Rgb[]) {
  const ours = await inksOf(folder, colours);
  const profile = pressProfilePath();
  const theirs = transform({ from: '*sRGB', to: profile, intent: 'perceptual' }, colours);
  const seen = (inks: number[][]) =>
    transform({ from: profile, to: '*Cielab', intent: 'relative' }, inks) as unknown as Cielab[];
  const [ourLab, theirLab] = [seen(ours), seen(theirs)];
  const distances = ourLab.map((lab, at) => deltaE2000(lab, theirLab[at]!));
  const codes = ours.flatMap((inks, at) => inks.map((ink, n) => Math.abs(ink - theirs[at]![n]!) * 2.55));
  return {
    mean: distances.reduce((sum, one) => sum + one, 0) / distances.length,
    max: Math.max(...distances),
    code: Math.max(...codes),
  };
}

/** What our files hold for these colours, in percent of ink. */
async function inksOf(folder: string, colours: readonly Rgb[]): Promise<number[][]> {
  const path = join(folder, 'colours.png');
  await sharp(Buffer.from(colours.flat()), { raw: { width: colours.length, height: 1, channels: 3 } })
    .ensureAlpha()
    .withIccProfile('srgb')
    .png()
    .toFile(path);
  const tiff = await asTiff(path);
  const inks = await sharp(tiff).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();
  return colours.map((_, at) => [...inks.subarray(at * 4, at * 4 + 4)].map((code) => code / 2.55));
}

function asTiff(path: string): Promise<Buffer> {
  const storage = { localPath: async () => path } as unknown as ObjectStore;
  return printFileAs('tiff', storage, '', { resolutionDpi: DPI } as PrintSize);
}

/** `drawnAt`: longer side of the noise that the picture is enlarged from; the less, the smoother. */
async function cpuSeconds(folder: string, drawnAt: number): Promise<number> {
  const path = join(folder, 'large.png');
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const small = sharp({
    create: { width: drawnAt, height: drawnAt, channels: 3, background: '#000', noise },
  });
  await sharp(await small.png().toBuffer())
    .resize(SIDE_PX, SIDE_PX)
    .ensureAlpha()
    .withIccProfile('srgb')
    .png({ compressionLevel: 4 })
    .toFile(path);
  const before = process.cpuUsage();
  await asTiff(path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
