import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { resolveImport } from '../../arrows/read-imports.mjs';

/** Rooms that other people's code calls into; in web and design what is undocumented is counted down elsewhere. */
const ROOMS = /^(?:contract|patterns|psd|server)\/(?!.*(?:\.test\.ts$|\/testing\/)).*\.ts$/;
const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s+(?:type\s+)?\{(?<names>[^}]*)\}\s*from\s*['"](?<spec>\.[^'"]+)['"]/g;
const FUNCTION = /^export (?:async )?function\*? (?<name>\w+)/gm;
/** Queries that return rows or counts of them: nothing in the name says their order, and what they leave out. */
const READS = /^(?:count|find|list|pageOf)/;

/**
 * Exported functions without a doc comment, of those that a file of another folder imports, and queries that read: their callers would
 * have to read them to know a unit, an order, or what is left out.
 * @param {string} root with a slash
 * @param {string[]} files paths below it
 * @returns {string[]} problems
 */
export function checkDocCommentsOf(root, files) {
  const texts = new Map(
    files.filter((path) => ROOMS.test(path)).map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]),
  );
  /** @type {Set<string>} */
  const used = new Set();
  for (const [path, text] of texts) {
    for (const { groups } of text.matchAll(IMPORT)) {
      const to = resolveImport(root, path, groups?.spec ?? '');
      if (to === null || dirname(to) === dirname(path)) continue;
      for (const name of (groups?.names ?? '').split(',')) used.add(`${to} ${importedName(name)}`);
    }
  }
  return [...texts].flatMap(([path, text]) =>
    [...text.matchAll(FUNCTION)].flatMap(({ index, groups }) => {
      const name = groups?.name ?? '';
      if (text.slice(0, index).trimEnd().endsWith('*/')) return [];
      const isQuery = path.endsWith('.queries.ts');
      if (isQuery ? !READS.test(name) : !used.has(`${path} ${name}`)) return [];
      const what = isQuery ? 'its order and what it leaves out' : 'why it is there, its units and errors';
      return [`${path}: ${name} has no doc comment; say ${what}`];
    }),
  );
}

/** @param {string} part of the names between braces */
const importedName = (part) =>
  part
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)[0] ?? '';
