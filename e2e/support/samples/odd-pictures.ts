import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { makePhoto } from './sample-design.ts';

/** A file that careless software shows turned, in wrong colours or not at all. */
export interface OddPicture {
  name: string;
  type: string;
  bytes: Buffer;
  /** The right look of the picture, where Chromium is no measure (TIFF; CMYK without black point): an 8-bit sRGB PNG. */
  looks?: Buffer;
}

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
};

/**
 * Fields of a CMYK picture: the colour asked for, and what ImageMagick 6.9 shows of the file
 * (`convert x.jpg -intent Perceptual -black-point-compensation -profile sRGB.icc x.png`).
 */
const INKS: readonly (readonly [asked: string, shown: string])[] = [
  ['#C83C32', '#C42D2C'],
  ['#E8A33D', '#E7A02E'],
  ['#F2E6C8', '#EADFC5'],
  ['#4F8F5B', '#428650'],
  ['#2F6F9F', '#1D688D'],
  ['#6A4C8C', '#604382'],
  ['#303030', '#2F3031'],
  ['#9A9A9A', '#858385'],
];

/** Eight colours side by side, four in a row. */
function patches(colours: readonly string[]): Promise<Buffer> {
  const fields = colours.map(
    (colour, at) =>
      `<rect x="${(at % 4) * 225}" y="${Math.floor(at / 4) * 300}" width="225" height="300" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${fields.join('')}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** CMYK with its profile, turned by EXIF both ways, 16 bits a channel, two pages: all from one photograph. */
export async function makeOddPictures(): Promise<OddPicture[]> {
  const photo = await makePhoto(900, 600, 5);
  const mark = await sharp({
    create: { width: 180, height: 90, channels: 3, background: '#D03030' },
  })
    .png()
    .toBuffer();
  // A mark near one corner: a picture turned or mirrored the wrong way cannot look the same.
  const plain = await sharp(photo)
    .composite([{ input: mark, left: 40, top: 30 }])
    .png()
    .toBuffer();
  const turned = (orientation: number) =>
    sharp(plain).withMetadata({ orientation }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  const pixels = await sharp(plain).removeAlpha().raw().toBuffer();
  const twoPages = await sharp(Buffer.concat([pixels, Buffer.alloc(pixels.length, 128)]), {
    raw: { width: 900, height: 1200, channels: 3, pageHeight: 600 },
  })
    .tiff({ compression: 'lzw' })
    .toBuffer();
  return [
    {
      name: '印刷色.jpg',
      type: 'image/jpeg',
      bytes: await sharp(await patches(INKS.map(([asked]) => asked)))
        .toColourspace('cmyk')
        .withIccProfile('cmyk')
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        .toBuffer(),
      looks: await patches(INKS.map(([, shown]) => shown)),
    },
    { name: '手机横拍.jpg', type: 'image/jpeg', bytes: await turned(6) },
    { name: '手机倒拍.jpg', type: 'image/jpeg', bytes: await turned(8) },
    {
      name: '十六位.png',
      type: 'image/png',
      bytes: await sharp(plain).toColourspace('rgb16').png().toBuffer(),
    },
    { name: '两页.tiff', type: 'image/tiff', bytes: twoPages, looks: plain },
  ];
}

/** Pictures of one's own from a folder; next to `x.tiff` may lie `x.tiff.png`: how another program shows it. */
export function readOddPictures(folder: string): OddPicture[] {
  const all = readdirSync(folder);
  return all.flatMap((name) => {
    const type = TYPES[extname(name).toLowerCase()];
    const isLook = name.endsWith('.png') && all.includes(name.slice(0, -'.png'.length));
    if (!type || isLook) return [];
    const bytes = readFileSync(join(folder, name));
    return [
      {
        name,
        type,
        bytes,
        ...(all.includes(`${name}.png`) ? { looks: readFileSync(join(folder, `${name}.png`)) } : {}),
      },
    ];
  });
}
