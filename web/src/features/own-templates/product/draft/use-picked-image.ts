import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PickedImage } from './use-started-product.ts';

/** What the address calls the picture, and a PSD whose print is marked by hand. */
const IMAGE = 'image_id';
const AS_PHOTO = 'as_photo';

/**
 * The image chosen for a product, or that another one is being chosen; null = the page's own start. The address names it, so that a
 * page loaded again shows the same image and what becomes of it.
 */
export function usePickedImage() {
  const [query, setQuery] = useSearchParams();
  const [picked, setState] = useState<PickedImage | 'none' | null>(() => {
    const id = query.get(IMAGE);
    return id === null ? null : { id, asPhoto: query.has(AS_PHOTO) };
  });
  const setPicked = (next: PickedImage | 'none'): void => {
    setState(next);
    setQuery(
      (now) => {
        now.delete(IMAGE);
        now.delete(AS_PHOTO);
        if (next !== 'none') now.set(IMAGE, next.id);
        if (next !== 'none' && next.asPhoto) now.set(AS_PHOTO, '1');
        return now;
      },
      { replace: true },
    );
  };
  /** Back to the page's own start, whose address says nothing of an image. */
  const clearPicked = () => setState(null);
  return { picked, setPicked, clearPicked };
}
