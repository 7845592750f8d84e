import type { MeshFault, PhotoPlace } from '@diy/design/photo-mockup';
import { useEffect, useRef, useState } from 'react';
import type { FromPreview, PreviewArtwork, PreviewColour, ToPreview } from './preview-protocol.ts';
import { readPhoto } from './read-photo.ts';
import { showPixels } from './show-pixels.ts';

/** Longer side of the live preview, in px. */
const EDGE_PX = 640;

/** The inputs of the preview. */
export interface PreviewInput {
  photoUrl: string;
  /** Kept the same object while nothing changes. */
  places: readonly PhotoPlace[];
  artwork: PreviewArtwork;
  /** Kept the same object while nothing changes. */
  recolour: PreviewColour | null;
}

/** Draws the product with a test artwork into a canvas, live; returns why there is no picture, if so. */
export function usePreview(canvas: React.RefObject<HTMLCanvasElement | null>, input: PreviewInput) {
  const { photoUrl, places, artwork, recolour } = input;
  const [fault, setFault] = useState<MeshFault | 'dark' | null>(null);
  const [isReady, setReady] = useState(false);
  const worker = useRef<Worker | null>(null);
  const serial = useRef(0);

  useEffect(() => {
    const own = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    own.onmessage = ({ data }: MessageEvent<FromPreview>) => {
      if (data.kind === 'fault') {
        setFault(data.fault);
        return;
      }
      setFault(null);
      setReady(true);
      showPixels(canvas.current, data);
    };
    return () => own.terminate();
  }, [canvas]);

  useEffect(() => {
    let isOver = false;
    void readPhoto(photoUrl, EDGE_PX).then((bitmap) => {
      if (!isOver) worker.current?.postMessage({ kind: 'photo', bitmap } satisfies ToPreview, [bitmap]);
    });
    return () => {
      isOver = true;
    };
  }, [photoUrl]);

  useEffect(() => {
    serial.current += 1;
    const message: ToPreview = { kind: 'draw', serial: serial.current, places, artwork, recolour };
    worker.current?.postMessage(message);
  }, [places, artwork, recolour]);

  return { fault, isReady };
}
