import { describe, expect, it } from 'vitest';
import { sealOf } from './encrypt-row.ts';

const secret = 'a'.repeat(64);
const text = Buffer.from('王小明 · 138 0013 8000 · 😀');

describe('a sealed text', () => {
  const seal = sealOf(secret, 'owner-a');

  it('opens again, is never the same twice, and shows nothing of what is in it', () => {
    const [one, two] = [seal.close(text), seal.close(text)];
    expect(seal.open(one)).toEqual(text);
    expect(one).not.toEqual(two);
    expect(one.includes('138')).toBe(false);
    expect(seal.openJson(seal.closeJson({ a: ['ü'] }))).toEqual({ a: ['ü'] });
  });

  it.each([
    ['another account', () => sealOf(secret, 'owner-b').open(seal.close(text))],
    ['another installation', () => sealOf('b'.repeat(64), 'owner-a').open(seal.close(text))],
    ['a changed byte', () => seal.open(changed(seal.close(text)))],
    ['one cut off', () => seal.open(seal.close(text).subarray(0, 20))],
  ])('does not open for %s', (_, open) => {
    expect(open).toThrow();
  });
});

function changed(sealed: Buffer): Buffer {
  const copy = Buffer.from(sealed);
  copy[copy.length - 1]! ^= 1;
  return copy;
}
