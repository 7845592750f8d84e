import { BrokenPicture, UnreadPicture } from './file-bytes.ts';

/** What follows a zero: the row ends, the picture ends, or pixels are left out; from three on, this many single pixels. */
const [ROW_ENDS, PICTURE_ENDS, LEFT_OUT] = [0, 1, 2];

/** One byte a pixel: its place in the palette. The first row is the file's first, the lowest of the picture. */
export interface RunSides {
  widthPx: number;
  heightPx: number;
  bitsPerPixel: number;
}

/**
 * Reads the runs of a bitmap of 16 or 256 colours (RLE4, RLE8). Throws BrokenPicture when they end too early or go beyond a row, and
 * UnreadPicture when they leave out pixels: some programs show those as transparent, others in the first colour.
 */
export function readRuns(data: Buffer, { widthPx, heightPx, bitsPerPixel }: RunSides): Buffer {
  const pixels = Buffer.alloc(widthPx * heightPx);
  const isHalf = bitsPerPixel === 4;
  // Some writers continue to the end of the row's four bytes.
  const paddedPx = isHalf ? Math.ceil(widthPx / 8) * 8 : Math.ceil(widthPx / 4) * 4;
  let [x, y, at] = [0, 0, 0];
  const put = (count: number, colourOf: (index: number) => number) => {
    if (x + count > paddedPx || y >= heightPx) throw new BrokenPicture('run beyond its row');
    for (let index = 0; index < count && x + index < widthPx; index += 1)
      pixels[y * widthPx + x + index] = colourOf(index);
    x += count;
  };
  /** The colour of a pixel in pairs or singles. */
  const colourIn = (byte: number, index: number) =>
    isHalf ? (byte >> (index % 2 === 0 ? 4 : 0)) & 15 : byte;
  for (;;) {
    if (at + 2 > data.length) throw new BrokenPicture('cut off');
    const [count, value] = [data[at]!, data[at + 1]!];
    at += 2;
    if (count > 0) put(count, (index) => colourIn(value, index));
    else if (value === LEFT_OUT) throw new UnreadPicture('pixels left out');
    else if (value === PICTURE_ENDS) {
      // The last row's end need not be written.
      if (y + (x >= widthPx ? 1 : 0) < heightPx) throw new UnreadPicture('pixels left out');
      return pixels;
    } else if (value === ROW_ENDS) {
      if (x < widthPx) throw new UnreadPicture('pixels left out');
      [x, y] = [0, y + 1];
    } else {
      const bytes = isHalf ? Math.ceil(value / 2) : value;
      if (at + bytes > data.length) throw new BrokenPicture('cut off');
      const start = at;
      put(value, (index) => colourIn(data[start + (isHalf ? index >> 1 : index)]!, index));
      at += bytes + (bytes % 2);
    }
  }
}
