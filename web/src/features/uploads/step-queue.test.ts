import { describe, expect, test } from 'vitest';
import { buildImage } from '../../testing/builders.ts';
import { EMPTY_QUEUE, newQueuedItem, type QueueEffect, type QueueEvent } from './queue-state.ts';
import { stepQueue } from './step-queue.ts';

const file = (name: string) => new File(['x'], name);
const add = (count: number, from = 1): QueueEvent => ({
  type: 'add',
  items: Array.from({ length: count }, (_, at) =>
    newQueuedItem(`${from + at}`, file(`${from + at}.png`), ''),
  ),
});
const inspected = (attempt: number, known: 'known' | 'deleted' | null = null): QueueEvent => ({
  type: 'inspected',
  attempt,
  known: known && { id: 'twin', name: 'twin.png', isDeleted: known === 'deleted' },
});
const progressed = (attempt: number, share: number): QueueEvent => ({ type: 'progressed', attempt, share });
const arrived = (attempt: number, name = `${attempt}.png`): QueueEvent => ({
  type: 'arrived',
  attempt,
  file: file(name),
  image: buildImage({ id: `image-${attempt}` }),
});
const failed = (attempt: number, canRetry = true): QueueEvent => ({
  type: 'failed',
  attempt,
  failure: { reason: '网络中断', canRetry },
});

/** In words: what is done outside, and to which file or attempt. */
const wordOf = (effect: QueueEffect): string => {
  if (effect.type === 'announce') return 'announce';
  if (effect.type === 'abort') return `abort ${effect.attempt}`;
  if (effect.type === 'inspect' || effect.type === 'send') return `${effect.type} ${effect.attempt}`;
  return `${effect.type} ${'file' in effect ? effect.file.name : effect.item.file.name}`;
};

/** The queue after all events, with the effects of the last one. */
function play(events: readonly QueueEvent[]) {
  let state = EMPTY_QUEUE;
  let before = state;
  let effects: readonly QueueEffect[] = [];
  for (const event of events) {
    before = state;
    ({ state, effects } = stepQueue(state, event));
  }
  const states = state.items.map((item) => item.state).join(' ');
  return { state, before, states, effects: effects.map(wordOf) };
}

interface Case {
  name: string;
  events: QueueEvent[];
  states: string;
  /** Effects of the last event. */
  effects: string[];
}

const IN_ORDER: Case[] = [
  {
    name: 'three begin, the fourth waits',
    events: [add(4)],
    states: 'inspecting inspecting inspecting waiting',
    effects: ['open 1.png', 'open 2.png', 'open 3.png', 'open 4.png', 'inspect 1', 'inspect 2', 'inspect 3'],
  },
  {
    name: 'what is not in the library is sent in the same attempt',
    events: [add(1), inspected(1)],
    states: 'sending',
    effects: ['send 1'],
  },
  {
    name: 'all bytes sent is being checked',
    events: [add(1), inspected(1), progressed(1, 1)],
    states: 'checking',
    effects: [],
  },
  {
    name: 'the next begins in the place of one that arrived',
    events: [add(4), inspected(1), arrived(1)],
    states: 'done inspecting inspecting inspecting',
    effects: ['settle 1.png', 'announce', 'inspect 4'],
  },
  {
    name: 'one that the library has frees its place',
    events: [add(4), inspected(2, 'known')],
    states: 'inspecting known inspecting inspecting',
    effects: ['inspect 4'],
  },
  {
    name: 'a failure that may pass stays open',
    events: [add(1), inspected(1), failed(1)],
    states: 'failed',
    effects: [],
  },
  {
    name: 'a failure for good is settled',
    events: [add(1), failed(1, false)],
    states: 'failed',
    effects: ['settle 1.png'],
  },
  {
    name: 'tried again, it is not asked for again',
    events: [add(1), inspected(1), failed(1), { type: 'resume', id: '1' }],
    states: 'sending',
    effects: ['open 1.png', 'send 2'],
  },
  {
    name: 'failed before it was known, it is asked for again',
    events: [add(1), failed(1), { type: 'retry-failed' }],
    states: 'inspecting',
    effects: ['open 1.png', 'inspect 2'],
  },
  {
    name: 'pausing all begins none of those that wait',
    events: [add(5), { type: 'pause' }],
    states: 'paused paused paused paused paused',
    effects: ['abort 1', 'abort 2', 'abort 3'],
  },
  {
    name: 'going on takes the first three again',
    events: [add(4), { type: 'pause' }, { type: 'resume-paused' }],
    states: 'inspecting inspecting inspecting waiting',
    effects: ['inspect 4', 'inspect 5', 'inspect 6'],
  },
  {
    name: 'known ones are sent when the person wants them twice',
    events: [add(2), inspected(1, 'known'), inspected(2, 'known'), { type: 'send-known' }],
    states: 'sending sending',
    effects: ['send 3', 'send 4'],
  },
  {
    name: 'only the known one that is named is skipped',
    events: [add(2), inspected(1, 'known'), inspected(2, 'known'), { type: 'skip-known', id: '2' }],
    states: 'known skipped',
    effects: ['settle 2.png'],
  },
];

