import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { composePsd } from '../composing/compose-psd.ts';
import { PsdRefusal } from '../psd-refusal.ts';
import { readPsd } from '../reading/read-psd.ts';
import { buildMockupPsd, cloth, paintLayer, placedLayer } from '../testing/build-mockup-psd.ts';
import { buildPsd } from '../testing/build-psd.ts';
import { bakePsd, type SurfaceResult } from './bake-psd.ts';
import type { BakedSurface } from './bake-surface.ts';
import { bakedValue } from './baked-colour.ts';

const size = { width: 120, height: 100 };
const bake = (bytes: Uint8Array, longest = 1600): SurfaceResult[] => [...bakePsd(readPsd(bytes), longest)];

/** A layer of cloth over everything. */
const over = (more: Layer): Layer =>
  paintLayer(size, (x, y) => [cloth(x, y) * 0.9, cloth(x, y) * 0.9, cloth(x, y) * 0.8, 255], {
    name: 'over',
    ...more,
  });

function baked(bytes: Uint8Array): BakedSurface {
  const [surface] = bake(bytes);
  if (!surface || 'problems' in surface.result) throw new Error(JSON.stringify(surface));
  return surface.result;
}

test.each<[string, Layer[], number]>([
  ['nothing over it', [], 2],
  ['shadows', [over({ blendMode: 'multiply' })], 2],
  ['shadows clipped to it', [over({ blendMode: 'multiply', clipping: true })], 2],
  ['half of highlights', [over({ blendMode: 'screen', opacity: 0.4 })], 2],
  ['a layer in overlay', [over({ blendMode: 'overlay' })], 3],
  ['soft light', [over({ blendMode: 'soft light' })], 9],
  ['light that is added and cut off', [over({ blendMode: 'linear dodge', opacity: 0.3 })], 9],
  ['an inversion', [{ name: 'invert', adjustment: { type: 'invert' } }], 2],
])('bakes a surface with %s', (_, layers, greys) => {
  const { responses, difference, ground } = baked(buildMockupPsd(size, layers));
  expect(responses).toHaveLength(greys);
  expect(ground !== undefined).toBe(greys > 2);
  expect(difference.mean).toBeLessThanOrEqual(0.75);
  expect(difference.p99).toBeLessThanOrEqual(10);
});

test.each<[string, Layer[], string]>([
  [
    'less saturation',
    [
      over({ blendMode: 'multiply', name: 'shade' }),
      {
        name: 'duller',
        adjustment: {
          type: 'hue/saturation',
          master: { a: 0, b: 0, c: 0, d: 0, hue: 0, saturation: -60, lightness: 0 },
        },
      },
    ],
    'duller: adjustment hue/saturation',
  ],
  ['a colour over it', [over({ blendMode: 'color', name: 'tint' })], 'tint: blend mode colour'],
  [
    'a threshold',
    [{ name: 'hard', adjustment: { type: 'threshold', level: 128 } }],
    'hard: adjustment threshold',
  ],
])('refuses what greys cannot carry, by layer and effect: %s', (_, layers, reason) => {
  const [surface] = bake(buildMockupPsd(size, layers));
  const { result } = surface!;
  if (!('problems' in result)) throw new Error('baked');
  expect(result.problems.map(({ layer, feature }) => `${layer}: ${feature}`)).toEqual([reason]);
  expect(result.difference!.p99).toBeGreaterThan(10);
});

test('names the smart object itself when its own blend mode mixes colours', () => {
  const design = placedLayer(
    [20, 20, 90, 20, 90, 80, 20, 80],
    { width: 70, height: 60 },
    { blendMode: 'hue' },
  );
  const photo = paintLayer(size, (x, y) => [cloth(x, y), 90, 60, 255]);
  const [surface] = bake(buildPsd([photo, design], size));
  expect(surface!.result).toMatchObject({ problems: [{ layer: 'Your design', feature: 'blend mode hue' }] });
});

test.each<[Layer['blendMode'] & string, number]>([
  ['multiply', 2],
  ['screen', 2],
  ['soft light', 3],
  ['hard light', 3],
  ['darken', 9],
  ['lighten', 9],
  ['linear burn', 9],
  ['linear dodge', 9],
])(
  'bakes a smart object blended by %s: see-through artwork is mixed with what shows without it',
  (blendMode, greys) => {
    const photo = paintLayer(size, (x, y) => [cloth(x, y), cloth(x, y) * 0.9, cloth(x, y) * 0.7, 255]);
    const design = placedLayer([20, 20, 90, 20, 90, 80, 20, 80], { width: 700, height: 600 }, { blendMode });
    const { responses, ground, difference } = baked(buildPsd([photo, design], size));
    expect([responses.length, ground]).toEqual([greys, undefined]);
    expect(difference.p99).toBeLessThanOrEqual(7);
  },
);

