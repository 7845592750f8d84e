import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Finished variants on disk, bounded in bytes; losing one costs only the time to make it again. */
export interface PictureCache {
  read(name: string): Promise<Buffer | null>;
  /** Never throws: a full disk makes things slower, not wrong. */
  write(name: string, body: Buffer): Promise<void>;
}

const WRITES_BETWEEN_TRIMS = 200;
const TOUCH_AFTER_MS = 3_600_000;

/** A cache in `folder` that is trimmed to 90 % of `maxBytes`, longest unused first, whenever it grew beyond. */
export function createPictureCache(
  folder: string,
  maxBytes: number,
  writesBetweenTrims = WRITES_BETWEEN_TRIMS,
): PictureCache {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  let writes = 0;
  return {
    async read(name) {
      const path = pathOf(name);
      try {
        const body = await readFile(path);
        await touch(path);
        return body;
      } catch {
        return null;
      }
    },
    async write(name, body) {
      const path = pathOf(name);
      const temporary = join(folder, `.${randomUUID()}`);
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeFile(temporary, body, { flag: 'wx', mode: 0o600 });
        await rename(temporary, path);
        writes += 1;
        if (writes % writesBetweenTrims === 0) await trim(folder, maxBytes);
      } catch {
        await rm(temporary, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** The time of last use, written at most once an hour. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  const { mtimeMs } = await stat(path);
  if (now.getTime() - mtimeMs > TOUCH_AFTER_MS) await utimes(path, now, now);
}

async function trim(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files: { path: string; bytes: number; usedMs: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) files.push({ path, bytes: found.size, usedMs: found.mtimeMs });
  }
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= maxBytes) return;
  files.sort((a, b) => a.usedMs - b.usedMs);
  for (const file of files) {
    if (bytes <= maxBytes * 0.9) return;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
}
