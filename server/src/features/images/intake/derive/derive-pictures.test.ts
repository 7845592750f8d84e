import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDecodeSlots } from '../../../../platform/pictures/decode-slots.ts';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { ChildEnded } from '../../../../platform/process/limited-child.ts';
import { imageRefusals } from '../../image-refusals.ts';
import { TEST_VECTOR } from '../../testing/vector-drawing.ts';
import { inspectPicture } from '../inspect/inspect-picture.ts';
import { derivePictures } from './derive-pictures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'derive-pictures-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pixels = () =>
  sharp(Buffer.from(Array.from({ length: 90 * 60 * 3 }, (_, at) => (at * 37) % 256)), {
    raw: { width: 90, height: 60, channels: 3 },
  });
const jpeg = () => pixels().jpeg().toBuffer();

it.each<[string, () => Promise<Buffer>, 'damaged' | 'intact', Error]>([
  ['slow.png', () => pixels().png().toBuffer(), 'intact', imageRefusals.tooSlow()],
  ['slow.jpg', jpeg, 'intact', imageRefusals.tooSlow()],
  ['slow-cut.jpg', async () => (await jpeg()).subarray(0, -300), 'damaged', imageRefusals.tooSlow()],
  ['ended.jpg', jpeg, 'intact', new ChildEnded('stopping')],
  ['ended-cut.jpg', async () => (await jpeg()).subarray(0, -300), 'damaged', new ChildEnded('stopping')],
])('what ends the decoding of %s is not taken for damage', async (name, make, state, error) => {
  const path = join(folder, name);
  await writeFile(path, await make());
  const picture = await inspectPicture(path, { key: name, name }, TEST_VECTOR);
  expect(picture.condition === 'damaged').toBe(state === 'damaged');
  let tries = 0;
  const derive = async () => {
    tries += 1;
    throw error;
  };
  const work = derivePictures({ decoding: createDecodeSlots(), derive }, 'owner', picture, folder);
  await expect(work).rejects.toBe(error);
  expect(tries).toBe(1);
});
