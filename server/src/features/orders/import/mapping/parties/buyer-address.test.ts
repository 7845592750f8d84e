import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';

function streetOf(headers: readonly string[]): (string | undefined)[] {
  const { columns } = proposeMapping([...headers]).mapping;
  return [columns.address1?.[0], columns.city?.[0], columns.postcode?.[0]].map((at) =>
    at === undefined ? undefined : headers[at],
  );
}

it('the buyer’s address is the parcel’s where a file has no other', () =>
  expect(streetOf(['Order', 'Customer address', 'Customer zip code', 'Customer city'])).toEqual([
    'Customer address',
    'Customer city',
    'Customer zip code',
  ]));

it.each<[string, string[]]>([
  ['another street', ['Order', 'Customer address', 'Customer city', 'Delivery address']],
  ['another town', ['Order', 'Customer address', 'Customer city', 'City']],
])('%s is not joined with it', (_, headers) => expect(streetOf(headers)).not.toContain('Customer address'));

it('an address of the invoice is nobody’s parcel', () =>
  expect(streetOf(['Order', 'Billing address', 'Billing city', 'Billing zip'])).toEqual([
    undefined,
    undefined,
    undefined,
  ]));
