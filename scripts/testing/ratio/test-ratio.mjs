// Lines of tests for each line of behaviour, by room: `node scripts/testing/ratio/test-ratio.mjs [web/src/features …]`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const ROOMS = [
  'web/src/features',
  'web/src/app',
  'web/src/shared',
  'web/src/lib',
  'web/src/ui',
  'design/src',
];
const TEST = /\.test\.tsx?$|\/testing\//;
const BLANK_OR_COMMENT = /^\s*(?:$|\/\/|\/?\*)/;
/** Markup says what stands on the page; it begins where a component returns it and ends with the component. */
const MARKUP_BEGINS = /^ {2}return (?:\(|<)/;
const MARKUP_ENDS = /^\}/;

/**
 * Lines of code without blank lines, comments, imports and the markup of components.
 * @param {string} text of TypeScript, formatted
 * @param {boolean} hasMarkup
 * @returns {number}
 */
export function countBehaviour(text, hasMarkup) {
  let isMarkup = false;
  let isImport = false;
  let lines = 0;
  for (const line of text.split('\n')) {
    if (/^import /.test(line)) isImport = true;
    if (hasMarkup && MARKUP_BEGINS.test(line)) isMarkup = true;
    if (MARKUP_ENDS.test(line) && !isImport) isMarkup = false;
    if (!isImport && !isMarkup && !BLANK_OR_COMMENT.test(line)) lines += 1;
    if (isImport && line.endsWith(';')) isImport = false;
  }
  return lines;
}

/**
 * The room that a file is counted for: the folder below one of the rooms that are asked for, else that room itself.
 * @param {string} path
 * @param {readonly string[]} rooms
 * @returns {string | undefined}
 */
export function roomOf(path, rooms) {
  const room = rooms.find((one) => path.startsWith(`${one}/`));
  if (!room) return undefined;
  const [folder, ...rest] = path.slice(room.length + 1).split('/');
  return rest.length > 0 ? `${room}/${folder}` : room;
}

function measure(rooms) {
  const tracked = execFileSync('git', ['ls-files', '-z', '--', ...rooms], { encoding: 'utf8' }).split('\0');
  const counts = new Map();
  for (const path of tracked.filter((one) => /\.tsx?$/.test(one) && !one.endsWith('.d.ts'))) {
    const room = roomOf(path, rooms);
    if (!room) continue;
    const count = counts.get(room) ?? { behaviour: 0, tests: 0 };
    const text = readFileSync(path, 'utf8');
    if (TEST.test(path))
      count.tests += text.split('\n').filter((line) => !BLANK_OR_COMMENT.test(line)).length;
    else count.behaviour += countBehaviour(text, path.endsWith('.tsx'));
    counts.set(room, count);
  }
  return counts;
}

function print(counts) {
  const rows = [...counts].sort(([one], [other]) => one.localeCompare(other));
  const all = { behaviour: 0, tests: 0 };
  for (const [room, { behaviour, tests }] of rows) {
    all.behaviour += behaviour;
    all.tests += tests;
    console.log(`${(tests / Math.max(1, behaviour)).toFixed(2)}  ${tests} / ${behaviour}  ${room}`);
  }
  console.log(
    `${(all.tests / Math.max(1, all.behaviour)).toFixed(2)}  ${all.tests} / ${all.behaviour}  together`,
  );
}

if (import.meta.filename === process.argv[1]) {
  const asked = process.argv.slice(2).map((one) => one.replace(/\/$/, ''));
  print(measure(asked.length > 0 ? asked : ROOMS));
}
