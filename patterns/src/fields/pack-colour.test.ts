import { describe, expect, it } from 'vitest';
import { createRamp, mixPacked, packChannels, packColour, readRamp } from './pack-colour.ts';

/** Red, green, blue and alpha, as a canvas reads the number. */
const unpacked = (packed: number) => [...new Uint8ClampedArray(Uint32Array.of(packed).buffer)];

describe('packed colours', () => {
  it('have the bytes of canvas pixels', () => {
    expect(unpacked(packColour('#0a141e'))).toEqual([10, 20, 30, 255]);
    expect(unpacked(packChannels(255, 0, 128, 7))).toEqual([255, 0, 128, 7]);
  });

  it.each([
    [0, [0, 0, 0, 255]],
    [0.5, [100, 50, 25, 255]],
    [1, [200, 100, 50, 255]],
    [-1, [0, 0, 0, 255]],
    [2, [200, 100, 50, 255]],
  ])('are mixed by share: %s', (share, mixed) =>
    expect(unpacked(mixPacked(packColour('#000000'), packColour('#c86432'), share))).toEqual(mixed),
  );

  it('keep their colour where the other side is clear: no fringe', () => {
    const clear = packChannels(0, 0, 0, 0);
    expect(unpacked(mixPacked(packColour('#c86432'), clear, 0.5))).toEqual([200, 100, 50, 128]);
    expect(mixPacked(clear, clear, 0.5)).toBe(0);
  });
});

describe('a ramp', () => {
  const ramp = createRamp(['#000000', '#ffffff', '#ff0000'], 257);

  it('begins, passes and ends at its colours', () => {
    expect(unpacked(ramp[0]!)).toEqual([0, 0, 0, 255]);
    expect(unpacked(ramp[128]!)).toEqual([255, 255, 255, 255]);
    expect(unpacked(ramp[256]!)).toEqual([255, 0, 0, 255]);
  });

  it('is read at its ends by places outside of it', () => {
    expect(readRamp(ramp, -0.2)).toBe(ramp[0]);
    expect(readRamp(ramp, 1)).toBe(ramp[256]);
    expect(readRamp(ramp, 7)).toBe(ramp[256]);
  });

  it('of one colour has that colour everywhere', () => {
    expect(new Set(createRamp(['#336699'], 5))).toEqual(new Set([packColour('#336699')]));
  });
});
