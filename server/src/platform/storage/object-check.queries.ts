import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { ListedObject } from './object-store.ts';

/** A kind of objects: their place, and the rows that refer to them. */
export interface ObjectFamily {
  name: string;
  /** Keys begin with one of these. */
  prefixes: readonly string[];
  /** A query of the column `key`: all keys that rows name. */
  keys: RawBuilder<{ key: string }>;
  /**
   * A query of `owner_id` and `id`: rows under whose owner and id objects are written (`prv/…/owner/id…`). While such a row is there,
   * work may be about to name its object, so that the sweep leaves it.
   */
  things?: RawBuilder<{ owner_id: string; id: string }>;
  /** How old an object is at least, in hours, that counts as an orphan; default a day: younger ones may belong to running work. */
  orphanHours?: number;
  /** Objects stay when nothing names them any more. */
  isLasting?: true;
}

/** The result of comparing a family's objects with its rows. */
export interface FamilyCheck {
  objects: number;
  bytes: number;
  /** Keys that rows name. */
  named: number;
  /** Objects no row names, as old as the family says. */
  orphans: { key: string; bytes: number }[];
  /** Keys rows name where there is no object. */
  missingCount: number;
  /** The first of them. */
  missing: string[];
}

/** Missing objects that are listed; beyond that something larger is wrong, and they are only counted. */
const MISSING_SHOWN = 1000;

/** Makes an empty list of stored objects, visible to this connection only. */
export async function openObjectList(connection: Db): Promise<void> {
  await sql`drop table if exists pg_temp.stored_objects`.execute(connection);
  await sql`create temporary table stored_objects (
    key text primary key collate "C", bytes bigint not null, written_at timestamptz not null)`.execute(
    connection,
  );
}

/** Adds stored objects to the connection's list; a key that is there already stays as it is. */
export async function addToObjectList(connection: Db, objects: readonly ListedObject[]): Promise<void> {
  const keys = objects.map(({ key }) => key);
  const bytes = objects.map((object) => object.bytes);
  const times = objects.map(({ writtenAt }) => writtenAt);
  await sql`insert into stored_objects
    select * from unnest(${keys}::text[], ${bytes}::bigint[], ${times}::timestamptz[])
    on conflict do nothing`.execute(connection);
}

/** Drops the connection's list. */
export async function closeObjectList(connection: Db): Promise<void> {
  await sql`drop table if exists pg_temp.stored_objects`.execute(connection);
}

const ORPHAN_HOURS = 24;

/** Compares the list with the family's rows. */
export async function compareKeysWithRows(connection: Db, family: ObjectFamily): Promise<FamilyCheck> {
  const inside = sql`(${sql.join(
    family.prefixes.map((prefix) => sql`starts_with(s.key, ${prefix})`),
    sql` or `,
  )})`;
  const figures = await sql<{ objects: number; bytes: number; named: number }>`
    select count(*)::int as objects, coalesce(sum(s.bytes), 0)::float8 as bytes,
      (select count(*)::int from (${family.keys}) k) as named
    from stored_objects s where ${inside}`.execute(connection);
  const orphans = await sql<{ key: string; bytes: number }>`
    select s.key, s.bytes from stored_objects s
    where ${inside} and s.written_at < now() - make_interval(hours => ${family.orphanHours ?? ORPHAN_HOURS}::int)
      and not exists (select from (${family.keys}) k where k.key = s.key)
    order by s.key`.execute(connection);
  const missing = await sql<{ key: string; all: number }>`
    select k.key, count(*) over ()::int as "all" from (${family.keys}) k
    where not exists (select from stored_objects s where s.key = k.key) limit ${MISSING_SHOWN}`.execute(
    connection,
  );
  const [row] = figures.rows;
  return {
    objects: row?.objects ?? 0,
    bytes: row?.bytes ?? 0,
    named: row?.named ?? 0,
    orphans: family.isLasting ? [] : orphans.rows,
    missingCount: missing.rows[0]?.all ?? 0,
    missing: missing.rows.map(({ key }) => key).sort(),
  };
}

/** All keys that rows of the family name, each once. */
export async function findReferencedKeys(db: Db, family: ObjectFamily): Promise<string[]> {
  const { rows } = await sql<{
    key: string;
  }>`select distinct k.key from (${family.keys}) k where k.key is not null`.execute(db);
  return rows.map(({ key }) => key);
}

/** Objects of the list that belong to no family. */
export async function countStrangers(connection: Db, families: readonly ObjectFamily[]): Promise<number> {
  const prefixes = families.flatMap((family) => family.prefixes);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from stored_objects s
    where not exists (select from unnest(${prefixes}::text[]) prefix where starts_with(s.key, prefix))`.execute(
    connection,
  );
  return rows[0]?.n ?? 0;
}

/** Returns the keys among these that lie under a thing that is still there, whether a row names them or not. */
export async function findHeld(db: Db, family: ObjectFamily, keys: readonly string[]): Promise<Set<string>> {
  if (!family.things) return new Set();
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${[...keys]}::text[]) k (key)
    where exists (select from (${family.things}) thing
      where thing.owner_id = split_part(k.key, '/', 3) and starts_with(split_part(k.key, '/', 4), thing.id))`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Returns the keys among these that rows of the family name now. One look at all its rows, so ask for many at once. */
export async function findNamed(db: Db, family: ObjectFamily, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select k.key from (${family.keys}) k where k.key = any(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
