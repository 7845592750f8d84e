import { createHash, randomInt } from 'node:crypto';
import { type WorkChallenge, workChallenge } from '@diy/contract/accounts/proof-of-work';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import type { RowKey } from '../../../platform/secrets/key-ring.ts';
import { signingKeyOf } from '../../../platform/secrets/signing-key.ts';
import type { Services } from '../../../platform/services.ts';
import { nameKey } from '../name-key.ts';

/** As long as a captcha lasts: the task is made after its captcha and so outlives it. */
const LIFETIME_MS = 5 * 60_000;
/** scrypt with 4 MB: 10 ms of this server, 20 ms of a browser; memory keeps graphics cards from being much faster than either. */
const SCRYPT = { algorithm: 'SCRYPT', cost: 4096, memoryCost: 8, parallelism: 1, keyLength: 32 } as const;

/** Which sign-in a task is for. */
export interface WorkPurpose {
  username: string;
  /** Key of the captcha. */
  randomKey: string;
}

/**
 * Which counter of a task is right: any of twice as many as it should take, from 0 on, with the same chance. So a result costs that many
 * tries on average wherever somebody begins, and more when tasks are given up early.
 */
export function drawCounter(tries: number): number {
  return randomInt(2 * tries);
}

/**
 * A task that takes this many tries on average, signed.
 * @param counter which one is right
 */
export async function signWork(
  { config, clock }: Pick<Services, 'clock' | 'config'>,
  purpose: WorkPurpose,
  tries: number,
  counter = drawCounter(tries),
): Promise<WorkChallenge> {
  const key = config.keys.current();
  return workChallenge.parse(
    await createChallenge({
      ...SCRYPT,
      deriveKey,
      counter,
      expiresAt: new Date(clock.now().getTime() + LIFETIME_MS),
      data: { captcha: purpose.randomKey, name: digestOfName(purpose.username), tries, keyId: key.id },
      ...signingSecrets(key),
    }),
  );
}

/** What tasks are signed with, and what the right result is signed with, so that it is checked without computing it again. */
export function signingSecrets(key: RowKey): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  return {
    hmacSignatureSecret: signingKeyOf(key, 'sign-in-work-1'),
    hmacKeySignatureSecret: signingKeyOf(key, 'sign-in-work-result-1'),
  };
}

/** Stands for a name in a task, however long and in whatever letters it is. */
export function digestOfName(username: string): string {
  return createHash('sha256').update(nameKey(username)).digest('hex').slice(0, 32);
}
