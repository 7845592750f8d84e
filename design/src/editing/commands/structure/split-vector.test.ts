import { expect, it } from 'vitest';
import { layerBounds } from '../../../layers/layer-bounds.ts';
import type { VectorLayer } from '../../../layers/vector/vector-layer.ts';
import { vectorPathAt } from '../../../painting/paths/vector-outline.ts';
import { buildDesign, buildShapeLayer, buildVectorLayer } from '../../../testing/build-layers.ts';
import { splitVector } from './split-vector.ts';

const fill = (d: string, colour: string) => ({ d, fill: colour, stroke: null });
/** Two squares in opposite corners, and one outside of the view box. */
const vector = buildVectorLayer({
  name: '花',
  rotationDeg: 30,
  paths: [
    fill('M0 0L40 0 40 40 0 40Z', '#CC2222'),
    fill('M60 60L100 60 100 100 60 100Z', '#2222CC'),
    fill('M200 0L300 0 300 100Z', '#222222'),
  ],
});
const below = buildShapeLayer({ id: 'below' });
const above = buildShapeLayer({ id: 'above' });

function split(changes: Partial<VectorLayer> = {}): VectorLayer[] {
  const design = buildDesign([below, { ...vector, ...changes }, above]);
  const { layers } = splitVector(design, { layerId: 'vector-1', newIds: ['a', 'b', 'c'] }).surfaces[0]!;
  expect(layers[0]).toBe(below);
  expect(layers.at(-1)).toBe(above);
  return layers.slice(1, -1) as VectorLayer[];
}

it('makes a vector of each path that shows, in the same place, its box around it', () => {
  const pieces = split();
  expect(pieces.map(({ id, name }) => `${id} ${name}`)).toEqual(['a 花', 'b 花']);
  expect(pieces.map(({ widthMm }) => widthMm)).toEqual([16, 16]);
  expect(pieces[0]?.rotationDeg).toBe(30);
});

it.each<[string, Partial<VectorLayer>]>([
  ['as it is', {}],
  ['flipped', { flipX: true }],
  ['upside down and cropped', { flipY: true, crop: { x: 0.1, y: 0.2, width: 0.8, height: 0.6 } }],
  ['stretched', { widthMm: 90 }],
])('draws what it drew: %s', (_, changes) => {
  const whole = { ...vector, ...changes };
  const pieces = split(changes);
  const { xMm, yMm, widthMm, heightMm } = layerBounds(whole);
  for (let i = 0; i < 400; i += 1) {
    const point = { x: xMm + ((i % 20) / 19.7) * widthMm, y: yMm + (Math.floor(i / 20) / 19.7) * heightMm };
    const piece = pieces.findLast((one) => vectorPathAt(one, point) !== null);
    expect(piece?.paths[0]?.fill, JSON.stringify(point)).toBe(vectorPathAt(whole, point)?.fill);
  }
});

it('leaves a locked one and one of a single path alone, and refuses other kinds', () => {
  const locked = buildDesign([{ ...vector, locked: true }]);
  expect(splitVector(locked, { layerId: 'vector-1', newIds: ['a', 'b', 'c'] })).toBe(locked);
  const single = buildDesign([buildVectorLayer()]);
  expect(splitVector(single, { layerId: 'vector-1', newIds: ['a'] })).toBe(single);
  expect(() => splitVector(buildDesign([below]), { layerId: 'below', newIds: [] })).toThrow('wrong-kind');
});
