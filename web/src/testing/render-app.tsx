import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { followSignOut } from '../app/guard.ts';
import { partsAtAddress, preloadRoute } from '../app/preload-route.ts';
import { Providers } from '../app/providers.tsx';
import { routes } from '../app/router.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { startTexts, texts } from '../lib/text/translate.ts';
import { unlockStorage } from '../shared/private-storage/private-storage.ts';
import { storeSession } from '../shared/session/session.ts';
import { buildUser } from './builders.ts';
import type { FakeApi } from './fake-api.ts';

/**
 * The whole app at a path, in Simplified Chinese; returns its router. With `isFirstVisit` what the page needs is fetched
 * ahead of it, as when the app starts there.
 */
export async function renderApp(path: string, { isFirstVisit = false } = {}) {
  if (!texts.isInitialized) await startTexts([], 'zh-CN');
  const queries = createQueryClient();
  const { pathname, search } = new URL(path, 'http://app.test');
  if (isFirstVisit) preloadRoute(partsAtAddress({ pathname }), queries, search);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  followSignOut(router, queries);
  render(
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

/** One part of the app by itself, with everything around it but an address. */
export async function renderPart(part: ReactNode): Promise<void> {
  if (!texts.isInitialized) await startTexts([], 'zh-CN');
  render(<Providers queries={createQueryClient()}>{part}</Providers>);
}

/** Signed in as the builders' user. */
export function signIn(): void {
  const user = buildUser();
  storeSession('token-1', user);
  unlockStorage(user.id, new Uint8Array(32).fill(7));
}

/** A fake API in the place of the server. Returns what takes everything down, for `beforeEach` to return. */
export function serve(api: FakeApi): () => void {
  const uninstall = api.install();
  return () => {
    uninstall();
    resetApp();
  };
}

/** Takes everything down between tests. */
export function resetApp(): void {
  cleanup();
  localStorage.clear();
  document.body.replaceChildren();
}
