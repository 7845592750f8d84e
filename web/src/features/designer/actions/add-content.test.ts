import { findSurface } from '@diy/design/document';
import { buildImageLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { addShape } from './add-content.ts';

/** A print area of 200 × 100 mm with a picture in its middle. */
function place(...shapes: Parameters<typeof addShape>[1][]) {
  const session = buildSession([buildImageLayer({ id: 'i', xMm: 100, yMm: 50 })]);
  for (const shape of shapes) addShape(session, shape);
  const { design } = session.editor.getState();
  return (findSurface(design, 'front')?.layers ?? []).slice(1).map(({ xMm, yMm }) => [xMm, yMm]);
}

it('puts new content in the middle, over a picture too', () => {
  expect(place('star')).toEqual([[100, 50]]);
});

it('puts it beside its like that lies there already', () => {
  expect(place('star', 'rect', 'heart')).toEqual([
    [100, 50],
    [108, 58],
    [116, 66],
  ]);
});
