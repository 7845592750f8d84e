import type { PersonalisedText } from '../import/mapping/types.ts';

/** By what the picture of a wish is known: its content where it came in an archive, else its address. */
export function pictureKey({ value, picture }: Pick<PersonalisedText, 'value' | 'picture'>): string {
  return picture === undefined ? value.trim() : `archive:${picture}`;
}
