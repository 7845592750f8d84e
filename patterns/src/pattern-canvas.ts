import type { RgbaPicture } from '@diy/design/painting';
import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** The canvas that a pattern is drawn on; up to 6000 × 6000 px, so release it after encoding. */
export interface PatternCanvas {
  source: Canvas;
}

/** An empty, transparent canvas. */
export function createPatternCanvas(widthPx: number, heightPx: number): PatternCanvas {
  return { source: createCanvas(widthPx, heightPx) };
}

/** The canvas's pixels, straight alpha. */
export function readPixels({ source }: PatternCanvas): RgbaPicture {
  const { width, height } = source;
  const { data } = source.getContext('2d').getImageData(0, 0, width, height);
  return { rgba: data, widthPx: width, heightPx: height };
}

/** Frees the canvas's pixels at once; the garbage collector would free them later than the next pattern begins. */
export function releaseCanvas({ source }: PatternCanvas): void {
  source.width = 1;
  source.height = 1;
}
