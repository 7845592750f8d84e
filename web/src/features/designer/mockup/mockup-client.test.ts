import { createDesign } from '@diy/design/document';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testTemplate } from '../testing/build-session.ts';
import { createMockupClient } from './mockup-client.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const design = createDesign(testTemplate.definition);

/** A client of a worker that only takes notes. */
function open() {
  const sent: ToWorker[] = [];
  const passedOn: string[] = [];
  const worker = {
    postMessage: (message: ToWorker) => void sent.push(message),
    onmessage: null as ((event: MessageEvent<FromWorker>) => void) | null,
    onerror: null as ((event: { message: string }) => void) | null,
    isTerminated: false,
    terminate() {
      worker.isTerminated = true;
    },
  };
  const client = createMockupClient({
    template: testTemplate,
    startWorker: () => worker as unknown as Worker,
    onMessage: ({ kind }) => void passedOn.push(kind),
  });
  const draws = () => sent.flatMap((message) => (message.kind === 'draw' ? [message] : []));
  const frames = () => draws().map(({ frame }) => frame);
  const say = (data: FromWorker) => worker.onmessage?.(new MessageEvent('message', { data }));
  const done = (frame: number) => say({ kind: 'done', frame, milliseconds: 5 });
  return { client, worker, sent, draws, frames, say, done, passedOn };
}

it('draws anew when the worker has a font, not only when the page has it', () => {
  const { client, frames, say, done } = open();
  client.update(design, true);
  expect(frames()).toEqual([1]);
  done(1);
  expect(frames()).toEqual([1]);
  say({ kind: 'font', fontId: 'noto-sans-sc-400' });
  expect(frames()).toEqual([1, 2]);
  client.dispose();
});

describe('drawings', () => {
  it('are of the newest state only, one at a time', () => {
    const { client, draws, frames, done } = open();
    for (const colourId of ['white', 'navy', 'white', 'navy']) client.update({ ...design, colourId }, true);
    expect(frames()).toEqual([1]);
    done(1);
    expect(draws().map(({ state }) => state.colourHex)).toEqual(['#FFFFFF', '#1F2A44']);
  });

  it('are small in a gesture and all there is at rest, with the artworks', () => {
    const { client, draws, done } = open();
    client.show('mug', 900);
    client.update(design, true);
    done(1);
    vi.advanceTimersByTime(1000);
    expect(draws().map(({ jobs, artworkEdgePx }) => [jobs[0]?.widthPx, artworkEdgePx])).toEqual([
      [520, null],
    ]);
    client.update(design, false);
    done(2);
    vi.advanceTimersByTime(220);
    expect(draws().at(-1)).toMatchObject({ jobs: [{ widthPx: 900 }], artworkEdgePx: 640 });
  });

  it('wait for a design', () => {
    const { client, frames } = open();
    client.show('mug', 900);
    client.refresh();
    vi.advanceTimersByTime(1000);
    expect(frames()).toEqual([]);
    client.update(design, false);
    expect(frames()).toEqual([1]);
  });

  it('are busy until the one asked for last is done', () => {
    const { client, done, say } = open();
    client.update(design, false);
    done(1);
    vi.advanceTimersByTime(220);
    expect(client.state.get()).toEqual({ isBusy: true, failure: null, lastMilliseconds: 5 });
    done(1);
    expect(client.state.get().isBusy).toBe(true);
    say({ kind: 'failed', message: 'no memory' });
    expect(client.state.get()).toEqual({ isBusy: false, failure: 'no memory', lastMilliseconds: 5 });
  });

  it('send the layers once, and afterwards what has changed', () => {
    const { client, draws, done } = open();
    client.update(design, true);
    done(1);
    client.update({ ...design, colourId: 'navy' }, true);
    expect(draws().map(({ patches }) => patches.map(({ surfaceId }) => surfaceId))).toEqual([
      ['front', 'back'],
      [],
    ]);
  });
});

describe('a cover', () => {
  const bitmap = {} as ImageBitmap;
  it.each<[string, (world: ReturnType<typeof open>) => void, ImageBitmap | null]>([
    ['comes', ({ say }) => say({ kind: 'cover', request: 1, bitmap }), bitmap],
    ['cannot be made', ({ say }) => say({ kind: 'cover', request: 1, bitmap: null }), null],
    ['fails with the worker', ({ say }) => say({ kind: 'failed', message: 'no' }), null],
    ['fails with a broken worker', ({ worker }) => worker.onerror?.({ message: '' }), null],
    ['is no longer waited for', ({ client }) => client.dispose(), null],
  ])('%s', async (_, happen, expected) => {
    const world = open();
    const cover = world.client.cover('mug');
    world.say({ kind: 'cover', request: 99, bitmap });
    happen(world);
    expect(await cover).toBe(expected);
  });
});

it('passes every message on, and lets go of the worker', () => {
  const { client, worker, say, sent, passedOn } = open();
  say({ kind: 'picture-failed', imageId: 'i' });
  say({ kind: 'mockup', frame: 1, mockupId: 'mug', bitmap: { close: () => {} } as ImageBitmap });
  expect(passedOn).toEqual(['picture-failed', 'mockup']);
  client.post({ kind: 'copy', key: 'k', file: null });
  expect(sent.map(({ kind }) => kind)).toEqual(['setup', 'copy']);
  client.dispose();
  expect(worker.isTerminated).toBe(true);
});
