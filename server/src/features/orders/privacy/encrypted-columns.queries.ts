import type { EncryptedColumn } from '../../../platform/keys/encrypt-again.queries.ts';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { rowCipherOf } from './encrypt-row.ts';

/** Rows that could name a buyer. */
export const orderColumns: readonly EncryptedColumn[] = [
  column('order_uploads', 'corrections'),
  column('order_upload_chunks', 'rows'),
  { ...column('order_lines', 'private'), keeps: 'print_key' },
  { ...column('order_line_history', 'before'), renew: renewCopy },
  { ...column('order_reviews', 'before'), renew: renewCopy },
];

function column(table: string, name: string): EncryptedColumn {
  return { table, column: name, owner: 'owner_id', cipherOf: rowCipherOf };
}

/** A copy of a line holds the buyer's words once more, encrypted as they are in the line. */
function renewCopy(cipher: SecretCipher, encrypted: Buffer): Buffer {
  const line = cipher.decryptJson(encrypted) as { private: string };
  const own = cipher.renew(Buffer.from(line.private, 'base64'));
  return cipher.encryptJson({ ...line, private: own.toString('base64') });
}
