import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDecodeSlots } from '../../../../platform/pictures/decode-slots.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { TEST_VECTOR } from '../../testing/vector-drawing.ts';
import { inspectPicture } from '../inspect/inspect-picture.ts';
import { deriveFrom } from './derive-from.ts';
import { derivePictures } from './derive-pictures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'denied-alpha-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SIDE = 40;
/** Where RIFF, its chunk and the signature end, the fourth byte of the header has the bit. */
const BITS_AT = 24;

/** Red, its halves with these opacities, as a lossless WebP that calls its transparency unused. */
async function lossless(alpha: number, left = 255): Promise<Buffer> {
  const pixels = Buffer.alloc(SIDE * SIDE * 4);
  for (let at = 0; at < pixels.length; at += 4)
    pixels.set([200, 20, 30, (at / 4) % SIDE < SIDE / 2 ? left : alpha], at);
  const raw = { width: SIDE, height: SIDE, channels: 4 as const };
  const content = await sharp(pixels, { raw }).webp({ lossless: true, exact: true }).toBuffer();
  content[BITS_AT] = content[BITS_AT]! & ~0x10;
  return content;
}

async function take(name: string, content: Buffer) {
  const path = join(folder, name);
  await writeFile(path, content);
  const picture = await inspectPicture(path, { key: name, name }, TEST_VECTOR);
  return derivePictures({ decoding: createDecodeSlots(), derive: deriveFrom }, 'owner', picture, folder);
}

it('a lossless WebP is as see-through as its pixels, whatever its header says', async () => {
  const { hasAlpha, isAlphaDenied, masterPath } = await take('denied.webp', await lossless(90));
  expect({ hasAlpha, isAlphaDenied }).toEqual({ hasAlpha: true, isAlphaDenied: true });
  const pixels = await sharp(masterPath!).raw().toBuffer();
  expect([...pixels.subarray(0, 4)]).toEqual([200, 20, 30, 255]);
  expect([...pixels.subarray((SIDE - 1) * 4, SIDE * 4)]).toEqual([200, 20, 30, 90]);
});

it('one that is opaque is drawn as it is', async () => {
  const { hasAlpha, isAlphaDenied, masterPath } = await take('opaque.webp', await lossless(255));
  expect({ hasAlpha, isAlphaDenied, masterPath }).toEqual({
    hasAlpha: false,
    isAlphaDenied: false,
    masterPath: null,
  });
});

it('one that would show nothing is opaque, as its header says', async () => {
  const { hasAlpha, isAlphaDenied, dominantColour } = await take('zeros.webp', await lossless(0, 0));
  expect({ hasAlpha, isAlphaDenied }).toEqual({ hasAlpha: false, isAlphaDenied: false });
  expect(dominantColour).not.toBe('#ffffff');
});
