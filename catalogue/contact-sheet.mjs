/**
 * Every mockup in its colours with test artwork, for looking at: `node catalogue/contact-sheet.mjs [product …] [mockup …] [--preview]`.
 * Writes .contact/<mockup>.png (sheet) and .contact/<mockup>-<artwork>.png (full size, one colour).
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PRODUCTS } from './lib/products.mjs';
import { pixelsPerMm, readArtwork, readMockup, recompose } from './lib/recompose.mjs';
import { testArtworks } from './lib/test-artworks.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const target = path.join(here, '.contact');
const words = process.argv.slice(2);
const assets = words.includes('--preview') ? '.preview' : 'assets';
const only = words.filter((word) => !word.startsWith('--') && !PRODUCTS[word]);
/** For products sold in fewer colours: how the picture bears black, heather and two strong ones all the same. */
const COLOURS = [
  { id: 'black', hex: '#222224' },
  { id: 'heather', hex: '#AEB0B3' },
  { id: 'navy', hex: '#1F2A44' },
  { id: 'red', hex: '#B5202B' },
];
const CELL = 500;
const COLUMNS = 4;

async function sheetOf(product, mockup) {
  const template = JSON.parse(await readFile(path.join(here, 'templates', `${product}.json`), 'utf8'));
  const { printArea, id } = template.surfaces.find(({ id }) => id === mockup.surface);
  const asset = await readMockup(path.join(here, assets, product, mockup.id));
  /** @type {import('sharp').CreateRaw} */
  const raw = { width: asset.widthPx, height: asset.heightPx, channels: 3 };
  const density = pixelsPerMm(asset.surfacePlanes[id], asset.widthPx);
  const artworks = await testArtworks(printArea, here);
  const pictures = [recompose(asset, id, printArea, '#FFFFFF', null)];
  for (const [name, input] of artworks) {
    const artwork = await readArtwork(input, printArea, density);
    const picture = recompose(asset, id, printArea, '#FFFFFF', artwork);
    await sharp(picture, { raw })
      .png()
      .toFile(path.join(target, `${mockup.id}-${name}.png`));
    pictures.push(picture);
  }
  const own = template.colours.slice(1);
  for (const [n, colour] of (own.length < COLOURS.length ? [...COLOURS, ...own] : own).entries()) {
    const artwork = await readArtwork(artworks[n % artworks.length][1], printArea, density);
    const picture = recompose(asset, id, printArea, colour.hex, artwork);
    await sharp(picture, { raw })
      .png()
      .toFile(path.join(target, `${mockup.id}-in-${colour.id}.png`));
    pictures.push(picture);
  }
  const cells = await Promise.all(
    pictures.map(async (picture, n) => ({
      input: await sharp(picture, { raw }).resize(CELL, CELL).png().toBuffer(),
      left: (n % COLUMNS) * CELL,
      top: Math.floor(n / COLUMNS) * CELL,
    })),
  );
  const height = Math.ceil(pictures.length / COLUMNS) * CELL;
  await sharp({ create: { width: COLUMNS * CELL, height, channels: 3, background: '#FFFFFF' } })
    .composite(cells)
    .png()
    .toFile(path.join(target, `${mockup.id}.png`));
  process.stdout.write(`${mockup.id}: ${pictures.length} pictures, ${density.toFixed(2)} px/mm\n`);
}

await mkdir(target, { recursive: true });
const named = words.filter((word) => PRODUCTS[word]);
for (const product of named.length ? named : Object.keys(PRODUCTS)) {
  for (const mockup of PRODUCTS[product].mockups) {
    const isRendered = existsSync(path.join(here, assets, product, mockup.id));
    if (isRendered && (only.length === 0 || only.includes(mockup.id))) await sheetOf(product, mockup);
  }
}
