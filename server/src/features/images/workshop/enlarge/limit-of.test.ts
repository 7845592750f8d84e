import { expect, it } from 'vitest';
import { rowsOfPixels } from '../../../../platform/pictures/pixel-rows.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { drawSvgPicture } from '../../../../testing/draw-svg-picture.ts';
import { enlarge } from './enlarge.ts';
import { limitOf } from './limit-of.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#e8e0d0"/>
  <circle cx="45" cy="45" r="30" fill="#b02030"/><path d="M70 20l40 8-22 50z" fill="#2050a0"/></svg>`;

async function limited(picture: ReturnType<typeof sharp>) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const rows = rowsOfPixels(new Uint8Array(data), info.width, info.height);
  return limitOf(await enlarge(rows, { factor: 4, isFlatArt: true }, async () => undefined));
}

it('says nothing of a drawing, and that compression limits its coarse JPEG', async () => {
  const drawing = () => sharp(drawSvgPicture(DRAWING)).removeAlpha();
  expect(await limited(drawing())).toBeNull();
  const jpeg = await drawing().jpeg({ quality: 40 }).toBuffer();
  expect(await limited(sharp(jpeg))).toBe('compressed');
});

it('says of noise that it has no flat colours', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 80, height: 60, channels: 3 as const, background: '#fff', noise };
  expect(await limited(sharp({ create }))).toBe('photo');
});
