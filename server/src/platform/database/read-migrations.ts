import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  number: number;
  name: string;
  sql: string;
  /** SHA-256 of the file; line ends do not count. */
  checksum: string;
  /** Checksums of the same statements under other comments, as earlier versions ran them. */
  earlierChecksums: readonly string[];
}

/** Files whose comments were edited after a version with them had been used; their statements are the same. */
const EARLIER_CHECKSUMS: Readonly<Record<number, readonly string[]>> = {
  136: ['b154af9d7a3dff4a572e6e5877f68012ad5098aea37f532516570e1c795b8361'],
  237: ['a487f5d863a5de11eac9063a8ddd46bfab6d3e25c3a076a8b61f1e021d674bc0'],
};

/** The SQL files of a folder in numeric order. Throws on a name that does not fit or a number used twice. */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readMigration(folder, name))
    .sort((a, b) => a.number - b.number);
  migrations.forEach((migration, index) => {
    const previous = migrations[index - 1];
    if (previous?.number === migration.number) {
      throw new Error(`Two migrations have the same number: ${previous.name} and ${migration.name}`);
    }
  });
  return migrations;
}

function readMigration(folder: string, name: string): Migration {
  const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
  if (!number) throw new Error(`Migration ${name} is not named like 0001-what-it-does.sql`);
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  return {
    number: Number(number),
    name,
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
    earlierChecksums: EARLIER_CHECKSUMS[Number(number)] ?? [],
  };
}
