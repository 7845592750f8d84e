import { expect, it } from 'vitest';
import { readCases } from '../../testing/unicode/read-cases.ts';
import { mayBreakBetween } from './break-rules.ts';

/**
 * Deviations by the standard's rule (UAX 14, as the test file numbers them): where we break and it does not, and the other way
 * round. 4 and 5 are forced breaks, which `splitParagraphs` cuts before; 999 is what no rule forbids.
 */
const DEVIATIONS = {
  cases: 7654,
  same: 5080,
  more: {
    '6': 384,
    '7': 89,
    '9': 8,
    '11': 93,
    '12': 22,
    '13': 446,
    '14': 151,
    '15': 7,
    '16': 12,
    '17': 2,
    '19': 14,
    '21': 40,
    '22': 9,
    '23': 2,
    '26': 23,
    '27': 5,
  },
  fewer: { '4': 166, '5': 498, '20': 100, '30': 2, '999': 632 },
};

it('texts without `lineBreaking` keep the breaks they had, with their deviations from the standard', () => {
  const more: Record<string, number> = {};
  const fewer: Record<string, number> = {};
  let same = 0;
  const cases = readCases('LineBreakTest');
  for (const line of cases) {
    const [places = '', remark = ''] = line.split('#');
    const signs = places.trim().split(/\s+/);
    const letters = signs
      .filter((_, i) => i % 2 === 1)
      .map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
    const rules = Array.from(remark.matchAll(/[÷×] \[([\d.]+)\]/g), ([, rule = '']) =>
      String(Math.floor(Number(rule))),
    );
    const differing = letters.slice(1).filter((letter, i) => {
      const found = mayBreakBetween(letters[i] ?? '', letter, letters[i - 1]);
      const isBreak = signs[2 * i + 2] === '÷';
      const rule = rules[i + 1] ?? '';
      if (found && !isBreak) more[rule] = (more[rule] ?? 0) + 1;
      if (!found && isBreak) fewer[rule] = (fewer[rule] ?? 0) + 1;
      return found !== isBreak;
    });
    if (differing.length === 0) same += 1;
  }
  expect({ cases: cases.length, same, more, fewer }).toEqual(DEVIATIONS);
});
