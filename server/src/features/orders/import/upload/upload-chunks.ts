import type { Db } from '../../../../platform/database/db.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import { unpackRows } from '../reading/rows-codec.ts';
import { deleteChunks, findChunk, insertChunk } from './uploads.queries.ts';

/** Rows of a chunk as in the file. */
export interface RowChunk {
  position: number;
  /** Sheet row of the first one. */
  firstRow: number;
  rows: string[][];
}

/** Stores the packed rows of an upload chunk by chunk, encrypted, replacing the chunks of an earlier reading. */
export async function openChunkWriter(trx: Db, rowCipher: RowCipher, ownerId: string, uploadId: string) {
  let position = 0;
  await deleteChunks(trx, ownerId, uploadId);
  return async (firstRow: number, packed: Uint8Array) => {
    await insertChunk(trx, ownerId, {
      upload_id: uploadId,
      position: position++,
      first_row: firstRow,
      rows: rowCipher.encrypt(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)),
    });
  };
}

/** The chunks of an upload in order, decrypted one at a time. */
export async function* readChunks(
  db: Db,
  rowCipher: RowCipher,
  ownerId: string,
  uploadId: string,
): AsyncGenerator<RowChunk> {
  for (let position = 0; ; position++) {
    const chunk = await findChunk(db, ownerId, uploadId, position);
    if (!chunk) return;
    const rows = await unpackRows(rowCipher.decrypt(chunk.rows));
    yield { position, firstRow: chunk.first_row, rows };
  }
}
