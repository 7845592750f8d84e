import { expect, it } from 'vitest';
import { readCases } from '../../testing/unicode/read-cases.ts';
import { HOUSE_RULES } from './house-breaks.ts';
import { type BreakRule, findBreaks } from './unicode-breaks.ts';

/** A case of Unicode's file: characters, where lines may begin, and by which rule each place is decided. */
interface Case {
  text: string;
  breaks: number[];
  rules: Map<number, string>;
}
const cases: Case[] = readCases('LineBreakTest').map((line) => {
  const [places = '', remark = ''] = line.split('#');
  const signs = places.trim().split(/\s+/);
  const found = Array.from(remark.matchAll(/[÷×] \[([\d.]+)\]/g), ([, rule = '']) =>
    String(Math.floor(Number(rule))),
  );
  let text = '';
  const breaks: number[] = [];
  const rules = new Map<number, string>();
  for (let at = 1; at < signs.length; at += 2) {
    rules.set(text.length, found[(at - 1) / 2] ?? '');
    if (text !== '' && signs[at - 1] === '÷') breaks.push(text.length);
    text += String.fromCodePoint(Number.parseInt(signs[at] ?? '', 16));
  }
  return { text, breaks, rules };
});

/** How many cases differ, and in how many places more or fewer breaks are found, by the standard's rule. */
function deviations(house: readonly BreakRule[]) {
  const more: Record<string, number> = {};
  const fewer: Record<string, number> = {};
  const differing = new Set<string>();
  for (const { text, breaks, rules } of cases) {
    const found = findBreaks(text, house);
    for (const [at, rule] of rules) {
      if (at === 0 || found.has(at) === breaks.includes(at)) continue;
      differing.add(text);
      const list = found.has(at) ? more : fewer;
      list[rule] = (list[rule] ?? 0) + 1;
    }
  }
  return { differing: [...differing], more, fewer };
}

it('finds all of Unicode’s line breaks by the standard’s own rules', () => {
  expect(cases).toHaveLength(7654);
  expect(deviations([])).toEqual({ differing: [], more: {}, fewer: {} });
});

/**
 * Where our own rules deviate, in how many cases and places: by the rule of the standard, 20 = beside objects, 999 = what no rule
 * forbids. They never break where the standard does not.
 */
const DEVIATIONS = {
  prohibitions: { cases: 89, more: {}, fewer: { '20': 4, '999': 85 } },
  // The file has no curly quotes among Chinese; `house-breaks.test.ts` has.
  quotes: { cases: 0, more: {}, fewer: {} },
  hyphens: { cases: 10, more: {}, fewer: { '999': 10 } },
  words: { cases: 16, more: {}, fewer: { '999': 16 } },
};

it.each(Object.keys(HOUSE_RULES) as (keyof typeof HOUSE_RULES)[])('the house’s own rule: %s', (name) => {
  const { differing, more, fewer } = deviations([HOUSE_RULES[name]]);
  expect({ cases: differing.length, more, fewer }).toEqual(DEVIATIONS[name]);
});

it('decides 7,539 of the 7,654 cases as the standard does', () => {
  const { differing, more, fewer } = deviations(Object.values(HOUSE_RULES));
  expect([differing.length, more, fewer]).toEqual([115, {}, { '20': 4, '999': 111 }]);
});
