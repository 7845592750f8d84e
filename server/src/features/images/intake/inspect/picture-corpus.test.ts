import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { createDecodeSlots } from '../../../../platform/pictures/decode-slots.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { acceptedBitmaps, refusedBitmaps } from '../../testing/corpus-bitmaps.ts';
import { acceptedPhotos, refusedPhotos } from '../../testing/corpus-photos.ts';
import { acceptedPngs, refusedPngs } from '../../testing/corpus-pngs.ts';
import { acceptedPsds, refusedPsds } from '../../testing/corpus-psds.ts';
import { acceptedTiffs, refusedTiffs } from '../../testing/corpus-tiffs.ts';
import { FLAG_HEIGHT, FLAG_WIDTH, QUARTERS } from '../../testing/flag.ts';
import { TEST_VECTOR } from '../../testing/vector-drawing.ts';
import { deriveFrom } from '../derive/derive-from.ts';
import { derivePictures } from '../derive/derive-pictures.ts';
import { inspectPicture } from './inspect-picture.ts';

// Every odd kind of file a seller may have, made here, with what becomes of it. All accepted ones show the same
// picture, so a wrong profile, a swapped channel or a missing turn shows as a wrong colour.

let folder = '';
let work = '';
beforeEach(async () => {
  work = await mkdtemp(join(folder, 'work-'));
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corpus-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function take(name: string, make: () => Buffer | Promise<Buffer>) {
  const path = join(folder, name.replaceAll(/[^\w.]/g, '-'));
  const content = await make();
  await writeFile(path, content);
  const inspected = await inspectPicture(path, { key: path, name: path }, TEST_VECTOR);
  const derived = await derivePictures(
    { decoding: createDecodeSlots(), derive: deriveFrom },
    'owner',
    inspected,
    work,
  );
  const after = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  expect(after, 'the original is untouched').toBe(createHash('sha256').update(content).digest('hex'));
  return { inspected, derived };
}

async function coloursOf(file: string | Buffer) {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (right: number, down: number) => {
    const [x, y] = [Math.round(info.width * (0.25 + right / 2)), Math.round(info.height * (0.25 + down / 2))];
    return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  };
  return [middle(0, 0), middle(1, 0), middle(0, 1), middle(1, 1)];
}

describe('accepted', () => {
  it.each([...acceptedPngs, ...acceptedPhotos, ...acceptedTiffs, ...acceptedPsds, ...acceptedBitmaps])(
    '$name',
    async ({ name, make, notes = [], alpha, tolerance = 2, colours = QUARTERS }) => {
      const { inspected, derived } = await take(name, make);
      expect([inspected.widthPx, inspected.heightPx]).toEqual([FLAG_WIDTH, FLAG_HEIGHT]);
      expect(inspected.notes).toEqual(notes);
      expect(derived.hasAlpha).toBe(alpha !== undefined);
      for (const [file, slack] of [
        [derived.masterPath ?? inspected.path, tolerance],
        [derived.preview, tolerance + 4],
      ] as const) {
        const found = await coloursOf(file);
        const cover = [255, 255, 255, alpha ?? 255];
        for (const [quarter, colour] of found.entries()) {
          expect(Math.abs(colour[3]! - cover[quarter]!)).toBeLessThanOrEqual(1);
          if (cover[quarter] === 0) continue;
          const furthest = Math.max(
            ...colours[quarter]!.map((value, index) => Math.abs(value - colour[index]!)),
          );
          expect(furthest, `quarter ${quarter}: ${colour}`).toBeLessThanOrEqual(slack);
        }
      }
      if (derived.masterPath !== null) {
        const { format, space, depth, icc, exif, width, height } = await sharp(derived.masterPath).metadata();
        expect([format, depth, icc, exif, width, height]).toEqual([
          'png',
          'uchar',
          undefined,
          undefined,
          FLAG_WIDTH,
          FLAG_HEIGHT,
        ]);
        expect(space).toMatch(/^(srgb|b-w)$/);
        await rm(derived.masterPath);
      }
      expect(await readdir(work), 'nothing is left over').toEqual([]);
    },
  );
});

describe('refused', () => {
  it.each([...refusedPngs, ...refusedPhotos, ...refusedTiffs, ...refusedPsds, ...refusedBitmaps])(
    '$name: $refusal',
    async ({ name, make, refusal }) => {
      const outcome = await take(name, make).catch((error: unknown) => error);
      expect(outcome).toBeInstanceOf(Refusal);
      expect((outcome as Refusal).id).toBe(`images.${refusal}`);
      expect(await readdir(work), 'nothing is left over').toEqual([]);
    },
  );
});
