import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** An unguessable public id: 26 lower-case letters and digits, 130 random bits, safe in URLs and file names. */
export function newId(): string {
  return Array.from(randomBytes(26), (byte) => LETTERS[byte & 31]).join('');
}
