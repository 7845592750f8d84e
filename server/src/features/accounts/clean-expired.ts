import type { Db } from '../../platform/database/db.ts';
import { deleteExpiredCaptchas } from './captchas.queries.ts';
import { deleteOldGuesses } from './guessing/guesses.queries.ts';
import { deleteOldCounters } from './guessing/rate-counters.queries.ts';
import { deleteAbandoned } from './second-factor/second-factors.queries.ts';
import { deleteOldEvents } from './security-log/security-events.queries.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

/** Removes sessions, captchas, guesses, counters and lines of the security log that have expired. */
export async function cleanExpired(db: Db): Promise<void> {
  await deleteExpiredSessions(db);
  await deleteExpiredCaptchas(db);
  await deleteOldGuesses(db);
  await deleteOldCounters(db);
  await deleteAbandoned(db);
  await deleteOldEvents(db);
}
