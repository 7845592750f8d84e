import { type TiffField, tiffHead } from '../../../platform/pictures/formats/tiff-head.ts';
import { FLAG_HEIGHT, FLAG_WIDTH } from './flag.ts';

/** A TIFF of one uncompressed strip of the test picture's size. */
export function buildTiff(samples: Uint8Array, photometric: number, more: TiffField[] = []): Buffer {
  const perPixel = samples.length / (FLAG_WIDTH * FLAG_HEIGHT);
  const head = tiffHead(
    [samples.length],
    [
      { tag: 256, type: 'long', values: [FLAG_WIDTH] },
      { tag: 257, type: 'long', values: [FLAG_HEIGHT] },
      { tag: 258, type: 'short', values: new Array(perPixel).fill(8) },
      { tag: 259, type: 'short', values: [1] },
      { tag: 262, type: 'short', values: [photometric] },
      { tag: 277, type: 'short', values: [perPixel] },
      { tag: 278, type: 'long', values: [FLAG_HEIGHT] },
      ...more,
    ],
  );
  return Buffer.concat([head, samples]);
}
