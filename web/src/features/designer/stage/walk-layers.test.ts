import { buildShapeLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { walkLayers } from './walk-layers.ts';

function open() {
  const { editor } = buildSession([
    buildShapeLayer({ id: 'a' }),
    buildShapeLayer({ id: 'locked', locked: true }),
    buildShapeLayer({ id: 'b' }),
    buildShapeLayer({ id: 'c' }),
    buildShapeLayer({ id: 'hidden', hidden: true }),
    buildShapeLayer({ id: 'd' }),
  ]);
  editor.run('groupLayers', { layerIds: ['b', 'c'], groupId: 'g' });
  editor.select([]);
  return editor;
}

it.each([
  ['forwards', 1, [['a'], ['b', 'c'], ['d'], null]],
  ['backwards', -1, [['d'], ['b', 'c'], ['a'], null]],
] as const)('goes %s over layers and groups, and leaves at the end', (_, direction, expected) => {
  const editor = open();
  const seen = expected.map(() => {
    const next = walkLayers(editor.getState(), direction);
    if (next) editor.select(next);
    return next;
  });
  expect(seen).toEqual(expected);
});

it('stays in an open group', () => {
  const editor = open();
  editor.select(['b']);
  expect(editor.getState().openGroupId).toBe('g');
  expect(walkLayers(editor.getState(), 1)).toEqual(['c']);
  editor.select(['c']);
  expect(walkLayers(editor.getState(), 1)).toBe(null);
});

it('leaves at once where there is nothing', () => {
  expect(walkLayers(buildSession().editor.getState(), 1)).toBe(null);
});
