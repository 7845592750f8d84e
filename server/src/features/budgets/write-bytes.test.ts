import { expect, test } from 'vitest';
import { readBytes, writeBytes } from './write-bytes.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1 MB'],
  [20 * 1024 ** 3, '20 GB'],
  [1024 ** 5, '1024 TB'],
])('%i bytes are %s', (bytes, text) => expect(writeBytes(bytes)).toBe(text));

test.each([
  ['20GB', 20 * 1024 ** 3],
  ['1.5 tb', 1.5 * 1024 ** 4],
  ['512 B', 512],
  ['0B', 0],
  ['20', null],
  ['ten', null],
  ['-1', null],
  ['5 XB', null],
  ['', null],
])('%j is %s bytes', (text, bytes) => expect(readBytes(text)).toBe(bytes));
