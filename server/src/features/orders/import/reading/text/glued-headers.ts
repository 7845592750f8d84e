import { isPartOfAddress } from '../../mapping/headers/compose-header.ts';
import { namesOnlyOwner, normaliseHeader } from '../../mapping/headers/normalise-header.ts';
import { personalisedName } from '../../mapping/personalised-name.ts';
import { countKnownHeaders } from '../../mapping/recognise/known-headers.ts';

const SHORTEST_HEADER = 2;

/** Whether an unknown header is two known ones without anything between them. */
export function isTwoHeaders(header: string): boolean {
  const key = normaliseHeader(header).replaceAll('"', '');
  if (isKnown(header) || isKnown(key)) return false;
  for (let at = SHORTEST_HEADER; at <= key.length - SHORTEST_HEADER; at++)
    if (isKnown(key.slice(0, at)) && isKnown(key.slice(at))) return true;
  // The sign in `定制-日期` is part of the name.
  return splits(header).some(([head, tail]) => isKnown(head) && isKnown(tail));
}

/**
 * Whether an unknown header may be two: a known one touches something else, or letters of two kinds touch, as in
 * `GroupBilling` and `状态Name`. That does not prove two headers, but it is enough not to rely on one.
 */
export function mayBeTwoHeaders(header: string): boolean {
  if (countKnownHeaders([header]) > 0) return false;
  return splits(header).some(([head, tail]) => {
    const isSeam = isSeamOf(head, tail);
    // For the first half only known headers count: any beginning of `定制-日期` is a name to print as well.
    const isHalf = countKnownHeaders([head]) > 0 || isKnown(tail);
    // A half of several words: with blanks between them, or with the signs of a program.
    if (isHalf && (isSeam || [head, tail].every((half) => /\S[\s_-]\S/.test(half)))) return true;
    return isSeam && personalisedName(header) === null && /\s|\P{ASCII}/u.test(header);
  });
}

/** Whether a header may be the end of one that begins in the last cell of the line above. */
export function continuesHeader(above: string, header: string): boolean {
  if (above.trim() === '' || header.trim() === '') return false;
  if ([`${above}${header}`, `${above} ${header}`].some(isKnown)) return true;
  // `Billing` above `Name` is the payer's name; `Name` alone would become the recipient's.
  return isPartOfAddress(normaliseHeader(header)) && namesOnlyOwner(above);
}

function isKnown(header: string): boolean {
  return countKnownHeaders([header]) > 0 || personalisedName(header) !== null;
}

/** All ways to cut a header in two between letters that touch. */
function splits(header: string): [string, string][] {
  const letters = [...header.normalize('NFKC').trim()];
  return letters.flatMap((_, at): [string, string][] => {
    const isTouching =
      at > 0 && /^[\p{L}\p{N})）]$/u.test(letters[at - 1]!) && /^[\p{L}\p{N}*]$/u.test(letters[at]!);
    return isTouching ? [[letters.slice(0, at).join(''), letters.slice(at).join('')]] : [];
  });
}

const SCRIPTS = [/\p{Script=Latin}/u, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u];

/** Whether no single word continues here: a capital after a small letter, or another script. */
function isSeamOf(head: string, tail: string): boolean {
  const [before, after] = [head.at(-1)!, tail[0]!];
  if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(after)) return true;
  if (!/\p{L}/u.test(before) || !/\p{L}/u.test(after)) return false;
  return SCRIPTS.some((script) => script.test(before) !== script.test(after));
}
