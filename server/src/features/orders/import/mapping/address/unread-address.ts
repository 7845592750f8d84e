import { message } from '@diy/contract/messages/make-message';
import type { OrderField } from '@diy/contract/orders/order-fields';
import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import { isNegative } from '../../../meanings/is-negative.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import { isIgnoredText } from '../recognise/ignored-texts.ts';
import type { OptionKind } from '../recognise/option-kinds.ts';
import { findUnreadAddressColumns, ONE_OF_EACH, PLACE_LINES } from '../recognise/unread-address-columns.ts';
import { cutWordsToFit } from '../row-problems.ts';
import { isDoubtfulProvince } from './doubtful-province.ts';

/** The columns next to the address that are still open: those that nobody reads, and those taken for the house's number or the province. */
const openColumns = rememberObjects((mapping: Mapping) => {
  const { columns, beside_address: all = [] } = mapping;
  const openOf = (taken: readonly number[] | undefined) => all.filter((column) => taken?.includes(column));
  return {
    unread: findUnreadAddressColumns(mapping),
    /** Columns of a field that has a better one. */
    second: [
      ...PLACE_LINES.map((field) => [field, columns[field]] as const),
      ...ONE_OF_EACH.map((field) => [field, columns[field]?.slice(1)] as const),
    ].flatMap(([field, taken]) => openOf(taken).map((column) => ({ column, field }))),
    houseNo: openOf(columns.houseNo),
    province: openOf(columns.province?.slice(0, 1)),
  };
});

/** `No` under `Pickup point` is no part of an address. A letter or two are the number of a locker. */
function isPlainNo(text: string): boolean {
  return text.length <= LONGEST_NO && !DIGIT.test(text) && !SHORT.test(text) && isNegative(text);
}

const LONGEST_NO = 5;
const SHORT = /^(?:\p{Script=Latin}|n[aeu])$/iu;

/** Whether a text says another one: the same, or its words one after the other. `Building 12` does not say `2`. */
function containsWords(text: string, part: string): boolean {
  return text !== '' && wordsOf(text).includes(wordsOf(part));
}

function isSame(text = '', other = ''): boolean {
  return text !== '' && wordsOf(text) === wordsOf(other);
}

/** Whether `part` repeats the recipient's name or a part of it, as `Ann` next to `Ann Example`. */
function isSaidOf(name = '', part = ''): boolean {
  return isSame(name, part) || (part !== '' && containsWords(name, part));
}

/** Whether a text says the whole address once more and nothing else: its street, and its town or postcode. */
function repeatsAddress(text: string, { fields, address }: OrderLine): boolean {
  const { address1 = '', city = '', postcode = '' } = fields;
  if (address1 === '' || !containsWords(text, address1)) return false;
  if (!(city !== '' && containsWords(text, city)) && !(postcode !== '' && containsWords(text, postcode)))
    return false;
  const { lines, district, province, houseNo, country } = address;
  const said = wordsOf(
    [...lines, houseNo, district, city, province, postcode, country, fields.country ?? ''].join(' '),
  );
  return wordsOf(text)
    .split(' ')
    .every((word) => word === '' || said.includes(` ${word} `));
}

/** Its words between blanks, in small letters, whatever signs stand between them. */
function wordsOf(text: string): string {
  const words = text.normalize('NFKC').toLowerCase().split(BETWEEN_WORDS);
  return ` ${words.filter((word) => word !== '').join(' ')} `;
}

const BETWEEN_WORDS = /[\s,;()[\]、。，；]|[.:](?=\s|$)/u;
const DIGIT = /\p{Nd}/u;

/**
 * The problem of a row that has texts next to its address which nobody reads: without them the parcel's label may lack its flat or its
 * village. A street that holds a number and a bare `No` next to it are the same question, and so is a `State` that may be the status.
 */
export function unreadAddress(
  mapping: Mapping,
  line: OrderLine,
  cells: readonly string[],
  kinds?: ReadonlyMap<number, OptionKind>,
): RowProblem | null {
  if (!mapping.beside_address?.length) return null;
  const open = openColumns(mapping);
  const { fields, address } = line;
  const { address1 = '', houseNo, province } = fields;
  const isSaid = (field: OrderField, column: number) =>
    containsWords(fields[field] ?? '', cells[column] ?? '');
  const second = open.second.flatMap(({ field, column }) => (isSaid(field, column) ? [] : [column]));
  const isHouseOpen = !!houseNo && DIGIT.test(address1);
  const isPlaceOpen = !!province && isDoubtfulProvince(province, address.country);
  const columns = [
    // A buyer who is the recipient is named twice.
    ...open.unread.filter(
      (column) =>
        (kinds?.get(column) !== 'buyer' || !isSaidOf(fields.recipientName, cells[column])) &&
        !isIgnoredText(mapping, 'address', column, cells[column] ?? '') &&
        !repeatsAddress(cells[column] ?? '', line),
    ),
    ...second,
    ...(isHouseOpen ? open.houseNo : []),
    ...(isPlaceOpen ? open.province : []),
  ].filter((column) => cells[column] && !(kinds?.get(column) === 'fetched' && isPlainNo(cells[column])));
  if (columns.length === 0) return null;
  const words = cutWordsToFit(columns.map((column) => cells[column]!));
  return {
    field: null,
    code: 'ADDRESS_UNREAD',
    text: message('order-rows.ADDRESS_UNREAD', { words }),
    columns,
    samples: columns.map((column) => cells[column]!),
  };
}
