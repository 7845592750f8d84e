// @vitest-environment happy-dom
import { combineLayers } from '@diy/design/combining';
import { buildShapeLayer } from '@diy/design/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { combineSelection } from '../../actions/graphics/combine-selection.ts';
import type { CombineRequest } from '../../actions/graphics/combine-worker.ts';
import { buildSession } from '../../testing/build-session.ts';
import { showInSession } from '../../testing/show-in-session.tsx';
import { CombineProgress } from './combine-progress.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Two shapes that are being combined until the test lets that end. */
async function combining() {
  const session = buildSession([buildShapeLayer({ id: 'a' }), buildShapeLayer({ id: 'b', xMm: 60 })]);
  session.editor.select(['a', 'b']);
  await showInSession(session, <CombineProgress />);
  vi.useFakeTimers();
  let finish = () => {};
  const combine = (request: CombineRequest, signal: AbortSignal) =>
    new Promise<ReturnType<typeof combineLayers> | null>((done) => {
      finish = () => done(combineLayers(...request));
      signal.addEventListener('abort', () => done(null));
    });
  let done: Promise<void> = Promise.resolve();
  act(() => {
    done = combineSelection(session, 'union', combine);
  });
  const kinds = () =>
    session.editor.getState().design.surfaces.flatMap(({ layers }) => layers.map(({ kind }) => kind));
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const end = () =>
    act(async () => {
      finish();
      await done;
    });
  return { done, kinds, wait, end };
}

it('shows only what takes long, and the vector is put in with it in the page', async () => {
  const { kinds, wait, end } = await combining();
  await wait(200);
  expect(screen.queryByTestId('combine-progress')).toBeNull();
  await wait(200);
  expect(screen.getByTestId('combine-progress').textContent).toContain('正在组合形状');
  await end();
  expect(screen.queryByTestId('combine-progress')).toBeNull();
  expect(kinds()).toEqual(['vector']);
});

it.each<[string, () => void]>([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['its button', () => fireEvent.click(screen.getByTestId('combine-stop'))],
  ['leaving the designer', cleanup],
])('is stopped by %s', async (_, stop) => {
  const { done, kinds, wait } = await combining();
  await wait(400);
  await act(async () => {
    stop();
    await done;
  });
  expect(screen.queryByTestId('combine-progress')).toBeNull();
  expect(kinds()).toEqual(['shape', 'shape']);
});
