import { PREVIEW_PX } from '@diy/contract/images/images';
import type { ImageFilter } from '@diy/design/layers';
import { Refused } from '../../../shared/api/api-errors.ts';
import type { PictureLevels } from './choose-level.ts';
import { copyKey, type WantedCopy } from './wanted-copies.ts';

/** A picture file, in base64 as it came. */
export interface CopyFile {
  readonly base64: string;
  readonly type: string;
}

/** Copies of pictures as they print, fetched while the design is at rest; until one is there, others do in its place. */
export interface PictureCopies {
  /** The copies that the design at rest needs; fetches missing ones, one after the other. */
  follow(wanted: readonly WantedCopy[]): void;
  levels(imageId: string, filter: ImageFilter | null): PictureLevels | undefined;
  /** The worker has decoded a copy, or could not: null. */
  decoded(key: string, levels: PictureLevels | null): void;
  /** Nothing that is wanted is still to come. */
  isSettled(): boolean;
  dispose(): void;
}

export interface PictureCopiesOptions {
  /** Asks the library; ends early with the signal. */
  fetchCopy: (copy: WantedCopy, signal: AbortSignal) => Promise<CopyFile>;
  /** Sends a file to the worker, which replies by `decoded`; null releases its copy. */
  decode: (key: string, file: CopyFile | null) => void;
  /** Another copy is shown from now on. */
  onChange: () => void;
  /** Most pixels of all copies together; beyond it copies are only as large as previews, and then there are none. */
  mostPixels?: number;
}

/** Some ten photographs, or the pictures of a collage; 170 MB in the page and in the worker with their halved copies. */
const MOST_PIXELS = 32_000_000;
/** Copies that are shown no more, kept for undo. */
const SPARE = 3;
/** A person tries several settings one after the other. */
const REST_MS = 300;
const FIRST_RETRY_MS = 20_000;
const LAST_RETRY_MS = 300_000;

interface Kept {
  readonly copy: WantedCopy;
  readonly levels: PictureLevels;
}

export function createPictureCopies(options: PictureCopiesOptions): PictureCopies {
  const { fetchCopy, decode, onChange, mostPixels = MOST_PIXELS } = options;
  const kept = new Map<string, Kept>();
  const failed = new Set<string>();
  /** The library has said no, or it cannot be decoded here: neither will change. */
  const refused = new Set<string>();
  const disposal = new AbortController();
  let followed: readonly WantedCopy[] = [];
  let wanted: ReadonlyMap<string, WantedCopy> = new Map();
  /** Larger ones could not be decoded here. */
  let mostPx = Number.POSITIVE_INFINITY;
  let underWay: WantedCopy | null = null;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  const missing = () =>
    [...wanted].find(
      ([key, copy]) => !isGoodFor(kept.get(key), copy) && !failed.has(key) && !refused.has(key),
    );
  const fail = (key: string) => {
    failed.add(key);
    if (retryTimer !== undefined) return;
    retryTimer = setTimeout(() => {
      retryTimer = undefined;
      failed.clear();
      askNext();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };
  const letGo = () => {
    const spare = [...kept].filter(([key]) => !wanted.has(key));
    let pixels = [...kept.values()].reduce((sum, { copy }) => sum + copy.pixels, 0);
    for (const [index, [key, { copy, levels }]] of spare.entries()) {
      if (spare.length - index <= SPARE && pixels <= mostPixels) break;
      pixels -= copy.pixels;
      for (const level of levels.levels) level.close();
      kept.delete(key);
      decode(key, null);
    }
  };
  const askNext = () => {
    const next = underWay || disposal.signal.aborted ? undefined : missing();
    if (!next) return;
    const [key, copy] = next;
    underWay = copy;
    fetchCopy(copy, disposal.signal).then(
      (file) => {
        // The filter was changed again meanwhile, so the copy is not needed.
        if (wanted.has(key)) return decode(key, file);
        underWay = null;
        askNext();
      },
      (error: unknown) => {
        underWay = null;
        if (error instanceof Refused) refused.add(key);
        else fail(key);
        askNext();
      },
    );
  };

  return {
    follow(copies) {
      followed = copies;
      wanted = withinPixels(copies, mostPixels, mostPx);
      clearTimeout(restTimer);
      restTimer = setTimeout(() => {
        letGo();
        askNext();
      }, REST_MS);
    },
    levels: (imageId, filter) => kept.get(copyKey(imageId, filter))?.levels,
    decoded(key, levels) {
      const copy = underWay;
      underWay = null;
      if (!copy || copyKey(copy.imageId, copy.filter) !== key) return;
      if (levels) {
        for (const level of kept.get(key)?.levels.levels ?? []) level.close();
        kept.delete(key);
        kept.set(key, { copy, levels });
        retryMs = FIRST_RETRY_MS;
        letGo();
        onChange();
      } else if (copy.edgePx > PREVIEW_PX) {
        mostPx = PREVIEW_PX;
        wanted = withinPixels(followed, mostPixels, mostPx);
      } else refused.add(key);
      askNext();
    },
    isSettled: () => underWay === null && missing() === undefined,
    dispose() {
      disposal.abort();
      clearTimeout(restTimer);
      clearTimeout(retryTimer);
      for (const { levels } of kept.values()) for (const level of levels.levels) level.close();
      kept.clear();
      wanted = new Map();
    },
  };
}

/** A larger copy than wanted is fine, but not one whose colours were changed in another size. */
function isGoodFor(known: Kept | undefined, { halvings, edgePx }: WantedCopy): boolean {
  return known !== undefined && known.copy.halvings === halvings && known.copy.edgePx >= edgePx;
}

/**
 * Limits copies to the available room: one that is too large gets the size of a preview, and is left out if it still
 * does not fit.
 */
function withinPixels(
  copies: readonly WantedCopy[],
  mostPixels: number,
  mostPx: number,
): ReadonlyMap<string, WantedCopy> {
  const within = new Map<string, WantedCopy>();
  let pixels = 0;
  for (const copy of copies) {
    const isTooLarge = copy.edgePx > mostPx || pixels + copy.pixels > mostPixels;
    const taken = isTooLarge ? asPreview(copy) : copy;
    if (pixels + taken.pixels > mostPixels) continue;
    pixels += taken.pixels;
    within.set(copyKey(copy.imageId, copy.filter), taken);
  }
  return within;
}

function asPreview(copy: WantedCopy): WantedCopy {
  const scale = Math.min(1, PREVIEW_PX / copy.edgePx);
  return { ...copy, edgePx: Math.round(copy.edgePx * scale), pixels: copy.pixels * scale ** 2 };
}
