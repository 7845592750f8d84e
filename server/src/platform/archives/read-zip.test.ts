import { type Zippable, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ZipRefused } from './open-zip.ts';
import { readZip } from './read-zip.ts';

const LIMITS = { entries: 3, entryBytes: 1000, totalBytes: 2000 };
const zip = (files: Zippable) => Buffer.from(zipSync(files));
const text = (length: number) => Buffer.alloc(length, 'a');
/** A copy of the archive whose first directory entry states a false 32-bit value at this offset. */
const lying = (bytes: Buffer, at: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(value, copy.indexOf('PK\u0001\u0002', 0, 'latin1') + at);
  return copy;
};

it('reads stored and packed files, and folders not', async () => {
  const files = await readZip(
    zip({ 'a/b.txt': text(500), 'c.txt': [text(20), { level: 0 }], 'd/': [new Uint8Array(), {}] }),
    LIMITS,
  );
  expect([...files].map(([path, body]) => [path, body.length])).toEqual([
    ['a/b.txt', 500],
    ['c.txt', 20],
  ]);
});

const one = zip({ 'a.txt': text(500) });
const twice = (() => {
  const bytes = zip({ 'a.txt': text(5), 'b.txt': text(5) });
  for (let at = bytes.indexOf('b.txt'); at >= 0; at = bytes.indexOf('b.txt', at + 1))
    bytes.write('a.txt', at);
  return bytes;
})();

/** A copy with another letter in the stored content. */
const stored = zip({ 'a.txt': [text(500), { level: 0 }] });
const changed = (() => {
  const copy = Buffer.from(stored);
  copy.write('b', copy.indexOf('aaaa') + 250);
  return copy;
})();

it.each<[string, Buffer, string]>([
  ['a stored file of which a letter was changed', changed, 'broken'],
  ['another checksum than declared', lying(one, 16, 7), 'broken'],
  ['no archive', Buffer.from('hello, this is no archive at all'), 'broken'],
  ['cut off', one.subarray(0, one.length - 30), 'broken'],
  ['an empty file', Buffer.alloc(0), 'broken'],
  ['more entries than allowed', zip({ a: text(1), b: text(1), c: text(1), d: text(1) }), 'too-large'],
  ['one entry too large', zip({ a: text(1001) }), 'too-large'],
  ['all together too large', zip({ a: text(900), b: text(900), c: text(900) }), 'too-large'],
  ['a size smaller than the content', lying(one, 24, 5), 'lying'],
  ['a size larger than the content', lying(one, 24, 900), 'broken'],
  ['more packed bytes than there are', lying(one, 20, 1_000_000), 'lying'],
  ['an offset beyond the end', lying(one, 42, 1_000_000), 'broken'],
  ['two files of one name', twice, 'broken'],
])('%s is refused', async (_, bytes, why) => {
  const error = await readZip(bytes, LIMITS).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ZipRefused);
  expect((error as ZipRefused).why).toBe(why);
});

it('an encrypted file is refused as such', async () => {
  const bytes = Buffer.from(one);
  bytes.writeUInt16LE(1, bytes.indexOf('PK\u0001\u0002', 0, 'latin1') + 8);
  await expect(readZip(bytes, LIMITS)).rejects.toMatchObject({ why: 'encrypted' });
});

it('an archive without checksums is read', async () => {
  expect((await readZip(lying(one, 16, 0), LIMITS)).get('a.txt')).toHaveLength(500);
});

it('no single bit of packed content can change without being noticed', async () => {
  const words = Buffer.from(Array.from({ length: 90 }, (_, at) => `order ${at * 7919}`).join());
  const whole = zip({ 'a.txt': words });
  const from = whole.indexOf('a.txt') + 5;
  const until = whole.indexOf('PK\u0001\u0002', 0, 'latin1');
  for (let at = from; at < until; at += 1) {
    const copy = Buffer.from(whole);
    copy[at] = copy[at]! ^ (1 << (at % 8));
    await expect(readZip(copy, LIMITS), `byte ${at}`).rejects.toBeInstanceOf(ZipRefused);
  }
});
