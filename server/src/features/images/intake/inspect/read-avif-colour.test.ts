import { expect, it } from 'vitest';
import { readAvifColour } from './read-avif-colour.ts';

const colr = (kind: string, ...codes: number[]) =>
  Buffer.concat([
    Buffer.from(`\0\0\0\x13colr${kind}`, 'latin1'),
    Buffer.from(codes.flatMap((code) => [0, code])),
    Buffer.alloc(8),
  ]);

const box = (type: string, ...content: Buffer[]) => {
  const bytes = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(bytes.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
};
const numbers = (...values: number[]) => Buffer.from(values);
const colour = (transfer: number) => box('colr', Buffer.from('nclx'), numbers(0, 12, 0, transfer, 0, 6, 0));

/** A file of two pictures; `first` and `second` are their colours, `primary` the number of the one that is shown. */
function withGainMap(primary: number, first: number, second: number, isWide: boolean): Buffer {
  const property = (index: number) => (isWide ? numbers(0x80, index) : numbers(0x80 | index));
  const links = [1, 2].map((item) => [
    numbers(0, item, 2),
    property(item === 1 ? 2 : 1),
    property(item === 1 ? 3 : 4),
  ]);
  const ipma = box('ipma', numbers(0, 0, 0, isWide ? 1 : 0, 0, 0, 0, 2), ...links.flat());
  const ipco = box('ipco', box('ispe'), box('ispe'), colour(first), colour(second));
  const meta = [numbers(0, 0, 0, 0), box('pitm', numbers(0, 0, 0, 0, 0, primary)), box('iprp', ipco, ipma)];
  return Buffer.concat([box('ftyp', Buffer.from('avif')), box('meta', ...meta)]);
}

it.each<[string, Buffer, 'srgb' | 'hdr' | 'profile']>([
  ['nothing', Buffer.from('ftypavif'), 'srgb'],
  ['sRGB', colr('nclx', 1, 13, 6), 'srgb'],
  ['unspecified', colr('nclx', 2, 2, 2), 'srgb'],
  ['Display P3', colr('nclx', 12, 13, 6), 'profile'],
  ['PQ', colr('nclx', 9, 16, 9), 'hdr'],
  ['HLG', colr('nclx', 9, 18, 9), 'hdr'],
  ['a profile before code points', Buffer.concat([colr('prof'), colr('nclx', 12, 13, 6)]), 'srgb'],
  ['a profile behind code points', Buffer.concat([colr('nclx', 12, 13, 6), colr('prof')]), 'srgb'],
  ['a gain map of high dynamic range', withGainMap(1, 13, 16, false), 'profile'],
  ['the same with wide property numbers', withGainMap(1, 13, 16, true), 'profile'],
  ['a picture of high dynamic range with a plain map', withGainMap(2, 13, 16, false), 'hdr'],
  ['boxes that end too early', withGainMap(1, 13, 16, false).subarray(0, 90), 'profile'],
  ['cut off', Buffer.from('colrnclx\0', 'latin1'), 'srgb'],
])('%s', (_what, head, expected) => {
  const coded = readAvifColour(head);
  expect(Buffer.isBuffer(coded) ? 'profile' : coded).toBe(expected);
});
