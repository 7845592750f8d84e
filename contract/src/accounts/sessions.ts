import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idList, publicId } from '../paging.ts';
import { renewedSession } from './renewed-session.ts';
import { secondCode } from './second-factor.ts';
import { givenPassword } from './sign-in-fields.ts';

/** Longest life of a program's token, in days. */
export const MAX_TOKEN_DAYS = 365;
/** The longest name of a program's token. */
export const MAX_TOKEN_NAME = 40;

/** One sign-in that is still valid: a person's session in a browser, or a program's token. */
export const sessionRow = z.object({
  id: publicId,
  /** `session`: a person in a browser; `token`: a program. */
  kind: z.enum(['session', 'token']),
  /** Name the person gave a program's token; empty for sessions. */
  name: z.string(),
  /** The browser or program that signed in (its user agent); empty when unknown. */
  user_agent: z.string(),
  /** Address it signed in from; empty when unknown. */
  ip: z.string(),
  /** True for the one that asks. */
  is_current: z.boolean(),
  created_at: z.string(),
  /** The time, exact to the minute. */
  last_used_at: z.string(),
  expires_at: z.string(),
});
export type SessionRow = z.infer<typeof sessionRow>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/session/list',
  auth: 'token',
  feature: 'accounts',
  summary: 'Where the account is signed in, and the tokens of its programs; newest first. Not for programs.',
  input: z.strictObject({ kind: z.enum(['all', 'session', 'token']).default('all') }),
  data: z.object({ list: z.array(sessionRow) }),
});

export const endSessions = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/session/delete',
  auth: 'token',
  feature: 'accounts',
  summary:
    'End sessions, with the password, or revoke tokens, without it; they are refused from the next call on. Not for programs.',
  input: z.strictObject({
    ids: idList,
    /** The account's, once more, where a session is among them: a stranger at an open page could else lock its owner out. */
    password: givenPassword.optional(),
  }),
  /** The new session token is absent when no password was sent: the session keeps its token. */
  data: z.object({ deleted: z.number(), ...renewedSession.partial().shape }),
});

export const addToken = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/token/add',
  auth: 'token',
  feature: 'accounts',
  summary:
    'A token for a program, shown this once; it ends at its date however often it is used. Not for programs.',
  input: z.strictObject({
    name: z.string().trim().min(1).max(MAX_TOKEN_NAME),
    /** Days until it ends. */
    days: z.coerce.number().int().min(1).max(MAX_TOKEN_DAYS).default(90),
    /** The account's, once more: a token outlives the session that makes it. */
    password: givenPassword,
    /** Where the account has a second factor. */
    code: secondCode.optional(),
  }),
  data: z.object({ id: publicId, token: z.string(), expires_at: z.string(), ...renewedSession.shape }),
});
