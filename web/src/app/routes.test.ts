// @vitest-environment happy-dom
import { matchRoutes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { storeSession } from '../shared/session/session.ts';
import { buildUser } from '../testing/builders.ts';
import { safeRedirect } from './guard.ts';
import { chunkError } from './lazy-page.tsx';
import { frameParts, pages } from './page-table.ts';
import { partsAtAddress } from './preload-route.ts';
import { type RouteHandle, routes } from './router.tsx';

afterEach(() => localStorage.clear());

/** Every path of the specification, §2. */
const PATHS = `/ /login /index/commpents/showDegin /auth/diy /auth/goods /auth/ai /auth/ai/item
/auth/ai/commpents/addAiGroupModal /auth/ai/commpents/addImageTypeModal /auth/ai/commpents/moveType /auth/piliang
/auth/user/commpents/leftSlider /auth/user/commpents/userCenterHeader /auth/user/goods
/auth/user/goods/commpents/dxmExcle /auth/user/image /auth/user/image/commpents/addImageModal
/auth/user/image/commpents/addImageTypeModal /auth/user/image/commpents/imageType /auth/user/orders
/auth/user/orders/commpents/uploadOrdersModal /auth/user/orders/commpents/zhanshiModal /auth/user/ordersLog
/auth/user/piliang /auth/user/saveDown /auth/user/settings`.split(/\s+/);

test.each(PATHS)('%s has a page with a title', (path) => {
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined;
  expect(handle?.title).toBeDefined();
  expect(handle?.title).not.toBe('title.notFound');
});

test.each(['/nix', '/auth/nix', '/auth/goods/nix'])('%s is not found', (path) => {
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined;
  expect(handle?.title).toBe('title.notFound');
});

test.each([
  ['/auth/user/goods?p=2', '/auth/user/goods?p=2'],
  [null, '/auth/goods'],
  ['', '/auth/goods'],
  ['https://evil.test', '/auth/goods'],
  ['//evil.test', '/auth/goods'],
  ['/\\evil.test', '/auth/goods'],
  ['javascript:alert(1)', '/auth/goods'],
])('after signing in %s leads to %s', (wanted, expected) => {
  expect(safeRedirect(wanted)).toBe(expected);
});

test.each([
  ['Failed to fetch dynamically imported module', 'ChunkLoadError'],
  ['Unable to preload CSS for /assets/a.css', 'CSS_CHUNK_LOAD_FAILED'],
])('%s is a %s', (message, name) => {
  expect(chunkError(new Error(message)).name).toBe(name);
});

const TEXTS = Object.keys(import.meta.glob('../locales/zh-CN/*.json')).map(
  (path) => /(\w[\w-]*)\.json$/.exec(path)?.[1],
);

test.each(PATHS)('%s is fetched at once with everything it needs first', (pathname) => {
  const isGuarded = pathname.startsWith('/auth');
  expect(partsAtAddress({ pathname })).toEqual(isGuarded ? [pages.login] : [expect.anything()]);
  storeSession('token-1', buildUser());
  const parts = partsAtAddress({ pathname });
  expect(parts[0] === frameParts).toBe(isGuarded);
  expect(parts).toHaveLength(isGuarded ? 2 : 1);
  expect(TEXTS).toEqual(expect.arrayContaining(parts.flatMap(({ texts }) => texts)));
});
