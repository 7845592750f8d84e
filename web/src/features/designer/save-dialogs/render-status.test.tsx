// @vitest-environment happy-dom
import { retryRender } from '@diy/contract/designs/designs';
import type { Operation } from '@diy/contract/operations';
import { buildShapeLayer } from '@diy/design/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { buildOperation } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { serve, signIn } from '../../../testing/render-app.tsx';
import { OperationsContext } from '../session/watch-renders.ts';
import { buildSession } from '../testing/build-session.ts';
import { showInSession } from '../testing/show-in-session.tsx';
import { RenderStatus } from './render-status.tsx';

const WINDOW = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };
let api: FakeApi;
beforeEach(() => {
  api = createFakeApi();
  signIn();
  return serve(api);
});

/** The line for a design that was saved as `d` and is drawn by this operation. */
async function show(part: Partial<Operation>, isTouched = true) {
  const session = buildSession([buildShapeLayer()]);
  const { saver } = session;
  saver.state.set((now) => ({ ...now, id: 'd', version: 1, saved: now.current, isTouched }));
  const operation = buildOperation({ kind: 'design-render', result_id: 'd', ...part });
  await showInSession(
    session,
    <OperationsContext value={[buildOperation({ kind: 'design-render', result_id: 'other' }), operation]}>
      <RenderStatus />
    </OperationsContext>,
  );
  return { session, text: () => screen.queryByTestId('render-status')?.textContent ?? null };
}

it.each<[string, Partial<Operation>, string | null]>([
  ['waits', { state: 'queued', total: 0 }, '生产图排队中'],
  ['counts files', { state: 'running', done: 1, total: 3 }, '生成中 1/3'],
  ['leads to the files', { state: 'succeeded' }, '生产图已生成预览下载'],
  ['says nothing of a cancelled one', { state: 'cancelled' }, null],
  ['says nothing of another design', { result_id: 'else' }, null],
])('%s', async (_, part, expected) => {
  const { text } = await show(part);
  expect(text()).toBe(expected);
});

it('says nothing of a design that was only opened, nor while changes wait to be saved', async () => {
  const opened = await show({ state: 'succeeded' }, false);
  expect(opened.text()).toBeNull();
  cleanup();
  const { session, text } = await show({ state: 'succeeded' });
  session.saver.rename('新名字');
  await waitFor(() => expect(text()).toBeNull());
});

it('opens the preview', async () => {
  const { session } = await show({ state: 'succeeded' });
  await userEvent.click(screen.getByRole('button', { name: '预览' }));
  expect(session.ui.get().isPreviewOpen).toBe(true);
});

it('says why there are no files, and asks for them again', async () => {
  const asked: unknown[] = [];
  api.on(retryRender, (input) => {
    asked.push(input.ids);
    return {};
  });
  const { text } = await show({ state: 'failed', message: '存储空间已满' });
  expect(text()).toContain('生产图没有生成：存储空间已满');
  await userEvent.click(screen.getByRole('button', { name: '重新生成' }));
  expect(asked).toEqual([['d']]);
});

it.each([
  ['', 1440, 900],
  [' on a telephone upright', 390, 844],
  [' on a telephone on its side', 844, 390],
])('leads to what has to be fixed first%s', async (_, width, height) => {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  const { session } = await show({ state: 'failed', message: '缺字' });
  session.preflight.findings.set([
    { id: 'missing-glyph', severity: 'error', surfaceId: 'front', layerId: 't', params: {}, fix: null },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '查看' }));
  const { isPreflightOpen, panel } = session.ui.get();
  expect(width > 900 ? isPreflightOpen : panel === 'findings').toBe(true);
  Object.assign(window, WINDOW);
});
