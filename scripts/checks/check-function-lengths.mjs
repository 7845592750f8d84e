import { readFileSync } from 'node:fs';

/** Lines of code, without blank lines and comments. */
const MAX_LINES = 80;

/** A function or a constant that is one, as Biome formats it: from the first column to the bracket in it. */
const BEGINS = /^(?:export )?(?:(?:async )?function\*? (\w+)|const (\w+)\b.*(?:=> [{(]|= (?:async )?\()$)/;
/** A line that closes what began in the first column, and opens nothing again: parameters that are wrapped do. */
const CLOSES = /^[})\]](?!.*(?:[{([,|<>=?:]|=>)\s*$)/;
const BLANK_OR_COMMENT = /^\s*(?:$|\/\/|\/?\*)/;
/** The markup of a component says what stands on the page, and may be long. */
const MARKUP = /^ {2}(?:return \(|return <)/;

/** Functions that may be longer, each with its reason. */
const LONGER = new Map([
  ['design/kernel/sampler.ts place', 'AssemblyScript: a call in the loop over pixels costs what it saves'],
  ['design/kernel/response.ts place', 'AssemblyScript: a call in the loop over pixels costs what it saves'],
]);

/**
 * Functions of what ships with more than eighty lines of code, closures within them counted. The linter counts each of these
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
    const name = declared ?? assigned;
    if (!name || lines[at].endsWith(';')) continue;
    const close = lines.findIndex((line, index) => index > at && CLOSES.test(line));
    if (close < 0) continue;
    const body = lines.slice(at, close + 1);
    const markup = path.endsWith('.tsx') ? body.findLastIndex((line) => MARKUP.test(line)) : -1;
    const code = (markup < 0 ? body : body.slice(0, markup)).filter((line) => !BLANK_OR_COMMENT.test(line));
    if (code.length > MAX_LINES && !longer.has(`${path} ${name}`))
      problems.push(
        `${path}:${at + 1}: ${name} has ${code.length} lines of code, at most ${MAX_LINES}; divide it by idea`,
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
