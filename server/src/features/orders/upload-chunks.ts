import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Db } from '../../platform/database/db.ts';
import type { Seal } from './privacy/seal.ts';
import { deleteChunks, findChunk, insertChunk } from './uploads.queries.ts';

/** Rows of a chunk as they stand in the file. */
export interface RowChunk {
  position: number;
  /** Sheet row of the first one. */
  firstRow: number;
  rows: string[][];
}

const pack = promisify<string, { level: number }, Buffer>(gzip);
const unpack = promisify<Buffer, Buffer>(gunzip);

/** Stores the rows of an upload (as JSON) chunk by chunk, sealed, in place of what an earlier reading left. */
export async function openChunkWriter(trx: Db, seal: Seal, ownerId: string, uploadId: string) {
  let position = 0;
  await deleteChunks(trx, ownerId, uploadId);
  return async (firstRow: number, json: string) => {
    const packed = await pack(json, { level: 1 });
    await insertChunk(trx, ownerId, {
      upload_id: uploadId,
      position: position++,
      first_row: firstRow,
      rows: seal.close(packed),
    });
  };
}

/** The chunks of an upload in their order. */
export async function* readChunks(
  db: Db,
  seal: Seal,
  ownerId: string,
  uploadId: string,
): AsyncGenerator<RowChunk> {
  for (let position = 0; ; position++) {
    const chunk = await findChunk(db, ownerId, uploadId, position);
    if (!chunk) return;
    const rows = JSON.parse((await unpack(seal.open(chunk.rows))).toString()) as string[][];
    yield { position, firstRow: chunk.first_row, rows };
  }
}
