import { randomInt } from 'node:crypto';

/** How long a password that an operator gave out may be used for a first sign-in. */
export const INITIAL_DAYS = 3;
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 31 letters and digits to the power of 26 are 128 bits. */
const LENGTH = 26;

/** A random password that cannot be misread. */
export function randomPassword(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
