import { expect, test } from 'vitest';
import { createUploadQueue } from './upload-queue.ts';

interface Sent {
  name: string;
  progress: (share: number) => void;
  signal: AbortSignal;
  arrive: () => void;
  fail: (error: Error) => void;
}

function setUp() {
  const sent: Sent[] = [];
  let arrived = 0;
  let id = 0;
  const queue = createUploadQueue(
    {
      send: (file, progress, signal) =>
        new Promise((arrive, fail) => {
          sent.push({ name: file.name, progress, signal, arrive, fail });
          signal.addEventListener('abort', () => fail(new Error('aborted')));
        }),
      explain: (error) => ({ reason: (error as Error).message, canRetry: true }),
      onArrived: () => {
        arrived += 1;
      },
    },
    () => {
      id += 1;
      return `id-${id}`;
    },
  );
  const files = (count: number) => Array.from({ length: count }, (_, n) => new File(['x'], `${n + 1}.png`));
  const states = () => queue.items().map((item) => item.state);
  return { queue, sent, files, states, arrivals: () => arrived };
}

/** Lets promises that are due run. */
const settle = () => new Promise((done) => setTimeout(done));

test('three at a time, the next one when a place is free', async () => {
  const { queue, sent, files, states, arrivals } = setUp();
  queue.add(files(5));
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
  sent[0]?.progress(0.5);
  sent[1]?.progress(1);
  expect(queue.items()[0]?.share).toBe(0.5);
  expect(states().slice(0, 2)).toEqual(['sending', 'checking']);
  sent[1]?.arrive();
  await settle();
  expect(states()).toEqual(['sending', 'done', 'sending', 'sending', 'waiting']);
  expect(arrivals()).toBe(1);
});

test('a failure keeps its reason and can be sent again', async () => {
  const { queue, sent, files } = setUp();
  queue.add(files(1));
  sent[0]?.fail(new Error('网络中断'));
  await settle();
  expect(queue.items()[0]).toMatchObject({ state: 'failed', reason: '网络中断', canRetry: true });
  queue.retry('id-1');
  expect(queue.items()[0]).toMatchObject({ state: 'sending', reason: null });
  sent[1]?.arrive();
  await settle();
  expect(queue.items()[0]?.state).toBe('done');
  queue.clearDone();
  expect(queue.items()).toEqual([]);
});

test('taking one off the list stops it and lets the next begin', async () => {
  const { queue, sent, files, states } = setUp();
  queue.add(files(4));
  queue.remove('id-2');
  expect(sent[1]?.signal.aborted).toBe(true);
  await settle();
  expect(states()).toEqual(['sending', 'sending', 'sending']);
  expect(sent.map((one) => one.name)).toEqual(['1.png', '2.png', '3.png', '4.png']);
});

test('stopping empties the list for good', async () => {
  const { queue, files, sent, states } = setUp();
  queue.add(files(5));
  queue.stop();
  await settle();
  expect(states()).toEqual([]);
  expect(sent).toHaveLength(3);
});
