import { expect, test } from 'vitest';
import { BLEND_MODES, type BlendMode } from './blend-mode.ts';
import { NON_SEPARABLE } from './non-separable.ts';
import { SEPARABLE } from './separable.ts';

test('every mode but dissolve has one formula', () => {
  const without = Object.values(BLEND_MODES).filter(
    (mode) => Number(SEPARABLE[mode] !== undefined) + Number(NON_SEPARABLE[mode] !== undefined) !== 1,
  );
  expect(without).toEqual(['dissolve']);
});

/** Backdrop, source and result. The extremes of the last modes are those of Photoshop's own pictures. */
test.each<[BlendMode, number, number, number]>([
  ['multiply', 0.5, 0.4, 0.2],
  ['screen', 0.5, 0.4, 0.7],
  ['overlay', 0.25, 0.4, 0.2],
  ['overlay', 0.75, 0.4, 0.7],
  ['hard light', 0.5, 0.75, 0.75],
  ['soft light', 0.5, 0.25, 0.375],
  ['soft light', 0.16, 0.75, 0.16 + 0.5 * (((16 * 0.16 - 12) * 0.16 + 4) * 0.16 - 0.16)],
  ['soft light', 0.64, 0.75, 0.72],
  ['colour burn', 0.5, 0.8, 0.375],
  ['colour burn', 1, 0, 1],
  ['colour burn', 0.9, 0, 0],
  ['colour dodge', 0.2, 0.5, 0.4],
  ['colour dodge', 0, 1, 0],
  ['vivid light', 1, 0, 0],
  ['vivid light', 0, 1, 1],
  ['vivid light', 0.5, 0.4, 0.375],
  ['linear burn', 0.7, 0.5, 0.2],
  ['linear light', 0.7, 0.4, 0.5],
  ['pin light', 0.7, 0.2, 0.4],
  ['pin light', 0.3, 0.8, 0.6],
  ['hard mix', 0, 1, 0],
  ['hard mix', 1, 0, 1],
  ['hard mix', 0.6, 0.3, 0],
  ['hard mix', 0.6, 0.5, 1],
  ['difference', 0.2, 0.7, 0.5],
  ['exclusion', 0.5, 0.3, 0.5],
  ['subtract', 0.2, 0.7, 0],
  ['divide', 0.2, 0.8, 0.25],
  ['divide', 0, 0, 0],
  ['divide', 0.1, 0, 1],
])('%s of %f under %f', (mode, backdrop, source, result) => {
  expect(SEPARABLE[mode]?.(backdrop, source)).toBeCloseTo(result, 6);
});

const weigh = ([r, g, b]: number[]): number => 0.3 * r! + 0.59 * g! + 0.11 * b!;

test.each<BlendMode>(['hue', 'saturation', 'colour'])('%s keeps the light of what is below', (mode) => {
  const backdrop: [number, number, number] = [0.2, 0.5, 0.9];
  expect(weigh(NON_SEPARABLE[mode]!(backdrop, [0.9, 0.1, 0.4]))).toBeCloseTo(weigh(backdrop), 6);
});

test('luminosity takes the light of the layer, grey keeps its lack of hue', () => {
  expect(weigh(NON_SEPARABLE.luminosity!([0.2, 0.5, 0.9], [0.9, 0.1, 0.4]))).toBeCloseTo(0.373, 6);
  for (const value of NON_SEPARABLE.saturation!([0.5, 0.5, 0.5], [1, 0, 0]))
    expect(value).toBeCloseTo(0.5, 6);
});

test('darker and lighter colour take one colour whole', () => {
  expect(NON_SEPARABLE['darker colour']!([1, 0, 0], [0, 1, 0])).toEqual([1, 0, 0]);
  expect(NON_SEPARABLE['lighter colour']!([1, 0, 0], [0, 1, 0])).toEqual([0, 1, 0]);
});
