import { expect, it } from 'vitest';
import type { Mapping } from '../../model/mapping.ts';
import { fillFromAbove } from './fill-from-above.ts';
import { proposeMapping } from './propose-mapping.ts';
import { readOrderLine } from './read-order-line.ts';

const TEXT = 6;
const headersWith = (name: string) =>
  `Order No|SKU|Qty|Name|Address|House|${name}|City|Zip|Country`.split('|');
const ABOVE = '1|A|1|Jo|High St|7|Anna|York|YO1 7HH|GB'.split('|');
/** A further piece of the same order, with nothing in the column between street and city. */
const BELOW = '1|B|1|||||||'.split('|');

/** The mapping as a caller may send it: the column is read now, and is still on the list of open ones. */
const reading = (name: string, change: Partial<Mapping>): Mapping => {
  const { mapping } = proposeMapping(headersWith(name));
  const columns = { ...mapping.columns, ...change.columns };
  return { ...mapping, ...change, columns, beside_address: [TEXT] };
};

it.each<[string, Partial<Mapping>]>([
  ['Text', { columns: { personalization: [TEXT] } }],
  ['Child', { personalisation: [{ column: TEXT, name: 'Child' }] }],
  ['Font', { personalisation: [{ column: TEXT, name: 'Font' }] }],
  ['定制', { columns: { personalization: [TEXT] } }],
  ['Monogram letters', { personalisation: [{ column: TEXT, name: '字母' }] }],
  ['Layer', { personalisation: [{ column: 2, name: 'x', name_column: TEXT }] }],
  ['Design', { columns: { designCode: [TEXT] } }],
  ['Variant of it', { columns: { variation: [1, TEXT] }, joined: ['variation'] }],
  ['Note of the line', { columns: { pickNote: [TEXT] } }],
])('what is said of one piece in %s is not carried to the next', (name, change) => {
  const mapping = reading(name, change);
  const below = fillFromAbove(mapping, ABOVE, BELOW);
  expect(below[TEXT]).toBe('');
  expect(below[7]).toBe('York');
  const codes = readOrderLine(mapping, ABOVE).problems.map(({ code }) => code);
  expect(codes).not.toContain('ADDRESS_UNREAD');
});

it.each<[string, Partial<Mapping>]>([
  ['nobody decided on', {}],
  ['that is a line of the address', { columns: { address2: [TEXT] } }],
  ['that is the number of the house', { columns: { houseNo: [TEXT] } }],
])('a column %s goes with the address', (_, change) => {
  expect(fillFromAbove(reading('Sector', change), ABOVE, BELOW)[TEXT]).toBe('Anna');
});

it.each<[string, string, string]>([
  ['the same order, repeated', '|B|1|Jo|High St|7||York|YO1 7HH|GB', '1'],
  ['nothing but the piece', '|B|1|||||||', '1'],
  ['another recipient', '|B|1|Bo|High St|7||York|YO1 7HH|GB', ''],
  ['another postcode', '|B|1||||||LS1 1AA|', ''],
])('a row without its number continues the order above: %s', (_, row, number) => {
  const { mapping } = proposeMapping(headersWith('Text'));
  const filled = fillFromAbove({ ...mapping, profile: 'ebay@1' }, ABOVE, row.split('|'));
  expect(filled[0]).toBe(number);
});