/** Artwork of one colour that another program put there itself, as a layer of pixels. */
test.each<[string, Layer[], number]>([
  ['normal', [], 255],
  ['overlay', [over({ blendMode: 'overlay' })], 255],
  ['overlay, half seen through', [over({ blendMode: 'overlay' })], 128],
  ['multiply, half seen through', [over({ blendMode: 'multiply' })], 128],
])('shows the same as the composed document: %s', (_, layers, alpha) => {
  const photo = paintLayer(size, (x, y) => [cloth(x, y), cloth(x, y) * 0.9, cloth(x, y) * 0.7, 255]);
  const corners = [20, 20, 90, 20, 90, 80, 20, 80];
  const colour = [210, 90, 30];
  const { empty, responses, ground, coverage } = baked(
    buildPsd([photo, placedLayer(corners, { width: 700, height: 600 }), ...layers], size),
  );
  const ink = paintLayer(
    size,
    (x, y) => [...colour, x >= 20 && x < 90 && y >= 20 && y < 80 ? alpha : 0] as never,
  );
  const { data } = composePsd(readPsd(buildPsd([photo, ink, ...layers], size)));
  let worst = 0;
  for (let pixel = 0; pixel < coverage.length; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      const maps = {
        empty: empty[at]!,
        responses: responses.map((one) => one[at]!),
        ...(ground && { ground: ground[at]! }),
      };
      const shown =
        coverage[pixel] === 0 ? empty[at]! : bakedValue(maps, colour[channel]! / 255, alpha / 255);
      worst = Math.max(worst, Math.abs(shown - data[pixel * 4 + channel]!));
    }
  expect(worst).toBeLessThanOrEqual(2);
});

test('knows where each pixel lies in the contents, also of a reduced picture', () => {
  const bytes = buildPsd(
    [
      paintLayer({ width: 400, height: 320 }, () => [200, 200, 200, 255]),
      placedLayer([40, 40, 360, 40, 360, 280, 40, 280], { width: 640, height: 480 }),
    ],
    { width: 400, height: 320 },
  );
  const [surface] = bake(bytes, 200);
  const { result } = surface!;
  if ('problems' in result) throw new Error('not baked');
  expect([result.width, result.height]).toEqual([200, 160]);
  const { width, height, u, v } = result.places;
  const at = Math.floor(height / 2) * width + Math.floor(width / 4);
  // The middle of that pixel, in document pixels, within 320 × 240.
  expect(u[at]).toBeCloseTo((((Math.floor(width / 4) + 0.5) * 400) / width - 40) / 320, 4);
  expect(v[at]).toBeCloseTo((((Math.floor(height / 2) + 0.5) * 320) / height - 40) / 240, 4);
  expect(result.coverage.filter((share) => share === 255)).toHaveLength(160 * 120);
});

test('equal smart objects are one surface; hidden ones are none', () => {
  const contents = { width: 40, height: 30 };
  const layers = [
    paintLayer(size, () => [250, 250, 250, 255], { name: 'paper' }),
    placedLayer([5, 5, 45, 5, 45, 35, 5, 35], contents, { name: 'left' }),
    placedLayer([60, 5, 100, 5, 100, 35, 60, 35], contents, { name: 'right' }),
    placedLayer(
      [5, 50, 45, 50, 45, 80, 5, 80],
      contents,
      { name: 'label' },
      { id: 'c0ffee00-0000-4000-8000-000000000002' },
    ),
    placedLayer(
      [5, 50, 45, 50, 45, 80, 5, 80],
      contents,
      { name: 'hidden', hidden: true },
      { id: 'c0ffee00-0000-4000-8000-000000000003' },
    ),
  ];
  const found = bake(buildPsd(layers, size));
  expect(found.map(({ name }) => name)).toEqual(['label', 'right']);
  const { result } = found[1]!;
  if ('problems' in result) throw new Error('not baked');
  expect([
    result.coverage[20 * 120 + 20],
    result.coverage[20 * 120 + 80],
    result.coverage[20 * 120 + 52],
  ]).toEqual([255, 255, 0]);
});

test.each<[string, Layer, string]>([
  [
    'a warp by name',
    placedLayer(
      [20, 20, 90, 20, 90, 80, 20, 80],
      { width: 70, height: 60 },
      {},
      { warp: { style: 'arc', value: 30 } },
    ),
    'warp arc',
  ],
  [
    'a drawing that lies elsewhere than it is placed',
    {
      ...paintLayer(size, () => [1, 2, 3, 255], { name: 'Your design' }),
      ...placedLayer([20, 20, 90, 20, 90, 80, 20, 80], { width: 70, height: 60 }),
    },
    'a drawing beside the place of its smart object',
  ],
  [
    'a place outside the picture',
    placedLayer([220, 20, 290, 20, 290, 80, 220, 80], { width: 70, height: 60 }),
    'smart object outside the picture',
  ],
])('says of a surface that nothing can be put into why: %s', (_, design, feature) => {
  const [surface] = bake(buildPsd([paintLayer(size, () => [250, 250, 250, 255]), design], size));
  expect(surface!.result).toEqual({ problems: [{ layer: 'Your design', feature }] });
});

test('refuses a document without smart objects', () => {
  const refused = (): unknown => bake(buildPsd([paintLayer(size, () => [1, 2, 3, 255])], size));
  expect(refused).toThrow(PsdRefusal);
  expect(refused).toThrow('no smart object');
});
