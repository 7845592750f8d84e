import { readFileSync } from 'node:fs';
import { RANKS } from './rules.mjs';

const FEATURE = /^server\/src\/features\/([^/]+)\//;
const DECLARED = /declare module '[^']*\/services\.ts' \{\s*interface Services \{([\s\S]*?)\n {2}\}/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const PICKED = /Pick<\s*Services,([^>]*)>/g;

/** @param {string} feature */
const rankOf = (feature) => RANKS.findIndex((names) => names.includes(feature));

/**
 * Members that a file adds to the services.
 * @param {string} text of a source file
 * @returns {string[]}
 */
export function membersDeclaredIn(text) {
  return [...text.replace(COMMENT, '').matchAll(DECLARED)].flatMap(([, body]) =>
    [...body.matchAll(/^\s*(\w+)\??:/gm)].map(([, name]) => name),
  );
}

/**
 * Uses of what a feature of the same or a higher rank adds to the services: a type of `Pick<Services, …>` needs no import, so that
 * arrows of imports do not see it.
 * @param {{ path: string, text: string }[]} files
 * @returns {string[]} problems
 */
export function checkMembers(files) {
  const owners = new Map(
    files.flatMap(({ path, text }) => {
      const feature = FEATURE.exec(path)?.[1];
      return feature ? membersDeclaredIn(text).map((name) => /** @type {const} */ ([name, feature])) : [];
    }),
  );
  return files.flatMap(({ path, text }) => {
    const feature = FEATURE.exec(path)?.[1];
    if (!feature || path.includes('/testing/') || path.endsWith('.test.ts')) return [];
    const code = text.replace(COMMENT, '');
    const picked = [...code.matchAll(PICKED)].flatMap(([, names]) => [...names.matchAll(/'(\w+)'/g)]);
    const named = new Set([...picked, ...code.matchAll(/\bservices\.(\w+)/g)].map(([, name]) => name));
    return [...named].flatMap((name) => {
      const owner = owners.get(name);
      if (!owner || owner === feature || rankOf(owner) < rankOf(feature)) return [];
      return [
        `${path}: services.${name} is of ${owner}, which has no lower rank; take what is needed as a parameter`,
      ];
    });
  });
}

/**
 * @param {string} root with a slash
 * @param {string[]} tracked all paths below it
 * @returns {string[]} problems
 */
export function checkMembersOf(root, tracked) {
  return checkMembers(
    tracked
      .filter((path) => FEATURE.test(path) && path.endsWith('.ts'))
      .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') })),
  );
}
