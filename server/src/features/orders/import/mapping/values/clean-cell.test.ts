import { describe, expect, it } from 'vitest';
import { cleanCell, cleanWords } from './clean-cell.ts';

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
