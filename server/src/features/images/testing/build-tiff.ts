import { type TiffField, tiffHead } from '../../../platform/pictures/formats/tiff/tiff-head.ts';
import { FLAG_HEIGHT, FLAG_WIDTH } from './flag.ts';

/** A TIFF of one uncompressed strip of the test picture's size. */
export function buildTiff(
  samples: Uint8Array,
  photometric: number,
  more: TiffField[] = [],
  bits: 8 | 16 = 8,
): Buffer {
  const perPixel = samples.length / (FLAG_WIDTH * FLAG_HEIGHT) / (bits / 8);
  const head = tiffHead(
    [samples.length],
    [
      { tag: 256, type: 'long', values: [FLAG_WIDTH] },
      { tag: 257, type: 'long', values: [FLAG_HEIGHT] },
      { tag: 258, type: 'short', values: new Array(perPixel).fill(bits) },
      { tag: 259, type: 'short', values: [1] },
      { tag: 262, type: 'short', values: [photometric] },
      { tag: 277, type: 'short', values: [perPixel] },
      { tag: 278, type: 'long', values: [FLAG_HEIGHT] },
      ...more,
    ],
  );
  return Buffer.concat([head, samples]);
}

/** The same file with another value of a field that holds one number, or the same number several times. */
export function withTiffField(tiff: Buffer, tag: number, value: number): Buffer {
  const changed = Buffer.from(tiff);
  const count = changed.readUInt16BE(8);
  for (let entry = 10; entry < 10 + count * 12; entry += 12) {
    if (changed.readUInt16BE(entry) !== tag) continue;
    const size = changed.readUInt16BE(entry + 2) === 4 ? 4 : 2;
    const values = changed.readUInt32BE(entry + 4);
    const at = values * size <= 4 ? entry + 8 : changed.readUInt32BE(entry + 8);
    for (let index = 0; index < values; index += 1) changed.writeUIntBE(value, at + index * size, size);
  }
  return changed;
}
