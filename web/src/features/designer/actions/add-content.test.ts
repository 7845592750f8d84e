import { findSurface } from '@diy/design/document';
import { buildImageLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { buildSession } from '../testing/build-session.ts';
import { addCode, addImage, addShape } from './add-content.ts';
import { untilAtRest } from './use-add-files.ts';

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

it('puts it next to its like that lies there already', () => {
  expect(place('star', 'rect', 'heart')).toEqual([
    [100, 50],
    [108, 58],
    [116, 66],
  ]);
});

it('puts a code where it covers no other code', () => {
  const session = buildSession([]);
  for (let count = 0; count < 3; count += 1) addCode(session, { code: 'qr', value: 'a' });
  const layers = findSurface(session.editor.getState().design, 'front')?.layers ?? [];
  const tops = layers.map(({ yMm, heightMm }) => yMm - heightMm / 2);
  expect(layers).toHaveLength(3);
  expect(tops[1]).toBeGreaterThanOrEqual((tops[0] ?? 0) + (layers[0]?.heightMm ?? 0));
  expect(tops[2]).toBeGreaterThanOrEqual((tops[1] ?? 0) + (layers[1]?.heightMm ?? 0));
});

it('waits for the end of a drag, and then puts a picture on the side where it was dropped', async () => {
  const { editor, ...session } = buildSession([buildImageLayer({ id: 'i', xMm: 100, yMm: 50 })]);
  const image = { id: 'new', name: 'a.png', url: 'a.png', width: 100, height: 100 };
  editor.beginGesture();
  const placed = untilAtRest(editor).then(() =>
    addImage({ ...session, editor }, image, undefined, undefined, 'back'),
  );
  const move = (dxMm: number) =>
    editor.run('moveLayers', { layerIds: ['i'], dxMm, dyMm: 0 }, { fromGestureStart: true });
  move(5);
  await Promise.resolve();
  move(10);
  editor.endGesture();
  const id = await placed;
  const { design, activeSurfaceId } = editor.getState();
  expect(activeSurfaceId).toBe('front');
  expect(findSurface(design, 'back')?.layers.map((layer) => layer.id)).toEqual([id]);
  expect(findSurface(design, 'front')?.layers).toMatchObject([{ id: 'i', xMm: 110 }]);
});
