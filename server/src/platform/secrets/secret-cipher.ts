import { createCipheriv, createDecipheriv, type DecipherGCM, hkdfSync, randomBytes } from 'node:crypto';
import type { Transform } from 'node:stream';
import { type ByteTransform, chunkDecrypter, chunkEncrypter } from './chunked-cipher.ts';
import { chunkedHeadOf, headOf, keyIdOf, NotEncrypted, readHead } from './encrypted-head.ts';
import type { KeyRing, RowKey } from './key-ring.ts';
import { startLate, toTransformStream } from './transform-stream.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and decrypts what one account keeps for one purpose; it cannot be decrypted for another. */
export interface SecretCipher {
  encrypt(plain: Buffer): Buffer;
  /** Throws when the bytes were changed, or encrypted under another key or for another account. */
  decrypt(encrypted: Buffer): Buffer;
  /** Encrypts a file as it passes, in chunks. */
  encryptStream(): Transform;
  /**
   * Decrypts a file as it passes, in whatever form it was encrypted. What came out counts only once the stream has ended well: it fails
   * with NotEncrypted where `decrypt` throws.
   */
  decryptStream(): Transform;
  /** The same text under the current key; what is under it already stays as it is. */
  renew(encrypted: Buffer): Buffer;
  encryptJson(value: unknown): Buffer;
  decryptJson(encrypted: Buffer): unknown;
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
    const text = cipher.update(plain);
    cipher.final();
    return Buffer.concat([head, nonce, cipher.getAuthTag(), text]);
  };
  /** Prepares the decryption of what follows `start`, which holds at least the whole header; `rest` are its bytes behind that. */
  const openTransform = (start: Buffer): { transform: ByteTransform; rest: Buffer } => {
    const { keyId, isChunked, length } = readHead(start);
    const key = derive(keys.byId(keyId));
    const head = start.subarray(0, length);
    const transform = isChunked ? chunkDecrypter({ key, head, owner }) : wholeDecrypter(key, owner);
    return { transform, rest: start.subarray(length) };
  };
  const decrypt = (encrypted: Buffer) => {
    const { transform, rest } = openTransform(encrypted);
    return Buffer.concat([...transform.take(rest), ...transform.finish()]);
  };
  return {
    encrypt,
    decrypt,
    encryptStream() {
      const current = keys.current();
      const head = chunkedHeadOf(current.id);
      return toTransformStream(chunkEncrypter({ key: derive(current), head, owner }));
    },
    decryptStream: () => toTransformStream(startLate(openTransform)),
    renew: (encrypted) =>
      keyIdOf(encrypted) === keys.current().id ? encrypted : encrypt(decrypt(encrypted)),
    encryptJson: (value) => encrypt(Buffer.from(JSON.stringify(value))),
    decryptJson: (encrypted) => JSON.parse(decrypt(encrypted).toString()),
  };
}

/** Decrypts what was encrypted as a whole: only its end shows whether it is as it was. */
function wholeDecrypter(key: Buffer, owner: Buffer): ByteTransform {
  const start = IV_BYTES + TAG_BYTES;
  let head: Buffer = Buffer.alloc(0);
  let decipher: DecipherGCM | null = null;
  return {
    take(bytes) {
      const missing = start - head.length;
      head = Buffer.concat([head, bytes.subarray(0, missing)]);
      if (head.length < start) return [];
      if (!decipher) {
        decipher = createDecipheriv('aes-256-gcm', key, head.subarray(0, IV_BYTES)).setAAD(owner);
        decipher.setAuthTag(head.subarray(IV_BYTES));
      }
      return [decipher.update(bytes.subarray(missing))];
    },
    finish() {
      if (!decipher) throw new NotEncrypted();
      try {
        return [decipher.final()];
      } catch (error) {
        throw new NotEncrypted('changed, or of another account', { cause: error });
      }
    },
  };
}
