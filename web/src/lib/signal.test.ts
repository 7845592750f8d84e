import { expect, test } from 'vitest';
import { createSignal } from './signal.ts';

test('listeners hear of changes only, and no more after they left', () => {
  const signal = createSignal(1);
  const received: number[] = [];
  const leave = signal.subscribe(() => received.push(signal.get()));
  signal.set(1);
  signal.set((now) => now);
  signal.set((now) => now + 1);
  signal.set(5);
  leave();
  leave();
  signal.set(6);
  expect(received).toEqual([2, 5]);
  expect(signal.get()).toBe(6);
});

test('NaN is no change of NaN, and an equal object is one', () => {
  const number = createSignal(Number.NaN);
  const object = createSignal({});
  let received = 0;
  number.subscribe(() => received++);
  object.subscribe(() => received++);
  number.set(Number.NaN);
  expect(received).toBe(0);
  object.set({});
  expect(received).toBe(1);
});

test('a listener may leave, or bring another, while all are told', () => {
  const signal = createSignal(0);
  const received: string[] = [];
  const leave = signal.subscribe(() => {
    received.push('first');
    leave();
    signal.subscribe(() => received.push('late'));
  });
  signal.subscribe(() => received.push('second'));
  signal.set(1);
  expect(received).toEqual(['first', 'second']);
  signal.set(2);
  expect(received).toEqual(['first', 'second', 'second', 'late']);
});
