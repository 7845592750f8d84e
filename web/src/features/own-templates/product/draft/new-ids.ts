import { nameKey } from '@diy/contract/own-templates/product-problems';
import { fingerprint } from '@diy/design/fingerprint';

/** Digits and consonants, which spell no word. */
const LETTERS = '0123456789BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 5;

/**
 * An id that only this name gets: designs, batches and orders keep ids, so that one of a deleted part may come back with its name but
 * never to another one. `isTaken` = another part of the product has it.
 */
export function idOfName(
  name: string,
  idOf: (letters: string) => string,
  isTaken: (id: string) => boolean,
): string {
  for (let turn = 0; ; turn += 1) {
    const id = idOf(lettersOf(turn === 0 ? nameKey(name) : `${nameKey(name)}\n${turn}`));
    if (!isTaken(id)) return id;
  }
}

function lettersOf(text: string): string {
  let rest = BigInt(`0x${fingerprint(text)}`);
  let letters = '';
  for (; letters.length < LENGTH; rest /= BigInt(LETTERS.length))
    letters += LETTERS[Number(rest % BigInt(LETTERS.length))];
  return letters;
}

/** An id that nothing had before: a surface or picture may be called as one that was deleted, and be another. */
export function newId(kind: 'side' | 'picture'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `${kind}-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether a part has the id, be it in other capitals. */
export const hasId = (parts: readonly { id: string }[], id: string): boolean =>
  parts.some((one) => nameKey(one.id) === nameKey(id));
