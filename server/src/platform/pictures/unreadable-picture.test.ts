import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageText } from '@diy/contract/messages/message-text';
import { afterAll, expect, it } from 'vitest';
import { decodeRgba } from '../canvas/encode-picture.ts';
import { ObjectMissing } from '../storage/storage-errors.ts';
import { sharp } from './sharp.ts';
import { readPicture, UnreadablePicture } from './unreadable-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'diy-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function fileOf(name: string, change: (jpeg: Buffer) => Buffer): Promise<string> {
  const jpeg = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#D9442B' } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, name), change(jpeg));
  return join(folder, name);
}

const read = (find: () => Promise<string>) => readPicture('海边.jpg', find, decodeRgba);

it('reads a picture', async () => {
  const path = await fileOf('whole.jpg', (jpeg) => jpeg);
  expect(await read(async () => path)).toMatchObject({ widthPx: 200, heightPx: 100 });
});

it.each([
  ['cut off', (jpeg: Buffer) => jpeg.subarray(0, jpeg.length / 2)],
  ['no picture', () => Buffer.from('not a picture')],
  ['empty', () => Buffer.alloc(0)],
])('names a file that is %s as the fault of the picture', async (name, change) => {
  const path = await fileOf(`${name}.jpg`, change);
  const failure = await read(async () => path).catch((error) => error);
  expect(failure).toBeInstanceOf(UnreadablePicture);
  expect(failure).toMatchObject({ fault: 'damaged', picture: '海边.jpg' });
  expect(messageText(failure.text, 'zh')).toContain('海边.jpg');
});

it('tells a missing object from a store that does not answer', async () => {
  const gone = await read(() => Promise.reject(new ObjectMissing('prv/a.jpg'))).catch((error) => error);
  expect(gone).toMatchObject({ name: 'UnreadablePicture', fault: 'missing' });
  const away = new Error('connect ECONNREFUSED');
  expect(await read(() => Promise.reject(away)).catch((error) => error)).toBe(away);
});

it('does not blame the picture for a file that went between finding and reading it', async () => {
  const failure = await read(async () => join(folder, 'evicted.jpg')).catch((error) => error);
  expect(failure).not.toBeInstanceOf(UnreadablePicture);
});
