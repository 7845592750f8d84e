import { expect, it } from 'vitest';
import { buildDesign, buildShapeLayer, buildVectorLayer } from '../../../testing/build-layers.ts';
import { combineLayers } from './combine-layers.ts';

const shape = (id: string, groupId?: string, changes = {}) =>
  buildShapeLayer({ id, ...(groupId === undefined ? {} : { groupId }), ...changes });
const vector = buildVectorLayer({ id: 'new' });

function ids(
  layers: ReturnType<typeof shape>[],
  layerIds: string[],
  groups: { id: string; name: string }[] = [],
) {
  const design = buildDesign(layers);
  const [surface] = design.surfaces;
  const grouped = { ...design, surfaces: [{ ...surface!, ...(groups.length > 0 ? { groups } : {}) }] };
  const after = combineLayers(grouped, { layerIds, vector }).surfaces[0];
  return after?.layers.map(({ id, groupId }) => (groupId ? `${id}@${groupId}` : id)).join(' ');
}

const G = [{ id: 'g', name: '' }];

it.each<[string, ReturnType<typeof shape>[], string[], string]>([
  ['where the topmost lay', [shape('a'), shape('b'), shape('c'), shape('d')], ['a', 'c'], 'b new d'],
  ['on top', [shape('a'), shape('b')], ['a', 'b'], 'new'],
])('the vector lies %s', (_, layers, layerIds, expected) => {
  expect(ids(layers, layerIds)).toBe(expected);
});

it.each<[string, ReturnType<typeof shape>[], string[], string]>([
  [
    'stays in the group of its layers',
    [shape('a', 'g'), shape('b', 'g'), shape('c', 'g')],
    ['a', 'b'],
    'new@g c@g',
  ],
  ['is in none where the group is gone', [shape('a', 'g'), shape('b', 'g'), shape('c')], ['a', 'b'], 'new c'],
  [
    'never lies between others of a group',
    [shape('a'), shape('b', 'g'), shape('c', 'g'), shape('d', 'g')],
    ['a', 'c'],
    'b@g d@g new',
  ],
])('in groups it %s', (_, layers, layerIds, expected) => {
  expect(ids(layers, layerIds, G)).toBe(expected);
});

it('locked layers are left as they are, and a wrong vector is refused', () => {
  const design = buildDesign([shape('a'), shape('b', undefined, { locked: true })]);
  expect(combineLayers(design, { layerIds: ['a', 'b'], vector })).toBe(design);
  const open = buildDesign([shape('a'), shape('b')]);
  expect(() => combineLayers(open, { layerIds: ['a', 'b'], vector: { ...vector, paths: [] } })).toThrow(
    'invalid-value',
  );
  expect(() => combineLayers(open, { layerIds: ['a', 'b'], vector: { ...vector, id: 'a' } })).toThrow(
    'duplicate-id',
  );
});
