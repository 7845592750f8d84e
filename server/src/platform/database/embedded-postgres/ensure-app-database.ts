import { createHash } from 'node:crypto';
import pg from 'pg';

const ROLE = 'diy';
const DATABASE = 'app';
/** Any number; keeps a command and a start from making the role at once. */
const LOCK = 815_004;

/** The database of the application and the role that owns it. */
export interface AppDatabase {
  role: string;
  password: string;
  database: string;
}

/**
 * Makes database and role if they are not there, and hands over what belongs to the superuser in a cluster of a version
 * that worked as such. The role may do nothing outside its database: no file of the machine, no program, no other role.
 */
export async function ensureAppDatabase(
  admin: pg.Client,
  adminPassword: string,
  { mayHandOver = true }: { mayHandOver?: boolean } = {},
): Promise<AppDatabase> {
  const password = createHash('sha256').update(`role ${ROLE}\n${adminPassword}`).digest('hex');
  await admin.query('select pg_advisory_lock($1)', [LOCK]);
  const role = await admin.query('select 1 from pg_roles where rolname = $1', [ROLE]);
  const verb = role.rowCount === 0 ? 'create' : 'alter';
  // The password is hexadecimal: a statement of this kind takes no parameters.
  await admin.query(
    `${verb} role ${ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
  );
  const found = await admin.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [DATABASE],
  );
  const owner = found.rows[0]?.owner;
  if (owner === undefined) await admin.query(`create database ${DATABASE} owner ${ROLE}`);
  else if (owner !== ROLE) {
    // A version that works as the superuser may be running: what it makes from now on would stay the superuser's.
    if (!mayHandOver)
      throw new Error(
        '数据库还属于旧版本：请先停止正在运行的旧版本，再运行一次 (stop the version that is running first)',
      );
    await handOver(admin);
  }
  await admin.query('select pg_advisory_unlock($1)', [LOCK]);
  return { role: ROLE, password, database: DATABASE };
}

/** The database itself comes last: a handover that was cut short is made again. */
async function handOver(admin: pg.Client): Promise<void> {
  const { host, port, user, password } = admin;
  const client = new pg.Client({ host, port, user, password: password ?? undefined, database: DATABASE });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(HAND_OVER);
  } finally {
    await client.end();
  }
  await admin.query(`alter database ${DATABASE} owner to ${ROLE}`);
}

/** Hands over everything in our schemas: tables with their indexes, sequences, views, functions, types and collations of their own. */
const HAND_OVER = `
do $$
declare
  one record;
begin
  set local lock_timeout = '10s';
  for one in
    select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  loop
    -- The owner of a database owns its schema public as it is.
    if one.nspname <> 'public' then
      execute format('alter schema %I owner to ${ROLE}', one.nspname);
    end if;
  end loop;
  for one in
    select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e') and c.relkind = 'S')
  loop
    execute format('alter table %s owner to ${ROLE}', one.name);
  end loop;
  for one in
    select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  loop
    execute format('alter routine %s owner to ${ROLE}', one.name);
  end loop;
  for one in
    select t.oid::regtype as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
    left join pg_class c on c.oid = t.typrelid
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and (t.typtype in ('e', 'd', 'r') or (t.typtype = 'c' and c.relkind = 'c'))
  loop
    execute format('alter type %s owner to ${ROLE}', one.name);
  end loop;
  for one in
    select format('%I.%I', n.nspname, c.collname) as name
    from pg_collation c join pg_namespace n on n.oid = c.collnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  loop
    execute format('alter collation %s owner to ${ROLE}', one.name);
  end loop;
end $$`;
