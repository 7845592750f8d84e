import type { EncryptedColumn } from '../../../platform/keys/encrypt-again.queries.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { rowCipherOf } from './encrypt-row.ts';

/** Rows that could name a buyer. */
export const orderColumns: readonly EncryptedColumn[] = [
  column('order_uploads', 'corrections', ['id']),
  column('order_upload_chunks', 'rows', ['upload_id', 'position']),
  { ...column('order_lines', 'private', ['id']), keeps: 'print_key' },
  { ...column('order_line_history', 'before', ['import_id', 'line_id']), renew: renewCopy },
  { ...column('order_reviews', 'before', ['id', 'line_id']), renew: renewCopy },
];

/** @param id the primary key's columns behind the account's */
function column(table: string, name: string, id: readonly string[]): EncryptedColumn {
  return { table, column: name, id: ['owner_id', ...id], owner: 'owner_id', cipherOf: rowCipherOf };
}

/** A copy of a line holds the buyer's words once more, encrypted as they are in the line. */
function renewCopy(cipher: SecretCipher, encrypted: Buffer): Buffer {
  const line = cipher.decryptJson(encrypted) as { private: string };
  const own = cipher.renew(Buffer.from(line.private, 'base64'));
  return cipher.encryptJson({ ...line, private: own.toString('base64') });
}
