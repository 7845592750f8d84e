import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkCommitsOf, subjectProblem } from './check-commits.mjs';

test.each([
  'fix(order-import): show row numbers in errors',
  'refactor: names inside files',
  `docs(fields): ${'好'.repeat(58)}`,
])('%s is a subject', (subject) => {
  expect(subjectProblem(subject)).toBeNull();
});

test.each([
  ['wip', 'not written'],
  ['Fix(orders): upper case', 'not written'],
  ['fix(orders) no colon', 'not written'],
  ['fix(orders):no space', 'not written'],
  ['fixed(orders): another type', 'not written'],
  ['fix(): nothing named', 'not written'],
  [`fix(orders): ${'x'.repeat(60)}`, '73 letters'],
])('%s is refused', (subject, problem) => {
  expect(subjectProblem(subject)).toContain(problem);
});

let root;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const commit = (subject, file) => {
  if (file) writeFileSync(join(root, file), subject);
  git('add', '-A');
  git('commit', '--allow-empty', '-q', '-m', subject);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commits-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('what was written before the rule stands, what came after it is checked', () => {
  git('init', '-q');
  commit('wip');
  commit('feat(scripts): the rule', 'rule');
  expect(checkCommitsOf(root, 'rule')).toEqual([]);
  commit('fix(orders): right');
  commit('changes');
  commit('changes of the rule', 'rule');
  expect(checkCommitsOf(root, 'rule')).toEqual([
    expect.stringMatching(/^commit \w+ “changes of the rule”: not written/),
    expect.stringMatching(/^commit \w+ “changes”: not written/),
  ]);
});

test('without git, without the rule and in a shallow clone nothing is checked', () => {
  expect(checkCommitsOf(root, 'rule')).toEqual([]);
  git('init', '-q');
  commit('wip');
  expect(checkCommitsOf(root, 'rule')).toEqual([]);
  commit('feat(scripts): the rule', 'rule');
  commit('changes');
  expect(checkCommitsOf(root, 'rule')).toHaveLength(1);
  git('clone', '-q', '--depth', '1', `file://${root}`, 'copy');
  expect(checkCommitsOf(join(root, 'copy'), 'rule')).toEqual([]);
});
