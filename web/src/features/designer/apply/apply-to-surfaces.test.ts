import { buildShapeLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { carryToProduct, readCarried } from '../actions/places/carry-design.ts';
import { buildSession } from '../testing/build-session.ts';
import { applyToSurfaces } from './apply-to-surfaces.ts';

const layersOf = (session: ReturnType<typeof buildSession>, at: number) =>
  session.editor.getState().design.surfaces[at]?.layers ?? [];

it('puts the selection on other sides in their proportion, as one step', () => {
  const session = buildSession([buildShapeLayer({ id: 's', xMm: 100, yMm: 50 })]);
  session.editor.select(['s']);
  applyToSurfaces(session, ['back']);
  // The back is a quarter as wide as the front.
  expect(layersOf(session, 1)).toMatchObject([{ xMm: 25, yMm: 25, widthMm: 10 }]);
  session.editor.undo();
  expect(layersOf(session, 1)).toEqual([]);
  expect(session.editor.getState().canUndo).toBe(false);
});

it('a design goes along to the next new design of the product that was chosen, once, and to no other', () => {
  const session = buildSession([buildShapeLayer({ id: 's', xMm: 100, yMm: 50 })]);
  carryToProduct(session, 'mug');
  const other = buildSession([]);
  readCarried(other, 'shirt');
  expect(layersOf(other, 0)).toEqual([]);
  carryToProduct(session, 'mug');
  const next = buildSession([]);
  readCarried(next, 'mug');
  expect(layersOf(next, 0)).toMatchObject([{ xMm: 100, yMm: 50 }]);
  next.editor.undo();
  expect(layersOf(next, 0)).toEqual([]);
  readCarried(next, 'mug');
  expect(layersOf(next, 0)).toEqual([]);
});
