import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { Manifest, StoredFile } from './manifest.ts';
import { through, writeStoredFile } from './stored-files.ts';

/** An object in a backup: bytes as the store had it, SHA-256 as the backup's folder holds it. */
export interface KeptObject {
  bytes: number;
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
      for (const [key, { bytes, sha256 }] of list) yield `${JSON.stringify([key, bytes, sha256])}\n`;
    })(),
  );
  return writeStoredFile(folder, 'objects.ndjson.gz', through(lines, createGzip()), null);
}

export async function readObjectList(folder: string, { objects }: Manifest): Promise<ObjectList> {
  const list: ObjectList = new Map();
  const text = through(createReadStream(join(folder, objects.file.path)), createGunzip());
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [key, bytes, sha256] = JSON.parse(line) as [string, number, string];
    list.set(key, { bytes, sha256 });
  }
  return list;
}