const AT_ODD_TIMES: Case[] = [
  {
    name: 'the answer to a question that was paused begins nothing',
    events: [add(1), { type: 'pause', id: '1' }, inspected(1)],
    states: 'paused',
    effects: [],
  },
  {
    name: 'progress of an attempt given up is not shown',
    events: [add(1), inspected(1), { type: 'pause', id: '1' }, progressed(1, 0.9)],
    states: 'paused',
    effects: [],
  },
  {
    name: 'progress after arrival is not shown',
    events: [add(1), inspected(1), arrived(1), progressed(1, 1)],
    states: 'done',
    effects: [],
  },
  {
    name: 'a failure of an attempt given up leaves the new one alone',
    events: [
      add(1),
      inspected(1),
      { type: 'pause', id: '1' },
      { type: 'resume', id: '1' },
      failed(1, false),
      progressed(2, 0.5),
    ],
    states: 'sending',
    effects: [],
  },
  {
    name: 'what arrived although it was paused is reported, and stays paused',
    events: [add(1), inspected(1), { type: 'pause', id: '1' }, arrived(1)],
    states: 'paused',
    effects: ['settle 1.png', 'announce'],
  },
  {
    name: 'what arrived although it was taken off is reported',
    events: [add(1), inspected(1), { type: 'remove', id: '1' }, arrived(1)],
    states: '',
    effects: ['settle 1.png', 'announce'],
  },
  {
    name: 'what is being checked cannot be held',
    events: [add(1), inspected(1), progressed(1, 1), { type: 'pause' }],
    states: 'checking',
    effects: [],
  },
  {
    name: 'what is on its way cannot be resumed',
    events: [add(1), { type: 'resume', id: '1' }],
    states: 'inspecting',
    effects: [],
  },
  {
    name: 'taking a running one off lets the next begin',
    events: [add(4), { type: 'remove', id: '2' }],
    states: 'inspecting inspecting inspecting',
    effects: ['abort 2', 'settle 2.png', 'inspect 4'],
  },
  {
    name: 'a known one that is already skipped is not sent',
    events: [add(1), inspected(1, 'known'), { type: 'skip-known' }, { type: 'send-known', id: '1' }],
    states: 'skipped',
    effects: [],
  },
  {
    name: 'one taken off while it is brought back has come back all the same',
    events: [
      add(1),
      inspected(1, 'deleted'),
      { type: 'restore-known', id: '1' },
      { type: 'remove', id: '1' },
      { type: 'restored', id: '1', file: file('1.png') },
    ],
    states: '',
    effects: ['settle 1.png', 'announce'],
  },
  {
    name: 'one that could not be brought back has failed',
    events: [
      add(1),
      inspected(1, 'deleted'),
      { type: 'restore-known', id: '1' },
      { type: 'not-restored', id: '1', failure: { reason: '网络中断', canRetry: true } },
    ],
    states: 'failed',
    effects: [],
  },
  {
    name: 'stopping stops what runs, and late news change nothing',
    events: [add(30), { type: 'stop' }, inspected(1)],
    states: '',
    effects: [],
  },
  {
    name: 'after stopping, old attempts mean nothing to new files',
    events: [add(1), { type: 'stop' }, add(1, 2), failed(1)],
    states: 'inspecting',
    effects: [],
  },
];

describe('one event after another', () => {
  test.each([...IN_ORDER, ...AT_ODD_TIMES])('$name', ({ events, states, effects }) => {
    expect(play(events)).toMatchObject({ states, effects });
  });
  test('news that mean nothing leave the very same state', () => {
    const { state, before } = play([add(1), inspected(1), arrived(1), progressed(1, 0.5)]);
    expect(state).toBe(before);
  });
});

describe('rounds of 20', () => {
  const allArrive = (count: number): QueueEvent[] =>
    Array.from({ length: count }, (_, at) => [inspected(at + 1), arrived(at + 1)]).flat();

  test('the rest waits until the person says go on', () => {
    const { state } = play([add(22), ...allArrive(20)]);
    expect([state.items.length, state.rest.length]).toEqual([20, 2]);
  });
  test('going on, the next round takes the place of what arrived; failed ones stay', () => {
    const { state, states } = play([
      add(22),
      { type: 'start-next-round' },
      inspected(1),
      failed(1),
      ...allArrive(20).slice(2),
    ]);
    expect(states).toBe('failed inspecting inspecting');
    expect([state.rest.length, state.continuesWithRest]).toEqual([0, false]);
  });
  test('a round that ends with one brought back is over, too', () => {
    const { state } = play([
      add(21),
      { type: 'start-next-round' },
      inspected(1, 'deleted'),
      { type: 'restore-known', id: '1' },
      ...allArrive(20).slice(2),
      { type: 'restored', id: '1', file: file('1.png') },
    ]);
    expect(state.items.map(({ id }) => id)).toEqual(['21']);
  });
  test('a paused file keeps the round open', () => {
    const { state } = play([
      add(21),
      { type: 'start-next-round' },
      { type: 'pause', id: '20' },
      ...allArrive(19),
    ]);
    expect(state.rest).toHaveLength(1);
  });
});

test('all that are in the library are skipped at once; one that was deleted there waits for the person', () => {
  const inspectedAll = [add(3), inspected(1, 'known'), inspected(2, 'deleted'), inspected(3, 'known')];
  const all = play([...inspectedAll, { type: 'skip-known' }]);
  expect(all.states).toBe('skipped known skipped');
  expect(all.effects.filter((effect) => effect.startsWith('settle'))).toEqual([
    'settle 1.png',
    'settle 3.png',
  ]);
  expect(play([...inspectedAll, { type: 'skip-known', id: '2' }]).states).toBe('known skipped known');
});
