import { open } from 'node:fs/promises';

/** Waits until a folder's entries are on the disk: a file that was renamed into it survives a loss of power. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
