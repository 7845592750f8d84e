import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** The parts of a PNG that a PDF contains unchanged. */
export interface PngData {
  widthPx: number;
  heightPx: number;
  /** All IDAT data: one zlib stream of filtered rows. */
  data: Buffer;
}

/** The picture data of a PNG without interlacing. Throws for anything else. */
export function readPngData(png: Buffer): PngData {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (header?.[8] !== 8 || header[12] !== 0) throw new Error('not an 8-bit PNG without interlacing');
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  return { widthPx: header.readUInt32BE(0), heightPx: header.readUInt32BE(4), data };
}

/** The ICC profile of a PNG's iCCP chunk. Throws where there is none. */
export async function iccProfileOf(png: Buffer): Promise<Buffer> {
  const chunk = chunksOf(png).find(({ type }) => type === 'iCCP')?.data;
  if (!chunk) throw new Error('the PNG has no colour profile');
  // Name, a zero byte, the compression method (always 0), then the profile.
  return promisify(inflate)(chunk.subarray(chunk.indexOf(0) + 2));
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}
