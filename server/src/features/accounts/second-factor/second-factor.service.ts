import { randomBytes } from 'node:crypto';
import type { SecondFactor } from '@diy/contract/accounts/second-factor';
import { message } from '@diy/contract/messages';
import type { Db } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { getAccount } from '../accounts.queries.ts';
import { codeInSession } from '../guessing/guess-limits.ts';
import { deleteSessions } from '../sessions.queries.ts';
import { factorCipher, limitCodes, readFactorSecret } from './check-code.ts';
import { type Proof, provePerson } from './prove-person.ts';
import { keepRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';
import {
  confirmWaiting,
  deleteSecondFactor,
  findSecondFactor,
  insertWaiting,
  listRecoveryCodes,
  lockSecondFactor,
} from './second-factors.queries.ts';
import { otpauthUri, stepOfCode, toBase32 } from './totp.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId' | 'passwords'>;

/** RFC 4226 asks for 128 bits and recommends 160. */
const SECRET_BYTES = 20;

/** Whether the account has a second factor, and how many recovery codes are left. */
export async function showSecondFactor(db: Db, accountId: string): Promise<SecondFactor> {
  const factor = await findSecondFactor(db, accountId);
  if (!factor?.confirmed_at) return { is_on: false, since: null, recovery_left: 0 };
  const left = await listRecoveryCodes(db, accountId);
  return { is_on: true, since: factor.confirmed_at.toISOString(), recovery_left: left.length };
}

/** Makes a secret that counts once its first code came. Throws a Refusal when the account has one already. */
export async function beginSecondFactor(
  services: Needs,
  accountId: string,
  proof: Proof,
): Promise<{ secret: string; uri: string }> {
  const factor = await findSecondFactor(services.db, accountId);
  if (factor?.confirmed_at) throw isOn();
  const { username } = await provePerson(services, accountId, proof);
  const secret = randomBytes(SECRET_BYTES);
  const encrypted = factorCipher(services, accountId).encrypt(secret);
  if (!(await insertWaiting(services.db, accountId, encrypted))) throw isOn();
  return { secret: toBase32(secret), uri: otpauthUri(secret, username) };
}

/** The session in which the second factor is changed; the account's other sessions end with the change. */
interface OwnSession {
  id: string;
  sessionId: string;
}

/** Makes the waiting secret count and returns the recovery codes. */
export async function confirmSecondFactor(
  services: Needs,
  { id: accountId, sessionId }: OwnSession,
  code: string,
): Promise<string[]> {
  const factor = await findSecondFactor(services.db, accountId);
  const secret = factor?.is_waiting ? readFactorSecret(services, accountId, factor.secret) : null;
  if (!factor || !secret) throw new Refusal(message('accounts.code-late'));
  let codes: string[] = [];
  const guess = codeInSession(await getAccount(services.db, accountId));
  await limitCodes(services, guess, async () => {
    const step = stepOfCode(
      secret,
      code.replace(/\s/g, ''),
      services.clock.now(),
      services.config.strictSignIn,
    );
    if (step === null) return false;
    // Ten hashes are work: only a right code is worth them.
    const made = await makeRecoveryCodes(services);
    codes = made.codes;
    return services.db.transaction().execute(async (trx) => {
      if (!(await confirmWaiting(trx, accountId, factor.secret, step))) return false;
      await keepRecoveryCodes(trx, accountId, made);
      await deleteSessions(trx, accountId, sessionId);
      return true;
    });
  });
  return codes;
}

/** New recovery codes instead of the earlier ones. */
export async function renewRecoveryCodes(
  services: Needs,
  { id: accountId, sessionId }: OwnSession,
  proof: Proof,
): Promise<string[]> {
  await requireOn(services.db, accountId);
  await provePerson(services, accountId, proof);
  const made = await makeRecoveryCodes(services);
  await services.db.transaction().execute(async (trx) => {
    if (!(await lockSecondFactor(trx, accountId))) throw isOff();
    await keepRecoveryCodes(trx, accountId, made);
    await deleteSessions(trx, accountId, sessionId);
  });
  return made.codes;
}

/** The password is enough again. */
export async function endSecondFactor(
  services: Needs,
  { id: accountId, sessionId }: OwnSession,
  proof: Proof,
): Promise<void> {
  await requireOn(services.db, accountId);
  await provePerson(services, accountId, proof);
  await services.db.transaction().execute(async (trx) => {
    await deleteSecondFactor(trx, accountId);
    await deleteSessions(trx, accountId, sessionId);
  });
}

/** The operator's way for somebody who lost app and recovery codes; false when there was nothing to remove. Ends all sessions. */
export function removeSecondFactor({ db }: { db: Db }, accountId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const wasOn = await deleteSecondFactor(trx, accountId);
    if (wasOn) await deleteSessions(trx, accountId, null);
    return wasOn;
  });
}

async function requireOn(db: Db, accountId: string): Promise<void> {
  const factor = await findSecondFactor(db, accountId);
  if (!factor?.confirmed_at) throw isOff();
}

function isOff(): Refusal {
  return new Refusal(message('accounts.totp-is-off'));
}

function isOn(): Refusal {
  return new Refusal(message('accounts.totp-is-on'));
}
