import { setTimeout } from 'node:timers/promises';
import { workChallenge } from '@diy/contract/accounts/proof-of-work';
import { message } from '@diy/contract/messages';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import { z } from 'zod';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { KeyRing, RowKey } from '../../../platform/secrets/key-ring.ts';
import type { Services } from '../../../platform/services.ts';
import {
  type Attempts,
  findRecentAttempts,
  type OpenAttempt,
  openAttempt,
  type RecentAttempts,
  type SignInPlace,
} from '../guessing/attempts.queries.ts';
import { digestOfName, signingSecrets, type WorkPurpose } from './sign-work.ts';
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

/** How long a sign-in waits for others of the moment, which take a few hundredths of a second each … */
const LONGEST_WAIT_MS = 2000;
/** … and how often it looks. */
const PAUSE_MS = 40;

/**
 * Begins an attempt to sign in. After too many failures it needs a solved task (proof of work), and a Refusal is thrown without one, whether
 * or not the account exists. While attempts under way could still make it too many, it waits for their outcome.
 */
export async function openWithWork(
  { config, db }: Pick<Services, 'config' | 'db'>,
  signIn: WorkPurpose & { work?: string | undefined },
  place: SignInPlace,
): Promise<OpenAttempt> {
  const tries = await triesOfWork({ config }, signIn);
  const passes = (attempts: Attempts) => !needsWork(attempts) || isEnough(tries, attempts);
  const end = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const isLast = performance.now() >= end;
    const hasRoom = (attempts: RecentAttempts) => passes(ifAllFail(attempts, isLast));
    const attempts = await findRecentAttempts(db, place);
    const opened = hasRoom(attempts) ? await openAttempt(db, place, hasRoom) : null;
    if (opened) return opened;
    if (isLast || !passes(attempts.failed)) throw new Refusal(message('accounts.work-needed'));
    await setTimeout(PAUSE_MS);
  }
}

/** Counts open attempts as failures. Those everywhere no longer count in the last try: a crowd that signs in makes others wait, and refuses nobody. */
function ifAllFail({ failed, open }: RecentAttempts, isLast: boolean): Attempts {
  return {
    name: failed.name + open.name,
    network: failed.network + open.network,
    everywhere: failed.everywhere + (isLast ? 0 : open.everywhere),
  };
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
    ...signingSecrets(key),
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
