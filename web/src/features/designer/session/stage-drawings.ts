type DrawingListener = (request: number, bitmap: ImageBitmap | null) => void;

/** What the worker has drawn of the stage, on its way to the part that shows it. */
export interface StageDrawings {
  /** The listener closes the bitmap; where nobody listens it is closed at once. */
  give(request: number, bitmap: ImageBitmap | null): void;
  listen(listener: DrawingListener): () => void;
}

export function createStageDrawings(): StageDrawings {
  const listeners = new Set<DrawingListener>();
  return {
    give(request, bitmap) {
      if (listeners.size === 0) bitmap?.close();
      for (const listener of listeners) listener(request, bitmap);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
