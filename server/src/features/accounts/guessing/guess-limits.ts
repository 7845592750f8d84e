import type { Db } from '../../../platform/database/db.ts';
import { networkOf } from '../../../platform/network-of.ts';
import { nameKey } from '../name-key.ts';
import {
  CODE,
  clearGuesses,
  ELSEWHERE,
  type GuessCount,
  OLD_PASSWORD,
  reserveAttempt,
} from './guesses.queries.ts';

/** Free guesses of one network at one name. */
const FREE_OF_NETWORK = 5;
/** Free guesses at one name of all the networks together that it is not signed in from. */
const FREE_ELSEWHERE = 20;
/** Free guesses of sessions at their account's password. */
const FREE_OLD_PASSWORDS = 5;
/** Free guesses at a code of the second factor from one place, by the person who has the password. */
const FREE_CODES = 5;

/** A sign-in: its name, and where it comes from. */
export interface SignInGuess {
  username: string;
  ip: string;
  /** Addresses that the account is signed in from; nobody else's guesses make the owner wait there. */
  knownIps: readonly string[];
}

/**
 * Reserves an attempt to sign in; false = this name must wait, here or everywhere it is not known. Then neither count grows:
 * an owner who is kept waiting by strangers must not be made to wait longer for having tried.
 */
export async function reserveSignInAttempt(db: Db, guess: SignInGuess): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      for (const count of countsOf(guess)) if (!(await reserveAttempt(trx, count))) throw new MustWait();
    });
    return true;
  } catch (error) {
    if (error instanceof MustWait) return false;
    throw error;
  }
}

/** Rolls back what was counted. */
class MustWait extends Error {}

/** The sign-in was right. */
export function clearSignIn(db: Db, guess: SignInGuess): Promise<void> {
  return clearGuesses(db, guess.username, [networkOf(guess.ip), ELSEWHERE]);
}

function countsOf({ username: subject, ip, knownIps }: SignInGuess): GuessCount[] {
  const here = { subject, place: networkOf(ip), free: FREE_OF_NETWORK };
  if (isKnownNetwork({ ip, knownIps })) return [here];
  return [here, { subject, place: ELSEWHERE, free: FREE_ELSEWHERE }];
}

/** Whether the account has signed in from this network before. */
export function isKnownNetwork({ ip, knownIps }: Pick<SignInGuess, 'ip' | 'knownIps'>): boolean {
  return knownIps.some((known) => networkOf(known) === networkOf(ip));
}

/** Reserves an attempt at the password of an account that is signed in; false = it must wait. */
export function reservePasswordAttempt(db: Db, username: string): Promise<boolean> {
  return reserveAttempt(db, { subject: username, place: OLD_PASSWORD, free: FREE_OLD_PASSWORDS });
}

/** Clears the wrong guesses at the password that were made in sessions, once it was typed right. */
export function clearOldPasswords(db: Db, username: string): Promise<void> {
  return clearGuesses(db, username, [OLD_PASSWORD]);
}

/** Guesses at a code that count together: those in the account's sessions, or those of sign-ins from one place. */
export interface CodeGuess {
  username: string;
  place: string;
}

/** Counts tries of a code that a signed-in session is asked for. They are counted apart, so that failed sign-ins never lock it. */
export function codeInSession({ username }: { username: string }): CodeGuess {
  return { username: nameKey(username), place: CODE };
}

/** A code of a sign-in. All networks that the account is not signed in from count together, and make none wait that is. */
export function codeOfSignIn(guess: SignInGuess): CodeGuess {
  const from = isKnownNetwork(guess) ? networkOf(guess.ip) : ELSEWHERE;
  return { username: guess.username, place: `${CODE} ${from}` };
}

/** Reserves an attempt at a code of the second factor; false = it must wait. */
export function reserveCodeAttempt(db: Db, { username: subject, place }: CodeGuess): Promise<boolean> {
  return reserveAttempt(db, { subject, place, free: FREE_CODES });
}

/** Wrong guesses at the code count no more: it was right. */
export function clearCodes(db: Db, { username, place }: CodeGuess): Promise<void> {
  return clearGuesses(db, username, [place]);
}
