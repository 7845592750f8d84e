import { expect, test } from 'vitest';
import { checkSecurity } from './check-security.mjs';
import { findTests } from './find-tests.mjs';
import { LEVEL_OF } from './security-requirements.mjs';

const files = {
  'a.test.ts': "test('does it', () => {})",
  'docs/a.md': '# A\n\n## Keys\n\nabout locks\n',
};
const read = (path) => files[path] ?? null;
const wrong = (row) =>
  checkSecurity(row, read, new Map([['1.2.3', '1']]))
    .problems.map((text) => text.replace(/^docs\/security.md:1: /, ''))
    .filter((text) => !text.endsWith('is missing'));

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
  ['| 1.2.4 | 1 | words | not met | x |', ['1.2.4 of level 1 is no requirement']],
  ['| 1.2.3 | 2 | words | not met | x |', ['1.2.3 of level 2 is no requirement']],
  ['| 1.2.3 | 1 | | not met | x |', ['1.2.3 says nothing']],
])('%s', (row, problems) => {
  expect(wrong(row)).toEqual(problems);
});

test('a requirement stands there once, and none is missing', () => {
  const row = '| 1.2.3 | 1 | words | not met | x |';
  const levels = new Map([
    ['1.2.3', '1'],
    ['1.2.4', '2'],
  ]);
  expect(checkSecurity(`${row}\n${row}`, read, levels).problems).toEqual([
    'docs/security.md:2: 1.2.3 stands there twice',
    'docs/security.md: 1.2.4 is missing',
  ]);
});

test('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const levels = [...LEVEL_OF.values()];
  expect(['1', '2'].map((level) => levels.filter((one) => one === level).length)).toEqual([70, 183]);
});

test('evidence is the title of a test that always runs', () => {
  const content = `
    import { isGuessable } from 'vitest';
    it('runs', () => {});
    it.each([1])('runs with %s', (n) => expect(isGuessable(n)).toBe(true));
    it.skip('is left out', () => {});
    it.skipIf(true)('is sometimes left out', () => {});
    it.todo('comes later');
    // it('is a comment', () => {});
    describe('group', () => { it.each([1])('%s', () => {}); });
    describe.skip('no group', () => { it('is left out too', () => {}); });
    describe('nothing', () => {});
  `;
  expect([...findTests('a.test.ts', content)]).toEqual(['runs', 'runs with %s', 'group > %s']);
});
