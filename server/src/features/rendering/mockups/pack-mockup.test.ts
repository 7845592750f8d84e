import type { PreparedMockup } from '@diy/design/mockup';
import { expect, it } from 'vitest';
import { packedChecksum, packMockup, unpackMockup } from './pack-mockup.ts';

const floats = (count: number, seed: number) =>
  Float32Array.from({ length: count }, (_, n) => seed / (n + 3));

function surface(surfaceId: string, count: number) {
  return {
    surfaceId,
    pixels: Uint32Array.from({ length: count }, (_, n) => n * 2),
    u: floats(count, 1),
    v: floats(count, 2),
    dux: floats(count, 3),
    dvx: floats(count, 4),
    duy: floats(count, 5),
    dvy: floats(count, 6),
    light: floats(count * 3, 7),
  };
}

const mockup: PreparedMockup = {
  id: '杯子',
  widthPx: 3,
  heightPx: 3,
  base: floats(27, 8),
  productLight: floats(27, 9),
  baseAlbedo: [0.8, 0.79, 0.78],
  inkAlbedo: 0.82,
  surfaces: [
    surface('front', 5),
    {
      ...surface('sleeve', 2),
      light: floats(0, 1),
      response: { greys: 2, hasGround: true, colours: Uint32Array.of(1, 2, 3, 4, 5, 0xfefefe) },
    },
    surface('back', 0),
  ],
  colourCache: null,
};

const packed = () => Buffer.concat(packMockup(mockup));

it('gives back every number of a prepared mockup', () => {
  expect(unpackMockup(packed())).toEqual(mockup);
});

it('reads bytes from any place in memory', () => {
  const around = Buffer.alloc(packed().length + 3);
  packed().copy(around, 3);
  expect(unpackMockup(around.subarray(3))).toEqual(mockup);
});

it.each([
  ['nothing', (bytes: Buffer) => bytes.subarray(0, 0)],
  ['a cut file', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['zeros', (bytes: Buffer) => Buffer.alloc(bytes.length)],
  ['one changed byte', (bytes: Buffer) => bytes.fill(bytes.at(-9)! ^ 1, bytes.length - 9, bytes.length - 8)],
])('does not take %s for a mockup', (_, spoil) => {
  expect(unpackMockup(spoil(packed()))).toBeUndefined();
});

it('takes bytes proven before without summing them up, unless they are others or cut', () => {
  const proven = packedChecksum(packed());
  expect(unpackMockup(packed(), proven)).toEqual(mockup);
  const changed = packed();
  changed[changed.length - 1] = changed.at(-1)! ^ 1;
  // The changed byte goes unnoticed, because the header has the proven checksum and nothing is summed up.
  expect(unpackMockup(changed, proven)).toBeDefined();
  expect(unpackMockup(packed().subarray(0, -4), proven)).toBeUndefined();
  expect(unpackMockup(packed().fill(0, 8, 60), proven)).toBeUndefined();
  expect(unpackMockup(Buffer.alloc(packed().length), proven)).toBeUndefined();
  expect(unpackMockup(Buffer.alloc(3), proven)).toBeUndefined();
  expect(packedChecksum(Buffer.alloc(3))).toBe(0);
});
