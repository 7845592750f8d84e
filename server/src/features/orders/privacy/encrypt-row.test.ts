import { describe, expect, it } from 'vitest';
import { createKeyRing } from '../../../platform/secrets/key-ring.ts';
import { rowCipherOf } from './encrypt-row.ts';

const secret = createKeyRing('a'.repeat(64));
const text = Buffer.from('王小明 · 138 0013 8000 · 😀');

describe('a encrypted text', () => {
  const rowCipher = rowCipherOf(secret, 'owner-a');

  it('opens again, is never the same twice, and shows nothing of what is in it', () => {
    const [one, two] = [rowCipher.encrypt(text), rowCipher.encrypt(text)];
    expect(rowCipher.decrypt(one)).toEqual(text);
    expect(one).not.toEqual(two);
    expect(one.includes('138')).toBe(false);
    expect(rowCipher.decryptJson(rowCipher.encryptJson({ a: ['ü'] }))).toEqual({ a: ['ü'] });
  });

  it.each([
    ['another account', () => rowCipherOf(secret, 'owner-b').decrypt(rowCipher.encrypt(text))],
    [
      'another installation',
      () => rowCipherOf(createKeyRing('b'.repeat(64)), 'owner-a').decrypt(rowCipher.encrypt(text)),
    ],
    ['a changed byte', () => rowCipher.decrypt(changed(rowCipher.encrypt(text)))],
    ['one cut off', () => rowCipher.decrypt(rowCipher.encrypt(text).subarray(0, 20))],
  ])('does not open for %s', (_, open) => {
    expect(open).toThrow();
  });
});

function changed(encrypted: Buffer): Buffer {
  const copy = Buffer.from(encrypted);
  copy[copy.length - 1]! ^= 1;
  return copy;
}
