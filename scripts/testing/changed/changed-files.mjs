import { execFileSync } from 'node:child_process';
import { root } from '../../setup/root.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return '';
  }
}

/** What a change is held against without a name: where the branch left main; on main the last commit, or what is not committed. */
function defaultBase() {
  const head = git('rev-parse', 'HEAD');
  const left = tryGit('merge-base', 'main', 'HEAD') || tryGit('merge-base', 'origin/main', 'HEAD');
  if (left && left !== head) return left;
  return git('status', '--porcelain') ? head : 'HEAD~1';
}

/**
 * Files that differ from `base`, committed or not, new ones too: paths below the root.
 * @param {string} [base]
 */
export function findChangedFiles(base = defaultBase()) {
  const differing = git('diff', '--name-only', '--no-renames', base).split('\n');
  const fresh = git('ls-files', '--others', '--exclude-standard').split('\n');
  return { base, files: [...new Set([...differing, ...fresh])].filter(Boolean).sort() };
}
