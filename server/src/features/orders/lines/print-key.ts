import { createHmac, hkdfSync } from 'node:crypto';
import { fieldKey } from '@diy/design/document';
import type { PersonalisedText } from '../model/order-line.ts';
import type { PrivateLine } from './line-content.ts';

/** The key of a line that is equal to none. */
export const EQUAL_TO_NONE = '';

const ADDRESS = /^\s*https?:\/\//i;

type Words = Pick<PrivateLine, 'personalisation' | 'blankPersonalisation' | 'choices'>;

/**
 * Names what the buyer's words and blanks of a line print: lines of one account have the same key exactly if they print the same on
 * the same variant. Keyed by the installation's naming key, so that nobody learns the words by trying some. A line with a picture by
 * address is equal to none: the same address may have given each of them another picture.
 */
export function printKeysOf(namingKey: string | Buffer, ownerId: string): (words: Words) => string {
  const key = Buffer.from(hkdfSync('sha256', namingKey, '', 'order-print-key-1', 32));
  return ({ personalisation, blankPersonalisation = [], choices = [] }) => {
    if (personalisation.some(({ value }) => ADDRESS.test(value))) return EQUAL_TO_NONE;
    const blanks = [...new Set(blankPersonalisation.map(fieldKey))].sort();
    // Include the chosen meaning: the same word may have been explained differently at different times.
    const said = choices.map(({ about, wordKey, choice }) => [about, wordKey, choice].join(' ')).sort();
    const all = [ownerId, personalisation.map(printed), blanks, ...(said.length > 0 ? [said] : [])];
    const words = JSON.stringify(all);
    return createHmac('sha256', key).update(words).digest('base64url');
  };
}

/** All of a text that decides what is printed; names as layers are matched by. */
function printed({ name, value, whole, parts, aliases, isExact, code, file, picture }: PersonalisedText) {
  const names = parts?.map((part) => [fieldKey(part.name), part.value]) ?? null;
  // A picture that came with the file is its bytes, wherever they lay.
  const source = picture === undefined ? ['file', file ?? null] : ['bytes', picture];
  return [
    fieldKey(name),
    value,
    whole ?? null,
    names,
    aliases?.map(fieldKey) ?? null,
    isExact ?? false,
    code ?? null,
    source,
  ];
}
