import { z } from 'zod';
import { defineEndpoint, noInput } from '../endpoint.ts';
import { renewedSession } from './renewed-session.ts';
import { givenPassword } from './sign-in-fields.ts';

/** The longest code that is read. */
export const MAX_SECOND_CODE = 64;
/** Six digits of the code generator app, or a recovery code; blanks and dashes do not count. */
export const secondCode = z.string().trim().min(1).max(MAX_SECOND_CODE);

const recoveryCodes = renewedSession.extend({
  /** Shown this once; each may stand in for a code one time. */
  recovery_codes: z.array(z.string()),
});

export const secondFactor = z.object({
  /** True when signing in asks for a code. */
  is_on: z.boolean(),
  /** When the second factor was turned on; null while it is off. */
  since: z.string().nullable(),
  /** Recovery codes that have not been used. */
  recovery_left: z.number(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/totp/item',
  auth: 'token',
  feature: 'accounts',
  summary: 'Whether signing in asks for a code besides the password. Not for programs.',
  input: noInput,
  data: secondFactor,
});

export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/totp/begin',
  auth: 'token',
  feature: 'accounts',
  summary:
    'A new secret for a code generator app (RFC 6238: SHA-1, six digits, 30 seconds). It counts once confirmed. Not for programs.',
  input: z.strictObject({ password: givenPassword }),
  data: renewedSession.extend({
    /** Base32, for typing it into the app. */
    secret: z.string(),
    /** `otpauth://` address, for a QR code. */
    uri: z.string(),
  }),
});

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/totp/confirm',
  auth: 'token',
  feature: 'accounts',
  summary:
    'Turn it on with a first code of the app, within 15 minutes. Other sessions end. Not for programs.',
  input: z.strictObject({ code: secondCode }),
  data: recoveryCodes,
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/totp/recovery',
  auth: 'token',
  feature: 'accounts',
  summary:
    'New recovery codes; the earlier ones do not count any more. Other sessions end. Not for programs.',
  input: z.strictObject({ password: givenPassword, code: secondCode }),
  data: recoveryCodes,
});

export const endSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/totp/off',
  auth: 'token',
  feature: 'accounts',
  summary: 'Signing in asks for the password alone again. Other sessions end. Not for programs.',
  input: z.strictObject({ password: givenPassword, code: secondCode }),
  data: renewedSession,
});
