// @vitest-environment happy-dom
import { imageUsage } from '@diy/contract/images/image-details';
import { listImageIds, listImages } from '@diy/contract/images/images';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { buildImage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { resetApp, signIn } from '../../../testing/render-app.tsx';
import { DEFAULT_STATE } from './library-state.ts';
import { useImageSelection } from './use-image-selection.ts';
import { useImageWindow } from './use-image-window.ts';

const TOTAL = 95;
const image = (n: number) => buildImage({ id: `i${n}` });
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `i${from + n}`);

let api: FakeApi;
let uninstall: () => void;
/** Ids that the server names of all that match, and how many match. */
let matching: { ids: string[]; total: number };
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  signIn();
  matching = { ids: ids(0, TOTAL - 1), total: TOTAL };
  api.on(listImages, ({ p, limit }) => {
    const first = (p - 1) * limit;
    const list = ids(first, Math.min(first + limit, TOTAL) - 1).map((id) => buildImage({ id }));
    const page = { curPage: p, rowCount: TOTAL, totalPage: Math.ceil(TOTAL / limit) };
    return { list, ...page, type_list: [], counts: { all: TOTAL, none: 0 }, row_count_exact: true } as never;
  });
  api.on(listImageIds, () => matching);
  api.on(imageUsage, ({ ids: asked }) => ({ used_images: asked.length, designs: [], total: asked.length }));
});
afterEach(() => {
  cleanup();
  uninstall();
  resetApp();
});

async function open() {
  const queries = createQueryClient();
  const state = { ...DEFAULT_STATE, limit: 20, content: '猫' };
  const { result } = renderHook(
    () => {
      const images = useImageWindow(state);
      return { images, selection: useImageSelection(images) };
    },
    {
      wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
    },
  );
  await waitFor(() => expect(result.current.images.rowCount).toBe(TOTAL));
  return {
    now: () => result.current.selection,
    pick: (n: number, isRange = false) => act(() => result.current.selection.pick(image(n), n, isRange)),
    act: (work: () => unknown) => act(async () => void (await work())),
    see: (first: number, last: number) => {
      result.current.images.seen.current = { first, last };
    },
  };
}

describe('picking', () => {
  it('one picks and drops it', async () => {
    const { now, pick } = await open();
    await pick(3);
    await pick(5);
    expect(now().ids).toEqual(['i3', 'i5']);
    await pick(3);
    expect(now().ids).toEqual(['i5']);
    expect([now().has('i5'), now().has('i3'), now().has(undefined)]).toEqual([true, false, false]);
  });

  it('a range reaches over rows that were never loaded, in either direction', async () => {
    const { now, pick } = await open();
    await pick(70);
    await pick(15, true);
    expect(now().ids.toSorted()).toEqual(ids(15, 70).toSorted());
    await pick(72, true);
    expect(now().ids).toHaveLength(72 - 15 + 1);
  });

  it('a range without a beginning is one image', async () => {
    const { now, pick } = await open();
    await pick(8, true);
    expect(now().ids).toEqual(['i8']);
  });

  it('everything in sight adds to what is picked', async () => {
    const { now, pick, act, see } = await open();
    await pick(90);
    see(22, 25);
    await act(() => now().selectSeen());
    expect(now().ids).toContain('i90');
    expect(now().ids).toContain('i22');
    expect(now().ids).not.toContain('i50');
  });
});

describe('all that match', () => {
  it('are asked for by the filter, without order and page', async () => {
    const { now, act } = await open();
    await act(() => now().selectMatching());
    expect(now().ids).toHaveLength(TOTAL);
    expect([now().beyond, now().isBusy]).toEqual([null, false]);
    expect(api.inputsOf(listImageIds)).toEqual([expect.objectContaining({ content: '猫' })]);
    expect(Object.keys(api.inputsOf(listImageIds)[0] as object)).not.toContain('limit');
  });

  it('say so when they are more than one response names, until something else is picked', async () => {
    const { now, act, pick } = await open();
    matching = { ids: ids(0, 49), total: 60_000 };
    await act(() => now().selectMatching());
    expect(now().beyond).toBe(60_000);
    await pick(70);
    expect(now().beyond).toBeNull();
    expect(now().ids).toHaveLength(51);
    await act(() => now().selectMatching());
    await act(() => now().clear());
    expect([now().beyond, now().ids]).toEqual([null, []]);
  });

  it('that cannot be fetched leave the selection, and the button can be pressed again', async () => {
    const { now, act, pick } = await open();
    await pick(1);
    api.onRaw('GET', listImageIds.path, { status: 500, body: '' });
    await act(() =>
      now()
        .selectMatching()
        .catch(() => {}),
    );
    expect([now().ids, now().isBusy]).toEqual([['i1'], false]);
  });
});

describe('the designs that use what is picked', () => {
  it('are asked for as the selection changes', async () => {
    const { now, pick } = await open();
    expect(now().usage).toBeNull();
    await pick(1);
    await waitFor(() => expect(now().usage?.used_images).toBe(1));
    await pick(2);
    await waitFor(() => expect(now().usage?.used_images).toBe(2));
    expect(api.inputsOf(imageUsage)).toEqual([{ ids: ['i1'] }, { ids: ['i1', 'i2'] }]);
    await pick(1);
    await pick(2);
    expect(now().usage).toBeNull();
  });

  it('are not asked for more images than one call takes', async () => {
    const { now, act } = await open();
    matching = { ids: ids(0, 5000), total: 5001 };
    await act(() => now().selectMatching());
    expect(now().usage).toBeNull();
    expect(api.inputsOf(imageUsage)).toEqual([]);
  });
});

it('keeps a row at hand that may leave the pages in sight', async () => {
  const { now } = await open();
  now().keepRow(image(3));
  expect([now().known('i3')?.id, now().known('i4')]).toEqual(['i3', undefined]);
});
