import type { PictureLevels } from './choose-level.ts';
import type { WantedCopy } from './wanted-copies.ts';

/** Copies that are shown no more, kept for undo. */
const SPARE = 3;

/** The copies that are there, oldest first. */
export interface CopyCache {
  levels(key: string): PictureLevels | undefined;
  /** A larger copy than wanted is as good; one whose colours were changed in another size is not. */
  isGoodFor(key: string, copy: WantedCopy): boolean;
  /** Takes the place of the earlier one of its key. */
  put(key: string, copy: WantedCopy, levels: PictureLevels): void;
  /** Drops what is not wanted, but for a few spare ones as far as there is room; returns their keys. */
  drop(wanted: ReadonlyMap<string, WantedCopy>): string[];
  clear(): void;
}

/** `maxPixels`: of all copies together. */
export function createCopyCache(maxPixels: number): CopyCache {
  const kept = new Map<string, { readonly copy: WantedCopy; readonly levels: PictureLevels }>();
  const remove = (key: string) => {
    for (const level of kept.get(key)?.levels.levels ?? []) level.close();
    kept.delete(key);
  };
  return {
    levels: (key) => kept.get(key)?.levels,
    isGoodFor(key, { halvings, edgePx }) {
      const known = kept.get(key);
      return known !== undefined && known.copy.halvings === halvings && known.copy.edgePx >= edgePx;
    },
    put(key, copy, levels) {
      remove(key);
      kept.set(key, { copy, levels });
    },
    drop(wanted) {
      const gone: string[] = [];
      const spare = [...kept].filter(([key]) => !wanted.has(key));
      let pixels = [...kept.values()].reduce((sum, { copy }) => sum + copy.pixels, 0);
      for (const [index, [key, { copy }]] of spare.entries()) {
        if (spare.length - index <= SPARE && pixels <= maxPixels) break;
        pixels -= copy.pixels;
        remove(key);
        gone.push(key);
      }
      return gone;
    },
    clear() {
      for (const key of [...kept.keys()]) remove(key);
    },
  };
}
