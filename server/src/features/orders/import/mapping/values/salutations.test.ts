import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

it.each([
  ['Mrs.', undefined],
  ['Herr Dr.', undefined],
  ['M.', undefined],
  ['Sig.ra', undefined],
  ['Tee “Summer, 24”', 'Tee “Summer, 24”'],
  ['Mr Coffee mug', 'Mr Coffee mug'],
])('Titel %s before a name is the title %s', (cell, title) => {
  const { mapping } = proposeMapping(['Order ID', 'SKU', 'Quantity', 'Titel', 'Full Name', 'Street', 'City']);
  expect(
    readOrderLine(mapping, ['1', 'S', '1', cell, 'Ida Muster', 'Weg 1', 'Ulm']).line.fields.productTitle,
  ).toBe(title);
});
