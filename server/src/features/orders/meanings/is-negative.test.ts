import { describe, expect, it } from 'vitest';
import { isNegative } from './is-negative.ts';

describe('isNegative', () => {
  it.each([
    ['', ' ', '-', '–', '—', '--', '/', 'N/A', 'n.a.', 'NA', 'none', '无', '無し', '없음'],
    ['0', '0.00', '0,00', '+0', '-0.00', '０', '٠', '۰٫۰۰', '๐'],
    [
      '0,00 €',
      '€0.00',
      '$0.00',
      'US$0.00',
      'USD 0',
      '0.00 USD',
      '¥0.00',
      '0元',
      '0件',
      '0개',
      'R$ 0,00',
      'Rp0',
    ],
    [
      'No',
      'NEIN',
      'Nee',
      'Nie',
      'Hayır',
      'HAYIR',
      'false',
      'FALSCH',
      'FAUX',
      'FALSO',
      'ЛОЖЬ',
      'Tidak ada',
      'لا',
    ],
  ])('%j and the like say no', (...texts) => {
    for (const text of texts) expect([text, isNegative(text)]).toEqual([text, true]);
  });

  it.each([
    ['1', '0.01', '0,01 €', '1.00 USD', '2件', '١', '10', '100.00'],
    [
      'Yes',
      'ja',
      '是',
      '2026-11-02',
      'Buyer cancelled',
      '0 of 2 pieces returned',
      'no longer needed',
      'Não quero mais',
    ],
    ['cancelled', 'x', '✓', '?', 'true', '无货'],
  ])('%j and the like do not', (...texts) => {
    for (const text of texts) expect([text, isNegative(text)]).toEqual([text, false]);
  });
});
