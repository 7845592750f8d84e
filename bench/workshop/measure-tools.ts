import sharp from 'sharp';
import { extendEdge } from '../../server/src/features/images/workshop/area/extend-edge.ts';
import { findPalette } from '../../server/src/features/images/workshop/colours/find-palette.ts';
import { makeOneColour } from '../../server/src/features/images/workshop/colours/one-colour.ts';
import { reduceColours } from '../../server/src/features/images/workshop/colours/reduce-colours.ts';
import { closeSeams } from '../../server/src/features/images/workshop/seamless/close-seams.ts';
import { makeSeamless } from '../../server/src/features/images/workshop/seamless/make-seamless.ts';
import { rowsOfPixels } from '../../server/src/platform/pictures/pixel-rows.ts';
import { median, printTable } from '../support/figures.ts';
import type { Random } from '../truth/random.ts';
import { makeKnownPhoto } from './known-enlargements.ts';
import { makeKnownSwap } from './known-swaps.ts';

interface Picture {
  rgba: Uint8Array;
  widthPx: number;
  heightPx: number;
}

/** Prints the figures of the tools other than cutting out. */
export async function measureTools(random: Random, count: number): Promise<void> {
  const [seams, plain, tones, right, edges]: number[][] = [[], [], [], [], []];
  const otherSeams: Record<'photo' | 'drawing', number[]> = { photo: [], drawing: [] };
  for (let n = 0; n < count; n += 1) {
    const texture = await makeTexture(random);
    seams!.push(seamRatio(await seamless(texture)));
    plain!.push(seamRatio(texture));
    tones!.push(await toneError(texture, random.between(4, 30)));
    right!.push(await sharePainted(random));
    edges!.push(await extendedRatio(texture));
    otherSeams.photo.push(seamRatio(await seamless((await makeKnownPhoto(random, 4)).large)));
    otherSeams.drawing.push(seamRatio(await seamless((await makeKnownSwap(random, 'soft')).before)));
  }
  const row = (name: string, values: number[], bar: string): string[] => [
    name,
    median(values).toFixed(3),
    Math.min(...values).toFixed(3),
    Math.max(...values).toFixed(3),
    bar,
  ];
  printTable(
    ['tool', 'median', 'least', 'most', 'bar'],
    [
      row('seamless, texture: step at the seam ÷ steps inside', seams!, seamBar(seams!)),
      row('  photo', otherSeams.photo, seamBar(otherSeams.photo)),
      row('  drawing', otherSeams.drawing, seamBar(otherSeams.drawing)),
      row('  textures before', plain!, ''),
      row('dots: covered area beside the tone, mean of 16 fields', tones!, '≤ 0.02'),
      row('fewer colours: pixels in their own colour', right!, '≥ 0.98'),
      row('extended: step at the old edge ÷ steps inside', edges!, '≤ 1.1'),
    ],
  );
}

const seamBar = (ratios: readonly number[]) =>
  `≤ 1.1: ${ratios.filter((ratio) => ratio <= 1.1).length} of ${ratios.length}`;

/** Noise of several scales, as fabrics and marbles have it. */
async function makeTexture(random: Random): Promise<Picture> {
  const [widthPx, heightPx] = [random.whole(300, 700), random.whole(300, 700)];
  const sum = new Float64Array(widthPx * heightPx * 3);
  for (const scale of [4, 16, 64]) {
    const small = { width: Math.ceil(widthPx / scale) + 2, height: Math.ceil(heightPx / scale) + 2 };
    const noise = Buffer.from(
      Array.from({ length: small.width * small.height * 3 }, () => random.whole(0, 255)),
    );
    const layer = await sharp(noise, { raw: { ...small, channels: 3 } })
      .resize(widthPx, heightPx, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    layer.forEach((value, at) => {
      sum[at]! += value / 3;
    });
  }
  const rgba = new Uint8Array(widthPx * heightPx * 4).fill(255);
  sum.forEach((value, at) => {
    rgba[Math.floor(at / 3) * 4 + (at % 3)] = Math.round(value);
  });
  return { rgba, widthPx, heightPx };
}

async function collect(
  widthPx: number,
  heightPx: number,
  run: (write: (pixels: Uint8Array) => Promise<void>) => Promise<unknown>,
): Promise<Picture> {
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  let next = 0;
  await run(async (pixels) => {
    rgba.set(pixels, next);
    next += pixels.length;
  });
  return { rgba, widthPx, heightPx };
}

async function seamless({ rgba, widthPx, heightPx }: Picture): Promise<Picture> {
  const rows = rowsOfPixels(rgba, widthPx, heightPx);
  const { tile } = await closeSeams(rows, 0.15);
  return collect(tile.columns.size, tile.lines.size, (write) => makeSeamless(rows, tile, write));
}

/** Mean step between two columns, one next to the other. */
function stepBetween({ rgba, widthPx, heightPx }: Picture, left: number, right: number): number {
  let sum = 0;
  for (let y = 0; y < heightPx; y += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const row = y * widthPx * 4;
      sum += Math.abs(rgba[row + left * 4 + channel]! - rgba[row + right * 4 + channel]!);
    }
  }
  return sum / heightPx / 3;
}

