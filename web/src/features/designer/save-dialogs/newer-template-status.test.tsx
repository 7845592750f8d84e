// @vitest-environment happy-dom
import { saveDesign } from '@diy/contract/designs/designs';
import { buildShapeLayer } from '@diy/design/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/render-app.tsx';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { NewerTemplateStatus } from './newer-template-status.tsx';

let api: FakeApi;
let uninstall: () => void;
let reload: Mock<() => void>;
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  reload = vi.fn<() => void>();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  signIn();
});
afterEach(() => {
  cleanup();
  uninstall();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The line of a saved design, and the question behind its button; `newest`: as the server says. */
async function show(newest: number | null, isSaved = true) {
  const session = buildSession([buildShapeLayer()]);
  session.saver.state.set((now) => ({ ...now, id: 'd', version: 4 }));
  const saver = { ...session.saver, saveNow: () => Promise.resolve(isSaved) };
  await showInSession({ ...session, newerTemplate: newest, saver }, <NewerTemplateStatus />);
  return session;
}
async function take() {
  fireEvent.click(screen.getByRole('button', { name: '改用新版' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
}

it('says nothing of a design on the newest version', async () => {
  await show(null);
  expect(screen.queryByTestId('newer-template')).toBeNull();
});

it('saves the design on the newest version, and opens it again', async () => {
  api.on(saveDesign, () => ({ id: 'd', sku: 'S', version: 5 }));
  const { template, editor } = await show(7);
  expect(screen.getByTestId('newer-template').textContent).toBe(
    `按商品第 ${template.version} 版制作，最新是第 7 版改用新版`,
  );
  await take();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(api.inputsOf(saveDesign)).toEqual([
    expect.objectContaining({ id: 'd', version: 4, template_version: 7, design: editor.getState().design }),
  ]);
});

it.each([
  ['what is open could not be saved', false],
  ['the design does not fit the newest version', true],
])('leaves everything as it is where %s', async (_, isSaved) => {
  api.on(saveDesign, () => {
    throw new FakeRefusal('designs.does-not-fit', '新版没有这个颜色');
  });
  await show(7, isSaved);
  await take();
  await waitFor(() => expect(api.inputsOf(saveDesign)).toHaveLength(isSaved ? 1 : 0));
  expect(reload).not.toHaveBeenCalled();
});
