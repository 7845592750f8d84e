import { MAX_UPLOAD_FILES, type SavedImageRow } from '@diy/contract/images/images';
import { expect, test } from 'vitest';
import { buildImage } from '../../testing/builders.ts';
import { byUrgency, type KnownImage } from './upload-item.ts';
import { createUploadQueue } from './upload-queue.ts';

interface Sent {
  name: string;
  progress: (share: number) => void;
  signal: AbortSignal;
  arrive: (image: SavedImageRow) => void;
  fail: (error: Error) => void;
}

/** A queue whose sending the test controls. `known`: names of files the library has already. */
function setUp({ known = [], deleted = [] }: { known?: string[]; deleted?: string[] } = {}) {
  const sent: Sent[] = [];
  const restored: string[] = [];
  const open = new Set<string>();
  let arrived = 0;
  let id = 0;
  const on = { arrived: () => {} };
  const queue = createUploadQueue(
    {
      findKnown: async (file): Promise<KnownImage | null> =>
        known.includes(file.name) || deleted.includes(file.name)
          ? { id: `library-${file.name}`, name: file.name, isDeleted: deleted.includes(file.name) }
          : null,
      send: ({ file }, progress, signal) =>
        new Promise((arrive, fail) => {
          sent.push({ name: file.name, progress, signal, arrive, fail });
          signal.addEventListener('abort', () => fail(new Error('aborted')));
        }),
      restore: async (image) => void restored.push(image),
      explain: (error) => ({
        reason: (error as Error).message,
        canRetry: (error as Error).message !== '不是图片',
      }),
      onArrived: () => {
        arrived += 1;
        on.arrived();
      },
      onOpened: (file) => open.add(file.name),
      onSettled: (file) => open.delete(file.name),
    },
    () => {
      id += 1;
      return `id-${id}`;
    },
  );
  const files = (count: number, from = 1) =>
    Array.from({ length: count }, (_, n) => new File(['x'], `${n + from}.png`));
  const items = () => queue.view().items;
  const states = () => items().map((item) => item.state);
  /** Everything that is on its way arrives, until nothing more is. */
  const finishRound = async () => {
    for (let at = sent.findIndex((one) => one.name === items()[0]?.file.name); at < sent.length; at += 1) {
      sent[at]?.arrive(buildImage());
      await settle();
    }
  };
  return { queue, sent, files, items, states, restored, open, on, finishRound, arrivals: () => arrived };
}

/** Lets promises that are due run. */
const settle = () => new Promise((done) => setTimeout(done));

test('three at a time, the next one when a place is free', async () => {
  const { queue, sent, files, items, states, arrivals } = setUp();
  queue.add(files(5), 'summer');
  expect(states()).toEqual(['inspecting', 'inspecting', 'inspecting', 'waiting', 'waiting']);
  await settle();
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
  sent[0]?.progress(0.5);
  sent[1]?.progress(1);
  expect(items()[0]).toMatchObject({ share: 0.5, categoryId: 'summer' });
  expect(states().slice(0, 2)).toEqual(['sending', 'checking']);
  sent[1]?.arrive(buildImage({ id: 'new' }));
  await settle();
  expect(states()).toEqual(['sending', 'done', 'sending', 'sending', 'waiting']);
  expect(items()[1]?.image?.id).toBe('new');
  expect(arrivals()).toBe(1);
});

test('a failure keeps its reason and can be sent again', async () => {
  const { queue, sent, files, items } = setUp();
  queue.add(files(1), '');
  await settle();
  sent[0]?.fail(new Error('网络中断'));
  await settle();
  expect(items()[0]).toMatchObject({ state: 'failed', reason: '网络中断', canRetry: true });
  queue.resume('id-1');
  expect(items()[0]).toMatchObject({ state: 'sending', reason: null });
  sent[1]?.arrive(buildImage());
  await settle();
  expect(items()[0]?.state).toBe('done');
  queue.clearSettled();
  expect(items()).toEqual([]);
});

test('a paused file frees its place and goes on when asked', async () => {
  const { queue, sent, files, items, states } = setUp();
  queue.add(files(4), '');
  await settle();
  sent[0]?.progress(0.4);
  queue.pause('id-1');
  expect(sent[0]?.signal.aborted).toBe(true);
  await settle();
  expect(states()).toEqual(['paused', 'sending', 'sending', 'sending']);
  expect(items()[0]?.share).toBe(0.4);
  queue.resume('id-1');
  expect(states()[0]).toBe('waiting');
  sent[1]?.arrive(buildImage());
  await settle();
  expect(states()).toEqual(['sending', 'done', 'sending', 'sending']);
  // Late news of the stopped attempt counts for nothing.
  sent[0]?.progress(0.9);
  expect(items()[0]?.share).toBe(0.4);
});

test('all can be paused and go on; what is being checked already is left alone', async () => {
  const { queue, sent, files, states } = setUp();
  queue.add(files(4), '');
  await settle();
  sent[0]?.progress(1);
  queue.pauseAll();
  await settle();
  expect(states()).toEqual(['checking', 'paused', 'paused', 'paused']);
  queue.resumeAll();
  await settle();
  expect(states()).toEqual(['checking', 'sending', 'sending', 'waiting']);
});

