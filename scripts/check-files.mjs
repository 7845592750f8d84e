// Static checks that no linter brings: arrows, file sizes, names, subjects of commits, the README's feature map, paths in
// texts, the conformance table, locales.
// Use: node scripts/check-files.mjs
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkArrows } from './arrows/check-arrows.mjs';
import { checkMembersOf } from './arrows/check-members.mjs';
import { checkTablesOf } from './arrows/check-tables.mjs';
import { checkCommentsOf } from './checks/check-comments.mjs';
import { checkCommitsOf } from './checks/check-commits.mjs';
import { checkConformanceOf } from './checks/check-conformance.mjs';
import { checkExportsOf } from './checks/check-exports.mjs';
import { findDeadUrls, findWrongRoots } from './checks/check-file-urls.mjs';
import { checkFileWeightsOf } from './checks/check-file-weights.mjs';
import { checkFunctionLengthsOf } from './checks/check-function-lengths.mjs';
import { checkLocalesOf } from './checks/check-locales.mjs';
import { checkLogicalCss } from './checks/check-logical-css.mjs';
import { checkOrderNamesOf } from './checks/check-order-names.mjs';
import { checkShapesOf } from './checks/check-shapes.mjs';
import { checkDocWordsOf, checkWordsOf } from './checks/check-words.mjs';
import { checkDecisionsOf } from './checks/documents/check-decisions.mjs';
import { checkDocCommentsOf } from './checks/documents/check-doc-comments.mjs';
import { checkCommentPathsOf, checkDocPathsOf, checkRoomsOf } from './checks/documents/check-doc-paths.mjs';
import { checkFieldDocsOf } from './checks/documents/check-field-docs.mjs';
import { checkModuleStateOf } from './checks/module-state/check-module-state.mjs';
import { checkBehavioursOf } from './checks/pages/check-behaviours.mjs';
import { checkJoinedPartsOf } from './checks/pages/check-joined-parts.mjs';
import { checkClosedStreamsOf } from './checks/patterns/check-closed-streams.mjs';
import { checkPatternsOf } from './checks/patterns/check-patterns.mjs';
import { checkSecurityOf } from './checks/security/check-security.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(`${root}${path}`));
const code = tracked.filter((path) => /\.(tsx?|m[jt]s)$/.test(path) && !path.endsWith('.d.ts'));

const problems = checkArrows(root, code);

const MAX_LINES = 400;
for (const path of tracked.filter((name) => /\.(ts|tsx|mjs|mts|css)$/.test(name))) {
  const text = readFileSync(`${root}${path}`, 'utf8');
  const lines = text.split('\n').length;
  if (lines > MAX_LINES) problems.push(`${path}: ${lines} lines, at most ${MAX_LINES}; split it by idea`);
  if (path === 'scripts/checks/check-file-urls.test.mjs') continue;
  for (const dead of findDeadUrls(`${root}${path}`, text))
    problems.push(`${path}: ${dead} leads nowhere from here`);
  for (const wrong of findWrongRoots(`${root}${path}`, text, root))
    problems.push(`${path}: ${wrong} is not the project's folder`);
}

const MAX_DECISION_LINES = 30;
for (const path of tracked.filter((name) => /^docs\/decisions\/\d{4}-.*\.md$/.test(name))) {
  const lines = readFileSync(`${root}${path}`, 'utf8').trimEnd().split('\n').length;
  if (lines > MAX_DECISION_LINES)
    problems.push(
      `${path}: ${lines} lines, a decision has at most ${MAX_DECISION_LINES}; figures belong into docs/benchmarks`,
    );
}

// Every path that the README's feature map names exists, and every server feature is in it.
const readme = existsSync(`${root}README.md`) ? readFileSync(`${root}README.md`, 'utf8') : '';
const mapped = [...readme.matchAll(/^\| .*\|$/gm)].flatMap((row) =>
  [...row[0].matchAll(/`([\w./-]+)`/g)].map((m) => m[1]),
);
for (const path of mapped) {
  if (path.includes('/') && !existsSync(`${root}${path}`))
    problems.push(`README.md: the feature map names ${path}, which does not exist`);
}
const features = new Set(
  tracked.map((path) => /^server\/src\/features\/([^/]+)\//.exec(path)?.[1]).filter(Boolean),
);
for (const feature of features) {
  if (!mapped.includes(`server/src/features/${feature}`))
    problems.push(`README.md: the feature map lacks ${feature}`);
}

for (const path of tracked.filter((name) => /^web\/.*\.css$/.test(name))) {
  problems.push(...checkLogicalCss(path, readFileSync(`${root}${path}`, 'utf8')));
}

problems.push(
  ...checkBehavioursOf(root),
  ...checkConformanceOf(root),
  ...checkCommentsOf(root, tracked, code),
  ...checkCommitsOf(root),
  ...checkDecisionsOf(root, tracked),
  ...checkDocCommentsOf(root, code),
  ...checkExportsOf(root, code),
  ...checkFieldDocsOf(root, code),
  ...checkFileWeightsOf(root, tracked),
  ...checkFunctionLengthsOf(root, code),
  ...checkJoinedPartsOf(root, code),
  ...checkLocalesOf(root),
  ...checkModuleStateOf(root, code),
  ...checkOrderNamesOf(root, code),
  ...checkPatternsOf(root, code),
  ...checkClosedStreamsOf(root, code),
  ...checkSecurityOf(root),
  ...checkShapesOf(root, code),
  ...checkMembersOf(root, tracked),
  ...checkTablesOf(root, tracked),
  ...checkWordsOf(root, [...code, ...tracked.filter((path) => path.endsWith('.py'))]),
  ...checkDocWordsOf(root, tracked),
  ...checkCommentPathsOf(root, code),
  ...checkDocPathsOf(root, tracked),
  ...checkRoomsOf(tracked),
);

for (const problem of problems) console.error(problem);
console.log(`check-files: ${code.length} source files, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
