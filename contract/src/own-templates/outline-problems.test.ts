import { expect, test } from 'vitest';
import { outlineProblems } from './outline-problems.ts';

const SQUARE = 'M0 0L100 0L100 100L0 100Z';
/** A product whose surfaces have these outlines. */
const problems = (...paths: (string | null)[]) =>
  outlineProblems({
    surfaces: paths.map((path, at) => ({
      id: `s${at}`,
      width_mm: 100,
      height_mm: 100,
      ...(path === null ? {} : { outline: { path, bleed: 'around', file: '' } }),
    })) as never,
    sizes: [],
  }).map(({ path, text }) => [path[1], text.id]);

const TOO_FINE = 'own-templates.outline-too-fine';
/** The same line with blanks behind it. */
const padded = (path: string, length: number) => path.padEnd(length, ' ');

test.each<[string, (string | null)[], unknown[]]>([
  ['right ones', [SQUARE, null, SQUARE], []],
  ['one that is none', [SQUARE, 'M0 0'], [[1, 'own-templates.outline-unreadable']]],
  ['as much as is read of all', Array(2).fill(padded(SQUARE, 200_000)), []],
  [
    'more: those behind are not read, whatever they are',
    [...Array(2).fill(padded(SQUARE, 200_000)), SQUARE, 'M0 0', null],
    [
      [2, TOO_FINE],
      [3, TOO_FINE],
    ],
  ],
])('%s', (_, paths, expected) => expect(problems(...paths)).toEqual(expected));
