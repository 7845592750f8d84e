import { afterEach, expect, it, vi } from 'vitest';
import { pixelsOf } from './use-photo-pixels.ts';

afterEach(() => vi.unstubAllGlobals());

/** A canvas of one pixel that blends as canvases do; a bitmap is its colour. */
class OnePixelCanvas {
  pixel = [0, 0, 0, 0];
  fillStyle = '';
  getContext = () => this;
  fillRect = () => {
    this.pixel = [...[1, 3, 5].map((at) => Number.parseInt(this.fillStyle.slice(at, at + 2), 16)), 255];
  };
  drawImage = ({ colour }: { colour: number[] }) => {
    const share = colour[3]! / 255;
    const [red, green, blue, alpha] = this.pixel.map((below, at) =>
      Math.round(at === 3 ? Math.max(below, colour[3]!) : below + (colour[at]! - below) * share),
    );
    this.pixel = [red!, green!, blue!, alpha!];
  };
  getImageData = () => ({ width: 1, height: 1, data: Uint8ClampedArray.from(this.pixel) });
}

it.each([
  ['transparent', [0, 0, 0, 0], [255, 255, 255, 255]],
  ['half transparent', [0, 0, 0, 128], [127, 127, 127, 255]],
  ['opaque', [10, 20, 30, 255], [10, 20, 30, 255]],
])('reads a %s photograph on white', (_, colour, expected) => {
  vi.stubGlobal('OffscreenCanvas', OnePixelCanvas);
  const bitmap = { width: 1, height: 1, colour } as unknown as ImageBitmap;
  expect([...pixelsOf(bitmap).data]).toEqual(expected);
});
