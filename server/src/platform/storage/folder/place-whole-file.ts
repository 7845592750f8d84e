import { createWriteStream } from 'node:fs';
import { link, mkdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../../sync-folder.ts';
import { temporaryName } from '../../temporary-name.ts';
import { BadKey, errorCode, nameFullDisk } from '../storage-errors.ts';

/**
 * Writes `body` to `root/key` so that the file appears whole or not at all, also after a power cut: temporary file on
 * the same file system, fsync, hard link, fsync of the folder. An existing file stays as it is.
 * Throws StorageFull when the disk is full, with nothing left behind.
 */
export async function placeWholeFile(root: string, key: string, body: Buffer | Readable): Promise<void> {
  const temporary = join(root, '.tmp', temporaryName());
  try {
    await pipeline(
      Buffer.isBuffer(body) ? Readable.from([body], { objectMode: false }) : body,
      createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
    );
    const folder = await makeFolder(root, dirname(key));
    await place(temporary, join(folder, basename(key)));
    await syncFolder(folder);
  } catch (error) {
    throw nameFullDisk(error);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Makes the folder and proves that no symbolic link on the way leads elsewhere. */
async function makeFolder(root: string, path: string): Promise<string> {
  const folder = join(root, path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (relative(root, await realpath(folder)) !== join(path))
    throw new BadKey(path, 'a link stands in the way');
  return folder;
}

/** A hard link never replaces, unlike a rename; file systems without hard links fall back to it. */
async function place(temporary: string, final: string): Promise<void> {
  try {
    await link(temporary, final);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
    await rename(temporary, final);
  }
}
