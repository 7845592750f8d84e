import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type PreparedMockup, prepareMockupWithPauses, type ResponsePictures } from '@diy/design/mockup';
import type { RgbaPicture } from '@diy/design/painting';
import type { MockupAsset, MockupSurface } from '@diy/design/template';
import { createByteBoundedCache } from '../../../platform/cache/byte-bounded-cache.ts';
import type { FileCache } from '../../../platform/cache/file-cache.ts';
import { decodeRgba } from '../../../platform/canvas/encode-picture.ts';
import { createWorkSlots } from '../../../platform/concurrency/work-slots.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { StoredMockup } from '../../templates/index.ts';
import { ENGINE_VERSION, MOCKUP_WIDTH_PX } from '../keys/engine-version.ts';
import { PACKED_FORMAT, packedChecksum, packMockup, unpackMockup } from './pack-mockup.ts';

/** A few prepared mockups; each takes some 40 MB at 1000 px. */
const CACHE_BYTES = 160 * 1024 * 1024;

/** How long a waiting design takes to be drawn and placed on a prepared mockup. */
const FIRST_USE_MS = 250;

/** Mockups prepared for composing at the shop size. */
export interface MockupLibrary {
  /**
   * Preparing takes up to a second, so a prepared mockup is kept in memory and on disk: a batch over more templates than
   * fit the memory would otherwise prepare one for every design.
   */
  load(mockup: StoredMockup): Promise<PreparedMockup>;
  /**
   * Prepares a mockup and stores it on disk for a later design. An existing one is not read, and without disk space none
   * is made: either would push others out of memory.
   */
  keep(mockup: StoredMockup): Promise<void>;
}

/** A library of what is in `storage`; without `prepared`, nothing is kept on disk. */
export function createMockupLibrary(storage: ObjectStore, prepared?: FileCache): MockupLibrary {
  const cache = createByteBoundedCache<PreparedMockup>(CACHE_BYTES, sizeOf);
  /** Checksums, by name, of kept files that were read and verified, so that each is verified once. */
  const proven = new Map<string, number>();
  /** Hashes of mockups that designs wait for. */
  const wanted = new Set<string>();
  // Mockups are prepared one after the other: in parallel, the first design of a new batch would be shown only when four
  // are ready.
  const inTurn = createWorkSlots(1, 1000);

  const load = (mockup: StoredMockup): Promise<PreparedMockup> =>
    cache.get(mockup.hash, async () => {
      const name = nameOf(mockup);
      const kept = await prepared?.read(name);
      const known = kept && unpackMockup(kept, proven.get(name));
      if (known) {
        proven.set(name, packedChecksum(kept));
        return known;
      }
      return new Promise((resolve, reject) => {
        const make = async () => {
          const made = await prepare(storage, mockup);
          resolve(made);
          // A design that waited for it goes first, because storing it and preparing the next one take a while.
          if (wanted.has(mockup.hash)) await sleep(FIRST_USE_MS);
          await prepared?.write(name, packMockup(made));
        };
        inTurn.run(make).catch(reject);
      });
    });

  return {
    async load(mockup) {
      wanted.add(mockup.hash);
      try {
        return await load(mockup);
      } finally {
        wanted.delete(mockup.hash);
      }
    },
    async keep(mockup) {
      if (!prepared || (await prepared.has(nameOf(mockup))) || !(await prepared.hasRoom())) return;
      await load(mockup);
    },
  };
}

function nameOf({ hash }: StoredMockup): string {
  return `${hash}-${ENGINE_VERSION}-${MOCKUP_WIDTH_PX}-${PACKED_FORMAT}`;
}

async function prepare(storage: ObjectStore, mockup: StoredMockup): Promise<PreparedMockup> {
  const read = async (name: string) => decodeRgba(await storage.read(`${mockup.prefix}/${name}`));
  const { asset } = mockup;
  const bySurface = async (file: (surface: MockupSurface) => string) =>
    Object.fromEntries(
      await Promise.all(asset.surfaces.map(async (one) => [one.surface, await read(file(one))] as const)),
    );
  const [base, maps, uv, coverage, responses] = await Promise.all([
    read(asset.base),
    read(asset.maps),
    bySurface((surface) => surface.uv),
    bySurface((surface) => surface.coverage),
    readResponses(asset, read),
  ]);
  const pictures = { base, maps, uv, coverage, responses };
  // A design whose mockup is prepared is composed between two steps.
  return prepareMockupWithPauses(asset, pictures, { widthPx: MOCKUP_WIDTH_PX }, setImmediate);
}

/** Pictures of the surfaces that have a response, one after the other: they are many. */
async function readResponses(
  { surfaces }: MockupAsset,
  read: (name: string) => Promise<RgbaPicture>,
): Promise<Record<string, ResponsePictures>> {
  const found: Record<string, ResponsePictures> = {};
  for (const { surface, response } of surfaces) {
    if (!response) continue;
    const greys: RgbaPicture[] = [];
    for (const name of response.greys) greys.push(await read(name));
    found[surface] = { greys, ...(response.ground && { ground: await read(response.ground) }) };
  }
  return found;
}

function sizeOf(mockup: PreparedMockup): number {
  const planes = mockup.surfaces.flatMap((surface) =>
    [...Object.values(surface), surface.response?.colours].filter(ArrayBuffer.isView),
  );
  const own = [mockup.base, mockup.productLight, ...planes].reduce((sum, plane) => sum + plane.byteLength, 0);
  // Composing also keeps the product in its last colour, and the fibres of a melange.
  return own + mockup.widthPx * mockup.heightPx * 20;
}
