import { readFileSync } from 'node:fs';
import { lineAt } from './read-names.mjs';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const QUOTED = /`([^`\n]+)`/g;
/** Written as only programs write: `oneTwo`, `OneTwo`, `ONE_TWO`, with or without brackets. */
const NAME =
  /^(?:[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+|(?:[A-Z][a-z0-9]+){2,}|[A-Z]+(?:_[A-Z0-9]+)+)(?=(?:\(\))?$)/;
/** A tag of a doc comment with something before it on its line. */
const RUNNING_TAG = /(?<=[^\s*/][^\S\n]+)@(?:param|returns?|throws)\b/g;

/** Beginnings of a sentence whose subject the reader has to guess, whatever follows. */
const HEADLESS =
  /^(?:Of|With|Without|Between|Within|Also|Elsewhere|Beyond|Null (?:without|where|for|when)|So (?:many|much|few|far)|As many as|Has|Have|Were|Was|Must|May|Can|Likewise|(?:In|By|At|On|To|Under|Into|From|Over|With|For|Up to) (?:which|what|whose|whom|how)|(?:Whether|What|Where|How|Why|When) (?:it|they|those))\b/;
/** A place, a way or a measure; a sentence may begin with it as long as a verb follows. */
const ADVERBIAL =
  /^(?:Behind|Besides?|Along|Around|Near|Among|Inside|Outside|Across|Through|Over|Under|Into|To|On|In|By|As|At)\b/;
/** “Those of the keys …” says of a field which ones it has; a function or constant needs a subject. */
const THOSE = /^Those\b/;
const DECLARATION = /^\s*(?:export |async |function\b|const )/;
/** What fields and maps may say in place of a sentence: a limit, a unit, or the key (“By surface id.”). */
const MEASURE =
  /^(?:At (?:most|least)\b|In (?:CSS |device )?(?:px|pixels|mm|millimetres|characters|degrees|turns|shares|hundredths|sRGB|steps|milliseconds|seconds|words|all|lower case|upper case|one of)\b|By (?:`[^`]+`|(?:(?:the |their )?[\w-]+(?:['’]s)?(?: [\w-]+)?))(?=[.;:,]|$)|By their device pixels|On or off|As JSON)/;
const VERB =
  /\b(?:is|are|was|were|ha[sd]|have|do|does|did|cannot|can|may|must|would|will|needs?|takes?|gives?|says?|stays?|stands?|lies?|reads?|shows?|keeps?|waits?|makes?|counts?|leaves?|opens?|close|grows?|goe?s?|draws?|changes?|fails?|looks?|sees?|comes?|becomes?|begins?|ends?|writes?|passe?s?|serves?|holds?|picks?|replaces?|scrolls|jumps|hide|lets?|uses?|wants?|knows?|runs?|works?|moves?|calls?|finds?|differs?|match(?:es)?|belongs?|allows?|returns?|asks?|finish|saves|follows?|adds|computes|shift(?:s|ed)?)\b/;

/** Turns of phrase that are right and still not what a native engineer writes, with what to write. */
const DIALECT = [
  { found: /\bgo(?:es)? on\b/i, better: 'continues, keeps, resumes' },
  { found: /\bwhoever\b/i, better: 'anyone who, the person who, the caller' },
  { found: /\bso many\b(?! (?:[\w-]+ )?that\b)/i, better: 'this many, at most 4, the number itself' },
  { found: /\bhears?\b/i, better: 'is called with, is notified of, receives' },
  { found: /\bsays of\b/i, better: 'the thing itself: its state, its meaning, the findings about it' },
  { found: /\botherwise than\b/i, better: 'differently from' },
  { found: /\bcalled (?:so|like)\b/i, better: 'with this name, has the name of' },
  { found: /\bof ours\b/i, better: 'our, one of our' },
  {
    found: /(?<!\bwithout )\ban? (?:[\w-]+ ){1,2}of (?:its|their|one['’]s) own\b/i,
    better: 'its own …, a separate …',
  },
];

/** Names that texts quote from elsewhere, each with its place. */
const NAMES_OF_OTHERS = new Map([
  ['maxLimit', 'the specification'],
  ['hueRotate', 'filters of SVG'],
  ['feOffset', 'filters of SVG'],
  ['ReferenceBlackWhite', 'a tag of TIFF'],
  ['resourceLimits', 'threads of Node.js'],
  ['GroupBilling', 'a header of an order file'],
  ['postSaasDiyUserSaveList', 'made from the path of a call'],
]);

/** They quote names that are refused. */
const SPEAKS_OF_NAMES = /^(?:docs\/glossary\.md|scripts\/checks\/check-(?:comments|words)\..*)$/;
/** This check's own files, which list the exceptions, are not checked. */
const OWN = /^scripts\/checks\/check-comments\./;

/**
 * Tags of doc comments in the middle of running text.
 * @param {string} text of a source file
 * @returns {number[]} their lines, from 1
 */
export function findRunningTags(text) {
  return [...text.matchAll(COMMENT)]
    .filter(([comment]) => comment.startsWith('/**'))
    .flatMap((comment) =>
      [...comment[0].matchAll(RUNNING_TAG)].map((tag) => lineAt(text, comment.index + tag.index)),
    );
}

/**
 * @param {string} comment
 * @returns {string} its first sentence
 */
const firstSentence = (comment) =>
  comment
    .replace(/^\/\*\*[\s*]*|\s*\*\/$/g, '')
    .replace(/\n\s*\*\s?/g, ' ')
    .trim()
    .split(/\. (?=[A-Z])/)[0] ?? '';

/** @param {string} sentence */
const isHeadless = (sentence) =>
  HEADLESS.test(sentence) ||
  (ADVERBIAL.test(sentence) &&
    !MEASURE.test(sentence) &&
    (sentence.startsWith('By') || !VERB.test(sentence)));

/**
 * Doc comments without a subject: “Of the mask.” before a width, “So many are shown.” before a limit, “Under the name.” before a note.
 * @param {string} text of a source file
 * @returns {number[]} their lines, from 1
 */
export function findHeadless(text) {
  return [...text.matchAll(COMMENT)]
    .filter(({ 0: comment, index }) => {
      if (!comment.startsWith('/**')) return false;
      const sentence = firstSentence(comment);
      const isOfDeclaration = DECLARATION.test(text.slice(index + comment.length));
      return isHeadless(sentence) || (THOSE.test(sentence) && isOfDeclaration);
    })
    .map(({ index }) => lineAt(text, index));
}

/**
 * Comments in words that sound translated.
 * @param {string} text of a source file
 * @returns {{ line: number, better: string }[]} where each comment begins, and what to write
 */
export function findDialect(text) {
  return [...text.matchAll(COMMENT)].flatMap((comment) => {
    const words = comment[0].replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
    return DIALECT.filter(({ found }) => found.test(words)).map(({ better }) => ({
      line: lineAt(text, comment.index),
      better,
    }));
  });
}

/**
 * Names in backticks that stand in no program.
 * @param {string} text Markdown or comments
 * @param {ReadonlySet<string>} known
 * @returns {string[]}
 */
export function findUnknownNames(text, known) {
  return [...text.matchAll(QUOTED)].flatMap(([, quoted = '']) => {
    const [name] = NAME.exec(quoted) ?? [];
    return name && !known.has(name) ? [name] : [];
  });
}

/**
 * Doc comments whose tags stand in the middle of a sentence or that have no subject, comments in words that sound translated; and names
 * that a comment, a decision or a README quotes although nothing is called so any more.
 * @param {string} root the project's folder with a slash
 * @param {string[]} tracked all files below it
 * @param {string[]} code those of TypeScript and JavaScript
 * @returns {string[]} problems
 */
export function checkCommentsOf(root, tracked, code) {
  /** @type {Set<string>} */
  const known = new Set();
  /** @type {[string, string][]} */
  const texts = [];
  const problems = [];
  for (const path of tracked.filter((name) => !OWN.test(name))) {
    const isCode = code.includes(path);
    if (!isCode && !/\.(?:json|sql|css|py|html|sh|ya?ml|md)$/.test(path)) continue;
    if (/(?:^|\/)(?:package-lock\.json|CHANGELOG\.md)$/.test(path)) continue;
    const text = readFileSync(`${root}${path}`, 'utf8');
    const isQuoting = SPEAKS_OF_NAMES.test(path);
    if (path.endsWith('.md')) {
      if (!isQuoting) texts.push([path, text]);
      continue;
    }
    for (const [name] of text.replace(COMMENT, ' ').matchAll(/[A-Za-z_$][\w$]*/g)) known.add(name);
    if (!isCode || isQuoting) continue;
    texts.push([path, (text.match(COMMENT) ?? []).join('\n\n')]);
    for (const line of findRunningTags(text))
      problems.push(`${path}:${line}: a tag in the middle of a sentence; put it at the beginning of a line`);
    for (const line of findHeadless(text))
      problems.push(`${path}:${line}: a doc comment without a subject; begin with what it describes`);
    for (const { line, better } of findDialect(text))
      problems.push(`${path}:${line}: a comment in words that sound translated; better: ${better}`);
  }
  const used = new Set();
  for (const [path, text] of texts) {
    for (const name of findUnknownNames(text, known)) {
      if (NAMES_OF_OTHERS.has(name)) used.add(name);
      else problems.push(`${path}: nothing is called \`${name}\``);
    }
  }
  for (const name of NAMES_OF_OTHERS.keys())
    if (!used.has(name))
      problems.push(`scripts/checks/check-comments.mjs: the exception “${name}” excuses nothing any more`);
  return problems;
}
