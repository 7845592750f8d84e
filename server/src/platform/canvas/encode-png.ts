import { once } from 'node:events';
import { constants, crc32, createDeflate } from 'node:zlib';
import { sharp } from '../pictures/sharp.ts';
import type { NodeCanvas } from './node-canvas.ts';
import { filterRows } from './png-filter.ts';

/** Rows read, filtered and compressed at a time: a large print never lies in memory a second time. */
const STRIPE_ROWS = 128;

/**
 * Runs are all that filtering by mean leaves to find. Against level 6 of libvips: half the processor time, and two
 * fifths of the bytes on photographs (npm run bench -- render). Runs need no hash table, whose function depends on
 * the processor, so the same pixels give the same bytes on every machine.
 */
const DEFLATE = { level: 1, strategy: constants.Z_RLE, memLevel: 9, chunkSize: 1 << 20 };

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** PNG with alpha, 8 bit, sRGB profile, pHYs at `dpi`. Compresses in another thread while this one filters. */
export async function encodePng(canvas: NodeCanvas, dpi: number): Promise<Buffer> {
  const { width, height } = canvas.source;
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const density = Buffer.alloc(9, 1);
  const perMetre = Math.round(dpi / 0.0254);
  density.writeUInt32BE(perMetre, 0);
  density.writeUInt32BE(perMetre, 4);
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', [header]),
    await profileChunk(),
    ...chunk('pHYs', [density]),
    ...chunk('IDAT', await compressPixels(canvas)),
    ...chunk('IEND', []),
  ]);
}

async function compressPixels(canvas: NodeCanvas): Promise<Buffer[]> {
  const { width, height } = canvas.source;
  const context = canvas.source.getContext('2d');
  const parts: Buffer[] = [];
  const deflate = createDeflate(DEFLATE);
  deflate.on('data', (part: Buffer) => parts.push(part));
  const ended = once(deflate, 'end');
  // Two buffers in turn: one is being compressed while the other is filled.
  const buffers = [0, 1].map(() => Buffer.alloc(STRIPE_ROWS * (width * 4 + 1)));
  let written: Promise<void> = Promise.resolve();
  let above = new Uint32Array(width);
  for (let y = 0, turn = 0; y < height; y += STRIPE_ROWS, turn = 1 - turn) {
    const rows = Math.min(STRIPE_ROWS, height - y);
    const { data } = context.getImageData(0, y, width, rows);
    const pixels = new Uint32Array(data.buffer, data.byteOffset, width * rows);
    const out = buffers[turn]!.subarray(0, rows * (width * 4 + 1));
    filterRows(pixels, above, width, out);
    above = pixels.slice(-width);
    await written;
    written = new Promise((resolve, reject) => {
      deflate.write(out, (error) => (error ? reject(error) : resolve()));
    });
  }
  await written;
  deflate.end();
  await ended;
  return parts;
}

/** A chunk in pieces, the data not copied. */
function chunk(type: string, data: readonly Buffer[]): Buffer[] {
  const length = data.reduce((sum, part) => sum + part.length, 0);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length, 0);
  head.write(type, 4, 'latin1');
  const check = Buffer.alloc(4);
  check.writeUInt32BE(
    data.reduce((crc, part) => crc32(part, crc), crc32(head.subarray(4))),
    0,
  );
  return [head, ...data, check];
}

let profile: Promise<Buffer> | undefined;

/** The whole iCCP chunk, as libvips writes its sRGB profile. */
function profileChunk(): Promise<Buffer> {
  profile ??= readProfileChunk();
  return profile;
}

async function readProfileChunk(): Promise<Buffer> {
  const pixel = { create: { width: 1, height: 1, channels: 4 as const, background: '#000000' } };
  const png = await sharp(pixel).withIccProfile('srgb').png().toBuffer();
  for (let at = SIGNATURE.length; at < png.length; ) {
    const end = at + 12 + png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'iCCP') return png.subarray(at, end);
    at = end;
  }
  throw new Error('libvips wrote no colour profile.');
}
