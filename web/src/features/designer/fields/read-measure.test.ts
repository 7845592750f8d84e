import { describe, expect, it } from 'vitest';
import { type MeasureField, readMeasure } from './read-measure.ts';

const mm: MeasureField = { unit: 'mm', value: 80, pxPerMm: 300 / 25.4 };
const read = (text: string, field: MeasureField = mm) => {
  const found = readMeasure(text, field);
  return 'problem' in found ? found.problem : Number(found.value.toFixed(9));
};

describe('a field of millimetres', () => {
  it.each<[string, number]>([
    ['12', 12],
    [' -3.5 mm', -3.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+7', 7],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1,234.5', 1234.5],
    ['1,234,567', 1_234_567],
    ['=100', 100],
    ['10cm', 100],
    ['3 سانتیمەتر', 30],
    ['٣ میلیمەتر', 3],
    ['3 سانتی متر', 30],
    ['١٢،٥', 12.5],
    ['100/(1+1) mm', 50],
    ['3*(2mm)', 6],
    ['(6mm)/2', 3],
    ['4in', 101.6],
    ['4 inches', 101.6],
    ['4"', 101.6],
    ['4″', 101.6],
    ['10pt', 10 * (25.4 / 72)],
    ['300px', 25.4],
    ['0.5m', 500],
    ['10 毫米', 10],
    ['10厘米', 100],
    ['2英寸', 50.8],
    ['2 吋', 50.8],
    ['72磅', 25.4],
    ['300像素', 25.4],
    ['１２．５', 12.5],
    ['１０ｃｍ', 100],
    ['１０＋５', 15],
    ['١٢٫٥', 12.5],
    ['۱۲٫۵', 12.5],
    ['١٠ سم', 100],
    ['۱۰ سانتی‌متر', 100],
    ['۱۰ میلی‌متر', 10],
    ['10 ס״מ', 100],
    ['10 מ"מ', 10],
    ['٢ بوصة', 50.8],
    ['−5', -5],
    ['100/3', Number((100 / 3).toFixed(9))],
    ['100/3 mm', Number((100 / 3).toFixed(9))],
    ['10+5', 15],
    ['20-25', -5],
    ['20 - 25', -5],
    ['2in+3mm', 53.8],
    ['2in + 3', 53.8],
    ['3+2in', 53.8],
    ['1cm-1mm-1', 8],
    ['3*4', 12],
    ['3×4cm', 120],
    ['(4+6)/2 cm', 50],
    ['(4+6) cm', 100],
    ['10/2cm', 50],
    ['100/3%', Number((80 / 3).toFixed(9))],
    ['2*(3+4)', 14],
    ['10 - 2 * 3', 4],
    ['-(2+3)', -5],
    ['50%', 40],
    ['٥٠٪', 40],
    ['150 %', 120],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(Number(expected.toFixed(9)));
  });

  it.each([
    ['', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['10²', 'not-a-number'],
    ['①0', 'not-a-number'],
    ['10½', 'not-a-number'],
    ['100/(2mm)', 'not-a-number'],
    ['100/(1mm+1mm)', 'not-a-number'],
    ['100/-(2mm)', 'not-a-number'],
    ['('.repeat(20_000), 'not-a-number'],
    ['١،٠٠٠', 'ambiguous-comma'],
    ['1e5', 'not-a-number'],
    ['1/0', 'not-a-number'],
    ['0/0', 'not-a-number'],
    ['1 1/2', 'not-a-number'],
    ['1 2', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['(1+2', 'not-a-number'],
    ['1+', 'not-a-number'],
    ['10mmm', 'not-a-number'],
    ['10 mmcm', 'not-a-number'],
    ['10mm cm', 'not-a-number'],
    ['2cm*2cm', 'not-a-number'],
    ['10cm/2cm', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['∞', 'not-a-number'],
    ['1,000', 'ambiguous-comma'],
    ['12,500 mm', 'ambiguous-comma'],
    ['30°', 'wrong-unit'],
    ['2em', 'wrong-unit'],
    ['10+50%', 'wrong-unit'],
    ['50%+10%', 'wrong-unit'],
  ])('refuses %s: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });
});

it.each<[string, MeasureField, number | string]>([
  ['10mm', { unit: 'pt', value: 1 }, Number((10 / (25.4 / 72)).toFixed(9))],
  ['12', { unit: 'pt', value: 1 }, 12],
  ['12pt+1', { unit: 'pt', value: 1 }, 13],
  ['50%', { unit: 'pt', value: 30 }, 15],
  ['30°', { unit: '°', value: 0 }, 30],
  ['30 度', { unit: '°', value: 0 }, 30],
  ['90+45°', { unit: '°', value: 0 }, 135],
  ['10mm', { unit: '°', value: 0 }, 'wrong-unit'],
  ['50%', { unit: '°', value: 0 }, 'wrong-unit'],
  ['50%', { unit: '%', value: 10 }, 50],
  ['50', { unit: '%', value: 10 }, 50],
  ['10%+5', { unit: '%', value: 10 }, 'wrong-unit'],
  ['0.1em', { unit: 'em', value: 0 }, 0.1],
  ['1.4', { unit: null, value: 1 }, 1.4],
  ['5mm', { unit: null, value: 1 }, 'wrong-unit'],
  ['300px', { unit: 'mm', value: 1 }, 'no-pixels'],
  ['300px', { unit: null, value: 1, pxPerMm: 10 }, 'wrong-unit'],
])('%s in a field of %o', (text, field, expected) => {
  expect(read(text, field)).toBe(expected);
});

it('says of how much a percentage was taken', () => {
  expect(readMeasure('50%', mm)).toEqual({ value: 40, percent: 50 });
});
