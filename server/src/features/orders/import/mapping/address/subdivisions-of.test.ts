import { describe, expect, it } from 'vitest';
import { CODES } from './province-codes.ts';
import { subdivisionsOf } from './subdivisions-of.ts';

/** What posts and shops write in addition to ISO 3166-2, by country, and why. */
const OF_POSTS: Readonly<Record<string, string>> = {
  // Forces abroad, and states in association whose parcels the American post carries.
  US: 'AA AE AP FM MH PW',
  // Before 2002 and in French.
  CA: 'NF PQ',
  // Two letters and short words of the post, in addition to the three of the standard.
  MX: 'AG BC BS CDMX CH CL CM CO CS CX DF DG EM GR GT HG JA MI MO MX NA NL OA PU QR QT SI SL SO TB TL TM VE YU ZA',
  // Codes before the standard changed them, and those of number plates.
  IN: 'CT DD DN OR TG UT',
  // The standard has digits; shops write three letters.
  MY: 'JHR KDH KTN KUL LBN MLK NSN PHG PJY PLS PNG PRK SBH SGR SWK TRG',
  ZA: 'GT NL',
  AT: 'B K N NÖ O OÖ S ST T V W',
  // Provinces that were merged, still in addresses.
  IT: 'AO CI OG OT VS',
  ES: 'OU',
  AE: 'AD AUH DXB SHJ',
  HK: 'HK KL KLN NT',
  PK: 'ICT KPK',
};

describe('our own codes of provinces', () => {
  it.each(Object.entries(CODES))(
    '%s: each is in ISO 3166-2, or known to be what posts write',
    (country, list) => {
      const iso = subdivisionsOf(country)?.codes ?? new Set();
      const more = new Set((OF_POSTS[country] ?? '').split(' ').filter(Boolean));
      const codes = list.split(' ');
      expect(codes.filter((code) => !iso.has(code) && !more.has(code))).toEqual([]);
      // What the standard took in since, or what we no longer list, is no exception.
      expect([...more].filter((code) => iso.has(code) || !codes.includes(code))).toEqual([]);
    },
  );
});

it.each([
  ['RO', 'CJ', 'cluj'],
  ['IT', 'RM', 'piemonte'],
  ['IT', 'MI', 'valleedaoste'],
  ['TR', '34', 'istanbul'],
  ['AD', '02', 'canillo'],
])('%s has %s and %s', (country, code, name) => {
  const { codes, names } = subdivisionsOf(country)!;
  expect(codes.has(code)).toBe(true);
  expect(names.has(name)).toBe(true);
});

it('has nothing of countries that the standard leaves whole, and of what is no country', () => {
  expect(['HK', 'GI', 'XX', '', 'United States'].map(subdivisionsOf)).toEqual([null, null, null, null, null]);
});
