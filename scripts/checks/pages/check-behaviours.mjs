// Holds docs/designer-behaviours.md to what it says: every behaviour once and in sequence, with a verdict; one that is said to be as
// good as elsewhere names a test whose title exists, any other a reason.
// Use: node scripts/checks/pages/check-behaviours.mjs   (also run by scripts/check-files.mjs)
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGE = 'docs/designer-behaviours.md';
const PROVEN = ['better', 'equal'];
const REASONED = ['worse', 'absent', 'untried'];

/** What is wrong with the page; `read` returns a file's text or null where there is none. */
export function checkBehaviours(text, read) {
  const problems = [];
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }));
  const rows = lines.filter(({ line }) => /^\| \d/.test(line));
  const counts = {};
  for (const [i, { line, number }] of rows.entries()) {
    const say = (words) => problems.push(`${PAGE}:${number}: ${words}`);
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [id, , , verdict = '', proof = ''] = cells;
    if (cells.length !== 5) say(`${cells.length} cells, expected 5`);
    if (Number(id) !== i + 1) say(`number ${id}, expected ${i + 1}`);
    const [, state = verdict, reason = ''] = /^(\w+)(?::\s*(.*))?$/.exec(verdict) ?? [];
    counts[state] = (counts[state] ?? 0) + 1;
    if (![...PROVEN, ...REASONED].includes(state)) say(`no verdict is called “${state}”`);
    if (REASONED.includes(state) && reason === '') say(`“${state}” without a reason`);
    const tests = [...proof.matchAll(/`([^`]+)`\s*“([^”]+)”/g)];
    if (PROVEN.includes(state) && tests.length === 0) say(`“${state}” names no test`);
    for (const [, path, title] of tests) {
      const found = read(path);
      if (found === null) say(`${path} does not exist`);
      else if (!found.includes(title)) say(`${path} has no test “${title}”`);
    }
  }
  return { rows: rows.length, counts, problems };
}

/** The check on this repository; returns its problems. */
export function checkBehavioursOf(root) {
  const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);
  const { rows, counts, problems } = checkBehaviours(read(PAGE) ?? '', read);
  if (rows === 0) problems.push(`${PAGE}: no rows`);
  const figures = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  console.log(`check-behaviours: ${rows} rows: ${figures.join(', ')}; ${problems.length} problems`);
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkBehavioursOf(fileURLToPath(new URL('../../..', import.meta.url)));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
