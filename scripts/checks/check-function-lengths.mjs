import { readFileSync } from 'node:fs';

/** Lines of code, without blank lines and comments. */
const MAX_LINES = 80;
/** A class is one state and what may change it; its methods are short each. */
const MAX_CLASS_LINES = 120;

/** A function or a constant that is one, as Biome formats it: from the first column to the bracket in it. */
const BEGINS = /^(?:export )?(?:(?:async )?function\*? (\w+)|const (\w+)\b.*(?:=> [{(]|= (?:async )?\()$)/;
const BEGINS_CLASS = /^(?:export )?(?:abstract )?class (\w+)\b.*\{$/;
/** A line that closes what began in the first column, and opens nothing again: parameters that are wrapped do. */
const CLOSES = /^[})\]](?!.*(?:[{([,|<>=?:]|=>)\s*$)/;
const BLANK_OR_COMMENT = /^\s*(?:$|\/\/|\/?\*)/;
/** The markup of a component says what stands on the page, and may be long. */
const MARKUP = /^ {2}(?:return \(|return <)/;

/** Functions and classes that may be longer, each with its reason. */
const LONGER = new Map([
  ['design/kernel/sampler.ts place', 'AssemblyScript: a call in the loop over pixels costs what it saves'],
  ['design/kernel/response.ts place', 'AssemblyScript: a call in the loop over pixels costs what it saves'],
  [
    'server/src/features/images/workshop/cut-out/by-strokes/min-cut.ts MinCut',
    'growing, joining and adopting are steps of one search on the same arrays, for each pixel',
  ],
  [
    'server/src/features/images/workshop/erase/patch-field.ts PatchField',
    'search and vote work on the same arrays, for each pixel of a hole',
  ],
  [
    'server/src/features/images/intake/pdf/paint/page-paint.ts PageReader',
    'forms, patterns and fonts of a page hold contents that are read as a page again',
  ],
  [
    'server/src/features/orders/import/matching/order-matching.ts OrderMatching',
    'its comparisons are steps of one pairing, each on what those before it left',
  ],
]);

/**
 * Functions of what ships with more than eighty lines of code, closures within them counted, and classes with more than 120. The linter counts each of these
 * for itself, so a function that only holds others may grow without end.
 * @param {string} path below the root
 * @param {string} text of TypeScript or JavaScript, formatted
 * @param {ReadonlyMap<string, string>} longer
 * @returns {string[]} problems
 */
export function checkFunctionLengths(path, text, longer = LONGER) {
  const lines = text.split('\n');
  const problems = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, declared, assigned] = BEGINS.exec(lines[at]) ?? [];
    const [, ofClass] = BEGINS_CLASS.exec(lines[at]) ?? [];
    const name = declared ?? assigned ?? ofClass;
    const most = ofClass ? MAX_CLASS_LINES : MAX_LINES;
    if (!name || lines[at].endsWith(';')) continue;
    const close = lines.findIndex((line, index) => index > at && CLOSES.test(line));
    if (close < 0) continue;
    const body = lines.slice(at, close + 1);
    const markup = path.endsWith('.tsx') ? body.findLastIndex((line) => MARKUP.test(line)) : -1;
    const code = (markup < 0 ? body : body.slice(0, markup)).filter((line) => !BLANK_OR_COMMENT.test(line));
    if (code.length > most && !longer.has(`${path} ${name}`))
      problems.push(
        `${path}:${at + 1}: ${name} has ${code.length} lines of code, at most ${most}; divide it by idea`,
      );
    at = close;
  }
  return problems;
}

/**
 * @param {string} root with a slash
 * @param {string[]} code paths below it
 * @returns {string[]} problems
 */
export function checkFunctionLengthsOf(root, code) {
  const shipped = code.filter(
    (path) =>
      /^(?:design|contract|patterns|psd|server|web)\//.test(path) && !/\.test\.|\/testing\//.test(path),
  );
  return shipped.flatMap((path) => checkFunctionLengths(path, readFileSync(`${root}${path}`, 'utf8')));
}
