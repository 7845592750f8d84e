import { expect, it } from 'vitest';
import { decodeBytes } from './decode-bytes.ts';

it.each<[string, number[], string]>([
  ['windows-1252', [0x80, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97, 0x99, 0xe9], '€‘’“”–—™é'],
  ['cp1252', [0x8a, 0x9f], 'ŠŸ'],
  ['iso-8859-1', [0x85], '…'],
  ['latin1', [0x41, 0x8c], 'AŒ'],
  ['windows-1250', [0x8a, 0x9c], 'Šś'],
  ['windows-1251', [0x80, 0xe0], 'Ђа'],
  ['windows-1254', [0x80, 0xfe], '€ş'],
  ['gb18030', [0xcd, 0xbc, 0x80], '图€'],
  ['utf-8', [0xc2, 0x92], '\u0092'],
])('reads %s', (label, bytes, text) => expect(decodeBytes(Uint8Array.from(bytes), label)).toBe(text));

it('throws for unknown labels and, when asked, for wrong bytes', () => {
  expect(() => decodeBytes(new Uint8Array(), 'x-none')).toThrow(RangeError);
  expect(() => decodeBytes(Uint8Array.of(0xff), 'utf-8', { fatal: true })).toThrow(TypeError);
  expect(decodeBytes(Uint8Array.of(0xff), 'utf-8')).toBe('\ufffd');
});
