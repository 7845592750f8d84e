import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;
const SLICE = 1024 * 1024;

/** Encrypts and decrypts what one account keeps for one purpose; it cannot be decrypted for another. */
export interface SecretCipher {
  encrypt(plain: Buffer): Buffer;
  /** Throws when the bytes were changed, or encrypted under another key or for another account. */
  decrypt(encrypted: Buffer): Buffer;
  encryptJson(value: unknown): Buffer;
  decryptJson(encrypted: Buffer): unknown;
}

/**
 * AES-256-GCM under a key derived from the installation's secret for this purpose; encrypted = format, nonce, tag,
 * text.
 */
export function secretCipherOf(secretKey: string, purpose: string, ownerId: string): SecretCipher {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
  const owner = Buffer.from(ownerId);
  const encrypt = (plain: Buffer) => {
    const nonce = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(owner);
    // In slices, so that an archive of a hundred megabytes is there twice and not four times.
    const encrypted = Buffer.allocUnsafe(HEAD_BYTES + plain.length);
    for (let at = 0; at < plain.length; at += SLICE)
      cipher.update(plain.subarray(at, at + SLICE)).copy(encrypted, HEAD_BYTES + at);
    cipher.final();
    encrypted[0] = FORMAT;
    nonce.copy(encrypted, 1);
    cipher.getAuthTag().copy(encrypted, 1 + IV_BYTES);
    return encrypted;
  };
  const decrypt = (encrypted: Buffer) => {
    if (encrypted[0] !== FORMAT || encrypted.length < HEAD_BYTES) throw new Error('not an encrypted text');
    const nonce = encrypted.subarray(1, 1 + IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(owner);
    decipher.setAuthTag(encrypted.subarray(1 + IV_BYTES, HEAD_BYTES));
    const plain = Buffer.allocUnsafe(encrypted.length - HEAD_BYTES);
    for (let at = 0; at < plain.length; at += SLICE)
      decipher.update(encrypted.subarray(HEAD_BYTES + at, HEAD_BYTES + at + SLICE)).copy(plain, at);
    decipher.final();
    return plain;
  };
  return {
    encrypt,
    decrypt,
    encryptJson: (value) => encrypt(Buffer.from(JSON.stringify(value))),
    decryptJson: (encrypted) => JSON.parse(decrypt(encrypted).toString()),
  };
}
