import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { BackupFailure } from './backup-failure.ts';
import type { Manifest, StoredFile } from './manifest.ts';
import { pipeInto, writeStoredFile } from './stored-files.ts';

/** An object in a backup. */
export interface KeptObject {
  /** Size that the store reported. */
  bytes: number;
  /** Size and SHA-256 of its file in the backup's folder. */
  storedBytes: number;
  sha256: string;
}

/** Objects by key. */
export type ObjectList = Map<string, KeptObject>;

/**
 * Writes the list, one JSON array in each line. It is not encrypted: the next backup, which has no private key, learns from
 * it what it need not copy.
 */
export function writeObjectList(folder: string, list: ObjectList): Promise<StoredFile> {
  const lines = Readable.from(
    (function* () {
      for (const [key, { bytes, storedBytes, sha256 }] of list)
        yield `${JSON.stringify([key, bytes, storedBytes, sha256])}\n`;
    })(),
  );
  return writeStoredFile(folder, 'objects.ndjson.gz', pipeInto(lines, createGzip()), null);
}

/** Reads it back. Throws a BackupFailure unless it is what the manifest says: a shorter list would seem to want fewer objects. */
export async function readObjectList(folder: string, { objects }: Manifest): Promise<ObjectList> {
  const path = join(folder, objects.file.path);
  const packed = await readFile(path).catch((error: Error) => {
    throw new BackupFailure(`读不了文件清单 ${path}：${error.message}`, 'the list of objects cannot be read');
  });
  if (createHash('sha256').update(packed).digest('hex') !== objects.file.sha256)
    throw new BackupFailure(`文件清单 ${path} 已损坏`, 'the list of objects is damaged');
  const list: ObjectList = new Map();
  const text = (await promisify(gunzip)(packed)).toString();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [key, bytes, storedBytes, sha256] = JSON.parse(line) as [string, number, number, string];
    list.set(key, { bytes, storedBytes, sha256 });
  }
  return list;
}
