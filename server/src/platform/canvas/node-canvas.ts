import type { RgbaPicture, ScratchCanvas } from '@diy/design/painting';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { CanvasTooLarge } from './canvas-too-large.ts';

/** A canvas of the server; `target` fits the design package's drawing as it is. */
export interface NodeCanvas extends ScratchCanvas {
  source: Canvas;
}

/** A gigabyte of pixels. Skia accepts larger canvases silently, but draws nothing on them. */
const MAX_PIXELS = 2 ** 28;

/** An empty, transparent canvas. Throws CanvasTooLarge. */
export function createNodeCanvas(widthPx: number, heightPx: number): NodeCanvas {
  if (!(widthPx * heightPx <= MAX_PIXELS)) throw new CanvasTooLarge(widthPx, heightPx);
  const source = createCanvas(widthPx, heightPx);
  return { source, target: source.getContext('2d') };
}

/** A canvas for drawing on the side, whose pixels are freed as soon as drawing is done with them. */
export function createNodeScratch(widthPx: number, heightPx: number): ScratchCanvas {
  const canvas = createNodeCanvas(widthPx, heightPx);
  return { ...canvas, release: () => releaseCanvas(canvas) };
}

/** A canvas showing the given pixels, as an image source for drawing. */
export function canvasFromPixels(picture: RgbaPicture): NodeCanvas {
  const canvas = createNodeCanvas(picture.widthPx, picture.heightPx);
  putPixels(canvas, picture, 0);
  return canvas;
}

/** Puts pixels on a canvas unchanged, from this row down. */
export function putPixels(canvas: Pick<NodeCanvas, 'source'>, picture: RgbaPicture, top: number): void {
  const pixels = new Uint8ClampedArray(
    picture.rgba.buffer as ArrayBuffer,
    picture.rgba.byteOffset,
    picture.rgba.byteLength,
  );
  const image = new ImageData(pixels, picture.widthPx, picture.heightPx);
  canvas.source.getContext('2d').putImageData(image, 0, top);
}

/** The canvas's pixels, straight alpha. */
export function readPixels(canvas: Pick<NodeCanvas, 'source'>): RgbaPicture {
  const { width, height } = canvas.source;
  const { data } = canvas.source.getContext('2d').getImageData(0, 0, width, height);
  return { rgba: data, widthPx: width, heightPx: height };
}

/** Releases a large canvas's pixels at once; otherwise the next canvas would be allocated before the collector runs. */
export function releaseCanvas(canvas: Pick<NodeCanvas, 'source'>): void {
  canvas.source.width = 1;
  canvas.source.height = 1;
}
