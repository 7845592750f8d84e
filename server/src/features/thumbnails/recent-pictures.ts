import type { DrawnPicture } from './draw-picture.ts';

/** Finished variants in memory, bounded in bytes, so that pictures in use are served without opening a file. */
export interface RecentPictures {
  get(name: string): DrawnPicture | undefined;
  keep(name: string, picture: DrawnPicture): void;
}

/**
 * Keeps up to `maxBytes`, the least recently requested are dropped first; pictures above a sixteenth of it are not kept
 * at all.
 */
export function createRecentPictures(maxBytes: number): RecentPictures {
  // A map gives its keys in the order they were put in, so the first was not requested for the longest time.
  const pictures = new Map<string, DrawnPicture>();
  let bytes = 0;
  return {
    get(name) {
      const picture = pictures.get(name);
      if (!picture) return undefined;
      pictures.delete(name);
      pictures.set(name, picture);
      return picture;
    },
    keep(name, picture) {
      if (picture.body.length > maxBytes / 16 || pictures.has(name)) return;
      pictures.set(name, picture);
      bytes += picture.body.length;
      for (const [oldest, { body }] of pictures) {
        if (bytes <= maxBytes) return;
        pictures.delete(oldest);
        bytes -= body.length;
      }
    },
  };
}
