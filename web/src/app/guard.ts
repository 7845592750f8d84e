import type { QueryClient } from '@tanstack/react-query';
import { type DataRouter, type LoaderFunctionArgs, redirect } from 'react-router';
import { globalConfig } from '../lib/browser/global-config.ts';
import { notify } from '../lib/notifications.ts';
import { translate } from '../lib/text/translate.ts';
import { setFirstStepHandler } from '../shared/api/first-step.ts';
import { readToken, type SignOutReason, whenAccountLeft, whenSignedOut } from '../shared/session/session.ts';
import { clearUploadTicket } from '../shared/uploads/upload-ticket.ts';

const FIRST_STEPS = '/first-steps';

/** Address of the sign-in page that leads back to `path` afterwards. */
export function loginPath(path: string): string {
  return path && path !== '/' ? `/login?redirect=${encodeURIComponent(path)}` : '/login';
}

/**
 * Where to go after signing in: one of our paths, never another site. Browsers drop tabs and line breaks from addresses, so
 * `/<tab>/example.org` would lead away.
 */
export function safeRedirect(wanted: string | null): string {
  return wanted && /^\/(?![/\\])\P{Cc}*$/u.test(wanted) ? wanted : '/auth/goods';
}

/** Everything under /auth needs a stored token; whether it still holds, the server says with 10002. */
export function requireToken({ request }: LoaderFunctionArgs): null {
  if (readToken()) return null;
  notify.error(translate('common:error.token'));
  const url = new URL(request.url);
  throw redirect(loginPath(withoutBase(url.pathname) + url.search));
}

let storageModule: Promise<typeof import('../shared/private-storage/open-private-storage.ts')> | null = null;
/** How long a page waits for the key of what its account keeps in the browser: without it, it opens as if there were nothing. */
const KEY_MS = 3000;

/** Fetches the key of what the account keeps in this browser; never fails. The code comes with the pages behind the sign-in, not before. */
export async function openStorage(): Promise<void> {
  storageModule = import('../shared/private-storage/open-private-storage.ts');
  await storageModule
    .then(({ openPrivateStorage }) => openPrivateStorage())
    // The page itself loads this code again, and reports when it cannot.
    .catch(() => {});
}

/** The same, and what the account keeps in this browser can be read when the page opens. */
export async function enterAccount(args: LoaderFunctionArgs): Promise<null> {
  const entered = requireToken(args);
  await Promise.race([openStorage(), new Promise((done) => setTimeout(done, KEY_MS))]);
  return entered;
}

/**
 * When the session ends anywhere in the app, goes to /login once and removes all data of the old account; also when another
 * tab ends it, or signs in somebody else, for whom the page is loaded again. Returns how to stop following other tabs.
 */
export function followSignOut(
  router: DataRouter,
  queries: QueryClient,
  reload = () => window.location.reload(),
): () => void {
  const removeData = () => {
    queries.clear();
    clearUploadTicket();
  };
  const leave = (reason: SignOutReason) => {
    removeData();
    const { pathname, search } = router.state.location;
    if (pathname === '/login') return;
    if (reason !== 'signed-out') notify.error(translate('common:error.token'));
    void router.navigate(reason === 'signed-out' ? '/login' : loginPath(pathname + search));
  };
  whenSignedOut(leave);
  return whenAccountLeft((next) => {
    if (next === null) return leave('signed-out');
    removeData();
    reload();
  });
}

/**
 * Clears the key of what the account keeps in this browser once the sign-in page stands. Until then a page that asks whether to stay still
 * keeps its unsaved work with it.
 */
export function clearKeyAtSignIn(router: Pick<DataRouter, 'subscribe'>): void {
  router.subscribe(({ location }) => {
    if (location.pathname !== '/login' || readToken() !== null) return;
    void storageModule?.then(({ closePrivateStorage }) => closePrivateStorage()).catch(() => {});
  });
}

/** Leads to the page of first steps when a call is refused until one is done, and back to this page afterwards. */
export function followFirstSteps(router: DataRouter): void {
  setFirstStepHandler(() => {
    const { pathname, search } = router.state.location;
    if (pathname !== FIRST_STEPS) void router.navigate(firstStepsPath(pathname + search));
  });
}

/** Address of the page of first steps that leads to `path` afterwards. */
export function firstStepsPath(path: string): string {
  return `${FIRST_STEPS}?redirect=${encodeURIComponent(path)}`;
}

/** Loaders see the whole path; everything else in the app counts from the router base. */
function withoutBase(pathname: string): string {
  const base = globalConfig().routerBase.replace(/\/$/, '');
  return base && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
}
