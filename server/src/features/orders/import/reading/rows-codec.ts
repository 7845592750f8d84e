import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const zip = promisify<string, { level: number }, Buffer>(gzip);
const unzip = promisify<Uint8Array, Buffer>(gunzip);

/** Rows as they are sent and kept: JSON, packed as fast as can be, off the main thread. */
export function packRows(rows: readonly string[][]): Promise<Buffer> {
  return zip(JSON.stringify(rows), { level: 1 });
}

/** What `packRows` packed. */
export async function unpackRows(packed: Uint8Array): Promise<string[][]> {
  return JSON.parse((await unzip(packed)).toString()) as string[][];
}
