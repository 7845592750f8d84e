import { PREVIEW_PX } from '@diy/contract/images/image-edits';
import type { ImageFilter } from '@diy/design/layers';
import { Refused } from '../../../shared/api/api-errors.ts';
import type { PictureLevels } from './choose-level.ts';
import { createCopyCache } from './copy-cache.ts';
import { createRetryTimer } from './retry-timer.ts';
import { copyKey, type WantedCopy } from './wanted-copies.ts';

/** A picture file, in base64 as it came. */
export interface CopyFile {
  readonly base64: string;
  readonly type: string;
}

/** Copies of pictures as they print, fetched while the design is at rest; until one is there, others do in its place. */
export interface PictureCopies {
  /** What the design at rest shows; asks for what is missing, one after the other. */
  follow(wanted: readonly WantedCopy[]): void;
  levels(imageId: string, filter: ImageFilter | null): PictureLevels | undefined;
  /** Called by the worker with a decoded copy; null where it could not be decoded. */
  decoded(key: string, levels: PictureLevels | null): void;
  /** Nothing that is wanted is still to come. */
  isSettled(): boolean;
  dispose(): void;
}

export interface PictureCopiesOptions {
  /** Asks the library; ends early with the signal. */
  fetchCopy: (copy: WantedCopy, signal: AbortSignal) => Promise<CopyFile>;
  /** Gives a file to the worker, which replies with `decoded`; null lets go of its copy. */
  decode: (key: string, file: CopyFile | null) => void;
  /** Another copy is shown from now on. */
  onChange: () => void;
  /** Pixels of all copies together; beyond, copies are as large as previews, and then there are none. */
  maxPixels?: number;
}

/** Some ten photographs, or the pictures of a collage; 170 MB in the page and in the worker with their halved copies. */
const MAX_PIXELS = 32_000_000;
/** A person tries several settings one after the other. */
const REST_MS = 300;

/** Fetches pictures as they print where the previews at hand differ, within a limit of pixels in memory. */
export function createPictureCopies(options: PictureCopiesOptions): PictureCopies {
  const { fetchCopy, decode, onChange, maxPixels = MAX_PIXELS } = options;
  const cache = createCopyCache(maxPixels);
  const failed = new Set<string>();
  /** The library has said no, or it cannot be decoded here: neither will change. */
  const refused = new Set<string>();
  const disposal = new AbortController();
  let followed: readonly WantedCopy[] = [];
  let wanted: ReadonlyMap<string, WantedCopy> = new Map();
  /** Larger ones could not be decoded here. */
  let maxPx = Number.POSITIVE_INFINITY;
  let underWay: WantedCopy | null = null;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const retry = createRetryTimer(() => {
    failed.clear();
    askNext();
  });
  const missing = () =>
    [...wanted].find(([key, copy]) => !cache.isGoodFor(key, copy) && !failed.has(key) && !refused.has(key));
  const dropUnwanted = () => {
    for (const key of cache.drop(wanted)) decode(key, null);
  };
  const fail = (key: string, error: unknown) => {
    underWay = null;
    if (error instanceof Refused) refused.add(key);
    else {
      failed.add(key);
      retry.start();
    }
    askNext();
  };
  const askNext = () => {
    const next = underWay || disposal.signal.aborted ? undefined : missing();
    if (!next) return;
    const [key, copy] = next;
    underWay = copy;
    fetchCopy(copy, disposal.signal).then(
      (file) => {
        // It was changed again while it was being decoded, so this result is out of date.
        if (wanted.has(key)) return decode(key, file);
        underWay = null;
        askNext();
      },
      (error: unknown) => fail(key, error),
    );
  };

  return {
    follow(copies) {
      followed = copies;
      wanted = withinPixels(copies, maxPixels, maxPx);
      clearTimeout(restTimer);
      restTimer = setTimeout(() => {
        dropUnwanted();
        askNext();
      }, REST_MS);
    },
    levels: (imageId, filter) => cache.levels(copyKey(imageId, filter)),
    decoded(key, levels) {
      const copy = underWay;
      underWay = null;
      if (!copy || copyKey(copy.imageId, copy.filter) !== key) return;
      if (levels) {
        cache.put(key, copy, levels);
        retry.reset();
        dropUnwanted();
        onChange();
      } else if (copy.edgePx > PREVIEW_PX) {
        maxPx = PREVIEW_PX;
        wanted = withinPixels(followed, maxPixels, maxPx);
      } else refused.add(key);
      askNext();
    },
    isSettled: () => underWay === null && missing() === undefined,
    dispose() {
      disposal.abort();
      clearTimeout(restTimer);
      retry.stop();
      cache.clear();
      wanted = new Map();
    },
  };
}

/** The copies for which there is room: a too large one is reduced to a preview, and left out if it is still too large. */
function withinPixels(
  copies: readonly WantedCopy[],
  maxPixels: number,
  maxPx: number,
): ReadonlyMap<string, WantedCopy> {
  const within = new Map<string, WantedCopy>();
  let pixels = 0;
  for (const copy of copies) {
    const isTooLarge = copy.edgePx > maxPx || pixels + copy.pixels > maxPixels;
    const taken = isTooLarge ? asPreview(copy) : copy;
    if (pixels + taken.pixels > maxPixels) continue;
    pixels += taken.pixels;
    within.set(copyKey(copy.imageId, copy.filter), taken);
  }
  return within;
}

function asPreview(copy: WantedCopy): WantedCopy {
  const scale = Math.min(1, PREVIEW_PX / copy.edgePx);
  return { ...copy, edgePx: Math.round(copy.edgePx * scale), pixels: copy.pixels * scale ** 2 };
}
