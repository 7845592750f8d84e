import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { nameFullDisk } from '../storage/storage-errors.ts';
import { FetchFailure } from './fetch-failure.ts';
import { type GuardedRequest, type GuardedResponse, toFetchFailure } from './guarded-request.ts';

type Limits = Pick<GuardedRequest, 'maxBytes' | 'signal'>;

/** The whole body in memory. Throws FetchFailure: `too-large` at the first byte over the limit, `cut-off`, `timeout`. */
export async function readBody(response: GuardedResponse, limits: Limits): Promise<Buffer> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of counted(response, limits.maxBytes)) pieces.push(piece);
  } catch (error) {
    throw toFetchFailure(error, limits.signal, 'cut-off');
  }
  return Buffer.concat(pieces);
}

/** The body in a new file, never whole in memory. Throws like `readBody`, and StorageFull; no file stays then. */
export async function saveBody(response: GuardedResponse, path: string, limits: Limits): Promise<void> {
  try {
    await pipeline(counted(response, limits.maxBytes), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    const named = nameFullDisk(error);
    throw named === error ? toFetchFailure(error, limits.signal, 'cut-off') : named;
  }
}

/** Leaving the loop early destroys the response, and with it the connection. */
async function* counted(response: GuardedResponse, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of response.body as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new FetchFailure('too-large');
    yield piece;
  }
  // A chunked body that breaks off ends without an error in some versions of node.
  if (!response.body.complete) throw new FetchFailure('cut-off');
}
