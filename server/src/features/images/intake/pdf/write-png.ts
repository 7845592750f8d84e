import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BAND_ROWS = 64;

/** Writes RGBA samples as a PNG, packed lightly: it is read once. */
export async function writePng(
  target: string,
  rgba: Uint8Array,
  width: number,
  height: number,
): Promise<void> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits, red, green, blue and alpha.
  head.set([8, 6, 0, 0, 0], 8);
  const row = width * 4;
  async function* rows() {
    for (let y = 0; y < height; y += BAND_ROWS) {
      const count = Math.min(BAND_ROWS, height - y);
      const band = Buffer.alloc(count * (row + 1));
      for (let i = 0; i < count; i += 1)
        band.set(rgba.subarray((y + i) * row, (y + i + 1) * row), i * (row + 1) + 1);
      yield band;
    }
  }
  async function* file(packed: AsyncIterable<Buffer>) {
    yield SIGNATURE;
    yield* chunk('IHDR', head);
    for await (const part of packed) yield* chunk('IDAT', part);
    yield* chunk('IEND', Buffer.alloc(0));
  }
  await pipeline(rows, createDeflate({ level: 1, chunkSize: 262_144 }), file, createWriteStream(target));
}

function chunk(type: string, content: Buffer): Buffer[] {
  const [length, name, sum] = [Buffer.alloc(4), Buffer.from(type, 'latin1'), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(content, crc32(name)));
  return [length, name, content, sum];
}
