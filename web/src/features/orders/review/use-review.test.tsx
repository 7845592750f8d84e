// @vitest-environment happy-dom
import { acceptReview, getReview, listReview, undoReview } from '@diy/contract/orders/order-review';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/render-app.tsx';
import type { ReviewQueue } from './review-queries.ts';
import { useReview } from './use-review.ts';

const QUEUE: ReviewQueue = { importId: null, scope: 'findings', content: '' };
const TOTAL = 30;
const PAGE = 10;

let api: FakeApi;
let uninstall: () => void;
/** What the server has decided, and whether its list fails. */
let decided: string[];
let isBroken: boolean;
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  signIn();
  decided = [];
  isBroken = false;
  api.on(listReview, () => {
    if (isBroken) throw new FakeRefusal('busy', 'busy');
    const all = Array.from({ length: TOTAL }, (_, at) => `line${at}`).filter((id) => !decided.includes(id));
    return { list: all.slice(0, PAGE).map((id) => ({ id })), rowCount: all.length, checking: 0 } as never;
  });
  api.on(getReview, ({ id }) => ({ id, version: '1', surfaces: [], findings: [], equal: 0 }) as never);
  api.on(acceptReview, ({ id }) => {
    decided.push(id);
    return { review_id: `r-${id}`, ids: [id] };
  });
  api.on(undoReview, ({ review_id }) => {
    const id = review_id.slice('r-'.length);
    decided = decided.filter((one) => one !== id);
    return { review_id, ids: [id] };
  });
});
afterEach(() => {
  cleanup();
  uninstall();
  localStorage.clear();
});

async function open() {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const [id, go] = useState<string | null>(null);
      return useReview(QUEUE, id, go);
    },
    { wrapper },
  );
  const shown = (id: string) => waitFor(() => expect(result.current.item.data?.id).toBe(id));
  const accept = async (id: string) => {
    await shown(id);
    await act(async () => result.current.accept(result.current.item.data!, false));
    await waitFor(() => expect(decided).toContain(id));
  };
  return { result, shown, accept };
}
const listsAsked = () => api.inputsOf(listReview).length;
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

it('decided lines do not come back when the next page cannot be read, and it is read once until asked again', async () => {
  const { result, shown, accept } = await open();
  await accept('line0');
  isBroken = true;
  await accept('line1');
  await waitFor(() => expect(result.current.list.isError).toBe(true));
  await rest();
  expect(result.current.left).toBe(28);
  expect(result.current.position).toBe(1);
  await shown('line2');
  expect(listsAsked()).toBe(2);
  isBroken = false;
  await act(() => result.current.list.refetch());
  await waitFor(() => expect(result.current.list.data?.list.at(-1)?.id).toBe('line11'));
  expect(result.current.left).toBe(28);
  await shown('line2');
});

it('a decision that was taken back waits again, and no other one, also when the list cannot be read', async () => {
  const { result, shown, accept } = await open();
  await accept('line0');
  isBroken = true;
  await accept('line1');
  await waitFor(() => expect(result.current.list.isError).toBe(true));
  await act(() => result.current.undo());
  await rest();
  await shown('line1');
  expect(result.current.left).toBe(29);
  expect(result.current.position).toBe(1);
  expect(result.current.notice).toEqual({ what: 'undone', lines: 1 });
});

it('a refused decision stays said when the response to an earlier one comes after it', async () => {
  const { result, shown } = await open();
  await shown('line0');
  const send = globalThis.fetch;
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const late = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    await released;
    return send(...request);
  });
  await act(async () => result.current.accept(result.current.item.data!, false));
  late.mockRestore();
  await shown('line1');
  api.on(acceptReview, ({ id }) => {
    if (id === 'line1') throw new FakeRefusal('changed', 'changed elsewhere');
    return { review_id: `r-${id}`, ids: [id] };
  });
  await act(async () => result.current.accept(result.current.item.data!, false));
  await waitFor(() => expect(result.current.notice).toMatchObject({ what: 'failed' }));
  await act(async () => release());
  await rest();
  expect(result.current.notice).toMatchObject({ what: 'failed' });
});
