import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { signWork } from '../index.ts';

/** More than any sign-in is asked for. */
const TRIES = 1_000_000;

/** A solved task for the sign-in with this captcha, as a browser would send it. It counts as expensive, and its first try is right. */
export async function solveWork(
  app: TestApp,
  username: string,
  randomKey: string,
  tries = TRIES,
): Promise<string> {
  const challenge = await signWork(app.services, { username, randomKey }, tries, 0);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
