import { FIRST_KEY } from './key-ring.ts';

/** Format, nonce, tag, text: under the first key. */
const WITHOUT_ID = 1;
/** Format, id of the key in two bytes, nonce, tag, text. */
const WITH_ID = 2;
/** Format, id of the key in two bytes, salt, chunks: a file that is encrypted as it passes. */
const CHUNKED = 3;

/** Bytes of the longest head. */
export const HEAD_BYTES = 4;

/** The first bytes of everything that is encrypted as a whole: they name its key. */
export function headOf(keyId: number): Buffer {
  return keyId === FIRST_KEY ? Buffer.from([WITHOUT_ID]) : numbered(WITH_ID, keyId);
}

/** The first bytes of a file that is encrypted in chunks: they name its key. */
export function chunkedHeadOf(keyId: number): Buffer {
  return numbered(CHUNKED, keyId);
}

/** Reads the key it is encrypted with, and where the head ends. Throws NotEncrypted. */
export function readHead(encrypted: Buffer): { keyId: number; isChunked: boolean; length: number } {
  const format = encrypted[0];
  if (format === WITHOUT_ID) return { keyId: FIRST_KEY, isChunked: false, length: 1 };
  if ((format === WITH_ID || format === CHUNKED) && encrypted.length >= HEAD_BYTES)
    return { keyId: encrypted.readUInt16BE(1), isChunked: format === CHUNKED, length: 3 };
  throw new NotEncrypted();
}

/** Reads the id of the key that a text or a file is encrypted with, from its first bytes. Throws NotEncrypted. */
export function keyIdOf(encrypted: Buffer): number {
  return readHead(encrypted).keyId;
}

/** The bytes were not encrypted by this system, or were changed since. */
export class NotEncrypted extends Error {
  constructor(what = 'not an encrypted text', options?: ErrorOptions) {
    super(what, options);
    this.name = 'NotEncrypted';
  }
}

function numbered(format: number, keyId: number): Buffer {
  const head = Buffer.from([format, 0, 0]);
  head.writeUInt16BE(keyId, 1);
  return head;
}
