import type { Db } from '../../platform/database/db.ts';
import { deleteExpiredCaptchas } from './captchas.queries.ts';
import { deleteOldGuesses } from './guessing/guesses.queries.ts';
import { deleteOldCounters } from './guessing/rate-counters.queries.ts';
import { deleteAbandoned } from './second-factor/second-factors.queries.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

/** Removes sessions, captchas, guesses and counters that have expired; nothing reads them any more. */
export async function cleanExpired(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteExpiredCaptchas(db);
  await deleteOldGuesses(db);
  await deleteOldCounters(db);
  await deleteAbandoned(db);
}
