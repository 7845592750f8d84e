import { describe, expect, it } from 'vitest';
import type { CodeKind, CodeProblem } from './code-symbol.ts';
import { encodeCode } from './encode-code.ts';

const encode = (code: CodeKind, value: string) => encodeCode({ code, value, level: 'M' });
const bitsOf = (code: CodeKind, value: string) => {
  const { symbol } = encode(code, value);
  const bits = Array.from({ length: symbol?.columns ?? 0 }, () => '0');
  for (const [from, to] of symbol?.runs[0] ?? []) bits.fill('1', from, to);
  return bits.join('');
};

it.each<[CodeKind, string, CodeProblem]>([
  ['qr', '', { id: 'empty' }],
  ['ean-13', '', { id: 'empty' }],
  ['ean-13', '6901234567893', { id: 'check-digit', digit: '3', wanted: '2' }],
  ['ean-13', '690123456789', { id: 'length', length: 12, wanted: 13 }],
  ['ean-13', '978-3-16-148410-0', { id: 'characters', characters: '-' }],
  ['ean-13', '６９０１２３４５６７８９２', { id: 'characters', characters: '６９０１２３４５…' }],
  ['ean-8', ' 9638507', { id: 'characters', characters: ' ' }],
  ['ean-8', '96385075', { id: 'check-digit', digit: '5', wanted: '4' }],
  ['upc-a', '0360002914522', { id: 'length', length: 13, wanted: 12 }],
  ['code-128', '编号1', { id: 'characters', characters: '编号' }],
  ['code-128', 'a\tb', { id: 'characters', characters: '\t' }],
  ['code-128', 'A'.repeat(81), { id: 'too-long' }],
  ['qr', 'a'.repeat(2332), { id: 'too-long' }],
  ['qr', '爱'.repeat(777), { id: 'too-long' }],
  ['qr', '\uD83D', { id: 'characters', characters: '\uFFFD' }],
])('%s of %j is refused: %j', (code, value, problem) => {
  expect(encode(code, value)).toEqual({ symbol: null, problem });
});

it.each<[CodeKind, string]>([
  ['qr', '1'.repeat(5596)],
  ['qr', 'A'.repeat(3391)],
  ['qr', 'a'.repeat(2331)],
  ['qr', '爱'.repeat(776)],
  ['code-128', '~'.repeat(80)],
])('%s holds its longest value', (code, value) => {
  expect(encode(code, value).problem).toBeNull();
  expect(encode(code, value.slice(0, 1) + value).problem).toEqual({ id: 'too-long' });
});

describe('bars', () => {
  // The picture of the standard: GS1 General Specifications 5.2.1.
  it('of an EAN-13 begin, part and end with guards', () => {
    const bits = bitsOf('ean-13', '4006381333931');
    expect(bits).toHaveLength(95);
    expect([bits.slice(0, 3), bits.slice(45, 50), bits.slice(92)]).toEqual(['101', '01010', '101']);
    expect(bits.slice(3, 45)).toBe('000110101001110101111011110100010010110011');
  });

  it('of a UPC-A are those of the EAN-13 that begins with 0', () => {
    expect(bitsOf('upc-a', '036000291452')).toBe(bitsOf('ean-13', '0036000291452'));
  });

  it.each([
    ['1234', 5],
    ['12', 4],
    ['123', 6],
    ['A1234', 7],
    ['123456A', 8],
    ['A12345B', 10],
    ['A123456B', 10],
    ['12345', 7],
  ])('of Code 128 are as few as the sets allow: %s takes %d signs', (value, signs) => {
    // The stop sign is two modules longer.
    expect(((encode('code-128', value).symbol?.columns ?? 0) - 2) / 11).toBe(signs);
  });
});
