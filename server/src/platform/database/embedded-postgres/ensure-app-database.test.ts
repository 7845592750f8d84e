import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Logger } from '../../logging/logger.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const log: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => log };
let dataDir: string;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'diy-hand-over-'));
  postgres = await start();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const start = () => startEmbeddedPostgres({ dataDir, log });

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The database as versions left it that worked as the superuser. */
const AS_BEFORE = `
  create table designs (id bigint generated always as identity primary key, name text);
  create sequence numbers;
  create collation by_number (provider = icu, locale = 'en-u-kn-true');
  create type state as enum ('new', 'done');
  create view names as select name from designs;
  create schema jobs;
  create table jobs.waiting (id serial primary key, state state);
  create function jobs.count() returns bigint language sql as 'select count(*) from jobs.waiting';
  insert into designs (name) values ('海边');
  insert into jobs.waiting (state) values ('new')`;

it('hands a database of the superuser over to the role, which then can do all it does, and nothing beside it', async () => {
  const ofSuperuser = new URL(postgres.adminUrl);
  ofSuperuser.pathname = '/app';
  await query(postgres.adminUrl, 'alter database app owner to postgres');
  await query(ofSuperuser.href, AS_BEFORE);
  await expect(query(postgres.url, 'select name from designs')).rejects.toThrow(/permission denied/);

  // A command run while the system still runs in the version before.
  await expect(startEmbeddedPostgres({ dataDir, log, mayHandOver: false })).rejects.toThrow('旧版本');
  await expect(query(postgres.url, 'select name from designs')).rejects.toThrow(/permission denied/);

  await postgres.stop();
  postgres = await start();

  expect(await query(postgres.url, 'select name from designs')).toEqual([{ name: '海边' }]);
  await query(
    postgres.url,
    `insert into designs (name) values ('山'); select nextval('numbers');
     insert into jobs.waiting (state) values ('done'); select * from names;
     alter table designs add column note text; alter type state add value 'late';
     alter table jobs.waiting add column note text; create table jobs.more (id int);
     create or replace function jobs.count() returns bigint language sql as 'select 7::bigint';
     drop view names; create table other (id int)`,
  );
  const left = await query(
    postgres.url,
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'jobs') and pg_get_userbyid(relowner) <> 'diy'
     union all
     select collname from pg_collation c join pg_namespace n on n.oid = c.collnamespace
     where n.nspname in ('public', 'jobs') and pg_get_userbyid(collowner) <> 'diy'
     union all
     select proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'jobs') and pg_get_userbyid(proowner) <> 'diy'
     union all
     select typname from pg_type t join pg_namespace n on n.oid = t.typnamespace
     where n.nspname in ('public', 'jobs') and pg_get_userbyid(typowner) <> 'diy'`,
  );
  expect(left).toEqual([]);
  await expect(query(postgres.url, "select pg_read_file('postgresql.conf')")).rejects.toThrow(
    /permission denied/,
  );
  await expect(query(postgres.url, "copy other from program 'true'")).rejects.toThrow(/permission denied/);
  await expect(query(postgres.url, 'create role another superuser')).rejects.toThrow(/permission denied/);
});
