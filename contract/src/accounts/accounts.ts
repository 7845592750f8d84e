import { z } from 'zod';
import { defineEndpoint, emptyData, noInput } from '../endpoint.ts';
import { MAX_ID } from '../public-id.ts';
import { solvedWork } from './proof-of-work.ts';
import { renewedSession } from './renewed-session.ts';
import { secondCode } from './second-factor.ts';
import { captchaKey, captchaLetters, givenPassword, newPassword, username } from './sign-in-fields.ts';

/** The longest nickname. */
export const MAX_NICKNAME = 40;

/** A nickname that an account may have. */
export const ownNickname = z.string().trim().min(1).max(MAX_NICKNAME);

/** The signed-in account. */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  /** The account's short code, used in product SKUs. */
  sku: z.string(),
  /** Public URL of the picture; null = none. */
  avatar: z.string().nullable(),
});
export type User = z.infer<typeof user>;

/** What an account has to do before any other call is accepted: its own password, or a second factor. */
export const requiredFirstStep = z.enum(['password', 'second-factor']);
export type FirstStep = z.infer<typeof requiredFirstStep>;

export const profile = user.extend({
  /** Null = nothing; see `accounts.set-password-first` and `accounts.second-factor-first`. */
  must_first: requiredFirstStep.nullable(),
  counts: z.object({ designs: z.number(), images: z.number(), downloads: z.number() }),
  /** Bytes of originals stored. */
  storage_used: z.number(),
  created_at: z.string(),
});
export type Profile = z.infer<typeof profile>;

export const getCaptcha = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/verif',
  auth: 'none',
  feature: 'accounts',
  summary: 'A captcha for signing in: single use, valid for five minutes.',
  input: noInput,
  /** `verif` is a data: URL picture of the captcha. */
  data: z.object({ key: z.string(), verif: z.string() }),
});

export const login = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/login',
  auth: 'none',
  feature: 'accounts',
  summary: 'Sign in; answers the token for the Authorization header.',
  input: z.strictObject({
    username,
    password: givenPassword,
    /** The letters in the captcha picture. */
    verif: captchaLetters,
    /** `key` of the captcha. */
    randomKey: captchaKey,
    /**
     * Where the account has a second factor: a code of its app, or a recovery code. A call without it is refused as
     * `accounts.code-needed` once the password was right; the same captcha may then be sent again with the code.
     */
    code: secondCode.optional(),
    /**
     * The solved task of `POST /saas/diy/verif/work`. Without one a sign-in is refused as `accounts.work-needed` when there were failed ones of
     * this name or network lately; the captcha is not used up by that.
     */
    work: solvedWork.optional(),
  }),
  /** `must_first`: what other calls are refused until. */
  data: z.object({ token: z.string(), user, must_first: requiredFirstStep.nullable() }),
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/logout',
  auth: 'token',
  feature: 'accounts',
  summary: 'End this session.',
  input: noInput,
  data: emptyData,
});

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/item',
  auth: 'token',
  feature: 'accounts',
  summary: 'The profile of the signed-in account with counts and storage used.',
  input: noInput,
  data: profile,
});

export const updateProfile = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/update',
  auth: 'token',
  feature: 'accounts',
  summary: 'Change nickname or avatar.',
  input: z.strictObject({
    nickname: ownNickname.optional(),
    /** Public id of a library image. */
    avatar_image_id: z.string().max(MAX_ID).nullable().optional(),
  }),
  data: user,
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/password',
  auth: 'token',
  feature: 'accounts',
  summary: 'Change the password; every other session ends.',
  input: z.strictObject({
    old_password: givenPassword,
    new_password: newPassword,
    /** Where the account has a second factor. */
    code: secondCode.optional(),
  }),
  data: renewedSession,
});
