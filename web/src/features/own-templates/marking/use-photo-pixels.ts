import { useEffect, useState } from 'react';
import { readPhoto } from '../read-photo.ts';

/** Longer side of the picture that is looked at, in px. */
const LOOKED_AT_PX = 1600;

/** The pixels of a photograph, reduced, once they are wanted; null until they have come. */
export function usePhotoPixels(photoUrl: string, isWanted: boolean): ImageData | null {
  const [found, setFound] = useState<{ photoUrl: string; pixels: ImageData } | null>(null);
  const isKnown = found?.photoUrl === photoUrl;
  useEffect(() => {
    if (!isWanted || isKnown) return;
    let isOver = false;
    void readPhoto(photoUrl, LOOKED_AT_PX).then((bitmap) => {
      if (!isOver) setFound({ photoUrl, pixels: pixelsOf(bitmap) });
    });
    return () => {
      isOver = true;
    };
  }, [photoUrl, isWanted, isKnown]);
  return isKnown ? found.pixels : null;
}

/** Where a photograph is transparent it is white, as in mockups. */
export function pixelsOf(bitmap: ImageBitmap): ImageData {
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}
