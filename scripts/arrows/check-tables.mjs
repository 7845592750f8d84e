import { readFileSync } from 'node:fs';
import { FOREIGN_TABLES, TABLE_OWNERS } from './table-owners.mjs';

const QUERIES = /^server\/src\/(?:features\/([^/]+)|(platform))\/.*\.queries\.ts$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
/** Calls of Kysely that take a table, with or without another name for it. */
const CALL =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|(?:inner|left|right|full|lateral\w*)Join\w*|from|using|table)\(\s*['"`](\w+)/g;
/** Words of SQL that a table follows. */
const CLAUSE = /\b(?:from|join|into|update|truncate|lock table)\s+(\w+)/gi;
/** Tables with commas between them. */
const LIST = /\bfrom\s+((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)+\w+)/gi;
const CREATED = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if not exists\s+)?(\w+)/gi;

/**
 * The tables that a file of queries names, in calls of Kysely and in SQL.
 * @param {string} text of a `*.queries.ts`
 * @param {ReadonlySet<string>} tables all that there are: SQL names other things as well
 * @returns {Set<string>}
 */
export function tablesNamedIn(text, tables) {
  const code = text.replace(COMMENT, '');
  const called = [...code.matchAll(CALL)].map(([, table]) => table);
  const inSql = [...code.matchAll(CLAUSE)].map(([, table]) => table);
  const listed = [...code.matchAll(LIST)].flatMap(([, list]) => list.split(/\W+/));
  return new Set([...called, ...inSql, ...listed].filter((table) => tables.has(table)));
}

/**
 * Queries that name a table of another feature, and tables without an owner.
 * @param {{ path: string, text: string }[]} queries
 * @param {{ path: string, text: string }[]} migrations
 * @param {{ owners: Record<string, string[]>, foreign: [string, string, string][] }} data
 * @returns {string[]} problems
 */
export function checkTables(queries, migrations, { owners, foreign }) {
  const ownerOf = new Map(
    Object.entries(owners).flatMap(([owner, tables]) => tables.map((table) => [table, owner])),
  );
  const tables = new Set(ownerOf.keys());
  const problems = migrations.flatMap(({ path, text }) =>
    [...text.replace(/--[^\n]*/g, '').matchAll(CREATED)]
      .filter(([, table]) => !tables.has(table))
      .map(([, table]) => `${path}: ${table} has no owner; give it one in scripts/arrows/table-owners.mjs`),
  );
  const used = new Set();
  for (const { path, text } of queries) {
    const [, feature, platform] = QUERIES.exec(path) ?? [];
    const room = feature ?? platform;
    if (!room) continue;
    for (const table of tablesNamedIn(text, tables)) {
      const owner = ownerOf.get(table);
      if (owner === room) continue;
      const excuse = foreign.find(([where, what]) => where === path && what === table);
      if (excuse) used.add(excuse);
      else problems.push(`${path}: ${table} is a table of ${owner}; ask its services (its index.ts)`);
    }
  }
  for (const excuse of foreign)
    if (!used.has(excuse))
      problems.push(`scripts/arrows/table-owners.mjs: “${excuse[0]} ${excuse[1]}” excuses nothing any more`);
  return problems;
}

/**
 * @param {string} root with a slash
 * @param {string[]} tracked all paths below it
 * @returns {string[]} problems
 */
export function checkTablesOf(root, tracked) {
  const read = (/** @type {string} */ path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') });
  return checkTables(
    tracked.filter((path) => QUERIES.test(path)).map(read),
    tracked.filter((path) => /^server\/migrations\/.*\.sql$/.test(path)).map(read),
    { owners: TABLE_OWNERS, foreign: FOREIGN_TABLES },
  );
}
