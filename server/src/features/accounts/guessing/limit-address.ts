import type { Db } from '../../../platform/database/db.ts';
import { TooManyRequests } from '../../../platform/errors/too-many-requests.ts';
import { networkOf } from '../../../platform/network-of.ts';
import { countGuessesOfNetwork } from './guesses.queries.ts';
import { countHit } from './rate-counters.queries.ts';

const CAPTCHAS_PER_MINUTE = 20;
/** Anyone who types a name slowly asks for a task at each pause. */
const TASKS_PER_MINUTE = 40;
const LOGINS_PER_MINUTE = 10;
const GUESSES_PER_QUARTER = 100;

/** Throws TooManyRequests when the address has asked for too many captchas this minute. */
export async function limitCaptchas(db: Db, ip: string): Promise<void> {
  await limitPerMinute(db, `captcha ${networkOf(ip)}`, CAPTCHAS_PER_MINUTE);
}

/** Throws TooManyRequests when the address has asked for too many tasks this minute: each costs a hash. */
export async function limitWork(db: Db, ip: string): Promise<void> {
  await limitPerMinute(db, `work ${networkOf(ip)}`, TASKS_PER_MINUTE);
}

/** Throws TooManyRequests when the address signs in too often, or has guessed too often at whatever names. */
export async function limitLogins(db: Db, ip: string): Promise<void> {
  await limitPerMinute(db, `login ${networkOf(ip)}`, LOGINS_PER_MINUTE);
  if ((await countGuessesOfNetwork(db, networkOf(ip))) >= GUESSES_PER_QUARTER) throw new TooManyRequests(300);
}

async function limitPerMinute(db: Db, key: string, limit: number): Promise<void> {
  const { hits, secondsLeft } = await countHit(db, key);
  if (hits > limit) throw new TooManyRequests(secondsLeft);
}
