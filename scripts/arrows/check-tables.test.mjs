import { describe, expect, it } from 'vitest';
import { checkTables, tablesNamedIn } from './check-tables.mjs';

const owners = { operations: ['operations'], 'own-templates': ['psd_mockups'], platform: ['dead_jobs'] };
const PSDS = 'server/src/features/own-templates/psd/psds.queries.ts';
const problemsOf = (path, text, foreign = []) => checkTables([{ path, text }], [], { owners, foreign });

describe('tables that queries name', () => {
  const tables = new Set(['operations', 'psd_mockups', 'images']);
  it.each([
    ["db.selectFrom('operations').selectAll()", ['operations']],
    ["db.selectFrom('operations as o')", ['operations']],
    ["db\n  .deleteFrom(\n    'operations')", ['operations']],
    [".leftJoin('operations', 'a', 'b')", ['operations']],
    ['sql`select 1 from psd_mockups p left join operations o on true`', ['psd_mockups', 'operations']],
    ['sql`select 1 from psd_mockups join operations on true`', ['psd_mockups', 'operations']],
    ['sql`UPDATE operations set state = 1`', ['operations']],
    [
      'sql`select 1 from images i, operations as o, psd_mockups where true`',
      ['images', 'operations', 'psd_mockups'],
    ],
    ['sql`with operations2 as (select 1) select * from operations2`', []],
    ['// from operations\n/* from psd_mockups */', []],
    ["const what = 'operations';", []],
  ])('%s', (text, named) => expect([...tablesNamedIn(text, tables)].sort()).toEqual([...named].sort()));
});

it('lets a feature name its own tables, and refuses those of others', () => {
  expect(problemsOf(PSDS, "db.selectFrom('psd_mockups')")).toEqual([]);
  expect(problemsOf(PSDS, 'sql`select 1 from psd_mockups p join operations o on true`')).toEqual([
    `${PSDS}: operations is a table of operations; ask its services (its index.ts)`,
  ]);
  expect(problemsOf('server/src/platform/jobs/dead.queries.ts', "db.selectFrom('psd_mockups')")).toHaveLength(
    1,
  );
});

it('takes an exception as long as it excuses something', () => {
  const foreign = [[PSDS, 'operations', 'a reason']];
  expect(problemsOf(PSDS, "db.selectFrom('operations')", foreign)).toEqual([]);
  expect(problemsOf(PSDS, "db.selectFrom('psd_mockups')", foreign)).toHaveLength(1);
});

it('wants an owner for every table of a migration', () => {
  const migrations = [
    { path: '0001.sql', text: 'create table operations (); create table if not exists half ();' },
    { path: '0002.sql', text: '-- create table gone\ncreate unlogged table queue ();' },
  ];
  expect(checkTables([], migrations, { owners, foreign: [] })).toEqual([
    '0001.sql: half has no owner; give it one in scripts/arrows/table-owners.mjs',
    '0002.sql: queue has no owner; give it one in scripts/arrows/table-owners.mjs',
  ]);
});
