import { expect, test } from 'vitest';
import { checkConformance } from './check-conformance.mjs';

const files = {
  'a.ts': "path: '/saas/x'",
  'a.test.ts': "test('does it', () => {})",
  folder: '',
};
const read = (path) => files[path] ?? null;
const wrong = (row) => checkConformance(row, read).problems.map((text) => text.replace(/^[^ ]+ /, ''));

test.each([
  ['| GET /saas/x | `a.ts` | `a.test.ts` “does it” | true |', []],
  ['| a folder | `folder` | `a.test.ts` “does it” | true |', []],
  ['| not there yet | | | open: comes with the shop |', []],
  ['| Statement | Where | Test | State |', []],
  ['| gone | `b.ts` | `a.test.ts` “does it” | true |', ['b.ts does not exist']],
  ['| gone test | `a.ts` | `a.test.ts` “did it” | true |', ['a.test.ts has no test “did it”']],
  ['| open, gone file | `b.ts` | | open: soon |', ['b.ts does not exist']],
  ['| no test | `a.ts` | | true |', ['names no test']],
  ['| nowhere | | `a.test.ts` “does it” | true |', ['says nowhere where it lives']],
  ['| no reason | `a.ts` | | open |', ['“open” without a reason']],
  ['| odd | `a.ts` | `a.test.ts` “does it” | mostly |', ['state “mostly” is none of true, open, differs']],
  ['| POST /saas/y | `a.ts` | `a.test.ts` “does it” | true |', ['no file of “where” holds the call /saas/y']],
])('%s', (row, problems) => {
  expect(wrong(row)).toEqual(problems);
});

test('counts rows by state', () => {
  const { count } = checkConformance(
    '| a | | | open: x |\n| b | | | differs: y |\n| c | | | open: z |',
    read,
  );
  expect([count.open.length, count.differs.length, count.true.length]).toEqual([2, 1, 0]);
});
