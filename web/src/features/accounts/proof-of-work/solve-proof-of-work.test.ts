import { type WorkChallenge, workChallenge } from '@diy/contract/accounts/proof-of-work';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import { expect, test } from 'vitest';
import { solveProofOfWork } from './solve-proof-of-work.ts';

const secrets = { hmacSignatureSecret: 'a secret', hmacKeySignatureSecret: 'another secret' };

/** A task as the server makes them, with less memory; the counter `right` solves it. */
async function buildTask(right: number): Promise<WorkChallenge> {
  return workChallenge.parse(
    await createChallenge({
      algorithm: 'SCRYPT',
      cost: 256,
      memoryCost: 8,
      parallelism: 1,
      keyLength: 32,
      counter: right,
      deriveKey,
      expiresAt: new Date(Date.now() + 60_000),
      data: { captcha: 'key-1', name: 'ab', tries: 4, keyId: 0 },
      ...secrets,
    }),
  );
}

test('what WebAssembly finds is what Node.js asked for', async () => {
  const challenge = await buildTask(5);
  const solution = await solveProofOfWork(challenge);
  expect(solution.counter).toBe(5);
  expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({
    verified: true,
  });
});

test('the result is found where the browser has no crypto.subtle, as on plain http', async () => {
  const challenge = await buildTask(2);
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!;
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
  try {
    expect((await solveProofOfWork(challenge)).counter).toBe(2);
  } finally {
    Object.defineProperty(globalThis, 'crypto', own);
  }
});
