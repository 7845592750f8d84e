import { readFileSync } from 'node:fs';
import { lineAt, readKinds, readNames, readOwnNames, readPythonNames } from './read-names.mjs';

const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;
const NAMED = /^export (?:type )?\{([^}]*)\}/gm;

/** Names that mean something else than the table does, each with its reason. */
const OTHER_MEANING = new Map([
  ['server/kernel/print-check.ts heap', 'memory of WebAssembly'],
  ['patterns/src/lettering/ornaments.ts sealPoints', 'a stamp that signs a picture'],
]);

/** Rows of the table that are about names of files and exports alone, because others use these words inside ours. */
const OUTSIDE_ONLY = new Set([
  'colour', // CSS, canvas, Ant Design
  'image, picture', // <img>
  'idea of the file',
]);

/** The row of wire words: inside, they may name a property of a call and nothing in our code. Tests speak the wire. */
const WIRE = 'the word of the second table column';
const SPEAKS_WIRE = /^(?:contract|e2e|bench)\/|\.test\.\w+$|\/testing\//;

/** Names that may stand in every file. */
const NAMES_OF_OTHERS = new Map([
  ['orders_log', 'wire'],
  ['orders_log_id', 'wire, and a column of downloads'],
  ['ordersLog', 'wire'],
  ['type_list', 'wire'],
  ['type_id', 'wire, and a column of images and AI groups'],
  ['cur_type_id', 'wire'],
  ['diyTypeList', 'wire'],
  ['order_logs', 'table'],
  ['ai_types', 'table'],
  ['image_types', 'table'],
  ['__heap_base', 'the AssemblyScript compiler'],
]);

