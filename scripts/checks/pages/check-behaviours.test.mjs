import { expect, it } from 'vitest';
import { checkBehaviours } from './check-behaviours.mjs';

const read = (path) => (path === 'a.test.ts' ? "it('does it')" : null);
const wrong = (row) =>
  checkBehaviours(`| # | B | T | N | P |\n${row}`, read).problems.map((one) => one.replace(/^.*: /, ''));

it('takes rows that prove what they say, or say what is missing', () => {
  expect(wrong('| 1 | x | worse | equal | `a.test.ts` “does it” |')).toEqual([]);
  expect(wrong('| 1 | x | worse | worse: no dashes | |')).toEqual([]);
  expect(wrong('| 1 | x | equal | untried: nobody looked | |')).toEqual([]);
});

it.each([
  ['| 1 | x | worse | equal | |', '“equal” names no test'],
  ['| 1 | x | worse | equal | `a.test.ts` “does not” |', 'a.test.ts has no test “does not”'],
  ['| 1 | x | worse | better | `b.test.ts` “does it” |', 'b.test.ts does not exist'],
  ['| 1 | x | worse | absent | |', '“absent” without a reason'],
  ['| 1 | x | worse | good | |', 'no verdict is called “good”'],
  ['| 2 | x | worse | worse: a | |', 'number 2, expected 1'],
  ['| 1 | x | worse: a | |', '4 cells, expected 5'],
])('%s: %s', (row, problem) => {
  expect(wrong(row)).toContain(problem);
});
