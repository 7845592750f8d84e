import { type MessageId, message } from '@diy/contract/messages/make-message';
import type { OrderField } from '@diy/contract/orders/order-fields';
import type { OrderLine, PersonalisedText } from '../../model/order-line.ts';
import type { PictureProblem } from '../../model/picture-problem.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import type { UnclearVariant } from '../../variants/decide-variant.ts';

/**
 * Texts of `order-rows.*` that need figures or words of the row, or that describe a group of rows. Functions below make
 * them.
 */
type Composed =
  | 'ADDRESS_UNREAD'
  | 'STATUS_UNREAD'
  | 'OPTION_UNREAD'
  | 'SKU_TWICE'
  | 'CUSTOMISATION_UNREAD'
  | 'QUANTITY_CONFLICT'
  | 'LINE_WILL_WAIT'
  | 'VARIATION_UNREAD'
  | 'VARIATION_CONFLICT'
  | `NO_${string}`
  | `PICTURE_${string}`
  | `group.${string}`;

/** Everything that can be wrong with a row, in the words of the person who fixes it. */
export type RowProblemCode = Exclude<
  MessageId extends infer Id ? (Id extends `order-rows.${infer Code}` ? Code : never) : never,
  Composed
>;

/** A problem whose words need nothing but its code; `field` null = it is about the whole row. */
export function rowProblem(field: OrderField | null, code: RowProblemCode): RowProblem {
  return { field, code, text: message(`order-rows.${code}`) };
}

/** Parts of the customisation JSON could not be read. */
export function unreadPersonalisation(questions: readonly string[]): RowProblem {
  const text = message('order-rows.CUSTOMISATION_UNREAD', { questions: cutWordsToFit(questions) });
  return { field: 'personalization', code: 'CUSTOMISATION_UNREAD', text };
}

/** The table and the customisation name different quantities. */
export function otherQuantity(inTable: number, inZip: number): RowProblem {
  const text = message('order-rows.QUANTITY_CONFLICT', { inTable, inZip });
  return { field: 'quantity', code: 'QUANTITY_CONFLICT', text };
}

const PICTURE_TEXTS = {
  missing: 'order-rows.PICTURE_MISSING',
  'not-a-picture': 'order-rows.PICTURE_NO_PICTURE',
  several: 'order-rows.PICTURE_SEVERAL',
  damaged: 'order-rows.PICTURE_DAMAGED',
  'too-large': 'order-rows.PICTURE_TOO_LARGE',
} as const;

/** The file names a picture that the archive does not have, or that is no picture. */
export function pictureProblem(
  { name, file }: { name: string; file: string },
  why: 'missing' | 'several' | PictureProblem,
): RowProblem {
  const text = message(PICTURE_TEXTS[why], { name, file: shortened(file) });
  const code = why === 'missing' ? 'PICTURE_MISSING' : 'PICTURE_UNUSABLE';
  return { field: 'personalization', code, text };
}

/** Words of a buyer that may have lost letters or emoji before the file was uploaded. */
export function lostLetters(texts: readonly PersonalisedText[]): RowProblem {
  return { ...rowProblem('personalization', 'PERSONALISATION_DOUBTFUL'), texts };
}

/** Words to print that a spreadsheet keeps as numbers or dates: `7` may have been `007`. */
export function unsureNumbers(texts: readonly PersonalisedText[]): RowProblem {
  return { ...rowProblem('personalization', 'NUMBERS_UNSURE'), texts };
}

/** `Tak` where the words to print should stand: it may be them, or say that they stand elsewhere. */
export function plainFlagProblem(texts: readonly PersonalisedText[]): RowProblem {
  return { ...rowProblem('personalization', 'PERSONALISATION_FLAG'), texts };
}

/** The most letters of a row's own words that a problem repeats. */
const LETTERS_SHOWN = 60;

const shortened = (word: string): string => [...word].slice(0, LETTERS_SHOWN).join('');

/** Returns the words for which a problem has room. */
export function cutWordsToFit(words: readonly string[]): string[] {
  const shown: string[] = [];
  let room = LETTERS_SHOWN;
  for (const word of words) {
    if (room <= 0) break;
    shown.push([...word].slice(0, room).join(''));
    room -= [...word].length + 1;
  }
  return shown;
}

/** What is open of a variant: a variation from which no colour or size follows for certain, or SKUs of two designs. */
export function unclearVariant({ problem, words }: UnclearVariant, { skus = [] }: OrderLine): RowProblem {
  if (problem === 'SKU_TWICE') {
    const columns = skus.map(({ column }) => column);
    return {
      field: null,
      code: problem,
      text: message('order-rows.SKU_TWICE', { words: cutWordsToFit(words) }),
      columns,
    };
  }
  const text =
    problem === 'VARIATION_MISSING'
      ? message(missingText(words))
      : message(`order-rows.${problem}`, { words: cutWordsToFit(words) });
  return { field: 'variation', code: problem, text, words };
}

function missingText(words: readonly string[]) {
  if (words.length > 1) return 'order-rows.NO_COLOUR_NO_SIZE';
  return words.includes('size') ? 'order-rows.NO_SIZE' : 'order-rows.NO_COLOUR';
}
