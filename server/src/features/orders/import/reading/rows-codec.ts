import { promisify } from 'node:util';
import { gunzip, gzip, type ZlibOptions } from 'node:zlib';
import { tableRefusals } from './refusals.ts';

const zip = promisify<string, { level: number }, Buffer>(gzip);
const unzip = promisify<Uint8Array, ZlibOptions, Buffer>(gunzip);
/** Several times the largest batch of rows: memory of the process that serves everybody. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Rows as they are sent and kept: JSON, packed as fast as can be, off the main thread. */
export function packRows(rows: readonly string[][]): Promise<Buffer> {
  return zip(JSON.stringify(rows), { level: 1 });
}

/** What `packRows` packed. Throws a Refusal where it is larger than rows may be. */
export async function unpackRows(packed: Uint8Array): Promise<string[][]> {
  const bytes = await unzip(packed, { maxOutputLength: MAX_BYTES }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tableRefusals.tooManyLetters() : error;
  });
  return JSON.parse(bytes.toString()) as string[][];
}
