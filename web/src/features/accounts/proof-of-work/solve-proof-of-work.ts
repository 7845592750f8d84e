import type { WorkChallenge } from '@diy/contract/accounts/proof-of-work';
import { type DeriveKeyFunction, type Solution, solveChallenge } from 'altcha-lib';
import { scrypt } from 'hash-wasm';

/** Longer than the dearest task takes on an old telephone, with bad luck; shorter than tasks last. */
const LONGEST_MS = 240_000;

/** The browser's own `crypto.subtle` has no scrypt, and is missing on plain http. */
const deriveKey: DeriveKeyFunction = async (parameters, salt, password) => ({
  derivedKey: await scrypt({
    password,
    salt,
    costFactor: parameters.cost,
    blockSize: parameters.memoryCost ?? 8,
    parallelism: parameters.parallelism ?? 1,
    hashLength: parameters.keyLength,
    outputType: 'binary',
  }),
});

/** Tries counters until one is right. Throws when none is found in time. */
export async function solveProofOfWork(challenge: WorkChallenge): Promise<Solution> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS });
  if (!solution) throw new Error('no solution was found in time');
  return solution;
}
