import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashOfParts, startContentHash } from './content-hash.ts';

const MIB = 1024 * 1024;
const sha1 = (bytes: Buffer) => createHash('sha1').update(bytes).digest();

function hashOf(content: Buffer, chunkBytes: number): string {
  const hash = startContentHash();
  for (let at = 0; at < content.length; at += chunkBytes) hash.update(content.subarray(at, at + chunkBytes));
  return hash.digest();
}

it('is the known value for nothing', () => {
  expect(startContentHash().digest()).toBe('Fto5o-5ea0sNMlW_75VgGJCv2AcJ');
});

it.each([1, MIB, 4 * MIB - 1, 4 * MIB])('is one SHA-1 up to 4 MiB: %i bytes', (bytes) => {
  const content = Buffer.alloc(bytes, 7);
  const expected = Buffer.concat([Buffer.from([0x16]), sha1(content)]).toString('base64url');
  expect(hashOf(content, 65_536)).toBe(expected);
});

it.each([4 * MIB + 1, 8 * MIB, 9 * MIB])(
  'is a SHA-1 of SHA-1s beyond: %i bytes, however it is cut',
  (bytes) => {
    const content = Buffer.alloc(bytes, 9);
    const blocks = Array.from({ length: Math.ceil(bytes / (4 * MIB)) }, (_, i) =>
      sha1(content.subarray(i * 4 * MIB, (i + 1) * 4 * MIB)),
    );
    const expected = Buffer.concat([Buffer.from([0x96]), sha1(Buffer.concat(blocks))]).toString('base64url');
    expect(hashOf(content, 65_536)).toBe(expected);
    expect(hashOf(content, 5 * MIB + 3)).toBe(expected);
  },
);

it.each<[string, number[], number]>([
  ['4 MiB and a rest: the hash of the content', [4 * MIB, 4 * MIB, 5], 0x96],
  ['one part up to 4 MiB: the hash of the content', [7], 0x16],
  ['no part: the hash of nothing', [], 0x16],
  ['other sizes: of the parts', [5 * MIB, 3], 0x9e],
  ['a last part that is too large: of the parts', [4 * MIB, 4 * MIB + 1], 0x9e],
  ['one part over 4 MiB: of the parts', [4 * MIB + 1], 0x9e],
])('parts of %s', (_what, sizes, kind) => {
  const content = Buffer.alloc(
    sizes.reduce((sum, size) => sum + size, 0),
    3,
  );
  let at = 0;
  const parts = sizes.map((bytes) => {
    at += bytes;
    return { bytes, etag: hashOf(content.subarray(at - bytes, at), MIB) };
  });
  const digests = parts.map(({ etag }) => Buffer.from(etag, 'base64url').subarray(1));
  const found = hashOfParts(parts);
  expect(Buffer.from(found, 'base64url')[0]).toBe(kind);
  if (kind === 0x9e)
    expect(Buffer.from(found, 'base64url').subarray(1)).toEqual(sha1(Buffer.concat(digests)));
  else expect(found).toBe(hashOf(content, MIB));
});
