// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { DataRouter, LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setNotificationOutlet } from '../lib/notifications.ts';
import { startTexts } from '../lib/text/translate.ts';
import { clearSession, endSession, readToken } from '../shared/session/session.ts';
import { buildUser } from '../testing/builders.ts';
import { signIn } from '../testing/render-app.tsx';
import { followSignOut, loginPath, requireToken, safeRedirect } from './guard.ts';

let said: string[];
beforeAll(() => startTexts([], 'zh-CN'));
beforeEach(() => {
  said = [];
  setNotificationOutlet({
    toast: (tone, text) => said.push(`${tone}: ${String(text)}`),
    notification: () => {},
    hint: () => {},
    undo: () => {},
  });
});
afterEach(() => {
  setNotificationOutlet(null);
  localStorage.clear();
});

test.each([
  [null, '/auth/goods'],
  ['', '/auth/goods'],
  ['auth/diy', '/auth/goods'],
  ['https://evil.example', '/auth/goods'],
  ['//evil.example', '/auth/goods'],
  ['/\\evil.example', '/auth/goods'],
  ['/\t/evil.example', '/auth/goods'],
  ['/\n/evil.example', '/auth/goods'],
  ['/auth\r\n/diy', '/auth/goods'],
  ['javascript:alert(1)', '/auth/goods'],
  ['/', '/'],
  ['/auth/diy?id=1#x', '/auth/diy?id=1#x'],
  ['/auth/user/image?content=海 边', '/auth/user/image?content=海 边'],
])('after signing in %j leads to %s', (wanted, path) => {
  const safe = safeRedirect(wanted);
  expect(safe).toBe(path);
  expect(new URL(safe, 'https://ours.example').host).toBe('ours.example');
});

test.each([
  ['', '/login'],
  ['/', '/login'],
  ['/auth/goods?p=2&content=a b', '/login?redirect=%2Fauth%2Fgoods%3Fp%3D2%26content%3Da%20b'],
])('from %j sign-in is at %s, and leads back', (path, expected) => {
  expect(loginPath(path)).toBe(expected);
  const back = new URL(expected, 'https://ours.example').searchParams.get('redirect');
  expect(back ?? '').toBe(path === '/' ? '' : path);
});

const enter = (address: string) => {
  try {
    return requireToken({ request: new Request(address) } as LoaderFunctionArgs);
  } catch (thrown) {
    return (thrown as Response).headers.get('Location');
  }
};

test('a page under /auth needs a token, and says so', () => {
  expect(enter('https://ours.example/auth/goods?p=2')).toBe('/login?redirect=%2Fauth%2Fgoods%3Fp%3D2');
  expect(said).toHaveLength(1);
  signIn();
  expect(enter('https://ours.example/auth/goods')).toBeNull();
  expect(said).toHaveLength(1);
});

let unfollow = () => {};
function follow(pathname: string, search = '') {
  const went: string[] = [];
  const queries = new QueryClient();
  queries.setQueryData(['profile'], { name: '旧' });
  const router = {
    state: { location: { pathname, search } },
    navigate: async (to: string) => void went.push(to),
  };
  unfollow();
  unfollow = followSignOut(router as unknown as DataRouter, queries, () => went.push('loaded again'));
  return { went, queries };
}

test.each([
  ['expired', '/auth/goods', '?p=2', ['/login?redirect=%2Fauth%2Fgoods%3Fp%3D2'], 1],
  ['missing', '/auth/diy', '', ['/login?redirect=%2Fauth%2Fdiy'], 1],
  ['signed-out', '/auth/goods', '?p=2', ['/login'], 0],
  ['expired', '/login', '', [], 0],
] as const)('a session that is %s on %s%s leads to %j', (reason, pathname, search, expected, notices) => {
  signIn();
  const { went, queries } = follow(pathname, search);
  endSession(reason);
  expect(went).toEqual(expected);
  expect(said).toHaveLength(notices);
  expect(queries.getQueryData(['profile'])).toBeUndefined();
  expect(readToken()).toBeNull();
  clearSession();
});

/** What another tab writes to the storage that tabs share. */
function inAnotherTab(change: () => void): void {
  change();
  for (const key of ['token', 'user']) window.dispatchEvent(new StorageEvent('storage', { key }));
}
const signInAs = (id: string) => {
  localStorage.setItem('token', `token of ${id}`);
  localStorage.setItem('user', JSON.stringify(buildUser({ id })));
};

test.each<[string, () => void, string[]]>([
  ['signs out', () => localStorage.clear(), ['/login']],
  ['signs somebody else in', () => signInAs('user-2'), ['loaded again']],
  [
    'signs out, and somebody else in before this one sees it',
    () => {
      localStorage.clear();
      signInAs('user-2');
    },
    ['loaded again'],
  ],
])('when another tab %s, nothing of the account stays here', (_, change, expected) => {
  signIn();
  const { went, queries } = follow('/auth/goods', '?p=2');
  inAnotherTab(change);
  expect(went).toEqual(expected);
  expect(queries.getQueryData(['profile'])).toBeUndefined();
  expect(said).toEqual([]);
  clearSession();
});

test.each<[string, () => void]>([
  [
    'changes the account’s name',
    () => localStorage.setItem('user', JSON.stringify(buildUser({ nickname: '新' }))),
  ],
  ['signs the same account in again', () => signInAs('user-1')],
])('when another tab %s, all stays as it is', (_, change) => {
  signIn();
  const { went, queries } = follow('/auth/goods');
  inAnotherTab(change);
  expect([went, queries.getQueryData(['profile'])]).toEqual([[], { name: '旧' }]);
  clearSession();
});

test('a tab that nobody was signed in to waits for its own sign-in', () => {
  const { went, queries } = follow('/login');
  inAnotherTab(() => signInAs('user-2'));
  expect([went, queries.getQueryData(['profile'])]).toEqual([[], { name: '旧' }]);
  inAnotherTab(() => localStorage.clear());
  expect(queries.getQueryData(['profile'])).toBeUndefined();
});
