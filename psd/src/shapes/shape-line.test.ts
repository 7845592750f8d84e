import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { composePsd } from '../composing/compose-psd.ts';
import { findRefusals } from '../composing/find-refusals.ts';
import { readPsd } from '../reading/read-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';

type Rgb = [number, number, number];
const [RED, GREY, BLUE]: Rgb[] = [
  [255, 0, 0],
  [200, 200, 200],
  [0, 0, 255],
];
const toColour = ([r, g, b]: Rgb) => ({ type: 'color' as const, color: { r, g, b } });

/** Four pixels across of four rows: a line, half of one, and what it surrounds. */
function shape(line: Rgb, ground: Rgb, more: Layer = {}): Layer {
  const half = line.map((value, channel) => Math.round((value + ground[channel]!) / 2)) as Rgb;
  const row = [line, half, ground, ground].flatMap((colour) => [...colour, 255]);
  const layer = buildLayer([...ground, 255], { name: 'shape', ...more });
  layer.imageData!.data.set([...row, ...row, ...row, ...row]);
  const knots = [0, 4].flatMap((x) => [0, 4].map((y) => ({ linked: false, points: [x, y, x, y, x, y] })));
  return {
    ...layer,
    vectorMask: { paths: [{ open: false, knots, operation: 'combine', fillRule: 'even-odd' }] },
    vectorFill: toColour(ground),
    vectorStroke: {
      strokeEnabled: true,
      fillEnabled: true,
      content: toColour(line),
      lineWidth: { units: 'Pixels', value: 1 },
      ...more.vectorStroke,
    },
  };
}

const clipped = (): Layer => buildLayer([...BLUE!, 255], { name: 'clipped', clipping: true });
const read = (layers: Layer[]) => readPsd(buildPsd(layers));
const firstRow = (layers: Layer[]): number[][] => {
  const { data } = composePsd(read(layers));
  return [0, 1, 2, 3].map((x) => [...data.slice(x * 4, x * 4 + 3)]);
};

const OVERLAY = { enabled: true, color: { r: 0, g: 0, b: 255 }, blendMode: 'normal' as const, opacity: 1 };

test.each<[string, Layer[]]>([
  ['what is clipped to it', [shape(RED!, GREY!), clipped()]],
  ['a colour of an effect', [shape(RED!, GREY!, { effects: { solidFill: [OVERLAY] } })]],
])('the line of a shape lies over %s, and its soft edge over a share', (_, layers) => {
  const [line, half, ...within] = firstRow(layers);
  expect(line).toEqual(RED);
  expect(half).toEqual([128, 0, 127]);
  expect(within).toEqual([BLUE, BLUE]);
});

test('what lies between half of a shape and its line shows half of it', () => {
  const layer = { ...clipped(), opacity: 0.5 };
  expect(firstRow([shape(RED!, GREY!), layer])[3]).toEqual([100, 100, 228]);
});

const INNER = {
  ...OVERLAY,
  contour: { name: 'Linear', curve: [0, 255].map((value) => ({ x: value, y: value })) },
  useGlobalLight: false,
  angle: 90,
  size: { units: 'Pixels' as const, value: 4 },
  distance: { units: 'Pixels' as const, value: 0 },
};

test.each<[string, Layer[]]>([
  ['a line that can hardly be told from the rest', [shape([210, 210, 210], GREY!), clipped()]],
  ['a line of the same colour', [shape(GREY!, GREY!), clipped()]],
  [
    'a see-through line',
    [shape(RED!, GREY!, { vectorStroke: { opacity: 0.5 } as Layer['vectorStroke'] }), clipped()],
  ],
  [
    'a line of a shape that is not filled',
    [shape(RED!, GREY!, { vectorStroke: { fillEnabled: false } as Layer['vectorStroke'] }), clipped()],
  ],
  ['a shape filled in part', [shape(RED!, GREY!, { fillOpacity: 0.5 }), clipped()]],
  ['a shape with a shadow within', [shape(RED!, GREY!, { effects: { innerShadow: [INNER] } }), clipped()]],
])('%s is refused below what is clipped', (_, layers) => {
  expect(findRefusals(read(layers)).map(({ feature }) => feature)).toContain('stroke of a shape');
});

test('a shape whose pixels hold another colour is refused', () => {
  const layer = shape(RED!, GREY!);
  layer.imageData!.data.set([0, 255, 0, 255], 8);
  expect(findRefusals(read([layer, clipped()])).map(({ feature }) => feature)).toEqual(['stroke of a shape']);
});

test('a shape with a line and nothing between is drawn as it is', () => {
  expect(firstRow([shape([210, 210, 210], GREY!)])[0]).toEqual([210, 210, 210]);
});
