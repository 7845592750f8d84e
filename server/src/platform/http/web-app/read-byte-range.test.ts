import { expect, test } from 'vitest';
import { readByteRange } from './read-byte-range.ts';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-4000', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=100-200', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=9-3', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['bytes=1.5-3', null],
  ['lines=0-9', null],
  ['', null],
])('%s of 100 bytes: %j', (header, expected) => {
  expect(readByteRange(header, 100)).toEqual(expected);
});

test('of an empty file there is no part', () => {
  expect([readByteRange('bytes=0-0', 0), readByteRange('bytes=-1', 0)]).toEqual(['outside', 'outside']);
});
