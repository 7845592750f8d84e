import { type PreparedMockup, prepareMockup } from '@diy/design/mockup';
import { createByteBoundedCache } from '../../platform/cache/byte-bounded-cache.ts';
import type { FileCache } from '../../platform/cache/file-cache.ts';
import { decodeRgba } from '../../platform/canvas/encode-picture.ts';
import type { ObjectStore } from '../../platform/storage/object-store.ts';
import type { StoredMockup } from '../templates/index.ts';
import { ENGINE_VERSION, MOCKUP_WIDTH_PX } from './engine-version.ts';
import { PACKED_FORMAT, packedChecksum, packMockup, unpackMockup } from './pack-mockup.ts';

/** A few prepared mockups; each takes some 40 MB at 1000 px. */
const CACHE_BYTES = 160 * 1024 * 1024;

const cache = createByteBoundedCache<PreparedMockup>(CACHE_BYTES, sizeOf);

/** Checksums, by name, of the kept files this thread has read and found right: each is summed up once. */
const proven = new Map<string, number>();

/**
 * A mockup ready for composing at the shop size. Preparing takes up to a second, so it is also kept in `prepared`: a
 * batch over more templates than fit the memory would otherwise prepare one for every design.
 */
export function loadMockup(
  storage: ObjectStore,
  mockup: StoredMockup,
  prepared?: FileCache,
): Promise<PreparedMockup> {
  return cache.get(mockup.hash, async () => {
    const name = `${mockup.hash}-${ENGINE_VERSION}-${MOCKUP_WIDTH_PX}-${PACKED_FORMAT}`;
    const kept = await prepared?.read(name);
    const known = kept && unpackMockup(kept, proven.get(name));
    if (known) {
      proven.set(name, packedChecksum(kept));
      return known;
    }
    const made = await prepare(storage, mockup);
    await prepared?.write(name, packMockup(made));
    return made;
  });
}

async function prepare(storage: ObjectStore, mockup: StoredMockup): Promise<PreparedMockup> {
  const read = async (name: string) => decodeRgba(await storage.read(`${mockup.prefix}/${name}`));
  const { asset } = mockup;
  const uv: Record<string, Awaited<ReturnType<typeof read>>> = {};
  const coverage: typeof uv = {};
  for (const surface of asset.surfaces) {
    uv[surface.surface] = await read(surface.uv);
    coverage[surface.surface] = await read(surface.coverage);
  }
  const pictures = { base: await read(asset.base), maps: await read(asset.maps), uv, coverage };
  return prepareMockup(asset, pictures, { widthPx: MOCKUP_WIDTH_PX });
}

function sizeOf(mockup: PreparedMockup): number {
  const planes = mockup.surfaces.flatMap((surface) => Object.values(surface).filter(ArrayBuffer.isView));
  const own = [mockup.base, mockup.productLight, ...planes].reduce((sum, plane) => sum + plane.byteLength, 0);
  // Composing keeps the product in its last colour beside it, and the fibres of a melange.
  return own + mockup.widthPx * mockup.heightPx * 20;
}
