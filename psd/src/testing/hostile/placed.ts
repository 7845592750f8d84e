import type { Layer, PlacedLayer, Warp } from 'ag-psd';
import { placedLayer } from '../build-mockup-psd.ts';
import { buildLayer, buildPsd } from '../build-psd.ts';
import type { Hostile } from './structures.ts';

const size = { width: 64, height: 64 };
const sheet = (more: Layer = {}): Layer =>
  buildLayer([200, 180, 160, 255], { ...more, left: 0, top: 0, right: 64, bottom: 64 });
const square = [8, 8, 56, 8, 56, 56, 8, 56];
const file = (
  corners: number[],
  contents = { width: 100, height: 100 },
  more: Partial<PlacedLayer> = {},
  over: Layer[] = [],
) => buildPsd([sheet(), placedLayer(corners, contents, {}, more), ...over], size);
const px = (value: number) => ({ units: 'Pixels' as const, value });

/** A warp of 4 × 4 points that changes nothing, but for what is given. */
function warpOf(more: Partial<Warp>, points = 16): Partial<PlacedLayer> {
  const meshPoints = Array.from({ length: points }, (_, at) => ({
    x: ((at % 4) * 100) / 3,
    y: (Math.floor(at / 4) * 100) / 3,
  }));
  return {
    warp: {
      style: 'custom',
      value: 0,
      perspective: 0,
      perspectiveOther: 0,
      rotate: 'horizontal',
      uOrder: 4,
      vOrder: 4,
      bounds: { top: px(0), left: px(0), bottom: px(100), right: px(100) },
      customEnvelopeWarp: { meshPoints },
      ...more,
    },
  };
}

/** Smart objects that lie nowhere, everywhere or in themselves. */
export const PLACED: Hostile[] = [
  ['corners that are no numbers', () => file(square.map(() => Number.NaN)), /smart object without corners$/],
  [
    'one corner that is no number',
    () => file([8, 8, 56, Number.NaN, 56, 56, 8, 56]),
    /smart object without corners$/,
  ],
  [
    'endless corners',
    () => file([0, 0, Infinity, 0, Infinity, Infinity, 0, Infinity]),
    /smart object without corners$/,
  ],
  ['corners in one point', () => file(square.map(() => 8)), /corners lie in one line$/],
  ['corners in one line', () => file([0, 0, 10, 10, 20, 20, 30, 30]), /corners lie in one line$/],
  [
    'corners that cross',
    () => file([8, 8, 56, 56, 56, 8, 8, 56]),
    /corners between which no perspective lies$/,
  ],
  [
    'corners as far as numbers go',
    () => file([-1e300, -1e300, 1e300, -1e300, 1e300, 1e300, -1e300, 1e300]),
    /^(baked|Your design: .*)$/,
  ],
  [
    'a billion pixels wide',
    () => file([-1e9, -1e9, 1e9, -1e9, 1e9, 1e9, -1e9, 1e9]),
    /^(baked|Your design: .*)$/,
  ],
  ['a horizon within', () => file([8, 8, 56, 8, 30, 12, 34, 12]), /^(baked|Your design: .*)$/],

  ['contents of negative size', () => file(square, { width: -5, height: 9 }), /smart object without a size$/],

  ['contents endlessly high', () => file(square, { width: 9, height: Infinity }), /^Your design: /],
  ['a warp without points', () => file(square, undefined, warpOf({}, 0)), /a warp of 0 points$/],
  ['a warp of five points', () => file(square, undefined, warpOf({}, 5)), /a warp of 5 points$/],
  [
    'a warp of points that are no numbers',
    () =>
      file(
        square,
        undefined,
        warpOf({
          customEnvelopeWarp: { meshPoints: Array.from({ length: 16 }, () => ({ x: Number.NaN, y: 0 })) },
        }),
      ),
    /^Your design: /,
  ],
  [
    'a warp of one point sixteen times',
    () =>
      file(
        square,
        undefined,
        warpOf({ customEnvelopeWarp: { meshPoints: Array.from({ length: 16 }, () => ({ x: 9, y: 9 })) } }),
      ),
    /a warp without an area$/,
  ],
  [
    'a warp of a billion rows',
    () => file(square, undefined, warpOf({ vOrder: 1_000_000_000 })),
    /a warp of 16 points$/,
  ],
  [
    'a shadow of a billion pixels',
    () =>
      file(square, undefined, {}, [
        sheet({
          left: 0,
          effects: { dropShadow: [{ enabled: true, size: px(1e9), distance: px(1e9), opacity: 1 }] },
        }),
      ]),
    /^unsupported: layer: drop shadow$/,
  ],
  [
    'a shadow of no number',
    () =>
      file(square, undefined, {}, [
        sheet({ effects: { dropShadow: [{ enabled: true, size: px(Number.NaN), opacity: 1 }] } }),
      ]),
    /^unsupported: layer: drop shadow$/,
  ],
  [
    '100 smart objects of the same contents',
    () =>
      buildPsd(
        Array.from({ length: 100 }, (_, at) =>
          placedLayer(
            square.map((value) => (value + at) / 6),
            { width: 100, height: 100 },
          ),
        ),
        size,
      ),
    /^(baked|Your design: .*)$/,
  ],
  [
    'contents that are the document itself',
    () =>
      buildPsd([sheet(), placedLayer(square, { width: 100, height: 100 })], {
        ...size,
        linkedFiles: [{ id: 'c0ffee00-0000-4000-8000-000000000001', name: 'me.psd', data: file(square) }],
      }),
    /^baked \| Your design: contents of another size than their smart object$/,
  ],
];
