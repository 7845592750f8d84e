import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '../../sharp.ts';
import { checkJpegInThread } from './check-jpeg-in-thread.ts';
import { checkJpegScan } from './check-jpeg-scan.ts';

let folder = '';
let photo: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jpeg-thread-'));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  photo = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

it('finds in a thread what it finds here, for several files at a time, and leaves this process its priority', async () => {
  expect(photo.length).toBeGreaterThan(256 * 1024);
  const half = Math.floor(photo.length / 2);
  const zeros = Buffer.from(photo).fill(0, half, photo.length - 2);
  const own = getPriority();
  const verdicts = await Promise.all([
    checkJpegInThread(write('whole.jpg', photo)),
    checkJpegInThread(write('cut.jpg', photo.subarray(0, half))),
    checkJpegInThread(write('zeros.jpg', zeros)),
    checkJpegInThread(write('none.jpg', Buffer.from('no JPEG'))),
  ]);
  expect(verdicts).toEqual(['whole', 'damaged', 'damaged', 'unknown']);
  expect(getPriority()).toBe(own);
});

it('says that a file is not there', async () => {
  await expect(checkJpegInThread(join(folder, 'nowhere.jpg'))).rejects.toThrow(/ENOENT/);
});

it('runs from the source too, as development does', async () => {
  const bundled = process.env.TEST_PROGRAMS;
  delete process.env.TEST_PROGRAMS;
  try {
    expect(await checkJpegInThread(write('source.jpg', photo))).toEqual(
      await checkJpegScan(write('source.jpg', photo)),
    );
  } finally {
    if (bundled !== undefined) process.env.TEST_PROGRAMS = bundled;
  }
});
