// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '../lib/text/translate.ts';
import { RouteError } from './layout/route-error.tsx';
import { CHUNK_TIMEOUT_MS, LEAVING_MS, lazyPage, withinTime } from './lazy-page.tsx';

beforeEach(async () => {
  await startTexts([], 'zh-CN');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('Loading... while a page comes, not before 200 ms', async () => {
  let arrive: (page: () => string) => void = () => {};
  render(lazyPage(() => new Promise((done) => (arrive = done))));
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(screen.queryByText('Loading...')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Loading...')).toBeTruthy();
  await act(async () => arrive(() => 'the page'));
  expect(screen.getByText('the page')).toBeTruthy();
});

test('a chunk that does not come within 120 s is a ChunkLoadError', async () => {
  const failure = withinTime(new Promise(() => {})).catch((error: Error) => error.name);
  let isOver = false;
  void failure.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect([CHUNK_TIMEOUT_MS, isOver]).toEqual([120_000, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toBe('ChunkLoadError');
});

test('what breaks off while the page is left is not reported until the page would be gone', async () => {
  const failure = withinTime(Promise.reject(new Error('broken off'))).catch((error: Error) => error.name);
  let isOver = false;
  void failure.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(LEAVING_MS - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toBe('ChunkLoadError');
});

test.each([
  ['Failed to fetch dynamically imported module: /assets/x.js', 'ChunkLoadError'],
  ['Unable to preload CSS for /assets/x.css', 'CSS_CHUNK_LOAD_FAILED'],
])('%s: its name, and one offer to reload', async (message, name) => {
  vi.useRealTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = lazyPage(() => Promise.reject(new Error(message)));
  const router = createMemoryRouter([{ path: '/', element, errorElement: <RouteError /> }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText(name, undefined, { timeout: LEAVING_MS * 4 })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: '重新加载' })).toHaveLength(1);
  vi.restoreAllMocks();
});
