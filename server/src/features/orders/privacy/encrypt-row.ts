import type { KeyRing } from '../../../platform/secrets/key-ring.ts';
import { type SecretCipher, secretCipherOf } from '../../../platform/secrets/secret-cipher.ts';

/** Encrypts and decrypts rows that could name a buyer. One account's rows cannot be decrypted for another. */
export type RowCipher = SecretCipher;

/** The cipher of an account's rows under the installation's keys. */
export function rowCipherOf(keys: KeyRing, ownerId: string): RowCipher {
  return secretCipherOf(keys, 'order-privacy-1', ownerId);
}
