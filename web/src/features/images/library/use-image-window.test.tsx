// @vitest-environment happy-dom
import { listImages } from '@diy/contract/images/images';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { buildImage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/render-app.tsx';
import { DEFAULT_STATE, type LibraryState } from './library-state.ts';
import { useImageWindow } from './use-image-window.ts';

const TOTAL = 95;
const STATE: LibraryState = { ...DEFAULT_STATE, limit: 20 };

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  signIn();
  api.on(listImages, ({ p, limit, content }) => {
    const first = (p - 1) * limit;
    const total = content === 'none' ? 0 : TOTAL;
    const list = Array.from({ length: Math.max(0, Math.min(limit, total - first)) }, (_, at) =>
      buildImage({ id: `${content}${first + at}` }),
    );
    return {
      list,
      curPage: p,
      rowCount: total,
      totalPage: Math.ceil(total / limit),
      type_list: [],
      counts: { all: TOTAL, none: 0 },
      row_count_exact: content !== 'often',
    } as never;
  });
});
afterEach(() => {
  cleanup();
  uninstall();
  localStorage.clear();
});

function open(state: LibraryState = STATE) {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return renderHook((now: LibraryState) => useImageWindow(now), { wrapper, initialProps: state });
}
const pagesAsked = () => (api.inputsOf(listImages) as { p: string }[]).map(({ p }) => Number(p));

test('only the page of the address is loaded, and rows of others are on their way', async () => {
  const { result } = open({ ...STATE, p: 3 });
  expect(result.current.state.isPending).toBe(true);
  await waitFor(() => expect(result.current.rowCount).toBe(TOTAL));
  expect(pagesAsked()).toEqual([3]);
  expect(result.current.at(40)?.id).toBe('40');
  expect(result.current.at(39)).toBeUndefined();
  expect(result.current.at(60)).toBeUndefined();
});

test('what comes into sight is loaded, and only that', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.rowCount).toBe(TOTAL));
  act(() => result.current.setRange(55, 65));
  await waitFor(() => expect(result.current.at(65)?.id).toBe('65'));
  expect(pagesAsked().sort()).toEqual([1, 3, 4]);
});

test('pages that fly by while the list is thrown along are not loaded', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.rowCount).toBe(TOTAL));
  act(() => {
    result.current.setRange(20, 21);
    result.current.setRange(40, 41);
    result.current.setRange(60, 61);
    result.current.setRange(80, 81);
  });
  await waitFor(() => expect(result.current.at(80)).toBeDefined());
  // The first range may be loaded in passing; the last one is where scrolling stops.
  expect(pagesAsked()).toContain(5);
  expect(pagesAsked()).not.toContain(3);
  expect(pagesAsked()).not.toContain(4);
});

test.each([
  [5, 7, ['5', '6', '7']],
  [7, 5, ['5', '6', '7']],
  [38, 41, ['38', '39', '40', '41']],
  [93, 200, ['93', '94']],
  [0, 0, ['0']],
])('the rows from %d to %d', async (from, to, ids) => {
  const { result } = open();
  await waitFor(() => expect(result.current.rowCount).toBe(TOTAL));
  const rows = await act(() => result.current.rowsBetween(from, to));
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('another filter is another list: nothing of the old one is shown as its rows', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.rowCount).toBe(TOTAL));
  rerender({ ...STATE, content: 'often' });
  expect(result.current.rowCount).toBeUndefined();
  expect(result.current.at(0)).toBeUndefined();
  // Categories and counts do not flicker.
  expect(result.current.counts).toBeDefined();
  await waitFor(() => expect(result.current.rowCount).toBe(TOTAL));
  expect(result.current.at(0)?.id).toBe('often0');
  expect(result.current.isExact).toBe(false);
});

test('another filter begins where the address says, not where the old list was', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.rowCount).toBe(TOTAL));
  act(() => result.current.setRange(80, 85));
  await waitFor(() => expect(result.current.at(80)).toBeDefined());
  api.calls.length = 0;
  rerender({ ...STATE, content: 'sea' });
  await waitFor(() => expect(result.current.at(0)?.id).toBe('sea0'));
  expect(pagesAsked()).toEqual([1]);
});

test('an empty list is no waiting list', async () => {
  const { result } = open({ ...STATE, content: 'none' });
  await waitFor(() => expect(result.current.rowCount).toBe(0));
  expect(result.current.state.isPending).toBe(false);
  expect(result.current.at(0)).toBeUndefined();
});

test('a failure is shown, and not tried again by itself', async () => {
  api.onRaw('GET', listImages.path, { status: 503, body: '' });
  const { result } = open();
  await waitFor(() => expect(result.current.state.isError).toBe(true));
  expect(result.current.state.isPending).toBe(false);
  expect(result.current.state.error).toBeInstanceOf(Error);
  expect(pagesAsked()).toEqual([1]);
});
