import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { VIPS_HEADER_BYTES } from '../../../../platform/pictures/pixel-rows.ts';
import { openStrictly } from '../decode/open-strictly.ts';
import { findTransparency, type Transparency } from './find-transparency.ts';

const READ_BYTES = 1_048_576;

/** Goes through an uncompressed file, because the samples of a large picture are too many to hold in memory. */
export async function scanAlpha(path: string, folder: string): Promise<Transparency> {
  const samples = join(folder, `${randomUUID()}.v`);
  try {
    const { width, height } = await openStrictly(path).extractChannel('alpha').toFile(samples);
    const end = VIPS_HEADER_BYTES + width * height;
    return await findTransparency(readThroughOneBuffer(samples, VIPS_HEADER_BYTES, end), width, height);
  } finally {
    await rm(samples, { force: true });
  }
}

/**
 * Yields the bytes of a file from `start` up to `end`, each time in the same memory. A stream's buffers would wait for
 * the garbage collector while a large picture is in memory too.
 */
async function* readThroughOneBuffer(path: string, start: number, end: number): AsyncGenerator<Uint8Array> {
  const buffer = new Uint8Array(READ_BYTES);
  const file = await open(path, 'r');
  try {
    for (let at = start; at < end; ) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(READ_BYTES, end - at), at);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}
