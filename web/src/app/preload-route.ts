import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router';
import { globalConfig } from '../lib/browser/global-config.ts';
import { readToken } from '../shared/session/session.ts';
import { type PageParts, pages } from './page-table.ts';
import type { RouteHandle } from './route-handle.ts';
import { routes } from './router.tsx';

/**
 * Preloads everything for the page at the address, frame included. Without it each part would wait for the one around
 * it: the page for its frame, its texts for the page, its data for the texts. When signed out, the sign-in page is
 * preloaded instead of a page under /auth.
 */
export function partsAtAddress({ pathname }: Pick<Location, 'pathname'>): PageParts[] {
  const matches = matchesOf(pathname);
  if (isUnderAuth(matches) && !readToken()) return [pages.login];
  return matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.parts ?? []);
}

/** Whether the address is of a page under /auth, and somebody is signed in. */
export function isBehindSignIn({ pathname }: Pick<Location, 'pathname'>): boolean {
  return readToken() !== null && isUnderAuth(matchesOf(pathname));
}

const matchesOf = (pathname: string) => matchRoutes(routes, pathname, globalConfig().routerBase) ?? [];
const isUnderAuth = (matches: ReturnType<typeof matchesOf>): boolean =>
  matches.some(({ route }) => route.path === '/auth');

/** Starts fetching their code and the data they show first, while the rest of the app still comes. */
export function preloadRoute(parts: readonly PageParts[], queries: QueryClient, search: string): void {
  for (const { load, ahead } of parts) {
    // A failed preload is reported when the page is shown.
    load().catch(() => {});
    ahead?.()
      .then((prefetch) => prefetch(queries, new URLSearchParams(search)))
      .catch(() => {});
  }
}
