import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { decodeSlots } from '../../platform/pictures/decode-slots.ts';
import { createWorkSlots } from '../../platform/pictures/work-slots.ts';
import type { Services } from '../../platform/services.ts';
import { DRAW_SECONDS, type DrawnPicture, drawPicture, ENGINE_VERSION } from './draw-picture.ts';
import { createPictureCache } from './picture-cache.ts';
import type { PictureRequest } from './picture-request.ts';
import { createSingleFlight } from './single-flight.ts';

/** Bytes the cache on disk may have. */
const CACHE_BYTES = 2 * 1024 ** 3;
/** Different pictures that may wait to be made; beyond that callers are told to come back. */
const MAX_WAITING = 200;

/** Makes variants of public pictures on demand. */
export interface Thumbnails {
  /** Names the variant: same name, same bytes, for ever. */
  nameOf(key: string, request: PictureRequest): string;
  /**
   * The variant, from the cache or made now, once however many ask. Throws TooBusy when too much waits, ObjectMissing,
   * BadPictureRequest, or the signal's reason when the caller leaves.
   */
  get(key: string, request: PictureRequest, signal: AbortSignal): Promise<DrawnPicture>;
}

export function createThumbnails({ storage, config }: Pick<Services, 'storage' | 'config'>): Thumbnails {
  const cache = createPictureCache(join(config.dataDir, 'cache', 'pictures'), CACHE_BYTES);
  const flights = createSingleFlight<DrawnPicture>();
  const queue = createWorkSlots(2, MAX_WAITING);

  const nameOf = (key: string, request: PictureRequest) =>
    createHash('sha256')
      .update(`${ENGINE_VERSION}\n${key}\n${JSON.stringify(request)}`)
      .digest('hex')
      .slice(0, 40);

  const make = async (key: string, name: string, request: PictureRequest, gone: AbortSignal) => {
    const cached = await cache.read(name);
    if (cached) return { body: cached, contentType: typeOf(cached) };
    const path = await storage.localPath(key);
    const signal = AbortSignal.any([gone, AbortSignal.timeout(DRAW_SECONDS * 1000)]);
    const drawn = await queue.run(() => decodeSlots.run(() => drawPicture(path, request), signal), signal);
    await cache.write(name, drawn.body);
    return drawn;
  };

  return {
    nameOf,
    get(key, request, signal) {
      const name = nameOf(key, request);
      return flights.run(name, signal, (gone) => make(key, name, request, gone));
    },
  };
}

/** The cache keeps bytes only; the first few say what they are. */
function typeOf(body: Buffer): string {
  if (body[0] === 0xff) return 'image/jpeg';
  if (body[0] === 0x89) return 'image/png';
  return body.toString('latin1', 0, 4) === 'RIFF' ? 'image/webp' : 'image/avif';
}
