import { afterEach, expect, test } from 'vitest';
import { awaitFile, isAnyAwaited, isAwaited, stopAwaiting } from './auto-download.ts';
import { type ClientTask, clientTasks } from './client-tasks.ts';

const work = (title: string): Omit<ClientTask, 'id'> => ({
  title,
  detail: '',
  share: null,
  isStuck: false,
  open: () => {},
});
afterEach(() => {
  for (const { id } of clientTasks.get()) clientTasks.put(id, null);
});

test('work is shown once by its id, the newest last, and goes with null', () => {
  clientTasks.put('a', work('一'));
  clientTasks.put('b', work('二'));
  clientTasks.put('a', work('三'));
  expect(clientTasks.get().map(({ id, title }) => `${id} ${title}`)).toEqual(['b 二', 'a 三']);
  clientTasks.put('b', null);
  expect(clientTasks.get().map(({ id }) => id)).toEqual(['a']);
});

test('taking away what is not there tells nobody', () => {
  let calls = 0;
  const leave = clientTasks.subscribe(() => calls++);
  clientTasks.put('never', null);
  expect(calls).toBe(0);
  clientTasks.put('a', work('一'));
  clientTasks.put('a', null);
  leave();
  expect(calls).toBe(2);
});

test('a file is waited for until it is asked about once', () => {
  expect(isAnyAwaited()).toBe(false);
  awaitFile('op');
  awaitFile('op');
  expect(isAwaited('op')).toBe(true);
  expect(isAwaited('other')).toBe(false);
  expect(stopAwaiting('other')).toBe(false);
  expect(stopAwaiting('op')).toBe(true);
  expect(stopAwaiting('op')).toBe(false);
  expect(isAnyAwaited()).toBe(false);
});
