import { describe, expect, it } from 'vitest';
import type { Migration } from './read-migrations.ts';
import { schemaState } from './schema-state.ts';

const migration = (number: number, checksum = `sum ${number}`): Migration => ({
  number,
  name: `000${number}-x.sql`,
  sql: '',
  checksum,
  earlierChecksums: [`comments of ${number}`],
});
const OURS = [migration(1), migration(2), migration(3)];

describe('schemaState', () => {
  it.each([
    ['no table of migrations', null, { state: 'empty' }],
    ['a table without rows', [], { state: 'empty' }],
    ['all of ours', OURS, { state: 'current' }],
    ['in another order', [migration(3), migration(1), migration(2)], { state: 'current' }],
    ['the first only', [migration(1)], { state: 'behind', missing: 2 }],
    ['one in between left out', [migration(1), migration(3)], { state: 'behind', missing: 1 }],
    ['more than ours', [...OURS, migration(5), migration(4)], { state: 'ahead', newest: '0005-x.sql' }],
    ['others than ours', [migration(7)], { state: 'ahead', newest: '0007-x.sql' }],
    [
      'one under its earlier comments',
      [migration(1), migration(2, 'comments of 2'), migration(3)],
      { state: 'current' },
    ],
    [
      'under the comments of another',
      [migration(1), migration(2, 'comments of 3')],
      { state: 'edited', name: '0002-x.sql' },
    ],
    ['a changed one', [migration(1), migration(2, 'other')], { state: 'edited', name: '0002-x.sql' }],
    [
      'a changed one among newer',
      [migration(2, 'other'), migration(9)],
      { state: 'edited', name: '0002-x.sql' },
    ],
  ] as const)('%s', (_, applied, state) => expect(schemaState(OURS, applied)).toEqual(state));
});
