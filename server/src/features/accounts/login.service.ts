import type { FirstStep } from '@diy/contract/accounts/accounts';
import { message } from '@diy/contract/messages';
import { Refusal, refuseField } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type AccountRow, findAccountByName, updateAccount } from './accounts.queries.ts';
import { findRequiredFirstStep } from './accounts.service.ts';
import { restoreCaptcha } from './captchas.queries.ts';
import { spendCaptcha } from './captchas.service.ts';
import { endAttempt } from './guessing/attempts.queries.ts';
import { describeSignInPlace } from './guessing/describe-sign-in-place.ts';
import { clearSignIn, codeOfSignIn, reserveSignInAttempt } from './guessing/guess-limits.ts';
import { limitLogins } from './guessing/limit-address.ts';
import { nameKey } from './name-key.ts';
import { needsRehash } from './passwords/passwords.ts';
import { openWithWork } from './proof-of-work/require-work.ts';
import { checkCode } from './second-factor/check-code.ts';
import { recordFailure, recordSignIn } from './security-log/record-event.ts';
import { findSessionIps } from './sessions.queries.ts';
import { openSession } from './sessions.service.ts';

interface LoginAttempt {
  username: string;
  password: string;
  /** What the person read in the captcha. */
  verif: string;
  /** Key of the captcha. */
  randomKey: string;
  /** Code of the second factor, where the account has one. */
  code?: string | undefined;
  /** What the browser computed for this captcha and name. */
  work?: string | undefined;
  ip: string;
  userAgent: string;
}

/** A sign-in that was right, and what the account has to do before any other call. */
interface SignIn {
  token: string;
  account: AccountRow;
  mustFirst: FirstStep | null;
}

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'log' | 'newId' | 'passwords'>;

/**
 * Signs in: address limit, work where there were failures, captcha, password, code of the second factor. An unknown name, a wrong password, a
 * disabled and a blocked account get the same response after the same work, so that nobody learns which names exist. Anyone who
 * has the password and gives no right code may give one with the same captcha.
 */
export async function login(services: Needs, attempt: LoginAttempt): Promise<SignIn> {
  await limitLogins(services.db, attempt.ip);
  const opened = await openWithWork(services, attempt, await describeSignInPlace(services.db, attempt));
  let isWrong = false;
  try {
    return await enter(services, attempt);
  } catch (error) {
    isWrong = error instanceof WrongCredentials;
    throw error;
  } finally {
    // A failed write does not undo the sign-in: the attempt that was not ended counts as under way until its two minutes are over.
    await endAttempt(services.db, opened, isWrong).catch((error: unknown) =>
      services.log.error({ err: error, isWrong }, 'an attempt was not ended'),
    );
  }
}

/** The id of no account. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

async function enter(services: Needs, attempt: LoginAttempt): Promise<SignIn> {
  const { db, log } = services;
  const captcha = await spendCaptcha(db, attempt.randomKey, attempt.verif);
  if (!captcha) throw wrongCaptcha();
  const account = await findAccountByName(db, attempt.username);
  const guess = {
    username: nameKey(attempt.username),
    ip: attempt.ip,
    // Asked for names that do not exist as well, so that both take as long.
    knownIps: await findSessionIps(db, account?.id ?? NO_ACCOUNT),
  };
  const taken = await reserveSignInAttempt(db, guess);
  const fits = await services.passwords.verify(account?.password_hash ?? null, attempt.password);
  if (!account || !fits || !taken || account.disabled_at) {
    log.warn({ ip: attempt.ip, accountId: account?.id, waits: !taken }, 'sign-in refused');
    if (account) recordFailure(services, account.id, attempt, 'sign-in-failed');
    throw new WrongCredentials();
  }
  await clearSignIn(db, guess);
  if (account.initial_until !== null && account.initial_until <= services.clock.now())
    throw new Refusal(message('accounts.initial-password-ended'));
  const factor = await checkCode(services, account, attempt.code, codeOfSignIn(guess)).catch(
    async (error) => {
      log.warn({ ip: attempt.ip, accountId: account.id }, 'sign-in without a right code');
      if (attempt.code) recordFailure(services, account.id, attempt, 'code-failed');
      await restoreCaptcha(db, captcha);
      throw error;
    },
  );
  if (needsRehash(account.password_hash)) {
    await updateAccount(db, account.id, { password_hash: await services.passwords.hash(attempt.password) });
  }
  const { token, sessionId } = await openSession(services, account.id, attempt);
  await recordSignIn(services, account.id, { ...attempt, sessionId }, factor);
  return { token, account, mustFirst: await findRequiredFirstStep(services, account.id) };
}

function wrongCaptcha(): Refusal {
  return refuseField('verif', message('accounts.wrong-captcha'));
}

/** The only refusal that counts as an attempt at the name. */
class WrongCredentials extends Refusal {
  constructor() {
    super(message('accounts.wrong-credentials'));
  }
}
