import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createZip, type ZipEntry } from './create-zip.ts';

const mtime = new Date('2026-11-21T03:00:00Z');

async function* list(...entries: ZipEntry[]) {
  yield* entries;
}
function streamed(path: string, content: Buffer): ZipEntry {
  return { path, body: { bytes: content.length, open: async () => Readable.from([content]) } };
}

it('stores what it is given, streams and bytes, under Chinese names', async () => {
  const picture = randomBytes(300_000);
  const zip = await buffer(
    createZip(list(streamed('猫/生产图_正面.png', picture), { path: '说明.txt', body: Buffer.from('好') }), {
      mtime,
    }),
  );
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['猫/生产图_正面.png', '说明.txt']);
  expect(Buffer.from(files['猫/生产图_正面.png']!).equals(picture)).toBe(true);
  expect(Buffer.from(files['说明.txt']!).toString()).toBe('好');
  expect(zip.includes(picture.subarray(0, 1000))).toBe(true);
  // General purpose flag of the first local header: bit 11 says the name is UTF-8.
  expect(zip.readUInt16LE(6) & (1 << 11)).not.toBe(0);
});

it('gives equal bytes for equal input', async () => {
  const content = randomBytes(1000);
  const make = () => buffer(createZip(list(streamed('a.png', content)), { mtime }));
  expect((await make()).equals(await make())).toBe(true);
});

it('is a valid archive when empty', async () => {
  expect(unzipSync(await buffer(createZip(list(), { mtime })))).toEqual({});
});

it('asks for the next entry only when the one before has been read', async () => {
  const content = Buffer.alloc(1024 * 1024);
  let asked = 0;
  const entries = async function* () {
    for (asked = 1; asked <= 50; asked += 1) yield streamed(`${asked}.png`, content);
  };
  const zip = createZip(entries(), { mtime });
  zip.read(1);
  await new Promise(setImmediate);
  expect(asked).toBeLessThan(4);
  zip.destroy();
});

it.each<[string, () => AsyncIterable<ZipEntry>, RegExp]>([
  [
    'the list of entries',
    async function* () {
      yield streamed('a.png', Buffer.from('a'));
      throw new Error('cancelled');
    },
    /cancelled/,
  ],
  [
    'opening a source',
    () => list({ path: 'a.png', body: { bytes: 1, open: () => Promise.reject(new Error('gone')) } }),
    /gone/,
  ],
  [
    'a source on the way',
    () =>
      list({
        path: 'a.png',
        body: {
          bytes: 9,
          open: async () =>
            Readable.from(
              (async function* () {
                yield Buffer.from('abc');
                throw new Error('broken disk');
              })(),
            ),
        },
      }),
    /broken disk/,
  ],
  [
    'a source of another size',
    () => list({ path: 'a.png', body: { bytes: 9, open: async () => Readable.from([Buffer.from('abc')]) } }),
    /unexpected number of bytes/,
  ],
])('fails when %s fails', async (_name, entries, reason) => {
  await expect(buffer(createZip(entries(), { mtime }))).rejects.toThrow(reason);
});

it('lets sources and entries go when its reader leaves', async () => {
  const source = new PassThrough();
  let ended: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    try {
      yield { path: 'a.png', body: { bytes: 9, open: async () => source } };
    } finally {
      ended();
    }
  };
  const reader = new PassThrough();
  const done = pipeline(createZip(entries(), { mtime }), reader);
  source.write('abc');
  reader.destroy(new Error('disk full'));
  await expect(done).rejects.toThrow('disk full');
  await left;
  expect(source.destroyed).toBe(true);
});
