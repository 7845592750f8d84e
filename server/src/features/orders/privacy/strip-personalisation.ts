import { trimEndOf } from '../../../platform/text/trim-signs.ts';
import type { PersonalisedText } from '../model/order-line.ts';
import { cutBuyerWords } from '../words/buyer-words.ts';
import { isPrintKey, pairIn, splitParts } from '../words/text-pairs.ts';

/**
 * The text of a variant without what the buyer wrote in it (`Color: Black, Personalization: Ashley` is `Color: Black`),
 * whether or not it was read as personalisation: the text is kept and searched decrypted.
 */
export function stripPersonalisation(text: string, texts: readonly PersonalisedText[]): string {
  const variation = trimEndOf(cutBuyerWords(text)?.before ?? text, /[\s,，;；|/]/);
  const names = new Set(texts.map(({ name }) => name));
  const parts = splitParts(variation);
  let isPersonalisation = false;
  const kept = parts.filter((part) => {
    const name = pairIn(part)?.name;
    // A part without a `key:` continues the part before it, so it is kept or removed along with that one.
    if (name !== undefined) isPersonalisation = names.has(name) || isPrintKey(name);
    return !isPersonalisation;
  });
  const rest = kept.length === parts.length ? variation : kept.map((part) => part.trim()).join(', ');
  return texts.some(({ value }) => value.trim().length > 1 && rest.includes(value.trim())) ? '' : rest;
}
