import { expect, test } from 'vitest';
import { checkSecurity } from './check-security.mjs';

const files = {
  'a.test.ts': "test('does it', () => {})",
  'docs/a.md': '# A\n\n## Keys\n\nabout locks\n',
};
const read = (path) => files[path] ?? null;
const wrong = (row) =>
  checkSecurity(row, read, {}).problems.map((text) => text.replace(/^docs\/security.md:1: /, ''));

test.each([
  ['| 1.2.3 | 1 | words | met | `a.test.ts` “does it” |', []],
  ['| 1.2.3 | 1 | words | met | `docs/a.md` “Keys” |', []],
  ['| 1.2.3 | 1 | words | not met | comes later |', []],
  ['| 1.2.3 | 1 | words | not applicable | no such thing |', []],
  ['| Id | Level | In our words | State | Evidence or reason |', []],
  ['| 1.2.3 | 1 | words | met | by itself |', ['1.2.3 is met without evidence']],
  ['| 1.2.3 | 1 | words | met | `b.test.ts` “does it” |', ['b.test.ts does not exist']],
  ['| 1.2.3 | 1 | words | met | `a.test.ts` “did it” |', ['a.test.ts does not hold “did it”']],
  ['| 1.2.3 | 1 | words | met | `docs/a.md` “about locks” |', ['docs/a.md does not hold “about locks”']],
  ['| 1.2.3 | 1 | words | not met | |', ['“not met” without a reason']],
  ['| 1.2.3 | 1 | words | partly | x |', ['state “partly” is none of met, not met, not applicable']],
  ['| 1.2.3 | 1 | | not met | x |', ['1.2.3 says nothing']],
])('%s', (row, problems) => {
  expect(wrong(row)).toEqual(problems);
});

test('a requirement stands there once, and none is missing', () => {
  const row = '| 1.2.3 | 1 | words | not met | x |';
  expect(checkSecurity(`${row}\n${row}`, read, { 1: 2, 2: 1 }).problems).toEqual([
    'docs/security.md:2: 1.2.3 stands there twice',
    'docs/security.md: 0 requirements of level 2, there are 1',
  ]);
});
