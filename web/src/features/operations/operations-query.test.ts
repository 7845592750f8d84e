import { expect, test } from 'vitest';
import { buildOperation } from '../../testing/builders.ts';
import { justEnded, mergeOperation, openShare } from './operations-query.ts';

const at = (second: number) => `2026-01-01T00:00:${String(second).padStart(2, '0')}.000Z`;

test('news replaces, comes first when new, and never goes back in time', () => {
  const old = buildOperation({ id: 'a', done: 1, updated_at: at(1) });
  const newer = buildOperation({ id: 'a', done: 2, updated_at: at(2) });
  expect(mergeOperation([old], newer)).toEqual([newer]);
  expect(mergeOperation([newer], old)).toEqual([newer]);
  const other = buildOperation({ id: 'b' });
  expect(mergeOperation([old], other)).toEqual([other, old]);
});

test('the share is over all open work; null when no total is known', () => {
  const half = buildOperation({ done: 1, total: 2 });
  const none = buildOperation({ done: 0, total: 2, state: 'queued' });
  const over = buildOperation({ done: 9, total: 9, state: 'succeeded' });
  expect(openShare([half, none, over])).toBe(0.25);
  expect(openShare([over])).toBeNull();
});

test('ended is what was open before, or what somebody waits for', () => {
  const open = buildOperation({ id: 'a' });
  const done = buildOperation({ id: 'a', state: 'succeeded' });
  const quick = buildOperation({ id: 'b', state: 'succeeded' });
  expect(justEnded([open], [done, quick], () => false)).toEqual([done]);
  expect(justEnded([], [quick], (id) => id === 'b')).toEqual([quick]);
  expect(justEnded([done], [done], () => false)).toEqual([]);
  expect(justEnded([open], [open], () => true)).toEqual([]);
});
