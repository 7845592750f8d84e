import { z } from 'zod';

/** The name that an account signs in with. */
export const username = z.string().trim().min(1).max(64);

/** The longest password. */
export const MAX_PASSWORD = 128;
/** A password as it was typed, to be compared with the account's. */
export const givenPassword = z.string().min(1).max(MAX_PASSWORD);
/** The shortest password that an account may choose. */
export const MIN_PASSWORD = 8;
/** A password that an account may choose. */
export const newPassword = z.string().min(MIN_PASSWORD).max(MAX_PASSWORD);

/** `key` of a captcha. */
export const captchaKey = z.string().max(64);
/** The most letters that are read as those of a captcha's picture. */
export const MAX_CAPTCHA_LETTERS = 16;
export const captchaLetters = z.string().trim().max(MAX_CAPTCHA_LETTERS);
