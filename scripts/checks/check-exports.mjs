import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveImport } from '../arrows/read-imports.mjs';

const FROM = /(?:^|[\n;])\s*(?:import|export)\s+(?<what>[^'"`;]*?)\bfrom\s*['"](?<spec>[^'"]+)['"]/g;
/** Imports that take a whole file: when it is needed, as a worker, or by its address. */
const WHOLE = /\bimport\(\s*['"](?<spec>[^'"]+)['"]\s*\)|new URL\(\s*['"](?<url>\.[^'"]+)['"]/g;
const VALUE = /(?:^|\n)export\s+(?:async\s+)?(?:function\*?|const|let|class)\s+(?<name>\w+)/g;

/** Files that tools or Node load by their names. */
const LOADED_BY_NAME = [
  'server/src/testing/global-setup.ts',
  'e2e/support/system/first-start.ts',
  'scripts/testing/bundle-programs.mjs',
  'server/src/cli.ts',
  'vitest.config.ts',
];

/**
 * Functions, constants and classes that are exported though no other file imports them: a reader takes them for a part of the
 * room's face. Types are not meant: a function's types are exported with it.
 * @param {string} root
 * @param {string[]} files paths below the root
 * @returns {string[]} one sentence for each
 */
export function checkExportsOf(root, files) {
  const texts = new Map(files.map((file) => [file, withoutComments(readFileSync(join(root, file), 'utf8'))]));
  const { names, whole } = importsOf(root, texts);
  const problems = [];
  for (const [file, text] of texts) {
    if (whole.has(file) || LOADED_BY_NAME.includes(file)) continue;
    for (const { groups } of text.matchAll(VALUE)) {
      if (names.get(file)?.has(groups.name)) continue;
      problems.push(`${file}: no other file imports ${groups.name}; remove its export`);
    }
  }
  return problems;
}

/** What is imported: names by file, and files that are taken as a whole. */
function importsOf(root, texts) {
  const names = new Map();
  const whole = new Set();
  for (const [file, text] of texts) {
    for (const { groups } of text.matchAll(FROM)) {
      const to = resolveImport(root, file, groups.spec);
      if (to === null) continue;
      if (groups.what.includes('*')) whole.add(to);
      const known = names.get(to) ?? new Set();
      names.set(to, known);
      for (const name of namesIn(groups.what)) known.add(name);
    }
    for (const { groups } of text.matchAll(WHOLE)) {
      const to = resolveImport(root, file, groups.spec ?? groups.url);
      if (to !== null) whole.add(to);
    }
  }
  return { names, whole };
}

/** The names between braces, as the other file calls them. */
function namesIn(what) {
  const [, inner = ''] = /\{([\s\S]*)\}/.exec(what) ?? [];
  return inner.split(',').map((part) =>
    part
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/)[0]
      .trim(),
  );
}

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