/** Places where a word means something else inside, or is a name that others know. */
const OTHER_MEANING_INSIDE = [
  [/^server\/kernel\/|^server\/src\/features\/rendering\/print\//, 'heap', 'memory of WebAssembly'],
  ['server/src/features/orders/import/reading/read-table-file.ts', 'heap', 'memory of V8'],
  [/^server\/src\/features\/accounts\/captchas\./, 'answer', 'what is typed for a captcha, and its column'],
  [
    'server/src/features/orders/import/mapping/customisation/customisation-cell.ts',
    'answers',
    'property of stored cells',
  ],
  [/^server\/src\/features\/orders\/import\/testing\/platforms\//, 'wish', 'word of the sample files'],
  [/^patterns\/src\/lettering\//, 'seal', 'a stamp'],
  [/^(?:e2e\/gallery|web\/src\/app\/page-table)\.ts$/, 'goods', 'part of an address'],
];

/** Rows of the table that hold for comments too; the words of the others are plain English in a sentence. */
const IN_COMMENTS = new Set([
  'fix, correction',
  'row status',
  'personalisation, request, preference',
  'again',
  'encrypt, decrypt',
  'return, response, reply',
  'report, show, announce',
  'dispatch',
  'pause, cancel, resume',
  'dead letter',
  'denoise',
  'delete, clear',
  'check, decide',
]);

/** Rows of the table that hold for documents too, where most words of the others are plain English: one tells designs apart. */
const IN_DOCUMENTS = new Set(['fix, correction', 'again', 'release']);

/** Comments that use such a word as others do. @type {[RegExp, string, string][]} */
const OTHER_MEANING_IN_COMMENTS = [
  [/^server\/src\/(?:platform\/(?:cache|process)|features\/rendering\/pool)\//, 'heap', 'memory of V8'],
  [/\/(?:customisation|words)\//, 'answer', 'what a buyer says to a question of the shop'],
  [/\/customisation\//, 'answers', 'what a buyer says to a question of the shop'],
  [/\/words\//, 'answers', 'what a buyer says to a question of the shop'],
  [/^contract\/src\/sheets\/|^server\/src\/features\/sheets\//, 'feeds', 'line feeds'],
  [/^patterns\/src\/lettering\//, 'seal', 'a stamp'],
];

/** A limit is named `MAX_…` or `MIN_…`, one word per thing. */
const OTHER_LIMIT = /^(?:(MOST|LEAST)(?:_|$)|\w*_AT_(MOST|LEAST)$)/;

/** Types whose word alone does not say of what; in web and design they stand beside what they are of. */
const BARE_TYPE = /^export (?:interface|type|class) (Measure|Place|Reading)\b/gm;
const BARE_TYPE_ROOMS = /^(?:contract|patterns|psd|server)\//;

/** Quoted parts of a comment are names and texts as they stand elsewhere. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"\n]*"/g;
const ITALICS = /(?<!\*)\*(?![*\s])[^*\n]+(?<!\s)\*(?!\*)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const PYTHON_COMMENT = /(?<=""")[^"][\s\S]*?(?=""")|(?<=^|\s)#[^\n]*/g;

/**
 * The words that names must not have, from the table “Words of the trade”.
 * @param {string} glossary text of docs/glossary.md
 * @returns {{ not: string[], say: string }[]} `not`: words that follow each other
 */
export function readForbiddenWords(glossary) {
  const table = glossary.slice(glossary.indexOf('## Words of the trade'));
  return [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].flatMap(([, say, not]) =>
    [...not.matchAll(/`([a-z ]+)`/g)].map((match) => ({ not: match[1].split(' '), say: say.trim() })),
  );
}

/**
 * Words of a name in any of the ways names are written.
 * @param {string} name `stand-in`, `standIn`, `StandIn` or `STAND_IN`
 * @returns {string[]} lower case
 */
export function wordsOfName(name) {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}

/**
 * What a name says that it should not.
 * @param {string} name
 * @param {{ not: string[], say: string }[]} forbidden
 * @returns {{ not: string[], say: string } | undefined}
 */
export function findForbidden(name, forbidden) {
  const words = wordsOfName(name);
  return forbidden.find(({ not }) =>
    words.some((_, at) => not.every((word, index) => words[at + index] === word)),
  );
}

/**
 * Names of files, folders and exports against the glossary.
 * @param {string} root the project's folder with a slash
 * @param {string[]} paths of source files below it
 * @returns {string[]} problems
 */
export function checkWordsOf(root, paths) {
  const forbidden = readForbiddenWords(readFileSync(`${root}docs/glossary.md`, 'utf8'));
  if (forbidden.length < 100)
    return ['docs/glossary.md: the table of words that we do not use was not found'];
  const places = new Set(
    paths.flatMap((path) => path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))),
  );
  const problems = [];
  for (const place of places) {
    const name = place.slice(place.lastIndexOf('/') + 1).replace(/\..*$/, '');
    const found = findForbidden(name, forbidden);
    if (found)
      problems.push(`${place}: “${found.not.join(' ')}” in its name; say ${found.say} (docs/glossary.md)`);
  }
  for (const path of paths) {
    const text = readFileSync(`${root}${path}`, 'utf8');
    problems.push(...findBareTypes(path, text));
    for (const name of exportedNames(text)) {
      const found = findForbidden(name, forbidden);
      if (found && !OTHER_MEANING.has(`${path} ${name}`))
        problems.push(`${path}: ${name} says “${found.not.join(' ')}”; say ${found.say} (docs/glossary.md)`);
    }
  }
  const used = new Set();
  problems.push(...checkNamesInside(root, paths, forbidden, used));
  problems.push(...checkComments(root, paths, forbidden, used));
  for (const one of [...NAMES_OF_OTHERS.keys(), ...OTHER_MEANING_INSIDE, ...OTHER_MEANING_IN_COMMENTS])
    if (!used.has(one))
      problems.push(
        `scripts/checks/check-words.mjs: the exception “${String(one)}” excuses nothing any more`,
      );
  return problems;
}

/**
 * Names that a file keeps to itself against the glossary: constants, parameters, properties, and the words unions are told apart by.
 * @param {string} root the project's folder with a slash
 * @param {string[]} paths of source files below it
 * @param {{ not: string[], say: string }[]} forbidden
 * @param {Set<unknown>} used takes the exceptions that excused something
 * @returns {string[]} problems
 */
export function checkNamesInside(root, paths, forbidden, used = new Set()) {
  const inside = forbidden.filter(({ say }) => !OUTSIDE_ONLY.has(say));
  const any = new RegExp(inside.map(({ not }) => not.join('_?')).join('|'), 'i');
  const known = new Map();
  const problems = [];
  for (const path of paths) {
    const text = readFileSync(`${root}${path}`, 'utf8');
    if (!path.endsWith('.py')) problems.push(...findOtherLimits(path, text));
    if (!any.test(text)) continue;
    const isPython = path.endsWith('.py');
    const own = new Set(isPython ? [] : readOwnNames(text));
    const names = isPython ? readPythonNames(text) : [...readNames(text), ...readKinds(text)];
    for (const [name, line] of names) {
      if (!known.has(name)) known.set(name, any.test(name) ? findForbidden(name, inside) : undefined);
      const found = known.get(name);
      if (!found || mayStand(path, name, found.not.join(' '), used)) continue;
      if (found.say === WIRE && (SPEAKS_WIRE.test(path) || !own.has(name))) continue;
      problems.push(
        `${path}:${line}: ${name} says “${found.not.join(' ')}”; say ${found.say} (docs/glossary.md)`,
      );
    }
  }
  return problems;
}

/**
 * Exported types whose name is one word that says too little alone.
 * @param {string} path
 * @param {string} text of TypeScript
 * @returns {string[]} problems
 */
export function findBareTypes(path, text) {
  if (!BARE_TYPE_ROOMS.test(path)) return [];
  return [...text.matchAll(BARE_TYPE)].map(
    ([, name]) => `${path}: the type ${name} does not say of what; put that before it, as in Item${name}`,
  );
}

/**
 * Constants that name a limit differently from `MAX_…` and `MIN_…`.
 * @param {string} path
 * @param {string} text of TypeScript or JavaScript
 * @returns {string[]} problems
 */
export function findOtherLimits(path, text) {
  if (!/MOST|LEAST/.test(text)) return [];
  return [...readNames(text)].flatMap(([name, line]) => {
    const [found, first, last] = OTHER_LIMIT.exec(name) ?? [];
    if (!found) return [];
    return [`${path}:${line}: ${name} names a limit; say ${(first ?? last) === 'MOST' ? 'MAX_…' : 'MIN_…'}`];
  });
}

/**
 * Comments against the glossary, in the rows that hold for them.
 * @param {string} root the project's folder with a slash
 * @param {string[]} paths of source files below it
 * @param {{ not: string[], say: string }[]} forbidden
 * @param {Set<unknown>} used takes the exceptions that excused something
 * @returns {string[]} problems
 */
export function checkComments(root, paths, forbidden, used = new Set()) {
  const say = new Map(
    forbidden.filter((row) => IN_COMMENTS.has(row.say)).map((row) => [row.not.join(' '), row.say]),
  );
  const any = new RegExp(`\\b(?:${[...say.keys()].join('|')})\\b`, 'gi');
  return paths
    .filter((path) => !path.startsWith('scripts/checks/check-words.'))
    .flatMap((path) => {
      const text = readFileSync(`${root}${path}`, 'utf8');
      return [...text.matchAll(path.endsWith('.py') ? PYTHON_COMMENT : COMMENT)].flatMap((comment) =>
        [...comment[0].replace(QUOTED, blank).matchAll(any)].flatMap((match) => {
          const word = match[0].toLowerCase();
          const excuse = OTHER_MEANING_IN_COMMENTS.find(([where, what]) => what === word && where.test(path));
          if (excuse) used.add(excuse);
          if (excuse) return [];
          const line = lineAt(text, comment.index + match.index);
          return [`${path}:${line}: a comment says “${word}”; say ${say.get(word)} (docs/glossary.md)`];
        }),
      );
    });
}

/**
 * Documents against the glossary, in the rows that hold for them. What stands in backticks, in quotation marks or in italics is quoted.
 * @param {string} root the project's folder with a slash
 * @param {string[]} tracked all files below it
 * @returns {string[]} problems
 */
export function checkDocWordsOf(root, tracked) {
  const forbidden = readForbiddenWords(readFileSync(`${root}docs/glossary.md`, 'utf8'));
  // “Gave” alone is plain English as well.
  const words = forbidden.filter(({ say, not }) => IN_DOCUMENTS.has(say) && not.join() !== 'gave');
  return tracked
    .filter((path) => path.endsWith('.md') && !/^(?:CHANGELOG|docs\/glossary)\.md$/.test(path))
    .flatMap((path) =>
      findDocWords(readFileSync(`${root}${path}`, 'utf8'), words).map(
        ({ line, word, say }) => `${path}:${line}: it says “${word}”; say ${say} (docs/glossary.md)`,
      ),
    );
}

/**
 * @param {string} text Markdown
 * @param {{ not: string[], say: string }[]} forbidden
 * @returns {{ line: number, word: string, say: string }[]}
 */
export function findDocWords(text, forbidden) {
  const own = text.replace(QUOTED, blank).replace(ITALICS, blank);
  return forbidden.flatMap(({ not, say }) =>
    [...own.matchAll(new RegExp(`\\b${not.join('\\s+')}\\b`, 'gi'))].map((match) => ({
      line: lineAt(text, match.index),
      word: not.join(' '),
      say,
    })),
  );
}

const blank = (/** @type {string} */ part) => part.replace(/[^\n]/g, ' ');

function mayStand(path, name, word, used) {
  const excuse = NAMES_OF_OTHERS.has(name)
    ? name
    : OTHER_MEANING_INSIDE.find(
        ([where, what]) => what === word && (typeof where === 'string' ? where === path : where.test(path)),
      );
  if (excuse) used.add(excuse);
  return Boolean(excuse) || OTHER_MEANING.has(`${path} ${name}`);
}

/**
 * @param {string} text a source file
 * @returns {string[]} what it exports, under the names others see
 */
export function exportedNames(text) {
  const listed = [...text.matchAll(NAMED)].flatMap((match) =>
    match[1].split(',').map((part) => part.trim().split(/\s+/).at(-1) ?? ''),
  );
  return [...new Set([...[...text.matchAll(EXPORTED)].map((match) => match[1]), ...listed])].filter(Boolean);
}
