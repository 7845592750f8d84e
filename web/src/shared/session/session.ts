import type { User } from '@diy/contract/accounts/accounts';
import { createSignal } from '../../lib/signal.ts';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';

/** Counts the changes made in this tab; the session itself is in the browser's storage. */
const changes = createSignal(0);

/** The account whose data this tab shows; another tab may have changed the session since. */
let shownId = typeof localStorage === 'undefined' ? null : (readUser()?.id ?? null);

/** Why a session ended: the server refused the token, or a protected page was opened without one. */
export type SignOutReason = 'expired' | 'missing' | 'signed-out';
let onSignedOut: (reason: SignOutReason) => void = () => {};

/** The stored token; null = signed out. */
export function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

/** The stored user; null when signed out or unreadable. */
export function readUser(): User | null {
  return parseUser(localStorage.getItem(USER_KEY));
}

/** Keeps token and user under separate keys (spec §9). */
export function storeSession(token: string, user: User): void {
  localStorage.setItem(TOKEN_KEY, token);
  storeUser(user);
}

/** Puts another token of the same session in the place of this one; does nothing once it is not the stored one any more. */
export function replaceToken(former: string, next: string): void {
  if (readToken() === former) localStorage.setItem(TOKEN_KEY, next);
}

/** Stores who is signed in, for the next start of the page, and has it shown everywhere. */
export function storeUser(user: User): void {
  shownId = user.id;
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  changes.set((count) => count + 1);
}

/** Clears token and user. */
export function clearSession(): void {
  shownId = null;
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
  changes.set((count) => count + 1);
}

/** Clears the session and lets the app go to /login. */
export function endSession(reason: SignOutReason): void {
  clearSession();
  onSignedOut(reason);
}

/** Set by the app: what happens when a session ends; `shared` does not know the router. */
export function whenSignedOut(handler: (reason: SignOutReason) => void): void {
  onSignedOut = handler;
}

/** Calls back after every change of the session, also one made in another tab. */
export function subscribeSession(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  const unfollow = onOtherTab(listener);
  return () => {
    unsubscribe();
    unfollow();
  };
}

/**
 * Calls back when another tab has signed out the account whose data this one shows (null), or signed in another one (its
 * id): nothing of the former may stay.
 */
export function whenAccountLeft(handler: (next: string | null) => void): () => void {
  return onOtherTab(() => {
    const next = readToken() === null ? null : (readUser()?.id ?? null);
    const former = shownId;
    shownId = next;
    if (former !== null && next !== former) handler(next);
  });
}

function onOtherTab(listener: () => void): () => void {
  // What draws in a worker, and tests of rules alone, have no other tabs.
  if (typeof window === 'undefined') return () => {};
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === USER_KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

let cached: { text: string | null; user: User | null } = { text: null, user: null };

/** Like `readUser`, but the same object as long as nothing changed: for `useSyncExternalStore`. */
export function userSnapshot(): User | null {
  const text = localStorage.getItem(USER_KEY);
  if (text !== cached.text) cached = { text, user: parseUser(text) };
  return cached.user;
}

function parseUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'username' in value ? (value as User) : null;
  } catch {
    return null;
  }
}
