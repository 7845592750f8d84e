import { describe, expect, it } from 'vitest';
import { cleanCell, cleanWords, exactCell } from './clean-cell.ts';

describe('an apostrophe at the start', () => {
  it.each([
    ["'t Hofke 12", "'t Hofke 12"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
    ['’til Monday', '’til Monday'],
    ["'90s kid", "'90s kid"],
    ["'007123", '007123'],
    ["'+44 7700 900000", '+44 7700 900000'],
    ["' Anna'", "' Anna'"],
    ["  'n Beetje ", "'n Beetje"],
  ])('of words: %s', (cell, expected) => expect(cleanWords(cell)).toBe(expected));

  it.each([
    ["'00456", '00456'],
    ["'TEE-1", 'TEE-1'],
    ['’A1', 'A1'],
  ])('of codes: %s', (cell, expected) => expect(cleanCell(cell)).toBe(expected));
});

describe('blanks and marks of direction in a long run', () => {
  const RUN = 200_000;
  it.each<[string, string, string]>([
    ['between brackets', `(${' '.repeat(RUN)}(`, `(${' '.repeat(RUN)}(`],
    ['before a bracket', `${' '.repeat(RUN)}(`, '('],
    ['of zero width', `(${'\u200b'.repeat(RUN)}(`, `(${'\u200b'.repeat(RUN)}(`],
    ['of direction', `(${'\u200e'.repeat(RUN)}(`, `(${'\u200e'.repeat(RUN)}(`],
    ['behind quoted digits', `"12"${' '.repeat(RUN)}(`, `"12"${' '.repeat(RUN)}(`],
  ])('%s', (_, cell, expected) => {
    expect(exactCell(cell) === expected).toBe(true);
    expect(cleanCell(cell) === expected).toBe(true);
    expect(cleanWords(cell) === expected).toBe(true);
  });
});
