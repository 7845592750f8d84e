// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { DataRouter, LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setNotificationOutlet } from '../lib/notifications.ts';
import { startTexts } from '../lib/text/translate.ts';
import { clearSession, endSession, readToken } from '../shared/session/session.ts';
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

function follow(pathname: string, search = '') {
  const went: string[] = [];
  const queries = new QueryClient();
  queries.setQueryData(['profile'], { name: '旧' });
  const router = {
    state: { location: { pathname, search } },
    navigate: async (to: string) => void went.push(to),
  };
  followSignOut(router as unknown as DataRouter, queries);
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
