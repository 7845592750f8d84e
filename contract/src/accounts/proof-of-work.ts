import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { captchaKey, username } from './sign-in-fields.ts';

const hex = z.string().regex(/^[0-9a-f]{2,128}$/);

/** A task of ALTCHA (proof of work, version 2): find the counter whose scrypt key starts with `keyPrefix`. */
export const workChallenge = z.strictObject({
  /** What scrypt is run with, except for the counter. */
  parameters: z.strictObject({
    algorithm: z.literal('SCRYPT'),
    /** Random bytes of this task; the counter is appended to them. */
    nonce: hex,
    /** scrypt's salt. */
    salt: hex,
    /** scrypt's N. */
    cost: z.int().positive(),
    /** scrypt's r. */
    memoryCost: z.int().positive(),
    /** scrypt's p. */
    parallelism: z.int().positive(),
    /** Bytes. */
    keyLength: z.int().positive(),
    /** What the derived key has to begin with. */
    keyPrefix: hex,
    /** The server's HMAC of the key that solves the task, so that it verifies a solution without running scrypt. */
    keySignature: hex,
    /** Seconds since 1970. */
    expiresAt: z.int().positive(),
    data: z.strictObject({
      /** Key of the captcha that it belongs to. */
      captcha: captchaKey,
      /** Which name it belongs to. */
      name: hex,
      /** How many counters are tried on average. */
      tries: z.int().positive(),
      /** Key of the installation that it is signed with. */
      keyId: z.int().nonnegative(),
    }),
  }),
  /** HMAC-SHA256 over the parameters. */
  signature: hex,
});
export type WorkChallenge = z.infer<typeof workChallenge>;

/** ALTCHA's payload: Base64 of JSON with `challenge` as it came, and `solution` with `counter` and `derivedKey`. */
export const solvedWork = z.string().max(2000);

export const getWork = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/verif/work',
  auth: 'none',
  feature: 'accounts',
  summary:
    'A proof-of-work task of ALTCHA for one sign-in, within five minutes; more work after failed sign-ins of the name or the network.',
  input: z.strictObject({
    username,
    /** `key` of the captcha that the sign-in will be sent with. */
    randomKey: captchaKey,
  }),
  data: z.object({ challenge: workChallenge }),
});
