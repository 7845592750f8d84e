import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflate, createInflate } from 'node:zlib';
import { BrokenPicture, bytesAt } from './file-bytes.ts';

/** Largest piece of a chunk that is held at once. */
const PIECE_BYTES = 64 * 1024;
/** First column and row, and steps, of the seven passes of an interlaced PNG (PNG specification, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Writes a complete PNG from the readable part of a damaged one; the rest of its rows are zeros. libpng would fill
 * missing rows with old memory. Throws BrokenPicture when the header itself is.
 */
export async function completePng(source: string, target: string): Promise<void> {
  const file = await open(source, 'r');
  try {
    const header = await bytesAt(file, 16, 13);
    const front: Buffer[] = [];
    const pixelsAt = await readFront(file, front);
    await pipeline(async function* whole() {
      yield* front;
      const deflate = createDeflate({ level: 1 });
      const piping = pipeline(() => rowsOf(file, pixelsAt, rowBytesOf(header)), deflate);
      for await (const piece of deflate) yield chunk('IDAT', piece as Buffer);
      await piping;
      yield chunk('IEND', Buffer.alloc(0));
    }, createWriteStream(target));
  } finally {
    await file.close();
  }
}

/** Copies everything before the pixels; returns where those begin. */
async function readFront(file: FileHandle, front: Buffer[]): Promise<number> {
  front.push(await bytesAt(file, 0, 8));
  for (let at = 8; ; ) {
    const head = await bytesAt(file, at, 8);
    if (head.toString('latin1', 4, 8) === 'IDAT') return at;
    const length = head.readUInt32BE(0);
    if (length > 16 * 1024 * 1024) throw new BrokenPicture('chunk');
    front.push(await bytesAt(file, at, length + 12));
    at += length + 12;
  }
}

/** Bytes of all rows, each with its filter byte. */
function rowBytesOf(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[header.readUInt8(9)];
  if (samples === undefined) throw new BrokenPicture('colour type');
  const bits = samples * header.readUInt8(8);
  const passes = header.readUInt8(12) === 1 ? PASSES : ([[0, 0, 1, 1]] as const);
  let bytes = 0;
  for (const [x, y, across, down] of passes) {
    const [columns, rows] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)];
    if (columns > 0 && rows > 0) bytes += rows * (1 + Math.ceil((columns * bits) / 8));
  }
  return bytes;
}

async function* rowsOf(file: FileHandle, pixelsAt: number, wanted: number): AsyncGenerator<Buffer> {
  let left = wanted;
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  const piping = pipeline(() => packed(file, pixelsAt), inflate).catch(() => {});
  try {
    for await (const piece of inflate) {
      const rows = (piece as Buffer).subarray(0, left);
      left -= rows.length;
      yield rows;
      if (left === 0) break;
    }
  } catch {
    // Only the rows unpacked so far are readable.
  }
  await piping;
  for (; left > 0; left -= Math.min(left, PIECE_BYTES)) yield Buffer.alloc(Math.min(left, PIECE_BYTES));
}

async function* packed(file: FileHandle, from: number): AsyncGenerator<Buffer> {
  const head = Buffer.alloc(8);
  for (let at = from; (await file.read(head, 0, 8, at)).bytesRead === 8; ) {
    if (head.toString('latin1', 4, 8) !== 'IDAT') return;
    const end = at + 8 + head.readUInt32BE(0);
    for (let place = at + 8; place < end; ) {
      const piece = Buffer.alloc(Math.min(PIECE_BYTES, end - place));
      const { bytesRead } = await file.read(piece, 0, piece.length, place);
      if (bytesRead === 0) return;
      yield piece.subarray(0, bytesRead);
      place += bytesRead;
    }
    at = end + 4;
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const whole = Buffer.alloc(content.length + 12);
  whole.writeUInt32BE(content.length, 0);
  whole.write(type, 4, 'latin1');
  content.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, content.length + 8)), content.length + 8);
  return whole;
}
