import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** Encrypts and decrypts rows that could name a buyer. One account's rows cannot be decrypted for another. */
export interface RowCipher {
  encrypt(plain: Buffer): Buffer;
  /** Throws when the bytes were changed, or encrypted under another key or for another account. */
  decrypt(encrypted: Buffer): Buffer;
  encryptJson(value: unknown): Buffer;
  decryptJson(encrypted: Buffer): unknown;
}

/** AES-256-GCM under a key derived from the installation's secret; encrypted = format, nonce, tag, text. */
export function rowCipherOf(secretKey: string, ownerId: string): RowCipher {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'order-privacy-1', 32));
  const owner = Buffer.from(ownerId);
  const encrypt = (plain: Buffer) => {
    const nonce = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(owner);
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), text]);
  };
  const decrypt = (encrypted: Buffer) => {
    if (encrypted[0] !== FORMAT || encrypted.length < HEAD_BYTES) throw new Error('not an encrypted text');
    const nonce = encrypted.subarray(1, 1 + IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(owner);
    decipher.setAuthTag(encrypted.subarray(1 + IV_BYTES, HEAD_BYTES));
    return Buffer.concat([decipher.update(encrypted.subarray(HEAD_BYTES)), decipher.final()]);
  };
  return {
    encrypt,
    decrypt,
    encryptJson: (value) => encrypt(Buffer.from(JSON.stringify(value))),
    decryptJson: (encrypted) => JSON.parse(decrypt(encrypted).toString()),
  };
}
