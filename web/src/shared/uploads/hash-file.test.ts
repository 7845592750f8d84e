// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashFileHere } from './hash-file-here.ts';

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 31 + 7) & 255);
const MB = 1024 * 1024;

test.each([0, 1, 55, 56, 63, 64, 65, 70_000, 4 * MB, 4 * MB + 1, 9 * MB])(
  'a file of %d bytes has the hash the platform finds',
  async (length) => {
    const bytes = bytesOf(length);
    expect(await hashFileHere(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
  },
);

test('a file that cannot be read any more is an error', async () => {
  const gone = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('moved')) }) };
  await expect(hashFileHere(gone as unknown as Blob)).rejects.toThrow('moved');
});
