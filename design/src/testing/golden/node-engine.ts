import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { CanvasEngine } from './draw-scene.ts';

/** The renderer's canvas. */
export const nodeEngine: CanvasEngine = {
  createScratch(widthPx, heightPx) {
    const canvas = createCanvas(widthPx, heightPx);
    return { target: canvas.getContext('2d'), source: canvas };
  },
  fromPixels({ rgba, widthPx, heightPx }) {
    const canvas = createCanvas(widthPx, heightPx);
    canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(rgba), widthPx, heightPx), 0, 0);
    return canvas;
  },
  readPixels({ source }, widthPx, heightPx) {
    const canvas = source as ReturnType<typeof createCanvas>;
    return canvas.getContext('2d').getImageData(0, 0, widthPx, heightPx).data;
  },
};
