import { readToken, readUser, replaceToken } from './session.ts';

/** The entry says since when a page of this browser has been waiting for a new token, in milliseconds since 1970. */
const KEY = 'token-renewal';
/** A renewal that began longer ago is ignored: its page was closed, since its call would have ended by then. */
const LONGEST_MS = 25_000;
const LOOK_MS = 50;

/**
 * Sends a call that replaces the session's token, and keeps the new token. Until then the other pages of this browser wait before they
 * take a refusal of the old token for the end of the session.
 */
export async function renewToken<T extends { session_token?: string | undefined }>(
  ask: () => Promise<T>,
): Promise<T> {
  // One after another: of two at once the earlier one's token could be kept, which the later one has ended.
  while (isRenewing()) await new Promise((done) => setTimeout(done, LOOK_MS));
  const former = readToken();
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Full: other pages may take the refusal for the end of the session, which loses no work.
  }
  try {
    const data = await ask();
    if (former !== null && data.session_token) replaceToken(former, data.session_token);
    return data;
  } finally {
    localStorage.removeItem(KEY);
  }
}

/**
 * Sends with the token of this session; once more where it was refused because a page of this browser has just got another. Never as another
 * account that has signed in meanwhile.
 */
export async function withToken<T>(
  token: string | null,
  send: (token: string | null) => Promise<T>,
  isSignedOut: (response: T) => boolean | Promise<boolean>,
): Promise<T> {
  const account = readUser()?.id;
  const response = await send(token);
  if (token === null || !(await isSignedOut(response))) return response;
  const next = await tokenAfter(token);
  return next === null || readUser()?.id !== account ? response : send(next);
}

/** The token that has taken the place of this one, or does so at this moment; null = none has. */
async function tokenAfter(former: string): Promise<string | null> {
  while (readToken() === former && isRenewing()) await new Promise((done) => setTimeout(done, LOOK_MS));
  const now = readToken();
  return now === former ? null : now;
}

function isRenewing(): boolean {
  const ageMs = Date.now() - Number(localStorage.getItem(KEY) ?? Number.NaN);
  return ageMs >= 0 && ageMs < LONGEST_MS;
}
