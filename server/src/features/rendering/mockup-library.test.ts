import { expect, it, vi } from 'vitest';
import type { FileCache } from '../../platform/cache/file-cache.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { StoredMockup } from '../templates/index.ts';
import { keepMockup } from './mockup-library.ts';

const mockup = { hash: 'mug', prefix: 'pub/mug', asset: { surfaces: [] } } as unknown as StoredMockup;

function setUp(isKept: boolean) {
  const storage = { read: vi.fn().mockRejectedValue(new Error('no such file')) };
  const prepared = { has: vi.fn().mockResolvedValue(isKept), read: vi.fn(), write: vi.fn() };
  const keep = () => keepMockup(storage as unknown as ObjectStore, mockup, prepared as unknown as FileCache);
  return { storage, prepared, keep };
}

it('reads nothing of a mockup that is kept', async () => {
  const { storage, prepared, keep } = setUp(true);
  await keep();
  expect(prepared.read).not.toHaveBeenCalled();
  expect(storage.read).not.toHaveBeenCalled();
});

it('says why a mockup cannot be made ready, each time anew, and keeps nothing', async () => {
  const { storage, prepared, keep } = setUp(false);
  await expect(keep()).rejects.toThrow('no such file');
  await expect(keep()).rejects.toThrow('no such file');
  expect(storage.read.mock.calls.length).toBeGreaterThan(2);
  expect(prepared.write).not.toHaveBeenCalled();
});
