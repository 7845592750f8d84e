import sharp from 'sharp';
import { layPrintFlat } from '../../server/src/features/images/workshop/print/lay-print-flat.ts';
import { median, printTable } from '../support/figures.ts';
import { ARTS } from './known-arts.ts';
import { type KnownPrint, knownPrints } from './known-prints.ts';
import { collect, type Picture, rowsOf } from './pictures.ts';
import { ssim } from './ssim.ts';

/** Likeness with the artwork that went in. */
const BAR = 0.95;

interface Measured {
  art: string;
  name: string;
  plain: number;
  even: number;
  isClean: boolean;
}

/** How like the artwork a print is that was taken from a mockup, with its light as it is and evened. */
export async function measurePrints(seed: number, artworks: number, of: string): Promise<void> {
  const made: Measured[] = [];
  for await (const known of knownPrints(seed, artworks, of)) {
    const one = await measure(known);
    made.push(one);
    console.log(
      `${one.even.toFixed(3)} (${one.plain.toFixed(3)}) ${one.isClean ? 'clean' : 'look'}: ${one.name}`,
    );
  }
  printTable(
    ['print, SSIM', 'light as is', 'evened', 'median', `≥ ${BAR} as is`, 'evened', 'clean and right'],
    ['all', ...ARTS].map((art) => rowOf(art, art === 'all' ? made : made.filter((one) => one.art === art))),
  );
}

async function measure(known: KnownPrint): Promise<Measured> {
  const [plain, even] = [await take(known, false), await take(known, true)];
  const truth = await sized(known.artwork, even.picture);
  return {
    art: known.art,
    name: known.name,
    plain: ssim(plain.picture, truth),
    even: ssim(even.picture, truth),
    isClean: even.isClean,
  };
}

async function take({ name, photo, artwork: _, art: __, ...marks }: KnownPrint, isLightEvened: boolean) {
  const taken = await layPrintFlat(rowsOf(photo), { ...marks, isLightEvened, isSmoothed: isLightEvened });
  if (typeof taken === 'string') throw new Error(`${name}: ${taken}`);
  const picture = await collect(taken.widthPx, taken.heightPx, (write) => taken.write(write));
  return { picture, isClean: taken.light?.isSure ?? false };
}

function rowOf(art: string, of: readonly Measured[]): string[] {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const good = (values: readonly Measured[], how: 'plain' | 'even') =>
    values.filter((one) => one[how] >= BAR).length;
  const clean = of.filter((one) => one.isClean);
  return [
    art,
    mean(of.map(({ plain }) => plain)).toFixed(3),
    mean(of.map(({ even }) => even)).toFixed(3),
    median(of.map(({ even }) => even)).toFixed(3),
    `${good(of, 'plain')}`,
    `${good(of, 'even')} of ${of.length}`,
    `${good(clean, 'even')} of ${clean.length}`,
  ];
}

async function sized(picture: Picture, { widthPx, heightPx }: Picture): Promise<Picture> {
  const raw = { width: picture.widthPx, height: picture.heightPx, channels: 4 as const };
  const resized = sharp(picture.rgba, { raw }).resize(widthPx, heightPx, { fit: 'fill' });
  return { rgba: new Uint8Array(await resized.raw().toBuffer()), widthPx, heightPx };
}
