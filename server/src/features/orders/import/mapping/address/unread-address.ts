import { message } from '@diy/contract/messages';
import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import { shownOf } from '../row-problems.ts';
import { isKnownProvince } from './known-provinces.ts';
import { isChinaProvince } from './split-china-address.ts';

/** Which columns beside the address count: those that nobody reads, and those taken for the house's number or the province. */
const openColumns = rememberObjects((mapping: Mapping) => {
  const used = new Set(Object.values(mapping.columns).flat());
  const all = mapping.beside_address ?? [];
  const houseNo = mapping.columns.houseNo ?? [];
  return {
    unread: all.filter((column) => !used.has(column)),
    isHouseDoubtful: all.some((column) => houseNo.includes(column)),
    isProvinceDoubtful: all.some((column) => mapping.columns.province?.includes(column)),
  };
});

const DIGIT = /\p{Nd}/u;

/**
 * The problem of a row that has texts beside its address which nobody reads: without them the parcel's label may lack its flat or its
 * village. A street with a number of its own and a bare `No` beside it is the same question, and so is a `State` that no country has.
 */
export function unreadAddress(
  mapping: Mapping,
  { fields }: OrderLine,
  cells: readonly string[],
): RowProblem | null {
  if (!mapping.beside_address?.length) return null;
  const { unread, isHouseDoubtful, isProvinceDoubtful } = openColumns(mapping);
  const words = unread.flatMap((column) => cells[column] || []);
  if (isHouseDoubtful && fields.houseNo && DIGIT.test(fields.address1 ?? '')) words.push(fields.houseNo);
  const { province } = fields;
  if (isProvinceDoubtful && province && !isKnownProvince(province) && !isChinaProvince(province))
    words.push(province);
  if (words.length === 0) return null;
  const text = message('order-rows.ADDRESS_UNREAD', { words: shownOf(words) });
  return { field: null, code: 'ADDRESS_UNREAD', text };
}
