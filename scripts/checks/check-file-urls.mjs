import { existsSync } from 'node:fs';

/** Names that the build makes; they stand next to the bundle, not next to the source. What tests leave is made as well. */
const BUILT = /^\.\/[\w-]+\.js$/;
/** What the build makes is not there in a fresh clone: only the folder before it is looked for. */
const BUILT_FOLDER = /\/(?:dist|\.build)(?:\/.*)?$/;
const RELATIVE_URL = /new URL\(\s*(['"`])(\.{1,2}\/[^'"`]*|\.{1,2})\1,\s*import\.meta\.url/g;
const RELATIVE_JOIN = /join\(\s*import\.meta\.dirname,\s*(['"])([^'"]+)\1/g;

/**
 * Paths that a source file builds from its own place and that lead nowhere, say after the file was moved.
 * @param {string} path the file, absolute
 * @param {string} text its source
 * @returns {string[]} the paths as written; a path with `${…}` in it is checked up to that
 */
export function findDeadUrls(path, text) {
  const written = [
    ...[...text.matchAll(RELATIVE_URL)].map((match) => match[2]),
    ...[...text.matchAll(RELATIVE_JOIN)].map((match) => match[2]),
  ];
  return written.filter((target) => {
    if (BUILT.test(target) || target.includes('test-results/')) return false;
    const known = target.includes('${')
      ? target.slice(0, target.lastIndexOf('/', target.indexOf('${')) + 1)
      : target;
    return known !== '' && !existsSync(new URL(known.replace(BUILT_FOLDER, ''), `file://${path}`));
  });
}

/**
 * What a file calls `root`, as a number of folders up, must be the project's folder.
 * @param {string} path the file, absolute
 * @param {string} text its source
 * @param {string} root the project's folder, absolute
 * @returns {string[]} what is wrong, none when right
 */
export function findWrongRoots(path, text, root) {
  const named = /\broot = fileURLToPath\(new URL\('([^']+)', import\.meta\.url\)\)/.exec(text);
  if (!named) return [];
  const folder = new URL(named[1], `file://${path}`).pathname.replace(/\/$/, '');
  return folder === root.replace(/\/$/, '') ? [] : [named[1]];
}
