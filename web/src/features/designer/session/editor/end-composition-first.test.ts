import { buildShapeLayer } from '@diy/design/testing';
import { expect, test } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import type { DesignerSession } from '../designer-session.ts';

/** A session in which something is composed: a gesture that has already moved the layer by 1 mm. */
function composingSession() {
  const session = buildSession([buildShapeLayer({ id: 'a', xMm: 50 })]);
  const { editor, ui } = session;
  editor.run('moveLayers', { layerIds: ['a'], dxMm: 5, dyMm: 0 });
  editor.beginGesture();
  editor.run('moveLayers', { layerIds: ['a'], dxMm: 1, dyMm: 0 });
  const endComposing = () => {
    editor.endGesture();
    ui.set((now) => ({ ...now, endComposing: null }));
  };
  ui.set((now) => ({ ...now, endComposing }));
  return session;
}
const placeOf = ({ editor }: DesignerSession) => editor.getState().design.surfaces[0]?.layers[0]?.xMm;

test.each<[string, (session: DesignerSession) => void, number]>([
  ['a command', ({ editor }) => editor.run('moveLayers', { layerIds: ['a'], dxMm: 10, dyMm: 0 }), 66],
  [
    'a command as data',
    ({ editor }) => editor.runCall({ command: 'moveLayers', input: { layerIds: ['a'], dxMm: 10, dyMm: 0 } }),
    66,
  ],
])('%s ends what is composed, and is a step of its own', (_, change, after) => {
  const session = composingSession();
  change(session);
  expect(session.ui.get().endComposing).toBeNull();
  expect(placeOf(session)).toBe(after);
  session.editor.undo();
  expect(placeOf(session)).toBe(56);
  session.editor.undo();
  expect(placeOf(session)).toBe(55);
});

test('undo takes back the whole of what was composed, and redo brings it again', () => {
  const session = composingSession();
  session.editor.undo();
  expect([session.ui.get().endComposing, placeOf(session)]).toEqual([null, 55]);
  session.editor.redo();
  expect(placeOf(session)).toBe(56);
});

test('a gesture begins after it', () => {
  const session = composingSession();
  session.editor.beginGesture();
  session.editor.run('moveLayers', { layerIds: ['a'], dxMm: 10, dyMm: 0 });
  session.editor.cancelGesture();
  expect(placeOf(session)).toBe(56);
});
