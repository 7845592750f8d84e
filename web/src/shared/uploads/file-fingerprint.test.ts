import { expect, test } from 'vitest';
import { fingerprintOf } from './file-fingerprint.ts';

const EDGE = 64 * 1024;
const build = (bytes: Uint8Array<ArrayBuffer>, name = '图.png', lastModified = 5) =>
  new File([bytes], name, { lastModified });
const changedAt = (size: number, place: number) => {
  const bytes = new Uint8Array(size);
  bytes[place] = 1;
  return bytes;
};

test('the same file has the same fingerprint', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  expect(await fingerprintOf(build(bytes))).toBe(await fingerprintOf(build(bytes)));
  expect(await fingerprintOf(build(bytes))).toMatch(/^[0-9a-f]{40}$/);
});

test.each<[string, File]>([
  ['name', build(new Uint8Array(3), 'b.png')],
  ['time', build(new Uint8Array(3), '图.png', 6)],
  ['size', build(new Uint8Array(4))],
  ['content', build(changedAt(3, 2))],
])('another %s is another file', async (_, other) => {
  expect(await fingerprintOf(other)).not.toBe(await fingerprintOf(build(new Uint8Array(3))));
});

test.each([
  ['its first byte', 3 * EDGE, 0, true],
  ['the last of its first 64 KB', 3 * EDGE, EDGE - 1, true],
  ['its middle', 3 * EDGE, 1.5 * EDGE, false],
  ['the first of its last 64 KB', 3 * EDGE, 2 * EDGE, true],
  ['its last byte', 3 * EDGE, 3 * EDGE - 1, true],
  ['a byte that both edges reach', EDGE + 10, EDGE - 5, true],
  ['the byte behind the first edge', EDGE + 10, EDGE, true],
])('a change of %s is seen or not: %d bytes, at %d, %s', async (_, size, place, isSeen) => {
  const [plain, changed] = [build(new Uint8Array(size)), build(changedAt(size, place))];
  expect((await fingerprintOf(plain)) !== (await fingerprintOf(changed))).toBe(isSeen);
});

test('an empty file has one too', async () => {
  expect(await fingerprintOf(build(new Uint8Array(0)))).toMatch(/^[0-9a-f]{40}$/);
});
