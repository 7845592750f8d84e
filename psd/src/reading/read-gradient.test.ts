import type { EffectSolidGradient } from 'ag-psd';
import { expect, test } from 'vitest';
import { type AgPlacement, readGradient } from './read-gradient.ts';

const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };
const stop = (location: number, color: object = red, midpoint = 0.5) => ({
  location,
  color: color as typeof red,
  midpoint,
});
const share = (location: number, opacity = 1, midpoint = 0.5) => ({ location, opacity, midpoint });
const solid = (more: Partial<EffectSolidGradient> = {}): EffectSolidGradient => ({
  name: '',
  type: 'solid',
  smoothness: 1,
  colorStops: [stop(0), stop(1, blue)],
  opacityStops: [share(0), share(1)],
  ...more,
});
const linear: AgPlacement = { type: 'linear', angle: 90 };
const rgb = { mode: 'rgb', depth: 8 } as const;

test('a gradient is read with what Photoshop takes where a file says nothing', () => {
  expect(readGradient(solid(), linear, rgb)).toEqual({
    method: 'classic',
    colours: [
      { place: 0, value: [1, 0, 0] },
      { place: 1, value: [0, 0, 1] },
    ],
    opacities: [
      { place: 0, value: [1] },
      { place: 1, value: [1] },
    ],
    style: 'linear',
    isReversed: false,
    angle: Math.PI / 2,
    scale: 1,
    isAligned: true,
    offset: [0, 0],
  });
});

const fading = solid({ opacityStops: [share(0), share(1, 0)] });
const three = solid({ colorStops: [stop(0), stop(0.5), stop(1, blue)] });

test.each<[string, EffectSolidGradient, AgPlacement]>([
  ['fading', fading, linear],
  ['outwards', solid(), { ...linear, type: 'radial' }],
  ['of three colours, in light', three, { ...linear, interpolationMethod: 'linear' }],
  ['moved across the document', solid(), { ...linear, align: false, offset: { x: 0.3, y: 0 } }],
  ['moved within its layer', solid(), { ...linear, offset: { x: 0, y: 0.1 } }],
  [
    'outwards, scaled and moved within its layer',
    solid(),
    { ...linear, type: 'radial', scale: 2, offset: { x: 0, y: 0.1 } },
  ],
  ['with two colours where it begins', solid({ colorStops: [stop(0), stop(0, blue), stop(1)] }), linear],
])('a gradient %s is read', (_, gradient, placement) => {
  expect(readGradient(gradient, placement, rgb)).toBeDefined();
});

/** Each is in no picture of Photoshop's that it could be compared with. */
test.each<[string, Parameters<typeof readGradient>[0], AgPlacement]>([
  ['missing', undefined, linear],
  ['of noise', { type: 'noise', name: '' } as never, linear],
  ['of another smoothness', solid({ smoothness: 0.5 }), linear],
  ['around its middle', solid(), { ...linear, type: 'angle' }],
  ['by a diamond', solid(), { ...linear, type: 'diamond' }],
  ['with a moved midpoint', solid({ colorStops: [stop(0), stop(1, blue, 0.4)] }), linear],
  ['with a moved midpoint of shares', solid({ opacityStops: [share(0), share(1, 0, 0.4)] }), linear],
  ['with two colours at one place', solid({ colorStops: [stop(0), stop(0.5), stop(0.5), stop(1)] }), linear],
  ['with one colour', solid({ colorStops: [stop(0)] }), linear],
  [
    'of a colour that is not RGB',
    solid({ colorStops: [stop(0), stop(1, { c: 0, m: 0, y: 0, k: 0 })] }),
    linear,
  ],
  [
    'outwards, moved within its layer at its own size',
    solid(),
    { ...linear, type: 'radial', offset: { x: 0, y: 0.1 } },
  ],
  [
    'of mirrored halves, moved within its layer',
    solid(),
    { ...linear, type: 'reflected', scale: 2, offset: { x: 0, y: 0.1 } },
  ],
  ['with all colours at one place', solid({ colorStops: [stop(0), stop(0, blue)] }), linear],
  ['with two colours where it ends', solid({ colorStops: [stop(0), stop(1), stop(1, blue)] }), linear],
  ['fading in light', fading, { ...linear, interpolationMethod: 'linear' }],
  ['of three colours as they are seen', three, { ...linear, interpolationMethod: 'perceptual' }],
  ['in stripes', solid(), { ...linear, interpolationMethod: 'stripes' as never }],
  ['of no scale', solid(), { ...linear, scale: 0 }],
  ['at an angle that is no number', solid(), { ...linear, angle: Number.NaN }],
])('a gradient %s is not', (_, gradient, placement) => {
  expect(readGradient(gradient, placement, rgb)).toBeUndefined();
});
