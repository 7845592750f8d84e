import { expect, it } from 'vitest';
import { createRowWalker } from '../../rows/walk-rows.ts';
import { proposeMapping } from '../propose-mapping.ts';
import { findDeviatingAddress } from './deviating-address.ts';

const ORDER = ['Bestellnummer', 'Artikelnummer', 'Menge'];
const CUSTOMER = ['Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort', 'Land'];
const parts = (before: string, all = CUSTOMER) => all.map((part) => `${before} ${part}`);
const PAYER = ['Pa', 'Yer', 'Zahlweg 9', '53111', 'Bonn', 'DE'];
const OTHER = ['Anna', 'Beispiel', 'Hauptstr. 5', '50667', 'Köln', 'DE'];
const NOBODY = OTHER.map(() => '');

function read(
  headers: string[],
  cells: string[],
  damaged: { row: number; column: number; code: 'error' }[] = [],
) {
  const { mapping } = proposeMapping(headers);
  const deviating = findDeviatingAddress(headers, mapping);
  const none = { rows: {}, bulk: [] };
  const walk = createRowWalker({ mapping, corrections: none, shop: '', damaged, deviating });
  const [row] = walk(2, cells);
  const { name, lines, postcode, city } = row!.line.address;
  return { place: [name, ...lines, postcode, city].join(', '), codes: row!.problems.map(({ code }) => code) };
}

const DEVIATING = [...ORDER, ...CUSTOMER, ...parts('Abweichende Lieferadresse')];

it('takes the place of the customer’s address in rows that have it, and only there', () => {
  expect(read(DEVIATING, ['1', 'A', '1', ...PAYER, ...OTHER])).toEqual({
    place: 'Anna Beispiel, Hauptstr. 5, 50667, Köln',
    codes: [],
  });
  expect(read(DEVIATING, ['2', 'A', '1', ...PAYER, ...NOBODY])).toEqual({
    place: 'Pa Yer, Zahlweg 9, 53111, Bonn',
    codes: [],
  });
});

it.each([0, 2, 3, 4])('is asked about where a part of it is empty (%i)', (at) => {
  const half = OTHER.map((text, n) => (n === at || (at === 0 && n === 1) ? '' : text));
  const { place, codes } = read(DEVIATING, ['3', 'A', '1', ...PAYER, ...half]);
  expect(place).toBe('Pa Yer, Zahlweg 9, 53111, Bonn');
  expect(codes).toContain('ADDRESS_UNREAD');
});

it('is asked about where the file damaged one of its cells', () => {
  const damaged = [{ row: 2, column: DEVIATING.length - 3, code: 'error' as const }];
  expect(read(DEVIATING, ['4', 'A', '1', ...PAYER, ...OTHER], damaged).codes).toContain('ADDRESS_UNREAD');
});

it.each([
  ['no country column', [...ORDER, ...CUSTOMER, ...parts('Abweichende Lieferadresse', CUSTOMER.slice(0, 5))]],
  ['no name', [...ORDER, ...CUSTOMER, ...parts('Abweichende Lieferadresse', CUSTOMER.slice(2))]],
  ['a column that is no part of it', [...DEVIATING, 'Abweichende Lieferadresse Etage']],
  ['one cell', [...ORDER, ...CUSTOMER, 'Abweichende Lieferadresse']],
  ['nothing that deviates', [...ORDER, ...parts('Lieferadresse')]],
])('is none with %s', (_, headers) => {
  expect(findDeviatingAddress(headers, proposeMapping(headers).mapping)).toBeNull();
});

it('is none where a person mapped one of its columns', () => {
  const { mapping } = proposeMapping(DEVIATING);
  const columns = { ...mapping.columns, city: [DEVIATING.length - 2] };
  expect(findDeviatingAddress(DEVIATING, { ...mapping, columns })).toBeNull();
});
