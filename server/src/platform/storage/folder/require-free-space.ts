import { statfs } from 'node:fs/promises';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';

/** Throws StorageFull when the disk of a folder has fewer free bytes than `needed`; a disk that says nothing counts as free. */
export async function requireFreeSpace(folder: string, needed: number): Promise<void> {
  const disk = await statfs(folder).catch(() => null);
  if (disk && disk.bavail * disk.bsize < needed) throw new StorageFull(`fewer than ${needed} bytes are free`);
}
