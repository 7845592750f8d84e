import { rememberTexts } from '../../../../../platform/cache/remember-texts.ts';
import { foldLetters } from '../headers/normalise-header.ts';
import { SUBDIVISIONS } from './iso-subdivisions.ts';

export interface Subdivisions {
  codes: ReadonlySet<string>;
  /** Names as `placeKey` gives them. */
  names: ReadonlySet<string>;
}

/**
 * The parts of a country by ISO 3166-2; null = the standard has none.
 * @param country two letters
 */
export const subdivisionsOf = rememberTexts((country): Subdivisions | null => {
  const start = SUBDIVISIONS.indexOf(`\n${country} `);
  if (!/^[A-Z]{2}$/.test(country) || start < 0) return null;
  const line = SUBDIVISIONS.slice(start + 4, SUBDIVISIONS.indexOf('\n', start + 1));
  const pairs = line.split('|').map((pair) => pair.split('='));
  // Where a part has names in several languages, commas or strokes stand between them.
  const names = pairs.flatMap(([, name = '']) => [name, ...name.split(/[,/[\]]/)]);
  return {
    codes: new Set(pairs.map(([code = '']) => code)),
    names: new Set(names.map(placeKey).filter((key) => key.length > 2)),
  };
});

/** A name of a place without what people write differently: accents, blanks, points, dashes. */
export function placeKey(text: string): string {
  return foldLetters(text.toLowerCase().replaceAll('&', 'and')).replace(/[\s.,_-]+/g, '');
}
