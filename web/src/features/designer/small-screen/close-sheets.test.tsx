// @vitest-environment happy-dom
import type { ImageRow } from '@diy/contract/images/images';
import { buildShapeLayer } from '@diy/design/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { actions } from '../actions/actions.ts';
import { uploads } from '../actions/use-add-files.ts';
import { ShapePanel } from '../panels/shapes/shape-panel.tsx';
import { noteAdded } from '../session/note-added.ts';
import type { PanelId } from '../session/ui-state.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { closeSheets } from './close-sheets.ts';

const stops: (() => void)[] = [];
const clear = () => {
  for (const { id } of uploads.entries.get()) uploads.dismiss(id);
};
beforeEach(clear);
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  clear();
  cleanup();
});

function open(panel: PanelId) {
  const session = buildSession([buildShapeLayer({ id: 'a' })]);
  session.ui.set((now) => ({ ...now, panel }));
  stops.push(closeSheets(session));
  return { session, panel: () => session.ui.get().panel };
}

it('the sheet that something was added from closes, whatever is pressed in it', async () => {
  for (const testId of ['add-shape-star', 'add-code']) {
    const { session, panel } = open('shapes');
    await showInSession(session, <ShapePanel />);
    if (testId === 'add-code') await userEvent.type(screen.getByRole('textbox'), 'https://example.com');
    await userEvent.click(screen.getByTestId(testId));
    expect(panel()).toBeNull();
    cleanup();
  }
});

it('no sheet closes for what was not added from it', () => {
  const { session, panel } = open('images');
  session.editor.select(['a']);
  actions.duplicate.perform(session);
  session.editor.undo();
  session.editor.redo();
  expect(panel()).toBe('images');
  noteAdded(session, 'text');
  expect(panel()).toBe('images');
  session.ui.set((now) => ({ ...now, panel: 'layers' }));
  noteAdded(session, 'layers');
  expect(panel()).toBe('layers');
});

it('the sheet of pictures stays while a file is on its way or failed, also if another is there', async () => {
  const { session, panel } = open('images');
  const sent = (name: string, done: () => string | null) =>
    uploads.add(new File(['x'], name), (_: ImageRow) => done(), session);
  uploads.refuse('读不了.png', '读不了');
  const [refused] = uploads.entries.get();
  noteAdded(session, 'images');
  expect(panel()).toBe('images');
  // What failed is seen to: nothing is left that the sheet would show.
  uploads.dismiss(refused!.id);
  expect(panel()).toBeNull();
  session.ui.set((now) => ({ ...now, panel: 'images', replacingId: 'a' }));
  sent('海边.png', () => null);
  session.ui.set((now) => ({ ...now, replacingId: null }));
  // It fails, as there is no server here: nothing was added or replaced.
  await waitFor(() => expect(uploads.entries.get()[0]?.state).toBe('failed'));
  expect(panel()).toBe('images');
  clear();
  expect(panel()).toBe('images');
});

it('a sheet opened meanwhile is not closed by what was added from another', () => {
  const { session, panel } = open('images');
  uploads.refuse('读不了.png', '读不了');
  noteAdded(session, 'images');
  session.ui.set((now) => ({ ...now, panel: 'text' }));
  clear();
  expect(panel()).toBe('text');
  session.ui.set((now) => ({ ...now, panel: 'images' }));
  expect(panel()).toBe('images');
});

it.each(['while the sheet was open', 'after the sheet was closed and opened again'])(
  'a picture that lands later does not close the sheet in which another is to be replaced: %s',
  (when) => {
    const { session, panel } = open('images');
    const { opening } = session.ui.get();
    if (when.startsWith('after')) session.ui.set((now) => ({ ...now, panel: null }));
    session.ui.set((now) => ({ ...now, panel: 'images', replacingId: 'a' }));
    noteAdded(session, 'images', opening);
    expect(session.ui.get()).toMatchObject({ panel: 'images', replacingId: 'a' });
    // Nor does what was added there before, once the last file is seen to.
    session.ui.set((now) => ({ ...now, replacingId: null }));
    expect(panel()).toBe('images');
    noteAdded(session, 'images');
    expect(panel()).toBeNull();
  },
);

it('what has done its part closes no sheet that is used for replacing before the last file is seen to', () => {
  const { session } = open('images');
  uploads.refuse('读不了.png', '读不了');
  noteAdded(session, 'images');
  session.ui.set((now) => ({ ...now, replacingId: 'a' }));
  clear();
  expect(session.ui.get()).toMatchObject({ panel: 'images', replacingId: 'a' });
});
