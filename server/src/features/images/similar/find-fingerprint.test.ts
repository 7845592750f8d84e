import { expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { drawSvgPicture } from '../../../testing/draw-svg-picture.ts';
import { findFingerprint, haveSameColours } from './find-fingerprint.ts';
import { hammingDistance, MAX_DISTANCE } from './hamming-lookup-keys.ts';

/** A disc on white or on nothing, as sellers' artwork often is. */
function disc(colour: string, radius: number, ground = '<rect width="900" height="900" fill="#fff"/>') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${ground}<circle cx="450" cy="450" r="${radius}" fill="${colour}"/></svg>`;
  return drawSvgPicture(svg);
}

async function areAlike(a: Buffer, b: Buffer): Promise<boolean> {
  const [one, other] = [(await findFingerprint(a))!, (await findFingerprint(b))!];
  const distance = hammingDistance(one.hash, other.hash);
  return distance <= MAX_DISTANCE && haveSameColours(one.colours, other.colours);
}

const red = () => disc('#D9442B', 200);

it.each<[string, () => Buffer | Promise<Buffer>, boolean]>([
  [
    'half as large',
    async () =>
      sharp(await red())
        .resize(450)
        .png()
        .toBuffer(),
    true,
  ],
  [
    'a poor JPEG',
    async () =>
      sharp(await red())
        .jpeg({ quality: 30 })
        .toBuffer(),
    true,
  ],
  [
    'a little brighter',
    async () =>
      sharp(await red())
        .modulate({ brightness: 1.1 })
        .png()
        .toBuffer(),
    true,
  ],
  [
    'cropped a little',
    async () =>
      sharp(await red())
        .extract({ left: 15, top: 15, width: 870, height: 870 })
        .png()
        .toBuffer(),
    true,
  ],
  ['on transparency', () => disc('#D9442B', 200, ''), true],
  ['in blue', () => disc('#2F5D8A', 200), false],
  ['in ochre', () => disc('#B7791F', 200), false],
])('the same motif %s', async (_what, make, isAlike) => {
  expect(await areAlike(await red(), await make())).toBe(isAlike);
});
