// Holds docs/conformance.md to what it says: every row has a state, points at files that exist and, when it claims to be
// true, at a test whose title exists. Rows of calls must name a contract file that holds the call's path.
// Use: node scripts/checks/check-conformance.mjs   (also run by scripts/check-files.mjs)
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** States a row may have; the last two need a reason next to them. */
const STATES = ['true', 'open', 'differs'];

/** Rows of the tables: statement, where, test, state with its reason. */
function readRows(text) {
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }));
  return lines
    .filter(({ line }) => line.startsWith('| ') && !/^\| (-|Statement)/.test(line))
    .map(({ line, number }) => {
      const cells = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [statement = '', where = '', test = '', verdict = ''] = cells;
      const [, state = verdict, reason = ''] = /^(\w+)(?::\s*(.*))?$/.exec(verdict) ?? [];
      return { number, cells: cells.length, statement, where, test, state, reason };
    });
}

const pathsIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]);
/** `file` “title” pairs. */
const testsIn = (cell) =>
  [...cell.matchAll(/`([^`]+)`\s*“([^”]+)”/g)].map(([, path, title]) => ({ path, title }));

/** What is wrong with the table; `read` returns a file's text or null where there is none. */
export function checkConformance(text, read) {
  const rows = readRows(text);
  const problems = [];
  for (const row of rows) {
    const say = (words) => problems.push(`docs/conformance.md:${row.number}: ${words}`);
    if (row.cells !== 4) say(`${row.cells} cells, expected 4`);
    if (!STATES.includes(row.state)) say(`state “${row.state}” is none of ${STATES.join(', ')}`);
    else if (row.state !== 'true' && !row.reason) say(`“${row.state}” without a reason`);
    for (const path of [...pathsIn(row.where), ...pathsIn(row.test)]) {
      if (read(path) === null) say(`${path} does not exist`);
    }
    for (const { path, title } of testsIn(row.test)) {
      if (read(path) !== null && !read(path).includes(title)) say(`${path} has no test “${title}”`);
    }
    if (row.state !== 'true') continue;
    if (pathsIn(row.where).length === 0) say('says nowhere where it lives');
    if (testsIn(row.test).length === 0) say('names no test');
    const call = /^(?:GET|POST) (\/\S+)/.exec(row.statement)?.[1];
    const isInContract = pathsIn(row.where).some((path) => read(path)?.includes(`'${call}'`));
    if (call && !isInContract) say(`no file of “where” holds the call ${call}`);
  }
  const count = Object.fromEntries(STATES.map((state) => [state, rows.filter((row) => row.state === state)]));
  return { rows, problems, count };
}

/** The check on this repository; returns its problems and prints what is still open. */
export function checkConformanceOf(root) {
  const read = (path) => (existsSync(join(root, path)) ? textOf(join(root, path)) : null);
  const { rows, problems, count } = checkConformance(read('docs/conformance.md') ?? '', read);
  if (rows.length === 0) problems.push('docs/conformance.md: no rows');
  for (const row of count.open ?? []) console.log(`conformance open: ${row.statement} (${row.reason})`);
  const figures = STATES.map((state) => `${count[state]?.length ?? 0} ${state}`).join(', ');
  console.log(`check-conformance: ${rows.length} rows: ${figures}; ${problems.length} problems`);
  return problems;
}

const texts = new Map();
/** Folders count as existing, with no text. */
function textOf(path) {
  if (!texts.has(path)) {
    let text = '';
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      // A folder.
    }
    texts.set(path, text);
  }
  return texts.get(path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkConformanceOf(fileURLToPath(new URL('../..', import.meta.url)));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
