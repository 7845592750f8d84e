import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { CHUNK_BYTES } from './chunked-cipher.ts';
import { keyIdOf, NotEncrypted } from './encrypted-head.ts';
import { createKeyRing } from './key-ring.ts';
import { type SecretCipher, secretCipherOf } from './secret-cipher.ts';

const ring = createKeyRing('a'.repeat(64));
const cipher = secretCipherOf(ring, 'files', 'owner-a');
/** Head, salt. */
const START = 3 + 32;
const FRAME = CHUNK_BYTES + 16;

/** Bytes in pieces that fit no chunk. */
function pieces(bytes: Buffer, length = 50_001): Readable {
  const all: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += length) all.push(bytes.subarray(at, at + length));
  return Readable.from(all);
}

const through = (bytes: Buffer, stream: ReturnType<SecretCipher['encryptStream']>, length?: number) =>
  pipeline(pieces(bytes, length), stream, (made) => buffer(made as AsyncIterable<Buffer>));
const encrypted = (plain: Buffer) => through(plain, cipher.encryptStream());
const decrypted = (bytes: Buffer, by = cipher, length?: number) => through(bytes, by.decryptStream(), length);

const SIZES = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES, 3 * CHUNK_BYTES + 7];

describe('a file that is encrypted as it passes', () => {
  it.each(SIZES)('of %i bytes is the same afterwards, in whatever pieces it comes', async (size) => {
    const plain = randomBytes(size);
    const file = await encrypted(plain);
    expect(file.length).toBe(START + size + 16 * Math.max(1, Math.ceil(size / CHUNK_BYTES)));
    expect(keyIdOf(file)).toBe(0);
    for (const length of [1_000_000, 50_001, 4093])
      expect((await decrypted(file, cipher, length)).equals(plain)).toBe(true);
    expect(cipher.decrypt(file).equals(plain)).toBe(true);
  });

  it('comes in single bytes too, is never the same twice, and shows nothing of what is in it', async () => {
    const plain = Buffer.from('王小明 · 138 0013 8000');
    const [one, two] = [await encrypted(plain), await encrypted(plain)];
    expect(await decrypted(one, cipher, 1)).toEqual(plain);
    expect(one.subarray(3)).not.toEqual(two.subarray(3));
    expect(one.includes('138')).toBe(false);
  });

  const plain = randomBytes(3 * CHUNK_BYTES + 7);
  const frames = (file: Buffer) =>
    [0, 1, 2, 3].map((n) => file.subarray(START + n * FRAME, START + (n + 1) * FRAME));
  const changed = (file: Buffer, at: number) => {
    const copy = Buffer.from(file);
    copy[at]! ^= 1;
    return copy;
  };
  const remade = (file: Buffer, numbers: number[]) =>
    Buffer.concat([file.subarray(0, START), ...numbers.map((n) => frames(file)[n]!)]);
  it.each<[string, (file: Buffer, other: Buffer) => Buffer]>([
    ['cut off in a chunk', (file) => file.subarray(0, -1)],
    ['cut off behind a chunk', (file) => file.subarray(0, START + 2 * FRAME)],
    ['cut off before the first chunk', (file) => file.subarray(0, START)],
    ['cut off in its head', (file) => file.subarray(0, 20)],
    ['without its last chunk', (file) => remade(file, [0, 1, 2])],
    ['without its first chunk', (file) => remade(file, [1, 2, 3])],
    ['with two chunks in each other’s place', (file) => remade(file, [1, 0, 2, 3])],
    ['with a chunk twice', (file) => remade(file, [0, 0, 1, 2, 3])],
    ['with something behind it', (file) => Buffer.concat([file, Buffer.alloc(40)])],
    [
      'with a chunk of another file',
      (file, other) =>
        Buffer.concat([file.subarray(0, START), frames(other)[0]!, file.subarray(START + FRAME)]),
    ],
    [
      'with the start of another file',
      (file, other) => Buffer.concat([other.subarray(0, START), file.subarray(START)]),
    ],
    ['with a changed byte in the first chunk', (file) => changed(file, START)],
    ['with a changed byte in the last chunk', (file) => changed(file, file.length - 20)],
    ['with a changed check', (file) => changed(file, file.length - 1)],
    ['with a changed salt', (file) => changed(file, 10)],
    ['that is none', () => Buffer.from('PK\x03\x04 and so on')],
    ['that is empty', () => Buffer.alloc(0)],
  ])('is refused %s', async (_what, spoil) => {
    const spoilt = spoil(await encrypted(plain), await encrypted(randomBytes(plain.length)));
    await expect(decrypted(spoilt)).rejects.toBeInstanceOf(NotEncrypted);
    expect(() => cipher.decrypt(spoilt)).toThrow(NotEncrypted);
  });

  it.each([
    ['another account', () => secretCipherOf(ring, 'files', 'owner-b')],
    ['another purpose', () => secretCipherOf(ring, 'rows', 'owner-a')],
    ['another installation', () => secretCipherOf(createKeyRing('b'.repeat(64)), 'files', 'owner-a')],
  ])('is not decrypted for %s, and nothing of it comes out', async (_who, other) => {
    const file = await encrypted(plain);
    const stream = other().decryptStream();
    let bytes = 0;
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await expect(pipeline(pieces(file), stream)).rejects.toBeInstanceOf(NotEncrypted);
    expect(bytes).toBe(0);
  });

  it('is under the current key, and is read under an earlier one as long as the ring has it', async () => {
    const keys = createKeyRing('a'.repeat(64));
    const own = secretCipherOf(keys, 'files', 'owner-a');
    const file = await encrypted(plain);
    keys.replace([{ id: 7, key: randomBytes(32) }], 7);
    const renewed = await pipeline(pieces(file), own.decryptStream(), own.encryptStream(), (made) =>
      buffer(made as AsyncIterable<Buffer>),
    );
    expect([keyIdOf(file), keyIdOf(renewed)]).toEqual([0, 7]);
    expect((await decrypted(renewed, own)).equals(plain)).toBe(true);
    await expect(decrypted(renewed)).rejects.toThrow('key 7');
  });
});

describe('what was encrypted as a whole', () => {
  it.each(SIZES)('%i bytes are decrypted as they pass', async (size) => {
    const plain = randomBytes(size);
    const whole = cipher.encrypt(plain);
    for (const length of [1_000_000, 1013])
      expect((await decrypted(whole, cipher, length)).equals(plain)).toBe(true);
  });

  it('fails at its end when it was changed or cut off', async () => {
    const whole = cipher.encrypt(randomBytes(200_000));
    const copy = Buffer.from(whole);
    copy[150_000]! ^= 1;
    for (const spoilt of [copy, whole.subarray(0, -1), whole.subarray(0, 20)])
      await expect(decrypted(spoilt)).rejects.toBeInstanceOf(NotEncrypted);
  });

  it('is read as an earlier version wrote it', async () => {
    // The bytes of version 1 (format, nonce, tag, text), under the key of 64 times the letter a.
    const written = Buffer.from('Afe8nguklcRkul+MXOmOxuoH3Ksfj0pAIOdKgrX3q0wEaKsjZbs=', 'base64');
    expect((await decrypted(written)).toString()).toBe('王小明');
    expect(cipher.decrypt(written).toString()).toBe('王小明');
  });
});
