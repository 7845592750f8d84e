import { describe, expect, it } from 'vitest';
import {
  hasOddQuotes,
  hasOtherGershayim,
  hasStrayQuestion,
  hasStrayQuote,
  isCellError,
  isGarbled,
  isScientific,
  mayHaveLostLetters,
} from './lost-letters.ts';

describe('letters that were lost on the way', () => {
  it.each([
    'Gr�ße',
    'Gr□ße',
    'Müller'.normalize('NFC').replace('ü', 'Ã¼'),
    'M眉ller',
    '鍖椾含',
    '袩褉懈胁械褌',
    'Ïðèâåò',
    '锟斤拷',
    'AnnaÂ',
    '聽+90 532 123 45 67',
    '袣邪蟹邪薪褜聽',
    'Ma³gorzata',
    'Zoe虂',
    'n虄o',
    '50651164Â',
    'Annaã€€',
    'x_x000D_y',
    'A\u0000B',
    'A\u0085B',
  ])('%j is garbled', (text) => expect(isGarbled(text)).toBe(true));

  it.each([
    'Jürgen Müller',
    'T台',
    'B楼5楼',
    'Zoe\u0301',
    'Élodie Besançon',
    'Łukasz Żółć',
    'Şükrü Çağlar',
    'Анна Петрова',
    'Γιώργος',
    'דנה כהן',
    'محمد العلي',
    '平台状态',
    '聽說',
    '顧客ID',
    '色id',
    '25 m²',
    '张小明',
    '欧阳娜娜',
    'あやか',
    '김민준',
    '20 °C ± 1',
    '½ price',
    'naïve coöperation',
    'A\tB\nC',
    'Tom & Jerry',
    'Rock’n’Roll – “live”',
  ])('%j is not', (text) => expect(isGarbled(text)).toBe(false));

  it.each<[string, boolean]>([
    ['How old?', false],
    ['Gr??e', true],
    ['?? birthday', true],
    ['Really? Yes', false],
    ['(why?)', false],
  ])('a question mark in %j is stray: %s', (text, is) => expect(hasStrayQuestion(text)).toBe(is));

  it.each<[string, boolean]>([
    ['דנה כה"ן', true],
    ['דנ"ה לוי', true],
    ['ד"ר דנה כהן', false],
    ['דנה כ"ץ', false],
    ['הרב סג"ל', false],
    ['דנה כהן', false],
    ['Anna "Annie" Smith', false],
  ])('%j has a mark that may be a quote too many: %s', (text, is) =>
    expect(hasOtherGershayim(text)).toBe(is),
  );

  it.each<[string, boolean]>([
    ['Anna "Annie" Smith', false],
    ['Anna"', true],
    ['15" sign', false],
    ['12/25/2"024', true],
    ['4" x 6', false],
    ['A5"5', true],
    ['"a" b "c"', true],
    ['say ""hi""', true],
  ])('quotes of %j are odd: %s', (text, is) => expect(hasOddQuotes(text)).toBe(is));

  it.each<[string, boolean]>([
    ['Navy / "M', true],
    ['Navy" / M', true],
    ['"Navy / M', true],
    ['10" x" 12"', true],
    ['Navy "1', true],
    ['10" x 12"', false],
    ['10" Skillet', false],
    ['5½" / Navy', false],
    ['10 " / Navy', false],
    ['"Size 10" mug', false],
    ['"Navy" / M', false],
    ['חברה בע"מ', false],
    ['Navy / M', false],
  ])('a quote of %j is stray: %s', (text, is) => expect(hasStrayQuote(text)).toBe(is));

  it('what a spreadsheet shows in place of a value', () => {
    expect(['#N/A', '########', '#REF!', '#1 Dad', '#'].map(isCellError)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['4.6E+17', '4,60001E+17', '1E5', 'E+17'].map(isScientific)).toEqual([true, true, false, false]);
  });

  it('an address of the web may ask, but has no letter that nobody types', () => {
    expect(mayHaveLostLetters('http://a.example/p?q=1')).toBe(false);
    expect(mayHaveLostLetters('http://a.\ufffdxample/p?q=1')).toBe(true);
  });
});
