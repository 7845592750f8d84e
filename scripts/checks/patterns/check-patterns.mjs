import { readFileSync } from 'node:fs';
import { SyntaxKind } from 'typescript/unstable/ast';
import { readTokens } from '../read-names.mjs';

const TEXTS = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
  SyntaxKind.RegularExpressionLiteral,
]);
/** A repeated group with more words than this is not a list of words. */
const MAX_WORDS = 5000;
const MAX_CLASS = 12;

/**
 * Refuses repeated groups whose words can be put together in two ways to the same text: `(?:line|item|lineitem)*` tries both for each
 * `lineitem`, so that forty of them in one header stop the process for hours.
 * @param {string} root
 * @param {readonly string[]} code
 * @returns {string[]} problems
 */
export function checkPatternsOf(root, code) {
  return code
    .filter((path) => !/\.test\.m?[jt]sx?$/.test(path))
    .flatMap((path) =>
      findAmbiguousGroups(readFileSync(`${root}${path}`, 'utf8')).map(
        ({ line, text }) =>
          `${path}:${line}: “${text}” is read in two ways by a repeated group; leave out the word that others make up`,
      ),
    );
}

/**
 * @param {string} source of TypeScript or JavaScript
 * @returns {{ line: number, text: string }[]} a text that a repeated group takes apart in two ways, for each such group
 */
export function findAmbiguousGroups(source) {
  if (!/\)[*+{]/.test(source)) return [];
  const found = [];
  for (const { kind, start, end } of readTokens(source)) {
    if (!TEXTS.has(kind)) continue;
    const raw = source.slice(start, end);
    const pattern = kind === SyntaxKind.RegularExpressionLiteral ? raw : raw.replaceAll('\\\\', '\\');
    for (const body of repeatedGroups(pattern)) {
      const text = readInTwoWays(wordsOf(body));
      if (text !== null) found.push({ line: source.slice(0, start).split('\n').length, text });
    }
  }
  return found;
}

/** What stands in the groups of a pattern that may come any number of times. */
function repeatedGroups(pattern) {
  const open = [];
  const bodies = [];
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === '\\') at++;
    else if (sign === '[') at = endOfClass(pattern, at);
    else if (sign === '(') open.push(at + 1);
    else if (sign === ')' && open.length > 0) {
      const body = pattern.slice(open.pop(), at);
      if (/^(?:[*+]|\{\d+,\})/.test(pattern.slice(at + 1, at + 8)) && !/^\?<?[=!]/.test(body))
        bodies.push(body.replace(/^\?(?::|<\w+>)/, ''));
    }
  }
  return bodies;
}

function endOfClass(pattern, from) {
  let at = from + 1;
  while (at < pattern.length && pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
  return at;
}

/** The words of an alternation; what is not made of letters alone is left out. */
function wordsOf(body) {
  return [...new Set(alternatives(body).flatMap((one) => expand(one) ?? []))].filter((word) => word !== '');
}

function alternatives(body) {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < body.length; at++) {
    const end = body[at] === '\\' ? at + 1 : body[at] === '[' ? endOfClass(body, at) : at;
    if (body[at] === '(') depth++;
    if (body[at] === ')') depth--;
    if (body[at] === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += body.slice(at, end + 1);
    at = end;
  }
  return parts;
}

/** All words that a sequence stands for; null = they are not a list. */
function expand(sequence) {
  let words = [''];
  for (let at = 0; at < sequence.length; ) {
    const [atom, end] = readAtom(sequence, at);
    if (!atom) return null;
    let choices = atom;
    at = end;
    if (sequence[at] === '?') {
      choices = ['', ...choices];
      at++;
    } else if (/[*+{]/.test(sequence[at] ?? '')) return null;
    words = words.flatMap((word) => choices.map((choice) => word + choice));
    if (words.length > MAX_WORDS) return null;
  }
  return words;
}

/** One letter, class or group, and where it ends. */
function readAtom(sequence, at) {
  const sign = sequence[at];
  if (sign === '\\') return [/\w/.test(sequence[at + 1]) ? null : [sequence[at + 1]], at + 2];
  if (sign === '[') {
    const end = endOfClass(sequence, at);
    const letters = sequence.slice(at + 1, end);
    return [/[\\^-]/.test(letters) || letters.length > MAX_CLASS ? null : [...letters], end + 1];
  }
  if (sign === '(') {
    let depth = 0;
    let end = at;
    for (; end < sequence.length; end++) {
      if (sequence[end] === '\\') end++;
      else if (sequence[end] === '[') end = endOfClass(sequence, end);
      else if (sequence[end] === '(') depth++;
      else if (sequence[end] === ')' && --depth === 0) break;
    }
    const body = sequence.slice(at + 1, end);
    if (/^\?(?!:)/.test(body)) return [null, end + 1];
    const inner = alternatives(body.replace(/^\?:/, '')).map(expand);
    return [inner.includes(null) ? null : inner.flat(), end + 1];
  }
  if (/[.^$]/.test(sign)) return [null, at + 1];
  const letter = String.fromCodePoint(sequence.codePointAt(at));
  return [[letter], at + letter.length];
}

/**
 * A text that these words make up in two ways, null if there is none: what is left of a longer word behind a shorter one is followed until
 * nothing is left (the test of Sardinas and Patterson).
 */
function readInTwoWays(words) {
  const all = new Set(words);
  const seen = new Set();
  const open = words.flatMap((word) =>
    words.flatMap((longer) =>
      longer !== word && longer.startsWith(word) ? [[longer, longer.slice(word.length)]] : [],
    ),
  );
  while (open.length > 0) {
    const [text, rest] = open.pop();
    if (all.has(rest)) return text;
    if (seen.has(rest)) continue;
    seen.add(rest);
    for (const word of words) {
      if (word.startsWith(rest)) open.push([text + word.slice(rest.length), word.slice(rest.length)]);
      else if (rest.startsWith(word)) open.push([text, rest.slice(word.length)]);
    }
  }
  return null;
}
