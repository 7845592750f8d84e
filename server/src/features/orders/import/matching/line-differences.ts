import { ADDRESS_FIELDS, ORDER_FIELDS, type OrderField } from '@diy/contract/orders/order-fields';
import { fieldKey } from '@diy/design/document';
import type { PrivateLine } from '../../lines/line-content.ts';
import type { LineContent, LineRecord } from '../../lines/lines.queries.ts';
import { shopKey } from '../../lines/same-order.ts';
import { STATUS_FIELDS } from '../../meanings/status-words.ts';
import { platformKey } from '../mapping/platform-names.ts';
import { changedPlace, changedTexts } from './line-changes.ts';
import { factsOfRecord } from './line-facts.ts';
import { normaliseForComparison } from './merge-line.ts';

type Said = Omit<LineContent, 'import_id' | 'row' | 'state'>;

const EXACT = [
  'quantity',
  'price_cents',
  'placed_at',
  'ship_by',
  'design_id',
  'colour_id',
  'size_id',
  'held',
] as const satisfies readonly (keyof Said)[];
const WORDS = ['title', 'currency'] as const satisfies readonly (keyof Said)[];

/**
 * The fields in which a line becomes something else, by their names; compared as `compareRowWithLine` compares, and with everything that it
 * leaves out. The version a line is locked to is none, nor are the numbers by which it is found again.
 */
export function lineDifferences(
  was: { line: LineRecord; known: PrivateLine },
  is: { line: Said; known: PrivateLine },
): string[] {
  const differs = new Set<string>();
  const facts = factsOfRecord(was.line, was.known, '');
  const said = factsOfRecord({ ...is.line, state: was.line.state }, is.known, '');
  if (facts.sku !== said.sku) differs.add('sku');
  if (facts.variation !== said.variation) differs.add('variation');
  if (platformKey(was.line.platform) !== platformKey(is.line.platform)) differs.add('platform');
  if (shopKey(was.line.shop) !== shopKey(is.line.shop)) differs.add('shop');
  for (const field of WORDS)
    if (normaliseForComparison(was.line[field]) !== normaliseForComparison(is.line[field]))
      differs.add(field);
  for (const field of EXACT) if (!isSame(was.line[field], is.line[field])) differs.add(field);
  if (!isSamePlace(was.known, is.known)) differs.add('address');
  if (changedTexts(was.known.personalisation, is.known.personalisation).length > 0)
    differs.add('personalisation');
  if (!isSame(blanksOf(was.known), blanksOf(is.known))) differs.add('personalisation');
  for (const field of ORDER_FIELDS)
    if (
      !MEANT.has(field) &&
      normaliseForComparison(was.known.fields[field] ?? '') !==
        normaliseForComparison(is.known.fields[field] ?? '')
    )
      differs.add(field);
  return [...differs];
}

function isSamePlace(was: PrivateLine, is: PrivateLine): boolean {
  const isSameEmail = normaliseForComparison(was.address.email) === normaliseForComparison(is.address.email);
  return isSameEmail && changedPlace(was.address, is.address).length === 0;
}

function blanksOf({ blankPersonalisation = [] }: PrivateLine): string[] {
  return blankPersonalisation.map(fieldKey).sort();
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/** Fields that need no comparison letter by letter: `compareRowWithLine` compares their meaning, or they are the key by which a line is found. */
const MEANT: ReadonlySet<OrderField> = new Set<OrderField>([
  'externalOrderNo',
  'externalLineId',
  'platform',
  'shop',
  ...STATUS_FIELDS,
  'cancelMark',
  'holdMark',
  'orderMark',
  'sku',
  'productTitle',
  'variation',
  'quantity',
  'unitPrice',
  'lineTotal',
  'currency',
  'placedAt',
  'shipBy',
  'personalization',
  ...ADDRESS_FIELDS,
]);
