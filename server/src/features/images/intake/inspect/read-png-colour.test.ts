import { expect, it } from 'vitest';
import { readPngColour } from './read-png-colour.ts';

const chunk = (type: string, content: Buffer = Buffer.alloc(0)) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
};
const gamma = (value: number) => {
  const content = Buffer.alloc(4);
  content.writeUInt32BE(value);
  return chunk('gAMA', content);
};
const png = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.alloc(8), chunk('IHDR', Buffer.alloc(13)), ...chunks]);

it.each<[string, Buffer, boolean, boolean]>([
  ['nothing said', png(chunk('IDAT')), false, false],
  ['sRGB gamma', png(gamma(45_455), chunk('IDAT')), false, false],
  ['rounded gamma', png(gamma(45_450), chunk('IDAT')), false, false],
  ['linear gamma', png(gamma(100_000), chunk('IDAT')), false, true],
  [
    'linear gamma, but sRGB',
    png(gamma(100_000), chunk('sRGB', Buffer.alloc(1)), chunk('IDAT')),
    false,
    false,
  ],
  ['coded colours', png(chunk('cICP', Buffer.from([12, 13, 0, 1])), chunk('IDAT')), false, true],
  ['frames', png(chunk('acTL', Buffer.alloc(8)), chunk('IDAT')), true, false],
  ['frames after the pixels do not count', png(chunk('IDAT'), chunk('acTL')), false, false],
  ['cut off', png(gamma(45_455)).subarray(0, 20), false, false],
  [
    'length beyond the end',
    Buffer.concat([Buffer.alloc(8), Buffer.from([255, 255, 255, 255]), Buffer.from('tEXt')]),
    false,
    false,
  ],
])('%s', (_what, head, isAnimated, isAmbiguous) => {
  expect(readPngColour(head)).toMatchObject({ isAnimated, isAmbiguous });
});
