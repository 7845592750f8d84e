import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createSemaphore } from '../../../platform/concurrency/semaphore.ts';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane; about 16 ms a hash here. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes passwords, a few at once: a flood of sign-ins must leave the processor to other calls. */
export interface Passwords {
  /** A hash in PHC form, which carries its own parameters and salt. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password fits; without a hash it takes the same time and returns false, so that nobody can distinguish
   * an unknown name from a wrong password by the clock.
   */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

/**
 * Two hashes at once at most, since each takes a core and much memory. An unknown account is compared with a dummy, so that it takes as
 * long.
 */
export function createPasswords(): Passwords {
  const semaphore = createSemaphore(2);
  const dummyHash = hash(randomBytes(16).toString('hex'), PARAMETERS);
  return {
    hash: (password) => semaphore(() => hash(password, PARAMETERS)),
    async verify(storedHash, password) {
      const subject = storedHash ?? (await dummyHash);
      const fits = await semaphore(() => verify(subject, password));
      return fits && storedHash !== null;
    },
  };
}

/** True when a hash was made with other parameters than today's. */
export function needsRehash(storedHash: string): boolean {
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(storedHash);
  const today = PARAMETERS;
  return (
    algorithm !== today.algorithm ||
    memoryCost !== today.memoryCost ||
    timeCost !== today.timeCost ||
    parallelism !== today.parallelism
  );
}
