// Makes the pictures of the static pages from the shipped catalogue: our artworks on our mockups, small.
// Use: node web/scripts/make-pictures.mjs     (again after catalogue/ was rendered again; missing mockups are skipped)
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pixelsPerMm, readArtwork, readMockup, recompose } from '../../catalogue/lib/recompose.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogue = join(root, 'catalogue');
const target = join(root, 'web/public/pictures');
mkdirSync(target, { recursive: true });

const BOTANICAL = 'botanical-pattern.png';
const SUNSET = 'mountain-sunset.jpg';
const SLOW = 'take-it-slow.png';
/** Middle of what one sees with the handle on the right and on the left, in mm from the print area's edge. */
const BOTH_SIDES = [31, 169];

/** `art`: file, how it fills the print area, and its size in mm where it does not fill it. */
const PICTURES = [
  {
    file: 'login',
    product: 'cushion',
    mockup: 'cushion-bench',
    art: { file: BOTANICAL, tileMm: 300 },
    edge: 1400,
  },
  {
    file: 'home-mug',
    product: 'mug',
    mockup: 'mug-table',
    art: { file: SLOW, widthMm: 60, atXMm: BOTH_SIDES },
    edge: 1000,
  },
  { file: 'home-mugs', product: 'mug', mockup: 'mug-pair', art: { file: BOTANICAL, tileMm: 90 }, edge: 800 },
  {
    file: 'home-cushion',
    product: 'cushion',
    mockup: 'cushion-bench',
    art: { file: SUNSET, fill: true },
    edge: 800,
  },
  {
    file: 'home-shirt',
    product: 'tshirt',
    mockup: 'tshirt-flat',
    hex: '#FFFFFF',
    art: { file: SLOW, widthMm: 300 },
    edge: 1000,
  },
  { file: 'empty-designs', product: 'mug', mockup: 'mug-table', edge: 400 },
  { file: 'empty-downloads', product: 'cushion', mockup: 'cushion-bench', edge: 400 },
];

/** Artwork laid into the print area, at `density` px per mm. */
async function layOut(art, area, density) {
  const [width, height] = [Math.round(area.widthMm * density), Math.round(area.heightMm * density)];
  const path = join(catalogue, 'artworks', art.file);
  if (art.fill) return sharp(path).resize(width, height, { fit: 'cover' }).png().toBuffer();
  /** @type {{ create: import('sharp').Create }} */
  const clear = { create: { width, height, channels: 4, background: '#00000000' } };
  const edge = Math.round((art.tileMm ?? art.widthMm) * density);
  const piece = await sharp(path).resize({ width: edge }).png().toBuffer({ resolveWithObject: true });
  if (art.tileMm)
    return sharp(clear)
      .composite([{ input: await fitted(piece, width, height), tile: true }])
      .png()
      .toBuffer();
  const top = Math.max(0, Math.round((height - piece.info.height) / (area.heightMm > area.widthMm ? 3 : 2)));
  const centres = art.atXMm ?? [area.widthMm / 2];
  const layers = centres.map(async (centreMm) => {
    const left = Math.max(0, Math.round((centreMm - art.widthMm / 2) * density));
    return { input: await fitted(piece, width - left, height - top), left, top };
  });
  return sharp(clear)
    .composite(await Promise.all(layers))
    .png()
    .toBuffer();
}

/** sharp composites nothing larger than the canvas. */
async function fitted({ data, info }, width, height) {
  if (info.width <= width && info.height <= height) return data;
  return sharp(data)
    .extract({ left: 0, top: 0, width: Math.min(info.width, width), height: Math.min(info.height, height) })
    .toBuffer();
}

function templateOf(mockupId) {
  for (const name of ['mug', 'cushion', 'tshirt']) {
    const path = join(catalogue, 'templates', `${name}.json`);
    if (!existsSync(path)) continue;
    const template = JSON.parse(readFileSync(path, 'utf8'));
    if (template.mockups.includes(mockupId)) return template;
  }
  throw new Error(`no template has the mockup ${mockupId}`);
}

for (const picture of PICTURES) {
  const folder = join(catalogue, 'assets', picture.product, picture.mockup);
  if (!existsSync(join(folder, 'mockup.json'))) {
    console.log(`${picture.file}: ${picture.product}/${picture.mockup} is not rendered yet`);
    continue;
  }
  const mockup = await readMockup(folder);
  const surfaceId = mockup.surfaces[0].surface;
  const area = templateOf(picture.mockup).surfaces.find((surface) => surface.id === surfaceId).printArea;
  const density = pixelsPerMm(mockup.surfacePlanes[surfaceId], mockup.widthPx);
  const artwork = picture.art
    ? await readArtwork(await layOut(picture.art, area, density * 1.5), area, density)
    : undefined;
  /** @type {import('sharp').CreateRaw} */
  const raw = { width: mockup.widthPx, height: mockup.heightPx, channels: 3 };
  const file = join(target, `${picture.file}.webp`);
  await sharp(recompose(mockup, surfaceId, area, picture.hex ?? '#FFFFFF', artwork), { raw })
    .resize(picture.edge, picture.edge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(file);
  console.log(`${picture.file}: ${Math.round(statSync(file).size / 1024)} KB`);
}

// What the mug's print file holds: the artwork alone, in the print area's proportions, on nothing.
const wrap = { widthMm: 200, heightMm: 82 };
await sharp(await layOut({ file: SLOW, widthMm: 60, atXMm: BOTH_SIDES }, wrap, 5))
  .webp({ quality: 86 })
  .toFile(join(target, 'home-print.webp'));

// The library's empty state: two of the artworks we ship, side by side.
const cards = await Promise.all(
  [SUNSET, BOTANICAL].map((name) =>
    sharp(join(catalogue, 'artworks', name))
      .resize(200, 400, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toBuffer(),
  ),
);
await sharp({ create: { width: 400, height: 400, channels: 3, background: '#EFECE7' } })
  .composite(cards.map((input, index) => ({ input, left: index * 200, top: 0 })))
  .webp({ quality: 82 })
  .toFile(join(target, 'empty-library.webp'));
