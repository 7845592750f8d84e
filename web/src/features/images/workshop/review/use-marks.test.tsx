// @vitest-environment happy-dom
import { markImageWork, type WorkItem, type WorkMark } from '@diy/contract/images/image-work';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../../testing/fake-api.ts';
import { resetApp, signIn } from '../../../../testing/render-app.tsx';
import { useResultMarks } from './use-marks.ts';

let api: FakeApi;
let uninstall: () => void;
/** What each call has marked, in their order. */
let sent: string[];
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  signIn();
  sent = [];
  api.on(markImageWork, ({ marks }) => {
    sent.push(marks.map(({ image_id, mark }) => `${image_id} ${mark}`).join(', '));
    return {} as never;
  });
});
afterEach(() => {
  cleanup();
  uninstall();
  resetApp();
});

const item = (id: string, mark: WorkMark, hasResult = true) =>
  ({ image: { id }, mark, result: hasResult ? {} : null }) as unknown as WorkItem;

function open(onLost = () => {}) {
  const { result } = renderHook(() => useResultMarks('run', onLost));
  return {
    marks: () => result.current,
    decide: (items: WorkItem[], mark: WorkMark) => act(async () => result.current.decide(items, mark)),
    undoMark: () => act(async () => result.current.undoMark()),
  };
}

const [a, b, pending] = [item('a', 'none'), item('b', 'none'), item('c', 'none', false)];

test('a decision is shown at once and sent; pictures without a result and with the mark already stay out', async () => {
  const { marks, decide } = open();
  await decide([a, pending], 'keep');
  expect([marks().markOf(a), marks().markOf(pending)]).toEqual(['keep', 'none']);
  await decide([a, b], 'keep');
  await waitFor(() => expect(sent).toEqual(['a keep', 'b keep']));
  await decide([a, b], 'keep');
  expect(sent.length).toBe(2);
});

test('decisions are taken back one after another, the last one first', async () => {
  const { marks, decide, undoMark } = open();
  await decide([a, b], 'keep');
  await decide([b], 'discard');
  await undoMark();
  expect([marks().markOf(a), marks().markOf(b)]).toEqual(['keep', 'keep']);
  await undoMark();
  expect([marks().markOf(a), marks().markOf(b), marks().hasPast]).toEqual(['none', 'none', false]);
  expect(marks().undoMark()).toEqual([]);
  await waitFor(() => expect(sent.at(-1)).toBe('a none, b none'));
});

test('a call that fails shows what the server has, and leaves nothing to take back', async () => {
  const lost = vi.fn();
  const { marks, decide } = open(lost);
  api.on(markImageWork, () => {
    throw new FakeRefusal('images.run-over', 'no');
  });
  await decide([a], 'keep');
  await waitFor(() => expect(lost).toHaveBeenCalledOnce());
  await waitFor(() => expect([marks().markOf(a), marks().hasPast]).toEqual(['none', false]));
});
