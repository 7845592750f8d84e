import { execFileSync } from 'node:child_process';

const MAX_LETTERS = 72;
const TYPES = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'style', 'build', 'ci', 'chore', 'revert'];
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+\\))?: \\S`);

/**
 * What is wrong with the subject of a commit.
 * @param {string} subject
 * @returns {string | null} null = nothing
 */
export function subjectProblem(subject) {
  const letters = [...subject].length;
  if (letters > MAX_LETTERS) return `${letters} letters, at most ${MAX_LETTERS}`;
  if (!SUBJECT.test(subject)) return 'not written as “fix(feature-folder): what is different now”';
  return null;
}

/**
 * Subjects of the commits since the one that brought this rule. Where that one is not at hand (a shallow clone, an archive
 * without history, no git), there is nothing to check.
 * @param {string} root the project's folder
 * @param {string} [rule] the file whose first commit begins the rule
 * @returns {string[]} problems
 */
export function checkCommitsOf(root, rule = 'scripts/checks/check-commits.mjs') {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return [];
    const first = git('log', '--diff-filter=A', '--format=%H', '--', rule).split('\n').at(-1);
    if (!first) return [];
    const lines = git('log', '--no-merges', '--format=%h %s', `${first}..HEAD`).split('\n').filter(Boolean);
    return lines.flatMap((line) => {
      const [, hash, subject] = /^(\S+) (.*)$/.exec(line) ?? ['', line, ''];
      const problem = subjectProblem(subject);
      return problem ? [`commit ${hash} “${subject}”: ${problem}`] : [];
    });
  } catch {
    return [];
  }
}
