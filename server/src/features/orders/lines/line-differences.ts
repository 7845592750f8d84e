import type { OrderField } from '@diy/contract/orders/order-fields';
import type { RowCipher } from '../privacy/encrypt-row.ts';
import { stateAfterImport } from '../states/order-states.ts';
import { openPrivate } from './line-content.ts';
import type { LineContent, LineRecord } from './lines.queries.ts';

const PLAIN = [
  'sku',
  'title',
  'variation',
  'quantity',
  'price_cents',
  'currency',
  'placed_at',
  'ship_by',
  'design_id',
  'colour_id',
  'size_id',
  'held',
] as const satisfies readonly (keyof LineContent)[];

/** What a row says otherwise than the line that exists, by the names of its fields; the version it is locked to is none. */
export function lineDifferences(line: LineRecord, said: LineContent, rowCipher: RowCipher): string[] {
  const differs = new Set<string>(PLAIN.filter((field) => !isSame(line[field], said[field])));
  if (stateAfterImport(line.state, said.state) !== line.state) differs.add('state');
  const [was, is] = [openPrivate(rowCipher, line), openPrivate(rowCipher, said)];
  if (!isSame(was.address, is.address)) differs.add('address');
  if (!isSame(was.personalisation, is.personalisation)) differs.add('personalisation');
  if (!isSame(was.blankPersonalisation ?? [], is.blankPersonalisation ?? [])) differs.add('personalisation');
  const fields = new Set([...Object.keys(was.fields), ...Object.keys(is.fields)] as OrderField[]);
  for (const field of fields)
    if (!MEANT.has(field) && was.fields[field] !== is.fields[field]) differs.add(field);
  return [...differs];
}

/** Fields that were compared above as what they mean. */
const MEANT: ReadonlySet<OrderField> = new Set([
  'sku',
  'productTitle',
  'variation',
  'quantity',
  'unitPrice',
  'currency',
  'placedAt',
  'shipBy',
  'recipientName',
  'company',
  'country',
  'province',
  'city',
  'district',
  'address1',
  'address2',
  'address3',
  'houseNo',
  'postcode',
  'phone',
  'mobile',
  'email',
]);

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
