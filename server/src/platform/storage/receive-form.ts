import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { enforcePaceOfStream, SLOWEST_PACE } from '../concurrency/minimum-pace.ts';
import { whenClosed } from '../concurrency/when-closed.ts';
import { requireFreeSpace } from './folder/require-free-space.ts';
import { nameFullDisk } from './storage-errors.ts';

/** One multipart form with one file, which waits in a temporary file. */
export interface ReceivedForm {
  fields: Map<string, string>;
  file: { path: string; bytes: number; fileName: string; contentType: string };
}

/** The file is larger than allowed; reading stopped there. */
export class FormTooLarge extends Error {}
/** Not a form, no file, several files, cut off, or sent by drops. */
export class FormMalformed extends Error {}

export interface ReceiveOptions {
  /** Folder of the temporary file; made when missing. */
  folder: string;
  /** Bytes the file may have. */
  maxBytes: number;
  /** Called with every chunk of the file, in order, while it is received. */
  onChunk(chunk: Buffer): void;
}

/**
 * Streams a form to disk, never holding the file in memory. Fields may come before or after the file. Whatever fails
 * (limit, client gone, disk full: StorageFull, also before anything is read), nothing stays; after success the caller deletes the file.
 */
export async function receiveForm(request: IncomingMessage, options: ReceiveOptions): Promise<ReceivedForm> {
  const path = join(options.folder, randomUUID());
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const declared = Number(request.headers['content-length'] ?? 0);
  await requireFreeSpace(options.folder, Math.min(declared, options.maxBytes));
  try {
    return await readParts(request, path, options);
  } catch (error) {
    await rm(path, { force: true });
    throw nameFullDisk(error);
  }
}

async function readParts(
  request: IncomingMessage,
  path: string,
  options: ReceiveOptions,
): Promise<ReceivedForm> {
  const fields = new Map<string, string>();
  let file: Promise<ReceivedForm['file']> | undefined;
  let content: Readable | undefined;
  const parser = openParser(request, options.maxBytes);
  let unwatch = () => {};
  try {
    // Not stream.pipeline: it would destroy the request, and with it the response.
    await new Promise<void>((resolve, reject) => {
      parser.on('field', (name, value) => fields.set(name, value));
      parser.on('file', (_field, stream, fileName, _encoding, contentType) => {
        content = stream;
        file = writeFile(stream, path, options).then((bytes) => ({ path, bytes, fileName, contentType }));
        file.catch(reject);
      });
      parser.on('filesLimit', () => reject(new FormMalformed('one file only')));
      parser.on('error', (error) => reject(new FormMalformed('cut off', { cause: error })));
      parser.on('finish', resolve);
      request.once('error', () => reject(new FormMalformed('the client went away')));
      // A request that came whole closes too, sometimes before the parser is done with it.
      whenClosed(request, () => {
        if (!request.complete) reject(new FormMalformed('the client went away'));
      });
      request.pipe(parser);
      unwatch = enforcePaceOfStream(request, SLOWEST_PACE, () => reject(new FormMalformed('too slow')));
    });
    if (!file) throw new FormMalformed('no file');
    return { fields, file: await file };
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    content?.destroy();
    await file?.catch(() => undefined);
    throw error;
  } finally {
    unwatch();
  }
}

function openParser(request: IncomingMessage, maxBytes: number): InstanceType<typeof Busboy> {
  try {
    const headers = { ...request.headers, 'content-type': request.headers['content-type'] ?? '' };
    return new Busboy({
      headers,
      limits: {
        files: 1,
        fileSize: maxBytes,
        fields: 30,
        fieldSize: 16_384,
        headerPairs: 20,
        headerSize: 8192,
      },
    });
  } catch {
    throw new FormMalformed('not a multipart form');
  }
}

async function writeFile(
  stream: Readable & { truncated?: boolean },
  path: string,
  options: ReceiveOptions,
): Promise<number> {
  let bytes = 0;
  stream.once('limit', () => stream.destroy(new FormTooLarge()));
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        options.onChunk(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return bytes;
}
