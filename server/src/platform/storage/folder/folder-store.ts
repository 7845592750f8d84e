import { randomUUID } from 'node:crypto';
import { constants, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { access, type FileHandle, open, realpath, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { contentTypeOf } from '../content-types.ts';
import type { ObjectStore, StoredObject } from '../object-store.ts';
import { requireFit, requirePublic, requireSafe } from '../require-key.ts';
import { signLink } from '../signed-links.ts';
import { errorCode, ObjectMissing, StoreFolderGone } from '../storage-errors.ts';
import { listFolder } from './list-folder.ts';
import { placeWholeFile } from './place-whole-file.ts';
import { sweepTemporary } from './sweep-temporary.ts';

export interface FolderStoreOptions {
  /** Folder of all objects; made when missing. */
  rootDir: string;
  /** URL of the server without a trailing slash; objects are at `<publicUrl>/files/<key>`. */
  publicUrl: string;
  /** Key of signed links. */
  secretKey: string;
  /** Milliseconds since 1970; replaced in tests. */
  now?: () => number;
}

/**
 * An object store in a local folder. Throws one user-facing sentence when the folder cannot be written; `put` throws
 * StorageFull, every call BadKey for unsafe keys, reads ObjectMissing.
 */
export function createFolderStore({
  rootDir,
  publicUrl,
  secretKey,
  now = Date.now,
}: FolderStoreOptions): ObjectStore {
  const root = openRoot(rootDir, now());

  const withFile = async <T>(key: string, use: (file: FileHandle) => Promise<T>): Promise<T> => {
    const file = await openInside(root, key);
    try {
      return await use(file);
    } finally {
      await file.close();
    }
  };
  const describe = (key: string): Promise<StoredObject> =>
    withFile(key, async (file) => ({
      key,
      bytes: (await file.stat()).size,
      contentType: contentTypeOf(key),
    }));

  return {
    async put(key, body, { contentType }) {
      requireFit(key, contentType);
      await placeWholeFile(root, key, body);
      return describe(key);
    },
    async stat(key) {
      try {
        return await describe(key);
      } catch (error) {
        if (error instanceof ObjectMissing) return null;
        throw error;
      }
    },
    read: (key) => withFile(key, (file) => file.readFile()),
    async stream(key, range): Promise<Readable> {
      const file = await openInside(root, key);
      return file.createReadStream({ ...range, autoClose: true });
    },
    localPath: (key) => withFile(key, async () => join(root, key)),
    async delete(key) {
      requireSafe(key);
      await rm(join(root, key), { force: true });
    },
    list: (prefix) => listFolder(root, prefix),
    publicUrl(key) {
      requirePublic(key);
      return `${publicUrl}/files/${encodeKey(key)}`;
    },
    signedUrl(key, { ttlSeconds, fileName = '' }) {
      requireSafe(key);
      const expiresAt = Math.floor(now() / 1000) + ttlSeconds;
      return `${publicUrl}/files/${encodeKey(key)}?${signLink(secretKey, { key, expiresAt, fileName })}`;
    },
  };
}

/** Proves that the folder can be written before anybody relies on it. */
function openRoot(rootDir: string, nowMs: number): string {
  const folder = resolve(rootDir);
  try {
    mkdirSync(join(folder, '.tmp'), { recursive: true, mode: 0o700 });
    const trial = join(folder, '.tmp', `probe-${randomUUID()}`);
    writeFileSync(trial, '', { flag: 'wx' });
    rmSync(trial);
    sweepTemporary(join(folder, '.tmp'), nowMs);
    return realpathSync(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOSPC')
      throw new Error(`文件目录 ${folder} 所在的磁盘已满，请腾出空间后再启动。`);
    throw new Error(
      `文件目录 ${folder} 不可写（${errorCode(error)}）。请改用 DATA_DIR 指定一个可写的文件夹。`,
    );
  }
}

/** Opens a regular file below the root; a symbolic link anywhere on the way counts as no object. */
async function openInside(root: string, key: string): Promise<FileHandle> {
  requireSafe(key);
  const path = join(root, key);
  try {
    if ((await realpath(dirname(path))) !== dirname(path)) throw new ObjectMissing(key);
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    if ((await file.stat()).isFile()) return file;
    await file.close();
    throw new ObjectMissing(key);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR'].includes(errorCode(error))) {
      await requireRoot(root);
      throw new ObjectMissing(key);
    }
    throw error;
  }
}

/** Throws when the disk is not mounted: every object would seem to be missing, but that is an outage and passes. */
async function requireRoot(root: string): Promise<void> {
  await access(join(root, '.tmp')).catch((error: unknown) => {
    throw new StoreFolderGone(root, error);
  });
}

function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}
