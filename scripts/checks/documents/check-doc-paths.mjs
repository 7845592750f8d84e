import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const QUOTED = /`([\w.@/-]+)`/g;
const FILE = /^[\w.@-]*\w[\w.@/-]*\.(?:tsx?|mjs|py|sql|md)$/;
const FOLDER = /^[\w.@-]+(?:\/[\w.@-]+)*\/$/;
/** What is made by tests or at run time, and is there only then. */
const MADE = /^(?:test-results|data|\.passes)\//;

/**
 * Files and folders that a text names and that are not there. A path counts from the project's folder, from the text's own,
 * or from a folder that the same paragraph named before (`In x/y/: a.ts → b.ts`).
 * @param {string} text Markdown
 * @param {string} folder the text's own folder, relative to the project
 * @param {(path: string) => boolean} exists for paths relative to the project
 * @returns {string[]} as written
 */
export function findDeadPaths(text, folder, exists) {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const bases = ['', folder];
    return [...paragraph.matchAll(QUOTED)].flatMap(([, path = '']) => {
      if (MADE.test(path) || !(FILE.test(path) || FOLDER.test(path))) return [];
      const base = bases.findLast((one) => exists(join(one, path)));
      if (base === undefined) return [path];
      if (path.endsWith('/')) bases.push(join(base, path));
      return [];
    });
  });
}

/**
 * The texts that lead a newcomer: architecture, contributing, and the README of every room.
 * @param {string} root the project's folder with a slash
 * @param {string[]} tracked all files below it
 * @returns {string[]} problems
 */
export function checkDocPathsOf(root, tracked) {
  const texts = tracked.filter(
    (path) =>
      ['docs/architecture.md', 'CONTRIBUTING.md'].includes(path) ||
      (path.endsWith('/README.md') &&
        /^(?:bench|catalogue|design|e2e|patterns|psd|scripts|server|web)\//.test(path)),
  );
  return texts.flatMap((path) =>
    findDeadPaths(readFileSync(`${root}${path}`, 'utf8'), dirname(path), (one) =>
      existsSync(`${root}${one}`),
    ).map((dead) => `${path}: \`${dead}\` does not exist`),
  );
}

const INNER_FOLDER = /\/[^/]+\/$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/**
 * Folders that comments of code name and that are not there. A single name is a folder of data or of a store, such as `pub/`.
 * @param {string} root the project's folder with a slash
 * @param {string[]} code paths below it
 * @returns {string[]} problems
 */
export function checkCommentPathsOf(root, code) {
  return code.flatMap((path) => {
    const comments = (readFileSync(`${root}${path}`, 'utf8').match(COMMENT) ?? []).join('\n\n');
    return findDeadPaths(comments, dirname(path), (one) => existsSync(`${root}${one}`))
      .filter((dead) => INNER_FOLDER.test(dead))
      .map((dead) => `${path}: \`${dead}\` in a comment does not exist`);
  });
}

/** A folder of more files than this has a README: what it is, the way through it, the rule one must not break. */
const MAX_WITHOUT_README = 10;
/** Data and documents: their names say what they are. */
const NO_ROOM =
  /^(?:web\/src\/locales|contract\/src\/messages\/texts|design\/golden|docs\/images|web\/public|catalogue\/(?:artworks|assets|templates))/;

/** More files than this make a folder that nobody reads; what belongs together gets a separate room. */
const MAX_IN_A_ROOM = 25;
/** One file a migration, one a scene. */
const ONE_BY_ONE = /^(?:server\/migrations|catalogue\/scenes)$/;

/**
 * Rooms that grew too large, or without a README.
 * @param {string[]} tracked all files of the project
 * @returns {string[]} problems
 */
export function checkRoomsOf(tracked) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of tracked) {
    if (/\.(?:tsx?|mjs|py|css|sql)$/.test(path))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  const rooms = [...counts].filter(([folder]) => folder !== '.' && !NO_ROOM.test(folder));
  return [
    ...rooms
      .filter(([folder, count]) => count > MAX_WITHOUT_README && !tracked.includes(`${folder}/README.md`))
      .map(
        ([folder, count]) =>
          `${folder}: ${count} files and no README.md (what it is, the way through, the rule)`,
      ),
    ...rooms
      .filter(([folder, count]) => count > MAX_IN_A_ROOM && !ONE_BY_ONE.test(folder))
      .map(
        ([folder, count]) =>
          `${folder}: ${count} files, at most ${MAX_IN_A_ROOM}; make rooms of what belongs together`,
      ),
  ];
}
