import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../../platform/database/db.ts';
import { writeAllAt } from '../../../../platform/storage/write-all-at.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import { openChunkWriter } from './upload-chunks.ts';

/** Rows of a file that is being read, outside of memory and database until all of them are there. */
export interface KeptRows {
  add(firstRow: number, packed: Uint8Array): Promise<void>;
  /** Writes them as the chunks of the upload, in place of those of an earlier reading. */
  writeTo(trx: Db, rowCipher: RowCipher, ownerId: string, uploadId: string): Promise<void>;
  close(): Promise<void>;
}

/** Keeps rows in a private file without a name: it is gone with this process, however that ends. */
export async function keepRows(folder: string): Promise<KeptRows> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  const chunks: { firstRow: number; start: number; bytes: number }[] = [];
  let end = 0;
  return {
    async add(firstRow, packed) {
      await writeAllAt(file, packed, end);
      chunks.push({ firstRow, start: end, bytes: packed.length });
      end += packed.length;
    },
    async writeTo(trx, rowCipher, ownerId, uploadId) {
      // Encrypted now and not before: a key that was current when the reading began may have been replaced.
      const write = await openChunkWriter(trx, rowCipher, ownerId, uploadId);
      for (const { firstRow, start, bytes } of chunks) {
        const packed = Buffer.allocUnsafe(bytes);
        const { bytesRead } = await file.read(packed, 0, bytes, start);
        if (bytesRead !== bytes) throw new Error('kept rows could not be read again');
        await write(firstRow, packed);
      }
    },
    close: () => file.close(),
  };
}
