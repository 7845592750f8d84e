import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDecodeSlots } from '../../../platform/pictures/decode-slots.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { ChildEnded } from '../../../platform/process/limited-child.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import { imageRefusals } from '../image-refusals.ts';
import { isWholeWebp } from './decode-webp.ts';
import { deriveFrom } from './derive/derive-from.ts';

const size = { widthPx: 40, heightPx: 30 };
let folder = '';
let path = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decode-webp-'));
  path = join(folder, 'whole.webp');
  const create = { width: 40, height: 30, channels: 3, background: '#c03020' } as const;
  await writeFile(path, await sharp({ create }).webp({ lossless: true }).toBuffer());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const whole = (derive: typeof deriveFrom) => {
  const imageState = { deriver: { derive } };
  const services = { config: { dataDir: folder }, decoding: createDecodeSlots(), imageState };
  return isWholeWebp(services as unknown as Parameters<typeof isWholeWebp>[0], 'somebody', path, size);
};
const failing = (error: unknown) => whole(() => Promise.reject(error));

it('takes what decodes', async () => {
  expect(await whole(deriveFrom)).toBe(true);
});

it('takes a decoder at its word about damage', async () => {
  expect(await failing(new Error('webp2vips: unable to parse image'))).toBe(false);
});

it.each([
  ['a folder that may not be read', Object.assign(new Error('x'), { code: 'EACCES' })],
  ['a decoder that took too long', new Error('timeout: 42% complete')],
  ['a process that was stopped', new ChildEnded('stopping')],
  ['a process that crashed twice', imageRefusals.drawingCrashed()],
])('says nothing of the file after %s', async (_, error) => {
  await expect(failing(error)).rejects.toBe(error);
});

it('names a full disk', async () => {
  const full = new Error('wbuffer_write: write failed\nunix error: No space left on device');
  await expect(failing(full)).rejects.toBeInstanceOf(StorageFull);
});

it('refuses bytes behind the picture, which no decoder looks at', async () => {
  await appendFile(path, 'more');
  expect(await whole(deriveFrom)).toBe(false);
});
