// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildUser } from '../../testing/builders.ts';
import {
  clearSession,
  endSession,
  readToken,
  readUser,
  type SignOutReason,
  storeSession,
  storeUser,
  subscribeSession,
  userSnapshot,
  whenSignedOut,
} from './session.ts';

let received: number;
let leave: () => void;
beforeEach(() => {
  localStorage.clear();
  received = 0;
  leave = subscribeSession(() => received++);
});
afterEach(() => {
  leave();
  whenSignedOut(() => {});
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['half of an object', '{"username":'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['an object that is no user', '{"name":"x"}'],
])('a stored user of %s counts as none', (_, text) => {
  if (text !== null) localStorage.setItem('user', text);
  expect(readUser()).toBeNull();
  expect(userSnapshot()).toBeNull();
});

test('token and user are kept apart, and go together', () => {
  const user = buildUser();
  storeSession('secret', user);
  expect(readToken()).toBe('secret');
  expect(readUser()).toEqual(user);
  expect(localStorage.getItem('user')).not.toContain('secret');
  clearSession();
  expect(readToken()).toBeNull();
  expect(readUser()).toBeNull();
  expect(received).toBe(2);
});

test('the snapshot is one object until the user changes', () => {
  storeSession('secret', buildUser());
  const first = userSnapshot();
  expect(userSnapshot()).toBe(first);
  storeUser({ ...buildUser(), username: '别人' });
  expect(userSnapshot()).not.toBe(first);
  expect(userSnapshot()?.username).toBe('别人');
});

test('ending says why, after everything is cleared', () => {
  storeSession('secret', buildUser());
  const ends: [SignOutReason, string | null][] = [];
  whenSignedOut((reason) => ends.push([reason, readToken()]));
  endSession('expired');
  endSession('signed-out');
  expect(ends).toEqual([
    ['expired', null],
    ['signed-out', null],
  ]);
});

test.each([
  ['token', 1],
  ['user', 1],
  [null, 1],
  ['theme', 0],
])('a change of %j in another tab is received %d times', (key, times) => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(received).toBe(times);
});

test('who left hears nothing, from this tab or another', () => {
  leave();
  storeUser(buildUser());
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(received).toBe(0);
});
