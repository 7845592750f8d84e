import type { Layer } from 'ag-psd';
import { expect, test } from 'vitest';
import { composePsd } from '../composing/compose-psd.ts';
import type { PsdDocument } from '../document.ts';
import { readPsd } from '../reading/read-psd.ts';
import { paintLayer, placedLayer } from '../testing/build-mockup-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';
import { bakePsd } from './bake-psd.ts';

const size = { width: 300, height: 300 };
const stroke: Layer['effects'] = {
  stroke: [
    {
      enabled: true,
      size: { units: 'Pixels', value: 6 },
      position: 'outside',
      fillType: 'color',
      color: { r: 255, g: 0, b: 0 },
      opacity: 1,
      blendMode: 'normal',
    },
  ],
};

/** A card from here to as far from the other side, and a smart object on it. */
function read(from: number, { more = {}, over = [] }: { more?: Layer; over?: Layer[] } = {}): PsdDocument {
  const box = { left: from, top: from, right: 300 - from, bottom: 300 - from };
  const layers = [
    paintLayer(size, () => [120, 130, 140, 255], { name: 'ground' }),
    buildLayer([230, 220, 210, 255], { name: 'card', ...box, ...more }),
    placedLayer([100, 100, 200, 100, 200, 200, 100, 200], { width: 100, height: 100 }),
    ...over,
  ];
  return readPsd(buildPsd(layers, size));
}
const hue: Layer = {
  name: 'hue',
  adjustment: {
    type: 'hue/saturation',
    master: { a: 0, b: 0, c: 0, d: 0, hue: 90, saturation: 0, lightness: 0 },
  },
};

test.each([-50, -20, 0, 20])('a stroke outside a card whose edges are at %i', (from) => {
  const document = read(from, { more: { effects: stroke } });
  const { data } = composePsd(document);
  expect([...data.slice((150 * 300 + 150) * 4, (150 * 300 + 150) * 4 + 4)]).toEqual([230, 220, 210, 255]);
  const [surface] = bakePsd(document, 1600);
  const { result } = surface!;
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  expect([...result.empty.slice((150 * 300 + 150) * 3, (150 * 300 + 150) * 3 + 3)]).toEqual([230, 220, 210]);
  expect(result.difference.mean).toBeLessThan(0.5);
});

test.each<[string, Layer]>([
  ['without a stroke', {}],
  ['with a stroke', { effects: stroke }],
])('what greys cannot carry is refused over a card %s', (_, more) => {
  const [surface] = bakePsd(read(20, { more, over: [hue] }), 1600);
  const { result } = surface!;
  expect(result).toMatchObject({ problems: [{ layer: 'hue', feature: 'adjustment hue/saturation' }] });
});
