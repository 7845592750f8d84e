import { expect, test } from 'vitest';
import { isWithin, NAV, PHONE_PATHS, SETTINGS, USER_CENTRE } from './nav-items.ts';

const openAt = (pathname: string) =>
  [...NAV, SETTINGS].filter((item) => isWithin(item, pathname)).map(({ path }) => path);

test.each([
  ['/auth/goods', ['/auth/goods']],
  ['/auth/goods/12', ['/auth/goods']],
  ['/auth/goodsx', []],
  ['/auth/user/goods', ['/auth/user/goods']],
  ['/auth/user/ordersLog', ['/auth/user/ordersLog']],
  ['/auth/user/orders', ['/auth/user/ordersLog']],
  ['/auth/user/orders/7', ['/auth/user/ordersLog']],
  ['/auth/user/piliang/1', ['/auth/piliang']],
  ['/auth/user', []],
  ['/auth', []],
  ['/', []],
  ['', []],
])('at %j these are open: %j', (pathname, open) => expect(openAt(pathname)).toEqual(open));

test('the rail and the phone bar lead to pages that the bar knows', () => {
  const known = (path: string) => [...NAV, SETTINGS].some((item) => isWithin(item, path));
  expect(USER_CENTRE.filter((path) => !known(path))).toEqual([]);
  expect(PHONE_PATHS.filter((path) => !known(path))).toEqual([]);
  expect(new Set(NAV.map(({ path }) => path)).size).toBe(NAV.length);
});
