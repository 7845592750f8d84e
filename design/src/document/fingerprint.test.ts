import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

it.each([
  // The published test vectors of FNV-1a with 64 bits.
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('is FNV-1a: %j', (text, expected) => {
  expect(fingerprint(text)).toBe(expected);
});

it('agrees with exact whole numbers for code units above a byte', () => {
  const text = '海边的夏天 🌊'.repeat(50);
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  expect(fingerprint(text)).toBe(hash.toString(16).padStart(16, '0'));
});
