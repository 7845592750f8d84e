import type { DesignDocument } from '@diy/design/document';
import { preparedImageSize, type Scale } from '@diy/design/drawing';
import { filterKey, type ImageFilter } from '@diy/design/layers';
import type { PictureLevels } from './choose-level.ts';

/** A picture in colours that only the library can make as they print. */
export interface WantedCopy {
  readonly imageId: string;
  readonly filter: ImageFilter | null;
  /** How often the print halves the picture before drawing it. */
  readonly halvings: number;
}

/** A picture file. */
export interface CopyFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** What a copy is kept under. */
export function copyKey(imageId: string, filter: ImageFilter | null): string {
  return `${imageId} ${filterKey(filter)}`;
}

/**
 * What a design shows that the previews at hand cannot show as it prints: pictures in filters, whose colours a print
 * changes in full size, and pictures whose preview is of an earlier version. One that is used in several sizes is wanted
 * as the largest prints.
 */
export function wantedCopies(
  design: DesignDocument,
  printScale: (surfaceId: string) => Scale | undefined,
  isPreviewExact: (imageId: string) => boolean,
): WantedCopy[] {
  const wanted = new Map<string, WantedCopy>();
  for (const { surfaceId, layers } of design.surfaces) {
    const scale = printScale(surfaceId);
    for (const layer of layers) {
      if (layer.kind !== 'image' || layer.hidden || !scale) continue;
      const { imageId, filter = null } = layer;
      if (filterKey(filter) === '' && isPreviewExact(imageId)) continue;
      const key = copyKey(imageId, filter);
      const { halvings } = preparedImageSize(layer, scale);
      const known = wanted.get(key);
      if (!known || halvings < known.halvings) wanted.set(key, { imageId, filter, halvings });
    }
  }
  return [...wanted.values()];
}

/** Copies of pictures as they print, fetched while the design is at rest; until one is there, others do in its place. */
export interface PictureCopies {
  /** What the design at rest shows; asks for what is missing, one after the other. */
  follow(wanted: readonly WantedCopy[]): void;
  levels(imageId: string, filter: ImageFilter | null): PictureLevels | undefined;
  /** The worker has decoded a copy, or could not: null. */
  decoded(key: string, levels: PictureLevels | null): void;
  /** Nothing that is wanted is still to come. */
  isSettled(): boolean;
  dispose(): void;
}

export interface PictureCopiesOptions {
  /** Asks the library. */
  fetchCopy: (copy: WantedCopy) => Promise<CopyFile>;
  /** Gives a file to the worker, which answers by `decoded`; null lets go of its copy. */
  decode: (key: string, file: CopyFile | null) => void;
  /** A copy has come, or will not. */
  onChange: () => void;
}

/** A person tries several settings one after the other. */
const REST_MS = 300;
/** Copies that are shown no more, kept for undo. */
const SPARE = 3;
/** All of them together; what goes beyond is shown from the preview at hand. */
const MOST = 16;
const RETRY_MS = 20_000;

export function createPictureCopies({ fetchCopy, decode, onChange }: PictureCopiesOptions): PictureCopies {
  const kept = new Map<string, PictureLevels>();
  const failed = new Set<string>();
  let wanted: ReadonlyMap<string, WantedCopy> = new Map();
  let underWay: string | null = null;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const missing = () => [...wanted].find(([key]) => !kept.has(key) && !failed.has(key));
  const fail = (key: string) => {
    failed.add(key);
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      failed.clear();
      askNext();
    }, RETRY_MS);
  };
  const letGo = () => {
    const spare = [...kept.keys()].filter((key) => !wanted.has(key));
    for (const key of spare.slice(0, Math.max(0, spare.length - SPARE))) {
      for (const level of kept.get(key)?.levels ?? []) level.close();
      kept.delete(key);
      decode(key, null);
    }
  };
  const settle = () => {
    underWay = null;
    onChange();
    askNext();
  };
  const askNext = () => {
    const next = underWay === null ? missing() : undefined;
    if (!next) return;
    const [key, copy] = next;
    underWay = key;
    fetchCopy(copy).then(
      (file) => decode(key, file),
      () => {
        fail(key);
        settle();
      },
    );
  };

  return {
    follow(copies) {
      wanted = new Map(copies.slice(0, MOST).map((copy) => [copyKey(copy.imageId, copy.filter), copy]));
      clearTimeout(restTimer);
      restTimer = setTimeout(() => {
        letGo();
        askNext();
      }, REST_MS);
    },
    levels: (imageId, filter) => kept.get(copyKey(imageId, filter)),
    decoded(key, levels) {
      if (levels) {
        kept.delete(key);
        kept.set(key, levels);
      } else fail(key);
      settle();
    },
    isSettled: () => underWay === null && missing() === undefined,
    dispose() {
      clearTimeout(restTimer);
      clearTimeout(retryTimer);
      wanted = new Map();
    },
  };
}
