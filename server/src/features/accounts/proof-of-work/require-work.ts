import { workChallenge } from '@diy/contract/accounts/proof-of-work';
import { message } from '@diy/contract/messages';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import { z } from 'zod';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { KeyRing, RowKey } from '../../../platform/secrets/key-ring.ts';
import type { Services } from '../../../platform/services.ts';
import type { RecentAttempts } from '../guessing/attempts.queries.ts';
import { digestOfName, signedWith, type WorkPurpose } from './sign-work.ts';
import { isEnough, needsWork } from './work-cost.ts';

const payload = z.strictObject({
  challenge: workChallenge,
  solution: z.strictObject({
    counter: z.int().nonnegative(),
    derivedKey: z.string().regex(/^[0-9a-f]{64}$/),
    /** Milliseconds that it took; ALTCHA's solvers send it. */
    time: z.number().optional(),
  }),
});

/** Throws a Refusal when this sign-in needs work and has none that will do; says nothing about whether there is such an account. */
export async function requireWork(
  services: Pick<Services, 'config'>,
  signIn: WorkPurpose & { work?: string | undefined },
  attempts: RecentAttempts,
): Promise<void> {
  if (!needsWork(attempts)) return;
  const tries = await triesOfWork(services, signIn);
  if (!isEnough(tries, attempts)) throw new Refusal(message('accounts.work-needed'));
}

/** How many tries the solved task took on average; 0 when it is not solved, not ours, too late, or for another sign-in. */
async function triesOfWork(
  { config }: Pick<Services, 'config'>,
  { username, randomKey, work }: WorkPurpose & { work?: string | undefined },
): Promise<number> {
  const parsed = payload.safeParse(readPayload(work ?? ''));
  if (!parsed.success) return 0;
  const { challenge, solution } = parsed.data;
  const { captcha, name, tries, keyId } = challenge.parameters.data;
  if (captcha !== randomKey || name !== digestOfName(username)) return 0;
  const key = findKey(config.keys, keyId);
  if (!key) return 0;
  const { derivedKey, counter } = solution;
  const checked = await verifySolution({
    challenge,
    solution: { derivedKey, counter },
    deriveKey,
    ...signedWith(key),
  });
  return checked.verified ? tries : 0;
}

function readPayload(work: string): unknown {
  try {
    return JSON.parse(Buffer.from(work, 'base64').toString());
  } catch {
    return null;
  }
}

function findKey(keys: KeyRing, id: number): RowKey | null {
  try {
    return keys.byId(id);
  } catch {
    return null;
  }
}
