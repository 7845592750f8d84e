import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { FIRST_KEY, type KeyRing, type RowKey } from './key-ring.ts';

/** Format, nonce, tag, text: under the first key. */
const WITHOUT_ID = 1;
/** Format, id of the key in two bytes, nonce, tag, text. */
const WITH_ID = 2;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SLICE = 1024 * 1024;

/** Encrypts and decrypts what one account keeps for one purpose; it cannot be decrypted for another. */
export interface SecretCipher {
  encrypt(plain: Buffer): Buffer;
  /** Throws when the bytes were changed, or encrypted under another key or for another account. */
  decrypt(encrypted: Buffer): Buffer;
  /** The same text under the current key; what is under it already stays as it is. */
  renew(encrypted: Buffer): Buffer;
  encryptJson(value: unknown): Buffer;
  decryptJson(encrypted: Buffer): unknown;
}

/** What everything starts with that is encrypted under a key. */
export function headOf(keyId: number): Buffer {
  if (keyId === FIRST_KEY) return Buffer.from([WITHOUT_ID]);
  const head = Buffer.from([WITH_ID, 0, 0]);
  head.writeUInt16BE(keyId, 1);
  return head;
}

/** Under which key a text is encrypted. Throws when it is no encrypted text. */
export function keyIdOf(encrypted: Buffer): number {
  if (encrypted[0] === WITHOUT_ID) return FIRST_KEY;
  if (encrypted[0] === WITH_ID && encrypted.length > 3) return encrypted.readUInt16BE(1);
  throw new NotEncrypted();
}

/** What no cipher of ours made. */
export class NotEncrypted extends Error {
  constructor() {
    super('not an encrypted text');
    this.name = 'NotEncrypted';
  }
}

/**
 * AES-256-GCM under a key derived for this purpose from the ring's current one; what was encrypted under an earlier one is
 * read as long as the ring has it.
 */
export function secretCipherOf(keys: KeyRing, purpose: string, ownerId: string): SecretCipher {
  const derived = new Map<RowKey, Buffer>();
  const derive = (from: RowKey) => {
    const key = derived.get(from) ?? Buffer.from(hkdfSync('sha256', from.key, '', purpose, 32));
    derived.set(from, key);
    return key;
  };
  const owner = Buffer.from(ownerId);
  const encrypt = (plain: Buffer) => {
    const current = keys.current();
    const head = headOf(current.id);
    const nonce = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', derive(current), nonce).setAAD(owner);
    const start = head.length + IV_BYTES + TAG_BYTES;
    // In slices, so that an archive of a hundred megabytes is there twice and not four times.
    const encrypted = Buffer.allocUnsafe(start + plain.length);
    for (let at = 0; at < plain.length; at += SLICE)
      cipher.update(plain.subarray(at, at + SLICE)).copy(encrypted, start + at);
    cipher.final();
    head.copy(encrypted);
    nonce.copy(encrypted, head.length);
    cipher.getAuthTag().copy(encrypted, head.length + IV_BYTES);
    return encrypted;
  };
  const decrypt = (encrypted: Buffer) => {
    const keyId = keyIdOf(encrypted);
    const body = encrypted.subarray(headOf(keyId).length);
    const start = IV_BYTES + TAG_BYTES;
    if (body.length < start) throw new NotEncrypted();
    const key = derive(keys.byId(keyId));
    const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, IV_BYTES)).setAAD(owner);
    decipher.setAuthTag(body.subarray(IV_BYTES, start));
    const plain = Buffer.allocUnsafe(body.length - start);
    for (let at = 0; at < plain.length; at += SLICE)
      decipher.update(body.subarray(start + at, start + at + SLICE)).copy(plain, at);
    decipher.final();
    return plain;
  };
  return {
    encrypt,
    decrypt,
    renew: (encrypted) =>
      keyIdOf(encrypted) === keys.current().id ? encrypted : encrypt(decrypt(encrypted)),
    encryptJson: (value) => encrypt(Buffer.from(JSON.stringify(value))),
    decryptJson: (encrypted) => JSON.parse(decrypt(encrypted).toString()),
  };
}
