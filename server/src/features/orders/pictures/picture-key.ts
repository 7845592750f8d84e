import type { PersonalisedText } from '../model/order-line.ts';

const BROUGHT = 'archive:';

/** The key of a picture to print: its content if it came in an archive, else its address. */
export function pictureKey({ value, picture }: Pick<PersonalisedText, 'value' | 'picture'>): string {
  return picture === undefined ? value.trim() : `${BROUGHT}${picture}`;
}

/** Whether a key is that of a picture that came in an archive. */
export function isBroughtPicture(key: string): boolean {
  return key.startsWith(BROUGHT);
}
