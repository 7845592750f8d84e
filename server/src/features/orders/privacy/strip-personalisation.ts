import { PAIR, PRINT_KEYS, splitParts } from '../import/mapping/read-personalisation.ts';
import type { PersonalisedText } from '../import/mapping/types.ts';

/**
 * The text of a variant without what the buyer wrote in it (`Color: Black, Personalization: Ashley` is `Color: Black`),
 * whether or not it was read as personalisation, because the text is stored and searched unencrypted.
 */
export function stripPersonalisation(variation: string, wishes: readonly PersonalisedText[]): string {
  const names = new Set(wishes.map(({ name }) => name));
  const parts = splitParts(variation);
  let isPersonalisation = false;
  const kept = parts.filter((part) => {
    const name = PAIR.exec(part)?.[1];
    // A line without a key continues the one above.
    if (name !== undefined) isPersonalisation = names.has(name) || PRINT_KEYS.test(name);
    return !isPersonalisation;
  });
  const text = kept.length === parts.length ? variation : kept.map((part) => part.trim()).join(', ');
  return wishes.some(({ value }) => value.trim().length > 1 && text.includes(value.trim())) ? '' : text;
}
