import { expect, it } from 'vitest';
import { buildDesign, buildShapeLayer } from '../../testing/build-layers.ts';
import { moveLayers } from '../commands/boxes/move-layers.ts';
import { setColour } from '../commands/content/set-colour.ts';
import { addLayer } from '../commands/structure/add-layer.ts';
import { removeLayers } from '../commands/structure/remove-layers.ts';
import { applyDiff, diffDesigns, isEmptyDiff, joinDiffs } from './design-diff.ts';

const layers = Array.from({ length: 50 }, (_, index) => buildShapeLayer({ id: `s${index}` }));
const start = buildDesign(layers);
const moved = moveLayers(start, { layerIds: ['s7'], dxMm: 5, dyMm: 0 });

it('holds only what changed', () => {
  const diff = diffDesigns(start, moved);
  expect([...diff.layers.keys()]).toEqual(['s7']);
  expect(diff.sequences.size).toBe(0);
  expect(diff.fields).toBeNull();
});

it('goes both ways and shares what it does not touch', () => {
  const diff = diffDesigns(start, moved);
  const back = applyDiff(moved, diff, 'before');
  expect(back).toEqual(start);
  expect(back.surfaces[0]?.layers[8]).toBe(start.surfaces[0]?.layers[8]);
  expect(applyDiff(start, diff, 'after')).toEqual(moved);
});

it('joins: what was added and taken away again is nothing', () => {
  const added = addLayer(start, { surfaceId: 'front', layer: buildShapeLayer({ id: 'n' }) });
  const gone = removeLayers(added, { layerIds: ['n'] });
  expect(isEmptyDiff(joinDiffs(diffDesigns(start, added), diffDesigns(added, gone)))).toBe(true);
});

it('joins changes of different records', () => {
  const coloured = setColour(moved, { colourId: 'black' });
  const shorter = removeLayers(coloured, { layerIds: ['s7', 's9'] });
  const joined = [moved, coloured, shorter].reduce(
    ({ last, diff }, next) => ({ last: next, diff: joinDiffs(diff, diffDesigns(last, next)) }),
    { last: start, diff: diffDesigns(start, start) },
  ).diff;
  expect(applyDiff(shorter, joined, 'before')).toEqual(start);
  expect(applyDiff(start, joined, 'after')).toEqual(shorter);
});

it('refuses designs with other surfaces', () => {
  expect(() => diffDesigns(start, { ...start, surfaces: [] })).toThrow(RangeError);
  const renamed = { ...start, surfaces: [{ surfaceId: 'back', layers }] };
  expect(() => diffDesigns(start, renamed)).toThrow(RangeError);
});
