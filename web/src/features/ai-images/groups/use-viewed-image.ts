import type { GeneratedImage } from '@diy/contract/ai-images/ai-image-shapes';
import { useState } from 'react';

/** The id that many steps away in a row whose end leads to its beginning; null when `from` is not in the row. */
export function stepAround(ids: readonly string[], from: string | null, by: number): string | null {
  const at = from === null ? -1 : ids.indexOf(from);
  return at < 0 ? null : (ids.at((at + by) % ids.length) ?? null);
}

/** The image that is shown alone, and those on both sides of it. */
export function useViewedImage(images: readonly GeneratedImage[]) {
  const [id, setId] = useState<string | null>(null);
  return {
    viewed: images.find((image) => image.id === id),
    open: setId,
    close: () => setId(null),
    step: (by: number) => {
      const next = stepAround(
        images.map((image) => image.id),
        id,
        by,
      );
      if (next) setId(next);
    },
  };
}
