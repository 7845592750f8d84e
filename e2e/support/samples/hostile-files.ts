import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of noise, which no encoder makes small. */
function noise(widthPx: number, heightPx: number) {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: widthPx, height: heightPx, channels: 3 as const, background: '#000', noise: grain };
  return sharp({ create });
}

export const noisePng = (widthPx: number, heightPx: number) => noise(widthPx, heightPx).png().toBuffer();
export const noiseJpeg = (widthPx: number, heightPx: number) => noise(widthPx, heightPx).jpeg().toBuffer();

/** The first `share` of a file. */
export const cutOff = (content: Buffer, share: number) =>
  content.subarray(0, Math.floor(content.length * share));

export const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inside}</svg>`);

/** A PNG whose header promises these sides, with a few rows of content: some 100 bytes. */
export function pngBomb(widthPx: number, heightPx: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
