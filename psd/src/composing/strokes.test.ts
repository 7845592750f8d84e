import type { Layer, LayerEffectsInfo } from 'ag-psd';
import { expect, test } from 'vitest';
import { readPsd } from '../reading/read-psd.ts';
import { buildLayer, buildPsd } from '../testing/build-psd.ts';
import { composePsd } from './compose-psd.ts';

const size = { width: 160, height: 120 };
const all = { left: 40, top: 30, right: 120, bottom: 90 };
const px = (value: number) => ({ units: 'Pixels' as const, value });
type Stroke = NonNullable<LayerEffectsInfo['stroke']>[number];
const stroke = (more: Partial<Stroke> = {}): Stroke => ({
  enabled: true,
  color: { r: 0, g: 0, b: 0 },
  blendMode: 'normal',
  opacity: 1,
  size: px(3),
  position: 'outside',
  fillType: 'color',
  ...more,
});
const paper = (): Layer => buildLayer([255, 255, 255, 255], { right: 160, bottom: 120 });
const block = (effects: LayerEffectsInfo, alpha = 255): Layer =>
  buildLayer([0, 128, 0, alpha], { name: 'block', ...all, effects });
const compose = (layers: Layer[]) => {
  const { data } = composePsd(readPsd(buildPsd(layers, size)));
  return (x: number, y: number): number[] => [...data.slice((y * 160 + x) * 4, (y * 160 + x) * 4 + 3)];
};

test('a stroke of a document of 300 dpi has the size that is written', () => {
  const at = compose([paper(), block({ stroke: [stroke()], scale: 300 / 72 })]);
  expect([at(80, 92)[0], at(80, 93)[0]]).toEqual([0, 255]);
});

test('a stroke begins anywhere in a soft edge, and lies below it', () => {
  const at = compose([paper(), block({ stroke: [stroke()] }, 64)]);
  // A quarter of it reaches a pixel more than three.
  expect([at(80, 60), at(80, 92)[0], at(80, 93)[0]]).toEqual([[0, 32, 0], 191, 255]);
});

test('a stroke on the edge covers half of its size on both sides', () => {
  const at = compose([paper(), block({ stroke: [stroke({ size: px(2), position: 'center' })] })]);
  expect([88, 89, 90, 91].map((y) => at(80, y))).toEqual([
    [0, 128, 0],
    [0, 0, 0],
    [0, 0, 0],
    [255, 255, 255],
  ]);
});

test('a stroke within what is not filled', () => {
  const layer = { ...block({ stroke: [stroke({ position: 'inside' })] }), fillOpacity: 0 };
  const at = compose([paper(), layer]);
  expect([86, 87, 89, 90].map((y) => at(80, y)[1])).toEqual([255, 0, 0, 255]);
});

test('several strokes, the first on top, with the shadow of the shape alone', () => {
  const contour = { name: 'Linear', curve: [0, 255].map((value) => ({ x: value, y: value })) };
  const at = compose([
    paper(),
    block({
      stroke: [stroke(), stroke({ size: px(6), color: { r: 255, g: 0, b: 0 } })],
      dropShadow: [
        {
          enabled: true,
          color: { r: 0, g: 0, b: 0 },
          blendMode: 'multiply',
          opacity: 1,
          size: px(0),
          distance: px(20),
          choke: px(0),
          angle: 90,
          contour,
          layerConceals: true,
        },
      ],
    }),
  ]);
  expect([92, 95, 96, 109, 110].map((y) => at(80, y))).toEqual([
    [0, 0, 0],
    [255, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [255, 255, 255],
  ]);
});

test('what is below a see-through stroke outside shows, and nothing of it within', () => {
  const at = compose([paper(), block({ stroke: [stroke({ opacity: 0.6 })] })]);
  expect([at(80, 60), at(80, 92)[0], at(80, 93)[0]]).toEqual([[0, 128, 0], 102, 255]);
});

test.each<[string, Partial<Layer>, Stroke[]]>([
  ['on the edge', {}, [stroke({ opacity: 0.6, position: 'center' })]],
  ['within', {}, [stroke({ opacity: 0.6, position: 'inside' })]],
  ['in another mode', {}, [stroke({ blendMode: 'multiply' })]],
  ['of a layer that is not filled', { fillOpacity: 0.5 }, [stroke({ opacity: 0.6 })]],
  ['of a see-through layer', { opacity: 0.5 }, [stroke({ opacity: 0.6 })]],
  ['beside another', {}, [stroke({ opacity: 0.6 }), stroke({ size: px(6) })]],
])('a stroke is refused that is see-through %s', (_, more, strokes) => {
  const document = readPsd(buildPsd([paper(), { ...block({ stroke: strokes }), ...more }], size));
  const refused = { layer: 'block', feature: 'stroke effect' };
  expect(() => composePsd(document)).toThrow(
    expect.objectContaining({ parts: [expect.objectContaining(refused)] }),
  );
});
