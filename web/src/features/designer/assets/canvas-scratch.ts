import type { CanvasTarget, ScratchCanvas } from '@diy/design/painting';

/** An empty canvas for layers that are blended as a whole; works in the page and in a worker. */
export function createScratch(widthPx: number, heightPx: number): ScratchCanvas {
  const canvas = new OffscreenCanvas(Math.max(1, widthPx), Math.max(1, heightPx));
  return { target: targetOf(canvas), source: canvas };
}

/** The 2D context of a canvas as a target of `design/painting`. */
export function targetOf(canvas: OffscreenCanvas | HTMLCanvasElement, isReadOften = false): CanvasTarget {
  const context = canvas.getContext('2d', { willReadFrequently: isReadOften });
  if (!context) throw new Error('no 2d canvas');
  return context as unknown as CanvasTarget;
}
