import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { enforcePace, SLOWEST_PACE } from '../../../platform/concurrency/minimum-pace.ts';
import { requireFreeSpace } from '../../../platform/storage/folder/require-free-space.ts';
import { startContentHash } from '../../../platform/storage/qiniu/content-hash.ts';
import { nameFullDisk } from '../../../platform/storage/storage-errors.ts';
import { syncFolder } from '../../../platform/sync-folder.ts';
import { createPartsUnderWay, type PartsUnderWay } from '../protocol/parts-under-way.ts';

/** Thrown when a part has too many bytes. */
export class PartTooLarge extends Error {}
/** Thrown when the connection broke before the part was complete. */
export class PartCutOff extends Error {}
/** Thrown when a part comes by drops. */
export class PartTooSlow extends Error {}

/** A part that is written to disk and not recorded yet. */
export interface WrittenPart {
  file: string;
  bytes: number;
  /** Qiniu's hash. */
  etag: string;
  /** Hex. */
  md5: string;
}

/** The files of parts: a folder for each session. */
export interface PartFiles {
  /** Parts that are being written. */
  underWay: PartsUnderWay;
  /**
   * Writes a part and returns when it is safely on disk. Throws PartTooLarge, PartCutOff, PartTooSlow or StorageFull, with
   * nothing left behind.
   */
  write(
    sessionId: string,
    body: Readable,
    limits: { maxBytes: number; expectedBytes: number | null; onChunk?: (chunk: Buffer) => void },
  ): Promise<WrittenPart>;
  /** The files one after another. */
  read(sessionId: string, files: readonly string[]): Readable;
  /** The files of several sessions one after another. */
  readAll(sessions: readonly { id: string; files: readonly string[] }[]): Readable;
  remove(sessionId: string, file: string): Promise<void>;
  removeAll(sessionId: string): Promise<void>;
  /** Ids of sessions whose folder was not written to for a day. */
  listOld(nowMs: number): Promise<string[]>;
}

const DAY_MS = 86_400_000;

/** The parts of uploads as files below a folder, one folder for each session. */
export function openPartFiles(root: string): PartFiles {
  const pathOf = (sessionId: string, file: string) => join(root, sessionId, file);
  const readAll: PartFiles['readAll'] = (sessions) =>
    Readable.from(
      (async function* () {
        for (const { id, files } of sessions)
          for (const file of files) yield* createReadStream(pathOf(id, file));
      })(),
      { objectMode: false },
    );
  return {
    underWay: createPartsUnderWay(),
    readAll,
    async write(sessionId, body, { maxBytes, expectedBytes, onChunk }) {
      const file = randomUUID();
      const path = pathOf(sessionId, file);
      const etag = startContentHash();
      const md5 = createHash('md5');
      let bytes = 0;
      const slow = new AbortController();
      const unwatch = enforcePace(
        () => bytes,
        SLOWEST_PACE,
        () => slow.abort(),
      );
      try {
        await mkdir(join(root, sessionId), { recursive: true, mode: 0o700 });
        await requireFreeSpace(root, expectedBytes ?? 0);
        await pipeline(
          body,
          async function* (chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              bytes += chunk.length;
              if (bytes > maxBytes) throw new PartTooLarge();
              onChunk?.(chunk);
              etag.update(chunk);
              md5.update(chunk);
              yield chunk;
            }
          },
          createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
          { signal: slow.signal },
        );
        if (expectedBytes !== null && bytes !== expectedBytes) throw new PartCutOff();
        await syncFolder(join(root, sessionId));
      } catch (error) {
        await rm(path, { force: true });
        if (slow.signal.aborted) throw new PartTooSlow();
        throw isCut(error) ? new PartCutOff() : nameFullDisk(error);
      } finally {
        unwatch();
      }
      return { file, bytes, etag: etag.digest(), md5: md5.digest('hex') };
    },
    read: (sessionId, files) => readAll([{ id: sessionId, files }]),
    remove: (sessionId, file) => rm(pathOf(sessionId, file), { force: true }),
    removeAll: (sessionId) => rm(join(root, sessionId), { recursive: true, force: true }),
    async listOld(nowMs) {
      const names = await readdir(root).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const found = await stat(join(root, name)).catch(() => null);
        if (found?.isDirectory() && nowMs - found.mtimeMs > DAY_MS) old.push(name);
      }
      return old;
    },
  };
}

function isCut(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET';
}
