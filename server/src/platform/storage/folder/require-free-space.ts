import { statfs } from 'node:fs/promises';
import { StorageFull } from '../storage-errors.ts';

/** Free bytes that nothing received may use: the database, the log and the work under way need them. */
const RESERVED_BYTES = 512 * 1024 * 1024;

/**
 * Throws StorageFull when the disk of a folder would have fewer free bytes than the reserve after `needed` more; a disk that says nothing
 * counts as free, and one that is smaller than twice the reserve keeps half of itself.
 */
export async function requireFreeSpace(folder: string, needed = 0): Promise<void> {
  const disk = await statfs(folder).catch(() => null);
  if (!disk) return;
  const reserve = Math.min(RESERVED_BYTES, (disk.blocks * disk.bsize) / 2);
  if (disk.bavail * disk.bsize - needed < reserve)
    throw new StorageFull(`fewer than ${reserve} bytes would be free after ${needed} more`);
}
