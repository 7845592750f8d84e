import { message } from '@diy/contract/messages';
import { type Refusal, refuseField } from '../../../platform/errors/refusal.ts';
import type { KeyRing } from '../../../platform/secrets/key-ring.ts';
import { type SecretCipher, secretCipherOf } from '../../../platform/secrets/secret-cipher.ts';
import type { Services } from '../../../platform/services.ts';
import { type CodeGuess, clearCodes, reserveCodeAttempt } from '../guessing/guess-limits.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { claimCodeStep, findSecondFactor } from './second-factors.queries.ts';
import { stepOfCode } from './totp.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'db' | 'newId' | 'passwords'>;

/** What was given besides the password; empty where nothing was asked for. */
type UsedFactor = '' | 'app' | 'recovery';

/** What encrypts the secret of an account's app. */
export function factorCipher({ config }: Pick<Services, 'config'>, accountId: string) {
  return appSecretCipher(config.keys, accountId);
}

/** What encrypts the secrets of authenticator apps. */
export function appSecretCipher(keys: KeyRing, accountId: string): SecretCipher {
  return secretCipherOf(keys, 'second-factor-1', accountId);
}

/** The secret of an account's app; null when it was encrypted under a key that is gone (`cli secret accept`). */
export function readFactorSecret(
  services: Pick<Services, 'config'>,
  accountId: string,
  encrypted: Buffer,
): Buffer | null {
  try {
    return factorCipher(services, accountId).decrypt(encrypted);
  } catch {
    return null;
  }
}

/**
 * Uses a code up where the account has a second factor, and returns what it was; does nothing where it has none. Throws a Refusal about the
 * field `code` when it is missing, wrong, used before, or was wrong too often to be looked at now.
 */
export async function checkCode(
  services: Needs,
  account: { id: string },
  code: string | undefined,
  guess: CodeGuess,
): Promise<UsedFactor> {
  const factor = await findSecondFactor(services.db, account.id);
  if (!factor?.confirmed_at) return '';
  if (!code) throw aboutCode('accounts.code-needed');
  const plain = code.replace(/[\s-]/g, '').toUpperCase();
  const secret = readFactorSecret(services, account.id, factor.secret);
  // Recovery codes need no key.
  if (secret === null && /^\d+$/.test(plain)) throw aboutCode('accounts.code-unreadable');
  const step = secret && stepOfCode(secret, plain, services.clock.now(), services.config.strictSignIn);
  await limitCodes(services, guess, () =>
    step === null
      ? spendRecoveryCode(services, account.id, plain)
      : claimCodeStep(services.db, account.id, step),
  );
  return step === null ? 'recovery' : 'app';
}

/** Lets a code be looked at unless wrong ones make it wait; throws a Refusal when it is not right. */
export async function limitCodes(
  { db }: Pick<Services, 'db'>,
  guess: CodeGuess,
  isRight: () => Promise<boolean>,
): Promise<void> {
  if (!(await reserveCodeAttempt(db, guess))) throw aboutCode('accounts.code-wait');
  if (!(await isRight())) throw aboutCode('accounts.code-wrong');
  await clearCodes(db, guess);
}

type AboutCode = `accounts.code-${'needed' | 'wait' | 'wrong' | 'unreadable'}`;

function aboutCode(id: AboutCode): Refusal {
  return refuseField('code', message(id));
}
