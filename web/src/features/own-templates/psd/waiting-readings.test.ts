import { beforeEach, expect, it } from 'vitest';
import type { RecordStorage } from '../../../shared/uploads/part-records.ts';
import { waitingReadings } from './waiting-readings.ts';

let stored: Map<string, string>;
let storage: RecordStorage;
beforeEach(() => {
  stored = new Map();
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
});

it('keeps what was not asked for, for this account alone', () => {
  const mine = waitingReadings(storage, 'me');
  mine.add('a');
  mine.add('b');
  mine.add('a');
  expect(waitingReadings(storage, 'me').list()).toEqual(['b', 'a']);
  expect(waitingReadings(storage, 'another').list()).toEqual([]);
  mine.remove('b');
  mine.remove('a');
  expect(stored.size).toBe(0);
});

it.each(['{', '7', '{"a":1}', '[1,null]'])('takes %s for nothing', (text) => {
  stored.set('psd-readings-waiting:me', text);
  expect(waitingReadings(storage, 'me').list()).toEqual([]);
});

it('remembers a limited number, the newest', () => {
  const mine = waitingReadings(storage, 'me');
  for (let index = 0; index < 230; index += 1) mine.add(String(index));
  expect([mine.list().length, mine.list().at(-1)]).toEqual([200, '229']);
});

it('does without a store that is full', () => {
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => waitingReadings(full, 'me').add('a')).not.toThrow();
});

it('what cannot be read for want of a key stays', () => {
  waitingReadings(storage, 'me').add('a');
  const locked: RecordStorage = {
    ...storage,
    getItem: () => null,
    setItem: () => {
      throw new Error('no key');
    },
  };
  const mine = waitingReadings(locked, 'me');
  mine.remove('b');
  mine.add('c');
  expect(waitingReadings(storage, 'me').list()).toEqual(['a']);
});
