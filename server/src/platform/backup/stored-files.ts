import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  pipeline as connect,
  type Duplex,
  type Readable,
  Transform,
  type TransformCallback,
} from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encrypt } from './encryption.ts';
import type { StoredFile } from './manifest.ts';

/** Bytes and SHA-256 of what has passed. */
export interface MeasuredBytes {
  bytes: number;
  sha256: string;
}

/** A stream that lets all through and counts it; `measure` holds when it has ended. */
export function createMeasuringStream(): { stream: Transform; measure(): MeasuredBytes } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, measure: () => ({ bytes, sha256: hash.copy().digest('hex') }) };
}

/** Leads one stream into the next: an error or an early end of either is one of both. */
export function pipeInto<T extends Duplex>(source: Readable, next: T): T {
  connect(source, next, () => undefined);
  return next;
}

/** Writes a file of a backup through to the disk. */
export async function writeStoredFile(
  folder: string,
  path: string,
  plain: Readable,
  recipient: string | null,
): Promise<StoredFile> {
  const name = recipient === null ? path : `${path}.age`;
  await mkdir(join(folder, dirname(name)), { recursive: true, mode: 0o700 });
  const { stream, measure } = createMeasuringStream();
  await pipeline(
    await encrypt(plain, recipient),
    stream,
    createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { path: name, ...measure() };
}

/** SHA-256 and size of a file on the disk; null when it is not there. */
export async function measureFile(path: string): Promise<MeasuredBytes | null> {
  const { stream, measure } = createMeasuringStream();
  try {
    await pipeline(createReadStream(path), stream.resume());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return measure();
}
