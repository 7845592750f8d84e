// Holds the table of docs/security.md to what it says: all 253 requirements of ASVS 5.0, levels 1 and 2, each once, with a
// state; where met, with files that exist and hold the text that is named, which in a test file is the title of a test
// that always runs; otherwise with a reason.
// Use: node scripts/checks/security/check-security.mjs   (also run by scripts/check-files.mjs)
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTests } from './find-tests.mjs';
import { LEVEL_OF } from './security-requirements.mjs';

const STATES = ['met', 'not met', 'not applicable'];

/** Rows of the table: id, level, words, state, evidence or reason. */
function readRows(text) {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => /^\| \d+\.\d+\.\d+ \|/.test(line))
    .map(({ line, number }) => {
      const cells = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [id = '', level = '', words = '', state = '', why = ''] = cells;
      return { number, cells: cells.length, id, level, words, state, why };
    });
}

/** `file` “text” pairs. */
const evidenceIn = (cell) =>
  [...cell.matchAll(/`([^`]+)`\s*“([^”]+)”/g)].map(([, path, text]) => ({ path, text }));

/** Whether the text stands there: in a test file as a title, in a document as a heading, or a table would prove itself. */
function holds(path, content, text) {
  if (/\.(test|spec)\.\w+$/.test(path)) return findTests(path, content).has(text);
  if (!path.endsWith('.md')) return content.includes(text);
  return content.split('\n').some((line) => line.replace(/^#+ /, '') === text && line.startsWith('#'));
}

/**
 * What is wrong with the table; `read` returns a file's text or null where there is none.
 * @param {ReadonlyMap<string, string>} levelOf level of each requirement
 */
export function checkSecurity(text, read, levelOf = LEVEL_OF) {
  const rows = readRows(text);
  const problems = [];
  const seen = new Set();
  for (const row of rows) {
    const say = (words) => problems.push(`docs/security.md:${row.number}: ${words}`);
    if (row.cells !== 5) say(`${row.cells} cells, expected 5`);
    if (seen.has(row.id)) say(`${row.id} stands there twice`);
    seen.add(row.id);
    if (levelOf.get(row.id) !== row.level) say(`${row.id} of level ${row.level} is no requirement`);
    if (!row.words) say(`${row.id} says nothing`);
    if (!STATES.includes(row.state)) say(`state “${row.state}” is none of ${STATES.join(', ')}`);
    const evidence = evidenceIn(row.why);
    if (row.state === 'met' && evidence.length === 0) say(`${row.id} is met without evidence`);
    if (row.state !== 'met' && !row.why) say(`“${row.state}” without a reason`);
    for (const { path, text: wanted } of evidence) {
      const content = read(path);
      if (content === null) say(`${path} does not exist`);
      else if (!holds(path, content, wanted)) say(`${path} does not hold “${wanted}”`);
    }
  }
  for (const id of levelOf.keys()) if (!seen.has(id)) problems.push(`docs/security.md: ${id} is missing`);
  const figures = STATES.map((state) => [state, rows.filter((row) => row.state === state).length]);
  return { rows, problems, figures };
}

/** The check on this repository; prints how many requirements are in which state. */
export function checkSecurityOf(root) {
  const read = (path) => {
    const whole = join(root, path);
    return existsSync(whole) && statSync(whole).isFile() ? readFileSync(whole, 'utf8') : null;
  };
  const { rows, problems, figures } = checkSecurity(read('docs/security.md') ?? '', read);
  const said = figures.map(([state, count]) => `${count} ${state}`).join(', ');
  console.log(`check-security: ${rows.length} requirements: ${said}; ${problems.length} problems`);
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkSecurityOf(fileURLToPath(new URL('../../..', import.meta.url)));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
