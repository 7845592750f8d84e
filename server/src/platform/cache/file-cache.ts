import { randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { touchFile, trimFolder } from './kept-files.ts';

export interface FileCacheOptions {
  /** Made when missing. It must contain nothing else. */
  folder: string;
  /** The files used longest ago are removed beyond this. */
  maxBytes: number;
  /** Nothing is written while the disk has less room than this. */
  keepFreeBytes: number;
}

/** A store of bytes that can be made again: any call may fail, and the caller only loses time. */
export interface FileCache {
  has(name: string): Promise<boolean>;
  /** Whether the disk has room for more. */
  hasRoom(): Promise<boolean>;
  /** Undefined where it is not kept, or cannot be read. */
  read(name: string): Promise<Buffer | undefined>;
  /** Stores the parts one after the other; does nothing when there is no room. */
  write(name: string, parts: readonly Uint8Array[]): Promise<void>;
}

/** A cache in its own folder that several processes may share. */
export function createFileCache({ folder, maxBytes, keepFreeBytes }: FileCacheOptions): FileCache {
  const hasRoom = async () => {
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= keepFreeBytes;
  };

  return {
    has: (name) => falseOnError(() => access(join(folder, name)).then(() => true)),
    hasRoom: () => falseOnError(hasRoom),
    async read(name) {
      const path = join(folder, name);
      try {
        const bytes = await readShared(path);
        await touchFile(path, 0);
        return bytes;
      } catch {
        return undefined;
      }
    },
    async write(name, parts) {
      const path = join(folder, name);
      const temporary = `${path}.${randomUUID()}.tmp`;
      try {
        if (!(await hasRoom())) return;
        await writeFile(temporary, parts);
        await rename(temporary, path);
        await trimFolder(folder, { maxBytes });
      } catch {
        await rm(temporary, { force: true }).catch(() => {});
      }
    },
  };
}

/** False also when it is unknown. */
async function falseOnError(ask: () => Promise<boolean>): Promise<boolean> {
  return ask().catch(() => false);
}

/**
 * A whole file in memory that threads may share. V8 does not count such memory, so it does not collect its heap after
 * every 64 MB of it.
 */
async function readShared(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = Buffer.from(new SharedArrayBuffer(size));
    const { bytesRead } = await file.read(bytes, 0, size, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
