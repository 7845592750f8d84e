import { expect, test } from 'vitest';
import { createSignal } from './signal.ts';

test('listeners hear of changes only, and no more after they left', () => {
  const signal = createSignal(1);
  const heard: number[] = [];
  const leave = signal.subscribe(() => heard.push(signal.get()));
  signal.set(1);
  signal.set((now) => now);
  signal.set((now) => now + 1);
  signal.set(5);
  leave();
  leave();
  signal.set(6);
  expect(heard).toEqual([2, 5]);
  expect(signal.get()).toBe(6);
});

test('NaN is no change of NaN, and an equal object is one', () => {
  const number = createSignal(Number.NaN);
  const object = createSignal({});
  let heard = 0;
  number.subscribe(() => heard++);
  object.subscribe(() => heard++);
  number.set(Number.NaN);
  expect(heard).toBe(0);
  object.set({});
  expect(heard).toBe(1);
});

test('a listener may leave, or bring another, while all are told', () => {
  const signal = createSignal(0);
  const heard: string[] = [];
  const leave = signal.subscribe(() => {
    heard.push('first');
    leave();
    signal.subscribe(() => heard.push('late'));
  });
  signal.subscribe(() => heard.push('second'));
  signal.set(1);
  expect(heard).toEqual(['first', 'second']);
  signal.set(2);
  expect(heard).toEqual(['first', 'second', 'second', 'late']);
});
