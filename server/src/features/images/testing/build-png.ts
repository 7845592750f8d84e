import { crc32 } from 'node:zlib';

export function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), framed.length - 4);
  return framed;
}

/** A PNG with more chunks right behind its header. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

/** Numbers of 32 bits, as gAMA and cHRM have them. */
export function words(...values: number[]): Buffer {
  const content = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    content.writeUInt32BE(value, index * 4);
  });
  return content;
}
