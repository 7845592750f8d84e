import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { touchFile, trimFolder } from '../../cache/kept-files.ts';
import { temporaryName } from '../../temporary-name.ts';
import { sweepTemporary } from '../folder/sweep-temporary.ts';
import { nameFullDisk } from '../storage-errors.ts';

/** An object on its way here. */
export interface IncomingObject {
  body: Readable;
  /** The store's mark of the content. */
  etag: string;
}

/** Local files with the bytes of remote objects, bounded in bytes. */
export interface LocalCopies {
  /** The path of the copy, fetched once however many ask; good for minutes, so it is to be opened soon. */
  get(key: string, fetch: () => Promise<IncomingObject>): Promise<string>;
  /** Deletes a copy that differs from the store's present object; null = the store has none. */
  check(key: string, found: { etag: string; bytes: number } | null): Promise<void>;
  drop(key: string): Promise<void>;
}

/** Copies younger than this are never removed to make room: somebody may be about to open them. */
const SAFE_MS = 10 * 60_000;
const TOUCH_AFTER_MS = 60_000;

/** Copies in `folder`, the longest unused removed when they exceed `maxBytes`. */
export function openLocalCopies(folder: string, maxBytes: number, safeMs = SAFE_MS): LocalCopies {
  sweepTemporary(join(folder, '.tmp'), Date.now());
  const fetching = new Map<string, Promise<string>>();
  const etags = new Map<string, string>();
  let bytesSinceTrim = Number.POSITIVE_INFINITY;

  const pathOf = (key: string) => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(folder, name.slice(0, 2), name + extname(key));
  };

  const fetchInto = async (key: string, path: string, fetch: () => Promise<IncomingObject>) => {
    const { body, etag } = await fetch();
    const temporary = join(folder, '.tmp', temporaryName());
    try {
      // Somebody may have emptied the cache meanwhile, which costs time only.
      await mkdir(dirname(temporary), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(temporary, { flags: 'wx', mode: 0o600 }));
      const { size } = await stat(temporary);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(temporary, path);
      etags.set(key, etag);
      bytesSinceTrim += size;
      // A tenth of the room between looks, so that listing the folder costs little.
      if (bytesSinceTrim > maxBytes / 10) {
        bytesSinceTrim = 0;
        await trimFolder(folder, { maxBytes, toBytes: maxBytes * 0.9, safeMs });
      }
      return path;
    } catch (error) {
      throw nameFullDisk(error);
    } finally {
      await rm(temporary, { force: true });
    }
  };

  return {
    async get(key, fetch) {
      const path = pathOf(key);
      if (await touchFile(path, TOUCH_AFTER_MS)) return path;
      const running = fetching.get(key) ?? fetchInto(key, path, fetch).finally(() => fetching.delete(key));
      fetching.set(key, running);
      return running;
    },
    async check(key, found) {
      const etag = etags.get(key);
      // A copy of another process or an earlier run has no mark here. It is of the same object unless its size says
      // otherwise, and somebody may be about to open it.
      const isSame =
        found && (etag === undefined ? await hasSize(pathOf(key), found.bytes) : etag === found.etag);
      if (!isSame) await this.drop(key);
    },
    async drop(key) {
      etags.delete(key);
      await rm(pathOf(key), { force: true });
    },
  };
}

async function hasSize(path: string, bytes: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.size === bytes;
}
