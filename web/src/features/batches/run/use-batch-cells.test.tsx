// @vitest-environment happy-dom
import { listBatchCells, listBatchChanges } from '@diy/contract/batches/batch-cells';
import type { BatchItem } from '@diy/contract/batches/batches';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { buildBatch, buildBatchCell, buildOperation, onePage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/render-app.tsx';
import { mergeChanges } from './merge-changes.ts';
import { type CellFilter, useBatchCells } from './use-batch-cells.ts';
import { readCellFilter } from './use-cell-filter.ts';

const ALL: CellFilter = { p: 1, content: '', state: 'all', worst: 'all', decision: 'all' };
const counts = (done: number) => ({ total: 3, waiting: 3 - done, running: 0, done, failed: 0, skipped: 0 });
const cell = (key: string, state: 'waiting' | 'done' = 'waiting') =>
  buildBatchCell({ key: `${key}:tee:white:m`, state });

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  signIn();
  api.on(listBatchCells, () => ({ ...onePage([cell('a'), cell('b')]), counts: counts(0), cursor: '1' }));
});
afterEach(() => {
  cleanup();
  uninstall();
  localStorage.clear();
});

function open(batch: BatchItem) {
  const queries = createQueryClient();
  queries.setQueryData([...queryKeys.batches, 'item', 'batch-1'], batch);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook((now: BatchItem) => useBatchCells('batch-1', now, ALL), {
    wrapper,
    initialProps: batch,
  });
  /** The tray has heard of the batch's operation. */
  const report = (updated_at: string) =>
    act(() => {
      queries.setQueryData(queryKeys.operations, [buildOperation({ id: 'operation-1', updated_at })]);
    });
  return { result, rerender, queries, report };
}
const cursors = () => (api.inputsOf(listBatchChanges) as { cursor: string }[]).map(({ cursor }) => cursor);

test('a report fetches what changed, on from the last cursor, until nothing more waits', async () => {
  const responses = [
    { list: [cell('a', 'done')], more: true, cursor: '2' },
    { list: [cell('b', 'done'), cell('elsewhere', 'done')], more: false, cursor: '3' },
    { list: [], more: false, cursor: '3' },
  ];
  let at = 0;
  api.on(listBatchChanges, () => ({
    state: 'running' as const,
    counts: counts(2),
    ...(responses[Math.min(at++, 2)] ?? expect.unreachable()),
  }));
  const { result, report, queries } = open(buildBatch({ state: 'finished' }));
  await waitFor(() => expect(result.current.data).toBeDefined());
  report('2026-01-01T00:00:01.000Z');
  await waitFor(() => expect(result.current.data?.list.map(({ state }) => state)).toEqual(['done', 'done']));
  expect(cursors()).toEqual(['1', '2']);
  expect(result.current.data).toMatchObject({ cursor: '3', counts: counts(2) });
  expect(queries.getQueryData([...queryKeys.batches, 'item', 'batch-1'])).toMatchObject({ state: 'running' });
  report('2026-01-01T00:00:02.000Z');
  await waitFor(() => expect(cursors()).toEqual(['1', '2', '3']));
});

test('a lost answer leaves the page as it is, and the next report goes on', async () => {
  api.onRaw('GET', listBatchChanges.path, { status: 503, body: '' });
  const { result, report } = open(buildBatch({ state: 'finished' }));
  await waitFor(() => expect(result.current.data).toBeDefined());
  report('2026-01-01T00:00:01.000Z');
  await waitFor(() => expect(cursors()).toEqual(['1']));
  expect(result.current.data?.cursor).toBe('1');
  api.on(listBatchChanges, () => ({
    state: 'finished' as const,
    counts: counts(1),
    list: [cell('a', 'done')],
    more: false,
    cursor: '2',
  }));
  report('2026-01-01T00:00:02.000Z');
  await waitFor(() => expect(result.current.data?.list[0]?.state).toBe('done'));
});

test('when the batch changes its state the page is loaded again', async () => {
  const { result, rerender } = open(buildBatch({ state: 'paused' }));
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(api.inputsOf(listBatchCells)).toHaveLength(1);
  rerender(buildBatch({ state: 'paused' }));
  rerender(buildBatch({ state: 'finished' }));
  await waitFor(() => expect(api.inputsOf(listBatchCells)).toHaveLength(2));
});

test('cells keep their places, and those that no longer match stay', () => {
  const page = { ...onePage([cell('a'), cell('b'), cell('c')]), counts: counts(0), cursor: '1' };
  const changes = { list: [cell('c', 'done'), cell('new', 'done')], counts: counts(1), cursor: '2' };
  const merged = mergeChanges(page, { ...changes, state: 'running', more: false });
  expect(merged.list.map(({ key, state }) => `${key[0]} ${state}`)).toEqual([
    'a waiting',
    'b waiting',
    'c done',
  ]);
  expect(merged).toMatchObject({ cursor: '2', counts: counts(1), rowCount: 3 });
  // Nothing on this page changed: the same list, so that no row is drawn again.
  const elsewhere = { ...changes, list: [cell('new')], state: 'running' as const, more: false };
  expect(mergeChanges(page, elsewhere).list).toBe(page.list);
});

test.each<[string, Partial<CellFilter>]>([
  ['', {}],
  [
    'p=3&state=failed&worst=none&decision=approved&content=%E6%B5%B7',
    { p: 3, state: 'failed', worst: 'none', decision: 'approved', content: '海' },
  ],
  ['p=0', {}],
  ['p=-2', {}],
  ['p=1.5', {}],
  ['p=two', {}],
  ['p=', {}],
  ['state=deleted&worst=fatal&decision=maybe', {}],
  ['state=Done', {}],
  ['state=done&state=failed', { state: 'done' }],
])('the address %j filters by %j', (query, part) => {
  expect(readCellFilter(new URLSearchParams(query))).toEqual({ ...ALL, ...part });
});
