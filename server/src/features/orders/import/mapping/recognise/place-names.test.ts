import { expect, it } from 'vitest';
import { placesOfHeader } from './place-names.ts';

it.each<[string, string[]]>([
  ['区县', ['district']],
  ['Districts', ['district']],
  ['Barangay', ['district']],
  ['Ortsteil', ['district']],
  ['Ort', ['city']],
  ['Ship Town', ['city']],
  ['PLZ', ['postcode']],
  ['Country Code', ['country']],
  ['Bundesland', ['province']],
  // A county lies in a state, which has its column.
  ['Ship County', ['province', 'district']],
  ['Hausnummer', ['houseNo']],
  ['No', ['houseNo']],
  // Lines of the street stand below it.
  ['Address 4', []],
  ['Building', []],
  ['Pickup point', []],
  ['Text', []],
])('%s', (header, fields) => {
  expect(placesOfHeader(header)).toEqual(fields);
});
