import { type OrderField, PLACE_FIELDS } from '@diy/contract/orders/order-fields';
import type { OrderLine } from '../../../model/order-line.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import { readVariation } from '../../../variants/read-variation.ts';
import { cutBuyerWords, decodeEntities } from '../../../words/buyer-words.ts';
import {
  hasOddQuotes,
  hasOtherGershayim,
  hasStrayQuestion,
  hasStrayQuote,
  isCellError,
  isGarbled,
  isScientific,
  isUndamaged,
} from '../../../words/lost-letters.ts';
import type { Profile } from '../model/profile.ts';
import { rowProblem } from '../row-problems.ts';
import { plainCode } from './plain-digits.ts';

/** Fields in which a question mark may be a real question. */
const WITH_QUESTIONS: ReadonlySet<OrderField> = new Set(['variation', 'company']);
const OF_ADDRESS: ReadonlySet<OrderField> = new Set([...PLACE_FIELDS, 'phone', 'mobile', 'buyerPhone']);
/** Fields in which a question mark is a lost letter. */
const WITHOUT_QUESTIONS: ReadonlySet<OrderField> = new Set([
  'externalOrderNo',
  'externalLineId',
  'sku',
  ...[...OF_ADDRESS].filter((field) => !WITH_QUESTIONS.has(field)),
] as const);

/** Fields that decide what is made and where it goes: damage in one of them stops the line. */
export const NEEDED_WHOLE: ReadonlySet<OrderField> = new Set([
  ...WITHOUT_QUESTIONS,
  ...WITH_QUESTIONS,
  'quantity',
  'unitPrice',
  'placedAt',
  'personalization',
  'orderStatus',
]);

/** The same, to go through for each row. */
const LOOKED_AT = [...NEEDED_WHOLE];

const SHORT_NUMBERS: ReadonlySet<OrderField> = new Set(['postcode', 'houseNo']);

/** Cells whose value was damaged before the file came here: formula errors, and letters or digits that were lost. */
export function damagedFields({ fields }: OrderLine, profile: Profile): RowProblem[] {
  const problems: RowProblem[] = [];
  for (const field of LOOKED_AT) {
    // Platforms that make the label themselves hide the address in ways of their own.
    if (profile.shippedByPlatform && OF_ADDRESS.has(field)) continue;
    const written = fields[field];
    if (written === undefined) continue;
    if (isUndamaged(written) && !mayBeCalculated(field, written)) continue;
    const code =
      field === 'variation' ? damageOfVariation(written) : damageOf(field, decodeEntities(written));
    if (code) problems.push(rowProblem(field, code));
  }
  return problems;
}

type Damage = 'CELL_ERROR' | 'LETTERS_LOST' | 'NUMBERS_UNSURE';

/** @param text with HTML entities decoded */
function damageOf(field: OrderField, text: string): Damage | null {
  if (isCellError(text)) return 'CELL_ERROR';
  if (OF_ONE_LINE_OR_PHONE.has(field) && FRACTION.test(text)) return 'NUMBERS_UNSURE';
  const isLost =
    (OF_DIGITS.has(field) && plainCode(text) === null) ||
    (SHORT_NUMBERS.has(field) && isScientific(text)) ||
    (WITHOUT_QUESTIONS.has(field) ? isDoubtful(field, text) : WITH_QUESTIONS.has(field) && isUnclear(text));
  return isLost ? 'LETTERS_LOST' : null;
}

const MAX_VARIATIONS = 1000;
/**
 * Results for variations without a buyer's words, since a file repeats few of them. Variations with such words are kept
 * no longer than their row.
 */
const ofVariations = new Map<string, Damage | null>();

/** Damage in the words of a variation that name the goods; the buyer's own words are checked elsewhere. */
function damageOfVariation(written: string): Damage | null {
  const known = ofVariations.get(written);
  if (known !== undefined) return known;
  const own = decodeEntities(written);
  const all = readVariation(own);
  const parts = all.filter(({ label }) => label !== 'print');
  const isOurs = parts.length === all.length && !cutBuyerWords(own);
  const damage = damageOf('variation', isOurs ? own : parts.map((part) => part.text).join('\n'));
  if (isOurs) {
    if (ofVariations.size >= MAX_VARIATIONS) ofVariations.clear();
    ofVariations.set(written, damage);
  }
  return damage;
}

/** Plain digits and letters that a program may have made of others: `1E+5`, `1001.0`. */
function mayBeCalculated(field: OrderField, text: string): boolean {
  if (SHORT_NUMBERS.has(field)) return /[.Ee]/.test(text);
  return OF_ONE_LINE_OR_PHONE.has(field) && text.endsWith('0') && text.includes('.');
}

/** Codes have one line; a line break in one is damage. */
const OF_ONE_LINE = new Set<OrderField>(['externalOrderNo', 'externalLineId', 'sku', 'postcode']);

/** `1001.0`: a program took a code for a number, and its zeros in front may be lost as well. */
const FRACTION = /^\d+\.0+$/;
const OF_ONE_LINE_OR_PHONE = new Set<OrderField>([
  ...OF_ONE_LINE,
  'phone',
  'mobile',
  'buyerPhone',
  'houseNo',
]);

/** The fields where a person said that numbers are right: codes without the fraction that a program gave them. */
export function withoutFractions(fields: OrderLine['fields']): OrderLine['fields'] {
  const codes = [...OF_ONE_LINE_OR_PHONE].filter((field) => FRACTION.test(fields[field] ?? ''));
  if (codes.length === 0) return fields;
  const bare = codes.map((field) => [field, fields[field]!.split('.')[0]!]);
  return { ...fields, ...Object.fromEntries(bare) };
}

/** Fields that carriers read as digits. */
const OF_DIGITS = new Set<OrderField>(['postcode', 'phone', 'mobile', 'buyerPhone']);

function isDoubtful(field: OrderField, text: string): boolean {
  return (
    text.includes('?') ||
    text.includes('\u202e') ||
    isGarbled(text) ||
    hasOddQuotes(text, false) ||
    (field === 'recipientName' && hasOtherGershayim(text)) ||
    (OF_ONE_LINE.has(field) && /[\r\n]/.test(text))
  );
}

function isUnclear(text: string): boolean {
  return hasStrayQuestion(text) || hasStrayQuote(text) || isGarbled(text);
}
