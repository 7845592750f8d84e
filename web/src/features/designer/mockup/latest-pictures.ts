type PictureListener = (bitmap: ImageBitmap) => void;

/** The newest picture under each id, for those who show it now or later. */
export interface LatestPictures {
  /** Takes the place of the earlier one, which is closed. */
  give(id: string, bitmap: ImageBitmap): void;
  /** Calls at once where there is a picture; returns how to stop. */
  follow(id: string, listener: PictureListener): () => void;
}

export function createLatestPictures(): LatestPictures {
  const latest = new Map<string, ImageBitmap>();
  const listeners = new Map<string, Set<PictureListener>>();
  return {
    give(id, bitmap) {
      latest.get(id)?.close();
      latest.set(id, bitmap);
      for (const listener of listeners.get(id) ?? []) listener(bitmap);
    },
    follow(id, listener) {
      const all = listeners.get(id) ?? new Set();
      listeners.set(id, all.add(listener));
      const bitmap = latest.get(id);
      if (bitmap) listener(bitmap);
      return () => all.delete(listener);
    },
  };
}