/** The larger one of both directions. */
function seamRatio(picture: Picture): number {
  return Math.max(
    ...[picture, turned(picture)].map((one) => stepBetween(one, one.widthPx - 1, 0) / stepInside(one)),
  );
}

/** Columns become rows. */
function turned({ rgba, widthPx, heightPx }: Picture): Picture {
  const result = new Uint8Array(rgba.length);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1)
      result.set(rgba.subarray((y * widthPx + x) * 4, (y * widthPx + x) * 4 + 4), (x * heightPx + y) * 4);
  return { rgba: result, widthPx: heightPx, heightPx: widthPx };
}

function stepInside(picture: Picture): number {
  const columns = Array.from({ length: picture.widthPx - 1 }, (_, x) => stepBetween(picture, x, x + 1));
  return columns.reduce((sum, step) => sum + step, 0) / columns.length;
}

async function extendedRatio(texture: Picture): Promise<number> {
  const margin = 40;
  const rows = rowsOfPixels(texture.rgba, texture.widthPx, texture.heightPx);
  const made = await collect(texture.widthPx + 2 * margin, texture.heightPx + 2 * margin, (write) =>
    extendEdge(rows, margin, 'mirror', write),
  );
  return stepBetween(made, margin - 1, margin) / stepInside(made);
}

/** How far the covered area of each of 16 fields is from the tone it had, in the mean. */
async function toneError(texture: Picture, cellPx: number): Promise<number> {
  const { rgba, widthPx, heightPx } = texture;
  const options = { ink: [0, 0, 0], style: 'halftone', cellPx, isInverted: false } as const;
  const made = await collect(widthPx, heightPx, (write) =>
    makeOneColour(rowsOfPixels(rgba, widthPx, heightPx), options, write),
  );
  const fields = Array.from({ length: 16 }, () => ({ tone: 0, ink: 0, count: 0 }));
  for (let index = 0; index < widthPx * heightPx; index += 1) {
    const column = Math.floor(((index % widthPx) * 4) / widthPx);
    const row = Math.floor((Math.floor(index / widthPx) * 4) / heightPx);
    const field = fields[row * 4 + column]!;
    const at = index * 4;
    field.tone += 1 - (0.2126 * rgba[at]! + 0.7152 * rgba[at + 1]! + 0.0722 * rgba[at + 2]!) / 255;
    field.ink += made.rgba[at + 3]! / 255;
    field.count += 1;
  }
  const used = fields.filter(({ count }) => count > 0);
  return used.reduce((sum, { tone, ink, count }) => sum + Math.abs(tone - ink) / count, 0) / used.length;
}

/** Fields of flat colours with grain and JPEG: the share of pixels that come out in the colour they were painted in. */
async function sharePainted(random: Random): Promise<number> {
  const count = random.whole(3, 8);
  const side = 320;
  const colours = Array.from({ length: count }, () => [0, 1, 2].map(() => random.whole(0, 255)));
  const grain = random.pick([0, 2, 4]);
  const band = side / count;
  const painted = new Uint8Array(side * side * 3);
  for (let index = 0; index < side * side; index += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const value = colours[Math.floor((index % side) / band)]![channel]! + random.whole(-grain, grain);
      painted[index * 3 + channel] = Math.max(0, Math.min(255, value));
    }
  const jpeg = await sharp(Buffer.from(painted), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: random.pick([80, 90, 95]), chromaSubsampling: '4:4:4' })
    .toBuffer();
  const rgba = new Uint8Array(await sharp(jpeg).ensureAlpha().raw().toBuffer());
  const found = await findPalette(rowsOfPixels(rgba, side, side), count);
  const palette = found.map((one) => one.rgb);
  const made = await collect(side, side, (write) =>
    reduceColours(rowsOfPixels(rgba, side, side), palette, write),
  );
  let right = 0;
  for (let index = 0; index < side * side; index += 1) {
    const wanted = colours[Math.floor((index % side) / band)]!;
    const away = wanted.map((value, channel) => Math.abs(value - made.rgba[index * 4 + channel]!));
    if (Math.max(...away) <= 6) right += 1;
  }
  return right / side / side;
}
