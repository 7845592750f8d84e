import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedObject } from '../object-store.ts';
import { isSafeKey } from '../safe-key.ts';
import { errorCode } from '../storage-errors.ts';

/** Objects of a folder store: regular files at keys the store would take. Temporary files and links do not count. */
export async function* listFolder(root: string, prefix = ''): AsyncGenerator<ListedObject> {
  const folder = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')));
  if (folder !== '' && !isSafeKey(`${folder}/x`)) return;
  if (!(await statIfThere(join(root, folder)))) return;
  for await (const object of walk(root, folder)) if (object.key.startsWith(prefix)) yield object;
}

async function* walk(root: string, below: string): AsyncGenerator<ListedObject> {
  for await (const entry of await opendir(join(root, below))) {
    const key = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* walk(root, key);
    else if (entry.isFile() && isSafeKey(key)) {
      const found = await statIfThere(join(root, key));
      if (found) yield { key, bytes: found.size, writtenAt: found.mtime };
    }
  }
}

/** Returns null for a file that was deleted since its folder was read. */
async function statIfThere(path: string): Promise<{ size: number; mtime: Date } | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
