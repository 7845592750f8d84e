import { buildMockup } from '@diy/design/testing';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import type { FileCache } from '../../../platform/cache/file-cache.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { StoredMockup } from '../../templates/index.ts';
import { createMockupLibrary } from './mockup-library.ts';

const mockup = { hash: 'mug', prefix: 'pub/mug', asset: { surfaces: [] } } as unknown as StoredMockup;

function setUp(isKept: boolean, hasRoom = true) {
  const storage = { read: vi.fn().mockRejectedValue(new Error('no such file')) };
  const prepared = {
    has: async () => isKept,
    hasRoom: async () => hasRoom,
    read: vi.fn(),
    write: vi.fn(),
  };
  const library = createMockupLibrary(storage as unknown as ObjectStore, prepared as unknown as FileCache);
  return { storage, prepared, keep: () => library.keep(mockup) };
}

it.each([
  ['that is kept', true, true],
  ['that there is no room for', false, false],
])('reads nothing of a mockup %s', async (_, isKept, hasRoom) => {
  const { storage, prepared, keep } = setUp(isKept, hasRoom);
  await keep();
  expect(prepared.read).not.toHaveBeenCalled();
  expect(storage.read).not.toHaveBeenCalled();
});

it('says why a mockup cannot be prepared, again each time, and keeps nothing', async () => {
  const { storage, prepared, keep } = setUp(false);
  await expect(keep()).rejects.toThrow('no such file');
  await expect(keep()).rejects.toThrow('no such file');
  expect(storage.read.mock.calls.length).toBeGreaterThan(2);
  expect(prepared.write).not.toHaveBeenCalled();
});

it('returns a mockup before it is written, and begins the next one after', async () => {
  const { asset, pictures } = buildMockup(40);
  const encode = ({ rgba, widthPx: width, heightPx: height }: (typeof pictures)['base']) =>
    sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  const files = new Map([
    [asset.base, await encode(pictures.base)],
    [asset.maps, await encode(pictures.maps)],
    [asset.surfaces[0]!.uv, await encode(pictures.uv.front!)],
    [asset.surfaces[0]!.coverage, await encode(pictures.coverage.front!)],
  ]);
  const read: string[] = [];
  const storage = {
    async read(key: string) {
      read.push(key);
      return files.get(key.slice(key.indexOf('/') + 1));
    },
  } as unknown as ObjectStore;
  let written = () => {};
  const writing = (resolve: () => void) => {
    written = resolve;
  };
  const write = vi.fn(() => new Promise<void>(writing));
  const prepared = { read: async () => undefined, write } as unknown as FileCache;
  const library = createMockupLibrary(storage, prepared);
  const load = (name: string) => library.load({ asset, hash: name, prefix: name } as StoredMockup);
  const [first, second] = [load('first'), load('second')];
  expect((await first).id).toBe(asset.id);
  await expect.poll(() => write.mock.calls.length).toBe(1);
  expect(read.filter((key) => key.startsWith('second'))).toEqual([]);
  written();
  expect((await second).id).toBe(asset.id);
  await expect.poll(() => write.mock.calls.length).toBe(2);
  written();
});
