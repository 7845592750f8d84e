import { describe, expect, it } from 'vitest';
import { PROFILES } from '../profiles/all-profiles.ts';
import { ALIASES } from './aliases.ts';
import {
  foldLetters,
  headerNote,
  layoutHeader,
  listedKey,
  listedKeys,
  normaliseHeader,
} from './normalise-header.ts';

/** A star in front keeps a header from the short way, and belongs to no key. */
const theLongWay = (header: string) => normaliseHeader(`*${header}`);
const ofProfiles = PROFILES.flatMap(({ columns = {}, fingerprint }) => [
  ...Object.values(columns).flat(),
  ...fingerprint.flat(),
]);
const LISTED = [...new Set([...Object.values(ALIASES).flat(), ...ofProfiles])];

describe('the key of a header', () => {
  it('is the same by the short way, for each header of our lists', () => {
    expect(LISTED.length).toBeGreaterThan(2000);
    for (const header of LISTED) {
      expect([header, normaliseHeader(header)]).toEqual([header, theLongWay(header)]);
      expect([header, listedKey(header)]).toEqual([header, normaliseHeader(header)]);
      expect([header, layoutHeader(header)]).toEqual([header, layoutHeader(`*${header}`)]);
      expect([header, headerNote(header)]).toEqual([header, headerNote(`*${header}`)]);
    }
  });

  it('is the same by the short way, for each letter between two of each kind', () => {
    const others: string[] = [];
    for (let code = 0x20; code <= 0xffff; code += 1) {
      const letter = String.fromCharCode(code);
      if (/\p{Cs}/u.test(letter)) continue;
      for (const header of [`a${letter}B`, `и${letter}订`, `カ${letter}가`]) {
        const folded = `\u00e9${header}`;
        if (normaliseHeader(header) !== theLongWay(header)) others.push(header);
        // The accent keeps a text from the short way, and is folded.
        else if (foldLetters(folded) !== `e${foldLetters(header)}`) others.push(folded);
      }
    }
    expect(others).toEqual([]);
  });

  it('is the same for a list that is folded as one text', () => {
    // No other test has asked for these, so that their keys are not kept yet.
    const asked = LISTED.flatMap((header) => [`${header} q`, `q${header}`, `\u0301${header}`, ` ${header}Σ`]);
    const odd = [
      '',
      ' ',
      '⑴',
      '㈱会社',
      '＊Größe＊',
      '[a] (b',
      'ΟΔΟΣ',
      'İL',
      '\ufeffq',
      'q\u0327',
      '한\u0301',
      '﹙q﹚',
    ];
    for (let code = 0x20; code <= 0xffff; code += 1) {
      const letter = String.fromCharCode(code);
      if (!/\p{Cs}/u.test(letter)) odd.push(`q${letter}q`);
    }
    const headers = [...asked, ...odd];
    expect(listedKeys(headers)).toEqual(headers.map(normaliseHeader));
    expect(listedKeys(headers)).toEqual(headers.map(normaliseHeader));
    expect(listedKeys([])).toEqual([]);
  });

  it.each([
    ['*省/州 ', '省州'],
    ['＊省／州', '省州'],
    ['省州(必填)', '省州'],
    ['Numéro d’article', 'numerodarticle'],
    ['City (Billing)', 'citybilling'],
    ['(note)', '(note)'],
    ['Order-ID', 'orderid'],
    ['', ''],
  ])('of %j is %j', (header, key) => expect(normaliseHeader(header)).toBe(key));
});

it.each(['Email *', 'Email*', '*Email', '* Email *', 'Email ＊', 'Email (required) *'])(
  '%s is a header with a star',
  (header) => expect(normaliseHeader(header)).toBe('email'),
);
