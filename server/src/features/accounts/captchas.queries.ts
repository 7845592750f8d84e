import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** A captcha as it is stored. */
export interface CaptchaTable {
  key: string;
  answer: string;
  expires_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    captchas: CaptchaTable;
  }
}

/** Records a captcha, which expires after five minutes of the database's clock. */
export async function insertCaptcha(db: Db, captcha: { key: string; answer: string }): Promise<void> {
  await db
    .insertInto('captchas')
    .values({ ...captcha, expires_at: sql<Date>`now() + interval '5 minutes'` })
    .execute();
}

/** Makes a captcha that was claimed usable again, until it would have expired. */
export async function restoreCaptcha(db: Db, captcha: CaptchaTable): Promise<void> {
  await db
    .insertInto('captchas')
    .values(captcha)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a captcha and returns it, so that only one of several callers gets it; undefined when used or expired. */
export async function claimCaptcha(db: Db, key: string): Promise<CaptchaTable | undefined> {
  const row = await db
    .deleteFrom('captchas')
    .where('key', '=', key)
    .returning(['key', 'answer', 'expires_at', sql<boolean>`expires_at > now()`.as('is_valid')])
    .executeTakeFirst();
  if (!row?.is_valid) return undefined;
  return { key: row.key, answer: row.answer, expires_at: row.expires_at };
}

/** Returns a captcha's letters and leaves it usable: for tests only. */
export async function peekCaptcha(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('captchas').select('answer').where('key', '=', key).executeTakeFirst();
  return row?.answer;
}

/** Deletes the captchas that nobody solved in time, of everybody. */
export async function deleteExpiredCaptchas(db: Db): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<', sql<Date>`now()`).execute();
}
