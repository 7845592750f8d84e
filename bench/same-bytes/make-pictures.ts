import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Api } from '../../e2e/support/api.ts';
import { makeMotif, makePhoto } from '../../e2e/support/samples/sample-design.ts';
import { root } from '../../scripts/setup/root.mjs';
import type { Picture, Pictures } from './shop-designs.ts';

/** A plain product photograph: the print of an own template is placed on its middle. */
export const OWN_PHOTO = { widthPx: 800, heightPx: 600 };

/** Pictures as sellers bring them: photograph, motif, pattern, EXIF-turned, grey, CMYK. */
export async function uploadPictures(api: Api): Promise<Pictures> {
  const upload = async (name: string, bytes: Buffer, widthPx: number, heightPx: number): Promise<Picture> => {
    const type = name.endsWith('png') ? 'image/png' : 'image/jpeg';
    return { id: await api.uploadImage(name, bytes, type), widthPx, heightPx };
  };
  const artwork = readFileSync(join(root, 'catalogue/artworks/botanical-pattern.png'));
  const turned = await sharp(await makePhoto(1200, 900, 5))
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  const grey = await sharp(await makePhoto(1000, 750, 8))
    .greyscale()
    .png({ palette: true })
    .toBuffer();
  const cmyk = await sharp(await makePhoto(900, 1700, 13))
    .toColourspace('cmyk')
    .jpeg({ quality: 92 })
    .toBuffer();
  return {
    photo: await upload('海边.jpg', await makePhoto(2400, 1800, 3), 2400, 1800),
    motif: await upload('星星.png', await makeMotif(1200), 1200, 1200),
    pattern: await upload('花草.png', artwork, 3000, 3000),
    turned: await upload('turned.jpg', turned, 900, 1200),
    grey: await upload('grey.png', grey, 1000, 750),
    print: await upload('cmyk.jpg', cmyk, 900, 1700),
  };
}

/** A bag on a grey wall, lit from the left. */
export function ownPhoto(): Promise<Buffer> {
  const { widthPx, heightPx } = OWN_PHOTO;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><defs><linearGradient id="g">
    <stop offset="0" stop-color="#eee9dd"/><stop offset="1" stop-color="#97938a"/></linearGradient></defs>
    <rect width="${widthPx}" height="${heightPx}" fill="#8c9399"/><rect x="100" y="60" width="600" height="480" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
