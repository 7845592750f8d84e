import { readFileSync } from 'node:fs';

const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;
const NAMED = /^export (?:type )?\{([^}]*)\}/gm;

/** Names that mean something else than the table does, each with its reason. */
const OTHER_MEANING = new Map([
  ['server/kernel/print-check.ts heap', 'memory of WebAssembly'],
  ['patterns/src/lettering/ornaments.ts sealPoints', 'a stamp that signs a picture'],
]);

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
    for (const name of exportedNames(readFileSync(`${root}${path}`, 'utf8'))) {
      const found = findForbidden(name, forbidden);
      if (found && !OTHER_MEANING.has(`${path} ${name}`))
        problems.push(`${path}: ${name} says “${found.not.join(' ')}”; say ${found.say} (docs/glossary.md)`);
    }
  }
  return problems;
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
