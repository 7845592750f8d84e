import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { NotEncrypted } from './encrypted-head.ts';

/** Plain bytes of every chunk but the last. */
export const CHUNK_BYTES = 64 * 1024;
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const LAST = 1;

/** Takes bytes as they come and returns what is ready. */
export interface ByteTransform {
  take(bytes: Buffer): Buffer[];
  /** Throws NotEncrypted where bytes are missing. */
  finish(): Buffer[];
}

/** The key, and the additional authenticated data (`bound`) without which it cannot be decrypted, so that ciphertexts cannot be swapped. */
interface Binding {
  key: Buffer;
  head: Buffer;
  owner: Buffer;
}

/**
 * Encrypts in chunks that hold their number and whether they are the last one, as the STREAM construction does (Hoang, Reyhanitabar, Rogaway
 * and Vizár 2015, https://eprint.iacr.org/2015/189): chunks that are missing, repeated or in another order do not decrypt. Each file has its own
 * key, from a random salt.
 */
export function chunkEncrypter({ key, head, owner }: Binding): ByteTransform {
  const salt = randomBytes(SALT_BYTES);
  const cut = createCutter(CHUNK_BYTES);
  const aad = Buffer.concat([head, owner]);
  const own = fileKey(key, salt);
  let number = 0;
  const encrypt = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number++, isLast)).setAAD(aad);
    const text = cipher.update(plain);
    cipher.final();
    return Buffer.concat([text, cipher.getAuthTag()]);
  };
  let start: Buffer[] = [head, salt];
  const withStart = (chunks: Buffer[]) => {
    const all = [...start, ...chunks];
    start = [];
    return all;
  };
  return {
    take: (bytes) => withStart(cut.take(bytes).map((chunk) => encrypt(chunk, false))),
    finish: () => withStart([encrypt(cut.rest(), true)]),
  };
}

/** Undoes `chunkEncrypter`, of what stands behind the head; no chunk is returned before it is known to be whole and in its place. */
export function chunkDecrypter({ key, head, owner }: Binding): ByteTransform {
  const aad = Buffer.concat([head, owner]);
  const cut = createCutter(CHUNK_BYTES + TAG_BYTES);
  let salt: Buffer = Buffer.alloc(0);
  let own: Buffer | null = null;
  let number = 0;
  const decrypt = (chunk: Buffer, isLast: boolean): Buffer => {
    // An empty last chunk is valid only as the first: a file ending on a boundary ends with a full chunk.
    if (own === null || chunk.length < TAG_BYTES || (isLast && number > 0 && chunk.length === TAG_BYTES))
      throw new NotEncrypted('the file is cut off');
    const text = chunk.subarray(0, -TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(number++, isLast)).setAAD(aad);
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(text), decipher.final()]);
    } catch (error) {
      throw new NotEncrypted('a chunk is damaged, in another place, or of another account', { cause: error });
    }
  };
  return {
    take(bytes) {
      let rest = bytes;
      if (own === null) {
        const missing = SALT_BYTES - salt.length;
        salt = Buffer.concat([salt, bytes.subarray(0, missing)]);
        rest = bytes.subarray(missing);
        if (salt.length === SALT_BYTES) own = fileKey(key, salt);
      }
      return cut.take(rest).map((chunk) => decrypt(chunk, false));
    },
    finish: () => [decrypt(cut.rest(), true)],
  };
}

function fileKey(key: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'chunks', 32));
}

/** The chunk's number in eleven bytes, and whether it is the last one. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? LAST : 0;
  return nonce;
}

/** Cuts bytes into pieces of one length; a piece comes only when something stands behind it. */
function createCutter(length: number) {
  let piece = Buffer.allocUnsafe(length);
  let used = 0;
  return {
    take(bytes: Buffer): Buffer[] {
      const pieces: Buffer[] = [];
      for (let at = 0; at < bytes.length; ) {
        if (used === length) {
          pieces.push(piece);
          piece = Buffer.allocUnsafe(length);
          used = 0;
        }
        const copied = bytes.copy(piece, used, at, at + length - used);
        used += copied;
        at += copied;
      }
      return pieces;
    },
    rest: () => piece.subarray(0, used),
  };
}
