import type { FontEntry } from '@diy/design/text';
import type { FontParts } from './parted-font.ts';

/** Parts of fonts whose skeletons may be fetched before anybody needs them. */
export interface EarlySkeletons extends FontParts {
  /** Fetches the skeleton of a font that is likely to be asked for next, unless it is on its way. */
  expect(entry: FontEntry): void;
}

/** An early skeleton is handed out once; one that could not be had is fetched again. */
export function withEarlySkeletons(parts: FontParts): EarlySkeletons {
  const early = new Map<string, Promise<Uint8Array>>();
  return {
    ...parts,
    expect(entry) {
      if (early.has(entry.id)) return;
      const skeleton = parts.fetchSkeleton(entry);
      early.set(entry.id, skeleton);
      skeleton.catch(() => early.delete(entry.id));
    },
    fetchSkeleton(entry) {
      const skeleton = early.get(entry.id);
      early.delete(entry.id);
      return skeleton?.catch(() => parts.fetchSkeleton(entry)) ?? parts.fetchSkeleton(entry);
    },
  };
}
