import { message } from '@diy/contract/messages';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { type AccountRow, findAccountByName, updateAccount } from './accounts.queries.ts';
import { spendCaptcha } from './captchas.service.ts';
import { limitLogins } from './limit-address.ts';
import { clearFailures, isBlocked, recordFailure } from './login-failures.queries.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import { openSession } from './sessions.service.ts';

interface LoginAttempt {
  username: string;
  password: string;
  /** What the person read in the captcha. */
  verif: string;
  /** Key of the captcha. */
  randomKey: string;
  ip: string;
  userAgent: string;
}

/**
 * Signs in: address limit, captcha, password. An unknown name, a wrong password, a disabled and a blocked account get
 * the same response after the same work, so that nobody learns which names exist.
 */
export async function login(
  services: { db: Db; log: Logger; newId(): string },
  attempt: LoginAttempt,
): Promise<{ token: string; account: AccountRow }> {
  const { db, log } = services;
  await limitLogins(db, attempt.ip);
  if (!(await spendCaptcha(db, attempt.randomKey, attempt.verif))) throw wrongCaptcha();
  const name = attempt.username.toLowerCase();
  const blocked = await isBlocked(db, name, attempt.ip);
  const account = await findAccountByName(db, attempt.username);
  const fits = await verifyPassword(account?.password_hash ?? null, attempt.password);
  if (!account || !fits || blocked || account.disabled_at) {
    await recordFailure(db, name, attempt.ip);
    log.warn({ ip: attempt.ip, accountId: account?.id, blocked }, 'sign-in refused');
    throw wrongCredentials();
  }
  await clearFailures(db, name, attempt.ip);
  if (needsRehash(account.password_hash)) {
    await updateAccount(db, account.id, { password_hash: await hashPassword(attempt.password) });
  }
  const token = await openSession(services, account.id, attempt);
  log.info({ ip: attempt.ip, accountId: account.id }, 'signed in');
  return { token, account };
}

function wrongCaptcha(): Refusal {
  const text = message('accounts.wrong-captcha');
  return new Refusal(text, [{ field: 'verif', msg: text }]);
}

function wrongCredentials(): Refusal {
  return new Refusal(message('accounts.wrong-credentials'));
}
