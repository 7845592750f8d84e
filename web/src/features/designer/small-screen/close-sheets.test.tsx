// @vitest-environment happy-dom
import type { ImageRow } from '@diy/contract/images/images';
import { findSurface } from '@diy/design/document';
import { buildShapeLayer } from '@diy/design/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { actions } from '../actions/actions.ts';
import type { UploadList } from '../assets/uploads/upload-list.ts';
import { ImagePanel } from '../panels/image-panel.tsx';
import { ShapePanel } from '../panels/shapes/shape-panel.tsx';
import { recordAddedFrom } from '../session/record-added-from.ts';
import type { PanelId } from '../session/ui-state.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { closeSheets } from './close-sheets.ts';

const stops: (() => void)[] = [];
const clear = ({ uploads }: { uploads: UploadList }) => {
  for (const { id } of uploads.entries.get()) uploads.dismiss(id);
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cleanup();
  vi.restoreAllMocks();
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
  recordAddedFrom(session, 'text');
  expect(panel()).toBe('images');
  session.ui.set((now) => ({ ...now, panel: 'layers' }));
  recordAddedFrom(session, 'layers');
  expect(panel()).toBe('layers');
});

it('the sheet of pictures stays while a file is on its way or failed, also if another is there', async () => {
  const { session, panel } = open('images');
  const sent = (name: string, done: () => string | null) =>
    session.uploads.add(new File(['x'], name), (_: ImageRow) => done(), session);
  session.uploads.refuse('读不了.png', '读不了');
  const [refused] = session.uploads.entries.get();
  recordAddedFrom(session, 'images');
  expect(panel()).toBe('images');
  // What failed is seen to: nothing is left that the sheet would show.
  session.uploads.dismiss(refused!.id);
  expect(panel()).toBeNull();
  session.ui.set((now) => ({ ...now, panel: 'images', replacingId: 'a' }));
  sent('海边.png', () => null);
  session.ui.set((now) => ({ ...now, replacingId: null }));
  // It fails, as there is no server here: nothing was added or replaced.
  await waitFor(() => expect(session.uploads.entries.get()[0]?.state).toBe('failed'));
  expect(panel()).toBe('images');
  clear(session);
  expect(panel()).toBe('images');
});

it('a sheet opened meanwhile is not closed by what was added from another', () => {
  const { session, panel } = open('images');
  session.uploads.refuse('读不了.png', '读不了');
  recordAddedFrom(session, 'images');
  session.ui.set((now) => ({ ...now, panel: 'text' }));
  clear(session);
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
    recordAddedFrom(session, 'images', opening);
    expect(session.ui.get()).toMatchObject({ panel: 'images', replacingId: 'a' });
    // Nor does what was added there before, once the last file is seen to.
    session.ui.set((now) => ({ ...now, replacingId: null }));
    expect(panel()).toBe('images');
    recordAddedFrom(session, 'images');
    expect(panel()).toBeNull();
  },
);

it('a file belongs to the opening of the sheet in which it was chosen', async () => {
  const { session } = open('images');
  let land: Parameters<UploadList['add']>[1] | undefined;
  vi.spyOn(session.uploads, 'add').mockImplementation((_, onDone) => {
    land = onDone;
  });
  await showInSession(
    session,
    <QueryClientProvider client={createQueryClient()}>
      <ImagePanel />
    </QueryClientProvider>,
  );
  await userEvent.upload(
    screen.getByTestId('upload-input'),
    new File(['x'], '海边.png', { type: 'image/png' }),
  );
  act(() => session.ui.set((now) => ({ ...now, panel: null })));
  act(() => session.ui.set((now) => ({ ...now, panel: 'images', replacingId: 'a' })));
  const image = { id: 'img', name: '海边', url: '/img.jpg', width: 400, height: 400 };
  await act(() => land?.(image as unknown as ImageRow, () => true));
  expect(findSurface(session.editor.getState().design, 'front')?.layers).toHaveLength(2);
  expect(session.ui.get()).toMatchObject({ panel: 'images', replacingId: 'a' });
});

it('what has done its part closes no sheet that is used for replacing before the last file is seen to', () => {
  const { session } = open('images');
  session.uploads.refuse('读不了.png', '读不了');
  recordAddedFrom(session, 'images');
  session.ui.set((now) => ({ ...now, replacingId: 'a' }));
  clear(session);
  expect(session.ui.get()).toMatchObject({ panel: 'images', replacingId: 'a' });
});
