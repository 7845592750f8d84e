import { expect, it } from 'vitest';
import { readAvifColour } from './read-avif-colour.ts';

const colr = (kind: string, ...codes: number[]) =>
  Buffer.concat([
    Buffer.from(`\0\0\0\x13colr${kind}`, 'latin1'),
    Buffer.from(codes.flatMap((code) => [0, code])),
    Buffer.alloc(8),
  ]);

it.each<[string, Buffer, 'srgb' | 'hdr' | 'profile']>([
  ['nothing', Buffer.from('ftypavif'), 'srgb'],
  ['sRGB', colr('nclx', 1, 13, 6), 'srgb'],
  ['unspecified', colr('nclx', 2, 2, 2), 'srgb'],
  ['Display P3', colr('nclx', 12, 13, 6), 'profile'],
  ['PQ', colr('nclx', 9, 16, 9), 'hdr'],
  ['HLG', colr('nclx', 9, 18, 9), 'hdr'],
  ['a profile before code points', Buffer.concat([colr('prof'), colr('nclx', 12, 13, 6)]), 'srgb'],
  ['a profile behind code points', Buffer.concat([colr('nclx', 12, 13, 6), colr('prof')]), 'srgb'],
  ['cut off', Buffer.from('colrnclx\0', 'latin1'), 'srgb'],
])('%s', (_what, head, expected) => {
  const coded = readAvifColour(head);
  expect(Buffer.isBuffer(coded) ? 'profile' : coded).toBe(expected);
});
