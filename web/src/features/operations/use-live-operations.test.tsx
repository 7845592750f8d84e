// @vitest-environment happy-dom
import { listOperations, type Operation } from '@diy/contract/operations';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { awaitFile, stopAwaiting } from '../../shared/operations/auto-download.ts';
import { buildOperation } from '../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { resetApp, signIn } from '../../testing/render-app.tsx';
import { useLiveOperations } from './use-live-operations.ts';

const EVENTS = '/saas/operations/events';
const at = (second: number) => `2026-01-01T00:00:${String(second).padStart(2, '0')}.000Z`;
const open = buildOperation({ id: 'a', state: 'running', done: 1, total: 4, updated_at: at(1) });

let api: FakeApi;
let list: Operation[];
let isRefused: boolean;
/** Streams that were opened; each can be written to until it ends. */
let streams: { signal: AbortSignal; headers: Headers; send(text: string): void; end(): void }[];
let uninstall: () => void;

beforeEach(() => {
  api = createFakeApi();
  [list, streams, isRefused] = [[], [], false];
  api.on(listOperations, () => ({ list, curPage: 1, rowCount: list.length, totalPage: 1 }));
  uninstall = api.install();
  const inner = globalThis.fetch;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (!String(url).endsWith(EVENTS)) return inner(url, init);
    if (isRefused) return new Response('', { status: 503 });
    const signal = init.signal!;
    const body = new ReadableStream({
      start(control) {
        const text = (piece: string) => control.enqueue(new TextEncoder().encode(piece));
        streams.push({ signal, headers: new Headers(init.headers), send: text, end: () => control.close() });
        signal.addEventListener('abort', () => control.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }) as typeof fetch;
  signIn();
  setVisible(true);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  uninstall();
  resetApp();
});

function setVisible(is: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: is ? 'visible' : 'hidden',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
function follow() {
  const finished: string[] = [];
  const onFinished = ({ id, state }: Operation) => void finished.push(`${id} ${state}`);
  const queries = createQueryClient();
  const hook = renderHook((props: { call: typeof onFinished }) => useLiveOperations(props.call), {
    initialProps: { call: onFinished },
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  const changeCall = () => hook.rerender({ call: (operation) => onFinished(operation) });
  const shown = () => hook.result.current.map(({ id, done }) => `${id} ${done}`);
  return { finished, shown, changeCall, stop: hook.unmount };
}
const event = (operation: Operation) => `event: operation\ndata: ${JSON.stringify(operation)}\n\n`;
const send = (text: string) => act(async () => streams.at(-1)!.send(text));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = () => api.inputsOf(listOperations).length;

describe('the stream', () => {
  it('brings news into the list, and says once what has ended', async () => {
    list = [open];
    const { shown, finished } = follow();
    await expect.poll(shown).toEqual(['a 1']);
    expect(streams[0]!.headers.get('authorization')).toBe('Basic token-1');
    await send(event({ ...open, done: 3, updated_at: at(2) }));
    await expect.poll(shown).toEqual(['a 3']);
    const done: Operation = { ...open, state: 'succeeded', done: 4, updated_at: at(3) };
    await send(event(done));
    await send(event(done));
    await expect.poll(() => finished).toEqual(['a succeeded']);
  });

  it('says what ends right after somebody else is to be called', async () => {
    list = [open];
    const { shown, finished, changeCall } = follow();
    await expect.poll(shown).toEqual(['a 1']);
    changeCall();
    await send(event({ ...open, state: 'failed', updated_at: at(3) }));
    await expect.poll(() => finished).toEqual(['a failed']);
  });

  it('reads an event that comes in two pieces, and leaves older news alone', async () => {
    list = [{ ...open, done: 3, updated_at: at(5) }];
    const { shown } = follow();
    await expect.poll(shown).toEqual(['a 3']);
    const text = event({ ...open, id: 'b', done: 2 });
    await send(text.slice(0, 40));
    await send(text.slice(40) + event({ ...open, done: 2, updated_at: at(4) }));
    await expect.poll(shown).toEqual(['b 2', 'a 3']);
  });

  it.each([
    ['no JSON', 'event: operation\ndata: {oops\n\n'],
    ['something else', 'event: operation\ndata: {"id":7}\n\n'],
  ])('fetches the list when an event holds %s', async (_, text) => {
    list = [open];
    const { shown } = follow();
    await expect.poll(shown).toEqual(['a 1']);
    list = [{ ...open, done: 2, updated_at: at(2) }];
    await send(text);
    await expect.poll(shown).toEqual(['a 2']);
  });

  it('makes polling needless; when it is lost, polling goes on until it is back', async () => {
    list = [open];
    const { shown } = follow();
    await expect.poll(shown).toEqual(['a 1']);
    await send(': hello\n\n');
    await send('event: ping\ndata: 1\n\n');
    const before = asked();
    await pass(60_000);
    expect(asked()).toBe(before);
    isRefused = true;
    await act(async () => streams[0]!.end());
    await pass(6_000);
    expect(asked()).toBeGreaterThan(before + 1);
    isRefused = false;
    await pass(6_000);
    await expect.poll(() => streams.length).toBe(2);
  });

  it('ends with the page', async () => {
    const { stop } = follow();
    await expect.poll(() => streams.length).toBe(1);
    stop();
    expect(streams[0]!.signal.aborted).toBe(true);
    await pass(30_000);
    expect(streams).toHaveLength(1);
  });
});

describe('a tab in the background', () => {
  it('gives its stream up, and opens one when it is looked at again', async () => {
    follow();
    await expect.poll(() => streams.length).toBe(1);
    await act(async () => setVisible(false));
    expect(streams[0]!.signal.aborted).toBe(true);
    await pass(30_000);
    expect(streams).toHaveLength(1);
    await act(async () => setVisible(true));
    await expect.poll(() => streams.length).toBe(2);
  });

  it('keeps it while somebody waits for a file there', async () => {
    awaitFile('a');
    follow();
    await expect.poll(() => streams.length).toBe(1);
    await act(async () => setVisible(false));
    expect(streams[0]!.signal.aborted).toBe(false);
    stopAwaiting('a');
  });
});

it('without a stream it asks every two seconds while work is open, and every twenty when none is', async () => {
  isRefused = true;
  list = [open];
  const { finished } = follow();
  await expect.poll(asked).toBe(1);
  await pass(4_100);
  expect(asked()).toBe(3);
  list = [{ ...open, state: 'failed', updated_at: at(9) }];
  await pass(2_000);
  expect(finished).toEqual(['a failed']);
  await pass(15_000);
  expect(asked()).toBe(4);
  await pass(6_000);
  expect(asked()).toBe(5);
});
