import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { cutBlocks } from './cut-blocks.ts';

async function lengthsOf(body: Buffer | Readable): Promise<number[]> {
  const blocks: Buffer[] = [];
  for await (const block of cutBlocks(body, 10)) blocks.push(block);
  expect(Buffer.concat(blocks).toString()).toBe(TEXT.slice(0, Buffer.concat(blocks).length));
  return blocks.map((block) => block.length);
}

const TEXT = 'abcdefghijklmnopqrstuvwxyz0123456789';

it.each([
  [[], []],
  [[9], [9]],
  [[10], [10]],
  [[11], [10, 1]],
  [
    [3, 3, 3, 3],
    [10, 2],
  ],
  [
    [1, 30, 0, 4],
    [10, 10, 10, 5],
  ],
  [[20], [10, 10]],
])('pieces of %j make blocks of %j', async (pieces, blocks) => {
  const startOf = (index: number) => pieces.slice(0, index).reduce((sum, length) => sum + length, 0);
  const cut = pieces.map((length, index) =>
    Buffer.from(TEXT).subarray(startOf(index), startOf(index) + length),
  );
  expect(await lengthsOf(Readable.from(cut))).toEqual(blocks);
  expect(await lengthsOf(Buffer.concat(cut))).toEqual(blocks);
});

it('takes text as its bytes', async () => {
  const blocks: Buffer[] = [];
  for await (const block of cutBlocks(Readable.from(['图片', 'a']), 4)) blocks.push(block);
  expect(blocks.map((block) => block.length)).toEqual([4, 3]);
  expect(Buffer.concat(blocks).toString()).toBe('图片a');
});