test('what the library has already waits for a word and holds nobody up', async () => {
  const { queue, sent, files, states, open } = setUp({ known: ['1.png', '2.png', '3.png'] });
  queue.add(files(4), '');
  await settle();
  await settle();
  expect(states()).toEqual(['known', 'known', 'known', 'sending']);
  expect(sent.map((one) => one.name)).toEqual(['4.png']);
  queue.sendKnown('id-2');
  await settle();
  expect(states()).toEqual(['known', 'sending', 'known', 'sending']);
  queue.skipKnown();
  expect(states()).toEqual(['skipped', 'sending', 'skipped', 'sending']);
  expect([...open].sort()).toEqual(['2.png', '4.png']);
});

test('a deleted twin is brought back instead of sent', async () => {
  const { queue, sent, files, states, restored, arrivals } = setUp({ deleted: ['1.png'] });
  queue.add(files(1), '');
  await settle();
  queue.restoreKnown('id-1');
  await settle();
  expect(states()).toEqual(['done']);
  expect(restored).toEqual(['library-1.png']);
  expect(sent).toEqual([]);
  expect(arrivals()).toBe(1);
});

test('20 at once; the rest waits and is said', async () => {
  const { queue, files, items } = setUp();
  queue.add(files(25), '');
  expect(items()).toHaveLength(MAX_UPLOAD_FILES);
  expect(queue.view()).toMatchObject({ restCount: 5, continuesWithRest: false });
  queue.add(files(1, 26), '');
  expect(queue.view().restCount).toBe(6);
  queue.dropRest();
  expect(queue.view().restCount).toBe(0);
  expect(items()).toHaveLength(MAX_UPLOAD_FILES);
});

test('asked to go on, rounds of 20 follow one another until all are through', async () => {
  const { queue, files, items, finishRound, arrivals } = setUp();
  queue.add(files(45), '');
  queue.startNextRound();
  await settle();
  expect(items()).toHaveLength(20);
  await finishRound();
  expect(arrivals()).toBe(45);
  expect(queue.view()).toMatchObject({ restCount: 0, continuesWithRest: false });
  expect(items()).toHaveLength(5);
});

test('without asking, the rest stays where it is', async () => {
  const { queue, files, items, finishRound } = setUp();
  queue.add(files(22), '');
  await settle();
  await finishRound();
  expect(items().every(({ state }) => state === 'done')).toBe(true);
  expect(queue.view().restCount).toBe(2);
  queue.startNextRound();
  expect(items()).toHaveLength(2);
});

test('a refused file is listed with its reason, and one that can come again is remembered as open', async () => {
  const { queue, sent, files, items, open } = setUp();
  queue.refuse(new File(['x'], 'list.txt'), '不是图片');
  expect(items()[0]).toMatchObject({ state: 'failed', reason: '不是图片', canRetry: false });
  queue.add(files(2), '');
  await settle();
  sent[0]?.fail(new Error('不是图片'));
  sent[1]?.fail(new Error('网络中断'));
  await settle();
  expect([...open]).toEqual(['2.png']);
});

test('taking one off the list stops it and lets the next begin', async () => {
  const { queue, sent, files, states, open } = setUp();
  queue.add(files(4), '');
  await settle();
  queue.remove('id-2');
  expect(sent[1]?.signal.aborted).toBe(true);
  await settle();
  expect(states()).toEqual(['sending', 'sending', 'sending']);
  expect(sent.map((one) => one.name)).toEqual(['1.png', '2.png', '3.png', '4.png']);
  expect(open.has('2.png')).toBe(false);
});

test('stopping empties the list for good', async () => {
  const { queue, files, sent, states } = setUp();
  queue.add(files(30), '');
  await settle();
  queue.stop();
  await settle();
  expect(states()).toEqual([]);
  expect(queue.view().restCount).toBe(0);
  expect(sent).toHaveLength(3);
});

test('stopped by whoever hears of an arrival, nothing goes on', async () => {
  const { queue, files, sent, states, on } = setUp();
  on.arrived = queue.stop;
  queue.add(files(5), '');
  await settle();
  sent[0]?.arrive(buildImage());
  await settle();
  expect(states()).toEqual([]);
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, true, true]);
});

test('what failed and may succeed is tried again all at once; what cannot stays as it is', async () => {
  const { queue, sent, files, states } = setUp();
  queue.add(files(3), '');
  await settle();
  sent[0]?.fail(new Error('网络中断'));
  sent[1]?.fail(new Error('不是图片'));
  sent[2]?.fail(new Error('网络中断'));
  await settle();
  queue.retryAll();
  await settle();
  expect(states()).toEqual(['sending', 'failed', 'sending']);
  expect(sent.slice(3).map(({ name }) => name)).toEqual(['1.png', '3.png']);
});

test('on the screen, what waits for a word and what failed come before the rest', async () => {
  const { queue, sent, files, items } = setUp({ known: ['4.png'] });
  queue.add(files(4), '');
  await settle();
  sent[1]?.fail(new Error('网络中断'));
  await settle();
  expect(byUrgency(items()).map(({ file }) => file.name)).toEqual(['4.png', '2.png', '1.png', '3.png']);
});
