import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

interface CaptchaTable {
  key: string;
  answer: string;
  expires_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    captchas: CaptchaTable;
  }
}

export async function insertCaptcha(db: Db, captcha: { key: string; answer: string }): Promise<void> {
  await db
    .insertInto('captchas')
    .values({ ...captcha, expires_at: sql<Date>`now() + interval '5 minutes'` })
    .execute();
}

/**
 * Deletes a captcha and returns its letters, so that only one of several callers gets them; undefined when used or
 * expired.
 */
export async function claimCaptcha(db: Db, key: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('captchas')
    .where('key', '=', key)
    .returning(['answer', sql<boolean>`expires_at > now()`.as('is_valid')])
    .executeTakeFirst();
  return row?.is_valid ? row.answer : undefined;
}

/** Returns a captcha's letters and leaves it usable: for tests only. */
export async function peekCaptcha(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('captchas').select('answer').where('key', '=', key).executeTakeFirst();
  return row?.answer;
}

export async function deleteExpiredCaptchas(db: Db): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<', sql<Date>`now()`).execute();
}
