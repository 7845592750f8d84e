import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { type CaptchaTable, claimCaptcha, insertCaptcha, peekCaptcha } from './captchas.queries.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { limitCaptchas } from './guessing/limit-address.ts';

/** No letters or digits that look like another: no 0/O, 1/I/L, 2/Z, 5/S, 8/B. */
const LETTERS = 'ACDEFGHJKMNPQRTUVWXY34679';
const LENGTH = 5;

/** A new captcha: its key and its picture as a data: URL. Valid once, for five minutes of the database's clock. */
export async function issueCaptcha(
  services: { db: Db; config: { fontsDir: string } },
  ip: string,
): Promise<{ key: string; verif: string }> {
  await limitCaptchas(services.db, ip);
  const key = randomBytes(16).toString('hex');
  const answer = randomText();
  await insertCaptcha(services.db, { key, answer });
  return { key, verif: await drawCaptcha(answer, services.config.fontsDir) };
}

/** Uses the captcha up in any case, and returns it when the letters are right. */
export async function spendCaptcha(db: Db, key: string, answer: string): Promise<CaptchaTable | null> {
  const captcha = await claimCaptcha(db, key);
  return captcha !== undefined && captcha.answer === answer.toUpperCase() ? captcha : null;
}

/** What a captcha shows, without using it up: for tests only. */
export function peekCaptchaText(db: Db, key: string): Promise<string | undefined> {
  return peekCaptcha(db, key);
}

function randomText(): string {
  // 250 is the largest multiple of 25 in a byte: bytes above it would favour the first letters.
  const bytes = Array.from(randomBytes(64)).filter((byte) => byte < 250);
  return bytes
    .slice(0, LENGTH)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');
}
