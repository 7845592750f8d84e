import { open } from 'node:fs/promises';
import { type PixelRows, samplesOffset } from './pixel-rows.ts';

/** Rows of a file that `writeSamples` wrote with alpha, without decoding it. */
export async function withSampleRows<T>(
  path: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  use: (rows: PixelRows) => Promise<T>,
): Promise<T> {
  const offset = samplesOffset(widthPx, heightPx, 4);
  const file = await open(path, 'r');
  try {
    const read = async (top: number, count: number) => {
      const bytes = Buffer.alloc(count * widthPx * 4);
      await file.read(bytes, 0, bytes.length, offset + top * widthPx * 4);
      return bytes;
    };
    return await use({ widthPx, heightPx, read });
  } finally {
    await file.close();
  }
}
