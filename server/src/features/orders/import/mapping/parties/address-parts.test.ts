import { expect, it } from 'vitest';
import { addAddressParts } from './address-parts.ts';

it.each<[string, string, Record<string, number[]>]>([
  ['a number beside the street', 'Street|Number|City', { houseNo: [1] }],
  ['a number before the street', 'N° de rue|Rue|Ville', { houseNo: [0] }],
  ['a number behind the street', 'Street|No|City', { houseNo: [1] }],
  ['a sign behind the street', 'Street|#|City', { houseNo: [1] }],
  ['a count of rows before the street', 'No|Street|City', {}],
  ['a count of rows before the street, by its sign', '#|Street', {}],
  ['a count of rows between name and street', 'Recipient Name|No.|Street', {}],
  ['a number before and one behind', 'Nr|Street|Nr', { houseNo: [2] }],
  ['a number far from the street', 'Street|City|Number', {}],
  ['house and flat', 'Ulica|Nr domu|Nr lokalu', { houseNo: [1], address2: [2] }],
  ['floor and door', 'Calle|Número|Piso|Puerta', { houseNo: [1], address2: [2, 3] }],
  ['a province in other countries', 'Calle|Departamento', {}],
])('%s', (_, headers, expected) => {
  const all = headers.split('|');
  const street = all.findIndex((header) => /^(?:Street|Rue|Ulica|Calle)$/.test(header));
  const columns = { address1: [street] };
  const joined = addAddressParts(all, columns);
  expect(columns).toEqual({ address1: [street], ...expected });
  expect(joined).toEqual((expected.address2?.length ?? 0) > 1 ? ['address2'] : []);
});
