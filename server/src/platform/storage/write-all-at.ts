import type { FileHandle } from 'node:fs/promises';
import { nameFullDisk } from './storage-errors.ts';

/** Writes all of the bytes at a place of a file: one call may write less. Throws StorageFull when the disk is full. */
export async function writeAllAt(
  file: Pick<FileHandle, 'write'>,
  bytes: Uint8Array,
  place: number,
): Promise<void> {
  let done = 0;
  try {
    while (done < bytes.length) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, place + done);
      if (bytesWritten === 0) throw Object.assign(new Error('nothing was written'), { code: 'ENOSPC' });
      done += bytesWritten;
    }
  } catch (error) {
    throw nameFullDisk(error);
  }
}
