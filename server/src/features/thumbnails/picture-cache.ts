import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { touchFile, trimFolder } from '../../platform/cache/kept-files.ts';

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
        await touchFile(path, TOUCH_AFTER_MS);
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
        if (writes % writesBetweenTrims === 0)
          await trimFolder(folder, { maxBytes, toBytes: maxBytes * 0.9 });
      } catch {
        await rm(temporary, { force: true }).catch(() => undefined);
      }
    },
  };
}
