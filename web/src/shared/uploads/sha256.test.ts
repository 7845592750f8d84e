// @vitest-environment node
import { expect, test } from 'vitest';
import { startSha256 } from './sha256.ts';

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 31 + 7) & 255);
/** What the platform says, in hex. */
async function expected(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000, 70_000])(
  '%d bytes in one piece',
  async (length) => {
    const hash = startSha256();
    hash.update(bytesOf(length));
    expect(hash.digest()).toBe(await expected(bytesOf(length)));
  },
);

test.each([1, 3, 63, 64, 65, 1000])('in pieces of %d bytes', async (piece) => {
  const bytes = bytesOf(5000);
  const hash = startSha256();
  for (let at = 0; at < bytes.length; at += piece) hash.update(bytes.subarray(at, at + piece));
  expect(hash.digest()).toBe(await expected(bytes));
});
