import { buildShapeLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { lockedSelectionsAt, selectionsAt } from './pick-layers.ts';

it('finds locked layers under a point, topmost first, which no press finds; hidden and other ones are none', () => {
  const at = { xMm: 50, yMm: 50 };
  const { editor } = buildSession([
    buildShapeLayer({ id: 'low', ...at, locked: true }),
    buildShapeLayer({ id: 'top', ...at, locked: true }),
    buildShapeLayer({ id: 'hidden', ...at, locked: true, hidden: true }),
    buildShapeLayer({ id: 'free', ...at }),
    buildShapeLayer({ id: 'far', xMm: 150, yMm: 50, locked: true }),
  ]);
  const state = editor.getState();
  expect(lockedSelectionsAt(state, { x: 50, y: 50 })).toEqual([['top'], ['low']]);
  expect(selectionsAt(state, { x: 50, y: 50 })).toEqual([['free']]);
});
