import { expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { postcodeDigits } from '../values/postcode-digits.ts';
import { postcodeUse } from './postcodes.ts';

const HEADERS = [
  'Order ID',
  'SKU',
  'Quantity',
  'Ship Name',
  'Ship City',
  'Ship State',
  'Ship Country',
  'Ship Address 1',
  'Ship Zip',
];

function problemsOf(country: string, zip: string, headers = HEADERS): string[] {
  const cells = ['A-1', 'S-1', '1', 'Ana', 'City', 'State', country, '1 Main St', zip];
  const { mapping } = proposeMapping(headers);
  return readOrderLine(mapping, cells).problems.map(({ code, severity }) => `${code} ${severity ?? 'stops'}`);
}

it.each(['US', 'DE', 'LT', 'RE', 'PR'])('a parcel to %s needs a postcode', (country) => {
  expect(problemsOf(country, '')).toEqual(['POSTCODE_MISSING stops']);
});

it.each(['VN', 'IL', 'TH', 'ID', 'PH', 'CL', 'SA', 'TR'])('one to %s may go without', (country) => {
  expect(problemsOf(country, '')).toEqual(['POSTCODE_ABSENT warning']);
  expect(problemsOf(country, '', HEADERS.slice(0, -1))).toEqual([]);
});

it.each(['AE', 'HK', 'QA', 'GH', 'CN'])('nobody asks for one to %s', (country) => {
  expect(problemsOf(country, '')).toEqual([]);
});

it.each([
  ['PR', '930'],
  ['KE', '100'],
  ['KZ', '50012'],
  ['GE', '101'],
  // The postcode of another country, whose zero was lost.
  ['JP', '8001'],
  ['JP', '10115'],
  ['BR', '6000'],
])('%s %s lost a zero', (country, zip) => {
  expect(problemsOf(country, zip)).toEqual(['POSTCODE_ZERO_LOST stops']);
});

it('a country has a number of digits only where it has postcodes', () => {
  for (const country of ['AM', 'EC', 'KZ', 'LK', 'VI', 'CN']) {
    expect(postcodeUse(country)).not.toBe('none');
    expect(postcodeDigits(country)).not.toBeNull();
  }
});
