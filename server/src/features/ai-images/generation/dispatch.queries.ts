import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { generatedImageStates, OPEN_IMAGE_STATES } from './generated-images.state.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    ai_provider_pauses: { provider: string; until: Date };
  }
}

const DISPATCH_LOCK = 815_040;

/** One process at a time decides which images of a provider are next and how many run. */
export async function lockProvider(trx: Db, provider: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DISPATCH_LOCK}, hashtext(${provider}))`.execute(trx);
}

/** One queued image that a worker may start. */
export interface NextImage {
  owner_id: string;
  id: string;
  run_id: string;
}

/**
 * Marks the next images of a provider as running and returns them: up to `atOnce` over all accounts, up to `perAccount`
 * of one. Accounts take turns, the one with the fewest running images first; within one account the oldest image first.
 * A provider that asked for a pause gets none. Needs the provider's lock.
 */
export async function claimNextImages(
  db: Db,
  provider: string,
  limits: { atOnce: number; perAccount: number },
): Promise<NextImage[]> {
  const { rows } = await sql<NextImage>`
    with running as (
      select owner_id, count(*)::int as count from ai_images
      where provider = ${provider} and state = 'running' group by owner_id),
    waiting as (
      select i.owner_id, i.id, i.seq,
        coalesce(r.count, 0) + row_number() over (partition by i.owner_id order by i.seq) as turn
      from ai_images i left join running r on r.owner_id = i.owner_id
      where i.provider = ${provider} and i.state = 'queued' and (i.not_before is null or i.not_before <= now())
        and not exists (select from ai_provider_pauses p where p.provider = ${provider} and p.until > now())),
    next as (
      select owner_id, id from waiting where turn <= ${limits.perAccount}
      order by turn, seq
      limit greatest(0, ${limits.atOnce}::int - coalesce((select sum(count) from running), 0)::int))
    update ai_images i set state = 'running', not_before = null, started_at = coalesce(i.started_at, now())
    from next n where i.owner_id = n.owner_id and i.id = n.id
      and i.state = any(${generatedImageStates.statesBefore('running')}::text[])
    returning i.owner_id, i.id, i.run_id`.execute(db);
  return rows;
}

/** Pauses a provider for a while; a longer pause stays. */
export async function pauseProvider(db: Db, provider: string, seconds: number): Promise<void> {
  await sql`
    insert into ai_provider_pauses (provider, until) values (${provider}, now() + make_interval(secs => ${seconds}::float8))
    on conflict (provider) do update set until = greatest(ai_provider_pauses.until, excluded.until)`.execute(
    db,
  );
}

/** Ends a provider's pause. */
export async function endPause(db: Db, provider: string): Promise<void> {
  await db.deleteFrom('ai_provider_pauses').where('provider', '=', provider).execute();
}

/** Releases an image whose wait is over. */
export async function endWait(db: Db, ownerId: string, id: string): Promise<void> {
  await db
    .updateTable('ai_images')
    .set({ not_before: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Providers with queued images. */
export async function findProvidersWithQueue(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('ai_images')
    .select('provider')
    .distinct()
    .where('state', '=', 'queued')
    .execute();
  return rows.map((row) => row.provider);
}

/** Runs of all accounts with open images, to find those that were cancelled elsewhere. */
export async function findRunsWithOpenImages(db: Db): Promise<{ owner_id: string; run_id: string }[]> {
  return db
    .selectFrom('ai_images')
    .select(['owner_id', 'run_id'])
    .distinct()
    .where('state', 'in', OPEN_IMAGE_STATES)
    .execute();
}
