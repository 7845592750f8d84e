import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { whenClosed } from '../concurrency/when-closed.ts';

/** One file of an archive. */
export interface ZipEntry {
  /** Path inside the archive with `/`, made by `safePath`. */
  path: string;
  /** Small content as bytes, or a function that opens a stream of exactly `bytes` bytes. */
  body: Buffer | { bytes: number; open(): Promise<Readable> };
}

/** What all entries of an archive share. */
export interface ZipOptions {
  /** Time of all entries: equal input and time give equal bytes. */
  mtime: Date;
}

/**
 * A ZIP as a stream: pictures stay uncompressed (they would not shrink), names are UTF-8, ZIP64 where sizes need it.
 * The next entry is asked for when the one before has been read, so memory does not grow with the archive. An error
 * in `entries` or in a source destroys the stream with it; a reader that leaves ends `entries`.
 */
export function createZip(entries: AsyncIterable<ZipEntry>, { mtime }: ZipOptions): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const gone = new AbortController();
  whenClosed(output, () => gone.abort());
  zip.on('error', (error: Error) => output.destroy(error));
  const options = { mtime, compress: false, mode: 0o100644 };
  fill(zip, output, entries, options, gone.signal).then(
    () => zip.end(),
    (error: Error) => output.destroy(error),
  );
  return output;
}

async function fill(
  zip: ZipFile,
  output: PassThrough,
  entries: AsyncIterable<ZipEntry>,
  options: { mtime: Date; compress: boolean; mode: number },
  signal: AbortSignal,
): Promise<void> {
  for await (const { path, body } of entries) {
    signal.throwIfAborted();
    if (Buffer.isBuffer(body)) {
      zip.addBuffer(body, path, options);
      if (output.writableNeedDrain) await once(output, 'drain', { signal });
      continue;
    }
    const source = await body.open();
    try {
      zip.addReadStreamLazy(path, { ...options, size: body.bytes }, (give) => give(null, source));
      await finished(source, { signal, cleanup: true });
    } finally {
      source.destroy();
    }
  }
}
