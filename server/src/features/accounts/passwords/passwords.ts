import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createSemaphore } from '../../../platform/concurrency/semaphore.ts';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane; about 16 ms a hash here. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes computed at once; a flood of sign-ins must leave the processor to other calls. */
const semaphore = createSemaphore(2);

/** A hash in PHC form, which carries its own parameters and salt. */
export function hashPassword(password: string): Promise<string> {
  return semaphore(() => hash(password, PARAMETERS));
}

const dummyHash = hash(randomBytes(16).toString('hex'), PARAMETERS);

/**
 * Whether the password fits; without a hash it takes the same time and returns false, so that nobody can distinguish
 * an unknown name from a wrong password by the clock.
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const subject = storedHash ?? (await dummyHash);
  const fits = await semaphore(() => verify(subject, password));
  return fits && storedHash !== null;
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
