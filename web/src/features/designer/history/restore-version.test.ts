import { createDesign } from '@diy/design/document';
import { buildShapeLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { buildSession, testTemplate } from '../testing/build-session.ts';
import { restoreVersion } from './restore-version.ts';

const empty = createDesign(testTemplate.definition);
const earlier = {
  ...empty,
  colourId: 'navy',
  surfaces: empty.surfaces.map((one, at) => ({
    ...one,
    layers:
      at === 0 ? [{ ...buildShapeLayer({ id: 'a' }), fill: '#0000FF' }, buildShapeLayer({ id: 'c' })] : [],
  })),
};

function open(isSaved: boolean) {
  const session = buildSession([buildShapeLayer({ id: 'a' }), buildShapeLayer({ id: 'b' })]);
  const saves: string[] = [];
  const saver = {
    ...session.saver,
    saveNow: async () => {
      saves.push(JSON.stringify(session.editor.getState().design));
      return isSaved;
    },
  };
  session.editor.select(['b']);
  return { session: { ...session, saver }, saves };
}

it('saves what there is, puts the earlier state in its place, and undo takes that back whole', async () => {
  const { session, saves } = open(true);
  const { editor } = session;
  const before = editor.getState().design;
  expect(await restoreVersion(session, earlier)).toBe(true);
  expect(saves).toEqual([JSON.stringify(before)]);
  expect(editor.getState()).toMatchObject({ design: earlier, selection: [] });
  editor.undo();
  expect(editor.getState().design).toEqual(before);
  expect(editor.getState().canUndo).toBe(false);
  editor.redo();
  expect(editor.getState().design).toEqual(earlier);
});

it('changes nothing where what there is could not be saved', async () => {
  const { session } = open(false);
  const before = session.editor.getState().design;
  expect(await restoreVersion(session, earlier)).toBe(false);
  expect(session.editor.getState().design).toBe(before);
});
