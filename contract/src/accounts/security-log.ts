import { z } from 'zod';
import { defineEndpoint, emptyData, noInput } from '../endpoint.ts';
import { listData, listInput } from '../paging.ts';

/** Days that the security log goes back. */
export const SECURITY_LOG_DAYS = 180;

export const securityEventKinds = [
  'sign-in',
  /** The password was wrong, or could not be looked at yet. */
  'sign-in-failed',
  /** The password was right, the code of the second factor was not. */
  'code-failed',
  'sign-out',
  'password-changed',
  'token-made',
  'token-revoked',
  'sessions-ended',
  'factor-on',
  'factor-off',
  'recovery-renewed',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEvent = z.object({
  id: z.string(),
  /** What happened. */
  kind: z.enum(securityEventKinds),
  /** When; of failures the last one. */
  at: z.string(),
  /** How many failures of that day and network this row counts; 1 for everything else. */
  times: z.number().int(),
  /** Address; empty where the operator did it, or where it is not known. */
  ip: z.string(),
  /** The browser or program (its user agent); empty when unknown. */
  user_agent: z.string(),
  /** Name of a token; `app` or `recovery` for a sign-in with a code. */
  detail: z.string(),
  /** True when an administrator did it by a command. */
  by_operator: z.boolean(),
  /** True for what this session did itself. */
  is_here: z.boolean(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

export const listSecurityEvents = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/security/list',
  auth: 'token',
  feature: 'accounts',
  summary: `What happened to the account's security over ${SECURITY_LOG_DAYS} days, newest first. Not for programs.`,
  input: z.strictObject({ p: listInput.p, limit: listInput.limit }),
  data: listData(securityEvent, {}),
});

export const listNewSignIns = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/security/unseen',
  auth: 'token',
  feature: 'accounts',
  summary:
    'Sign-ins from places unknown until then, by other sessions, that nobody has confirmed. Empty for programs.',
  input: noInput,
  data: z.object({ list: z.array(securityEvent) }),
});

export const confirmSignIns = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/security/seen',
  auth: 'token',
  feature: 'accounts',
  summary: 'The sign-ins of the list of new ones are known. Not for programs.',
  input: noInput,
  data: emptyData,
});
