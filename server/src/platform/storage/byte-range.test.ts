import { expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

it.each<[string | undefined, number, ReturnType<typeof parseByteRange>]>([
  [undefined, 10, null],
  ['bytes=0-3', 10, { start: 0, end: 3 }],
  ['bytes=4-', 10, { start: 4, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=0-99', 10, { start: 0, end: 9 }],
  ['bytes=9-9', 10, { start: 9, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=5-2', 10, null],
  ['bytes=-', 10, null],
  ['bytes=0-1,4-5', 10, null],
  ['bytes=a-b', 10, null],
  ['bytes=1.5-3', 10, null],
  ['bytes=0-0', 0, 'unsatisfiable'],
  ['bytes=-1', 0, 'unsatisfiable'],
  ['', 10, null],
  ['items=0-1', 10, null],
  ['bytes=99999999999999999999-', 10, 'unsatisfiable'],
])('%s of %i bytes', (header, bytes, expected) => expect(parseByteRange(header, bytes)).toEqual(expected));
