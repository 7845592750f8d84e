import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createSingleFlight } from '../../platform/cache/single-flight.ts';
import { createWorkSlots } from '../../platform/concurrency/work-slots.ts';
import { networkOf } from '../../platform/network-of.ts';
import { startDeadline } from '../../platform/process/deadline.ts';
import type { Services } from '../../platform/services.ts';
import { DRAW_SECONDS, type DrawnPicture, drawPicture, THUMBNAIL_VERSION } from './draw-picture.ts';
import { isOffered } from './offered-sizes.ts';
import { createPictureCache } from './picture-cache.ts';
import { type PictureFacts, readPictureFacts } from './picture-facts.ts';
import type { PictureRequest } from './picture-request.ts';
import { readPictureQuery } from './read-picture-query.ts';
import { createRecentPictures } from './recent-pictures.ts';

/** Bytes the cache on disk may have. */
const CACHE_BYTES = 2 * 1024 ** 3;
/** Bytes of finished variants in memory: some thousands of thumbnails. */
const RECENT_BYTES = 64 * 1024 ** 2;
/** Parsed addresses kept in memory, and their greatest length. */
const MAX_KNOWN = 10_000;
const MAX_KNOWN_LENGTH = 500;
/** Different pictures that may wait to be made; further callers get “try again later”. */
const MAX_WAITING = 200;
/** Everybody sees them, so in turns with the accounts' own pictures all of them count as one owner's. */
const THUMBNAILS = 'thumbnails';

/** A variant that is asked for. */
export interface Variant {
  key: string;
  request: PictureRequest;
  /** Under one name the bytes never change, so a browser may keep them. */
  name: string;
}

/** Makes variants of public pictures on demand. */
export interface Thumbnails {
  /** The request in a URL's query. Throws BadPictureRequest. */
  read(key: string, query: string): Variant;
  /** The variant if it is in memory. */
  recent(variant: Variant): DrawnPicture | undefined;
  /**
   * The variant, from the cache or made now; equal requests at the same time share one result. Throws TooBusy when too
   * much waits, ObjectMissing, BadPictureRequest, or the signal's reason when the caller leaves. Networks take turns: who
   * asks for a thousand does not delay who asks for one.
   */
  get(variant: Variant, ip: string, signal: AbortSignal): Promise<DrawnPicture>;
  /** Size and format of a stored picture. Throws ObjectMissing, BadPictureRequest. */
  facts(key: string): Promise<PictureFacts>;
}

export function createThumbnails({
  storage,
  config,
  decoding,
}: Pick<Services, 'storage' | 'config' | 'decoding'>): Thumbnails {
  const cache = createPictureCache(join(config.dataDir, 'cache', 'pictures'), CACHE_BYTES);
  const recent = createRecentPictures(RECENT_BYTES);
  const flights = createSingleFlight<DrawnPicture>();
  const queue = createWorkSlots(2, MAX_WAITING);

  const nameOf = (key: string, request: PictureRequest) =>
    createHash('sha256')
      .update(`${THUMBNAIL_VERSION}\n${key}\n${JSON.stringify(request)}`)
      .digest('hex')
      .slice(0, 40);

  const make = async ({ key, name, request }: Variant, network: string, gone: AbortSignal) => {
    const isKept = isOffered(request);
    const cached = isKept ? await cache.read(name) : null;
    if (cached) {
      const found = { body: cached, contentType: typeOf(cached) };
      recent.keep(name, found);
      return found;
    }
    const path = await storage.localPath(key);
    const { signal, clear } = startDeadline(DRAW_SECONDS * 1000, gone);
    const drawn = await queue
      .run(() => decoding.run(() => drawPicture(path, request, signal), { owner: THUMBNAILS, signal }), {
        owner: network,
        signal,
      })
      .finally(clear);
    if (!isKept) return drawn;
    recent.keep(name, drawn);
    // Nobody waits for the disk; further callers find it in memory.
    void cache.write(name, drawn.body);
    return drawn;
  };

  // Pages ask for the same few thousand again and again; reading and hashing costs more than sending from memory.
  const known = new Map<string, Variant>();

  return {
    read(key, query) {
      const address = `${key}?${query}`;
      const before = known.get(address);
      if (before) return before;
      const request = readPictureQuery(query);
      const variant = { key, request, name: nameOf(key, request) };
      if (known.size >= MAX_KNOWN) known.clear();
      if (address.length <= MAX_KNOWN_LENGTH) known.set(address, variant);
      return variant;
    },
    facts: async (key) => readPictureFacts(await storage.localPath(key)),
    recent: ({ name }) => recent.get(name),
    get: (variant, ip, signal) =>
      flights.run(variant.name, signal, (gone) => make(variant, networkOf(ip), gone)),
  };
}

/** The cache keeps bytes only; the first few identify the format. */
function typeOf(body: Buffer): string {
  if (body[0] === 0xff) return 'image/jpeg';
  if (body[0] === 0x89) return 'image/png';
  return body.toString('latin1', 0, 4) === 'RIFF' ? 'image/webp' : 'image/avif';
}
