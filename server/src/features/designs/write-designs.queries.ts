import type { RenderState } from '@diy/contract/designs/designs';
import type { RenderReason } from '@diy/contract/designs/render-reasons';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { DesignRecord } from './read-designs.queries.ts';
import { OPEN_RENDERS, renderStates } from './renders/render.state.ts';
import type { RenderResult } from './renders/render-result.ts';

/** The account's next SKU number; locks its counter until the transaction ends. */
export async function nextDesignSeq(trx: Db, ownerId: string): Promise<number> {
  const row = await trx
    .insertInto('design_counters')
    .values({ owner_id: ownerId, next: 2 })
    .onConflict((oc) => oc.column('owner_id').doUpdateSet({ next: sql<number>`design_counters.next + 1` }))
    .returning('next')
    .executeTakeFirstOrThrow();
  return Number(row.next) - 1;
}

export type NewDesign = Pick<
  DesignRecord,
  | 'id'
  | 'seq'
  | 'sku'
  | 'name'
  | 'template_id'
  | 'template_version'
  | 'category_id'
  | 'document'
  | 'search'
  | 'cover_key'
  | 'cover_version'
  | 'operation_id'
  | 'idempotency_key'
> & { batch_id?: string };

/** Inserts a design with its first version. */
export async function insertDesign(db: Db, ownerId: string, design: NewDesign): Promise<void> {
  const document = JSON.stringify(design.document);
  await db
    .insertInto('designs')
    .values({ ...design, owner_id: ownerId, document, render_result: null, render_reason: null })
    .execute();
  await insertVersion(db, ownerId, design.id, 1, design.template_version, document);
}

/** Lets another design have the idempotency key of this one. */
export async function releaseKey(db: Db, ownerId: string, id: string): Promise<void> {
  await db
    .updateTable('designs')
    .set({ idempotency_key: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

async function insertVersion(
  db: Db,
  ownerId: string,
  designId: string,
  version: number,
  templateVersion: number,
  document: string,
): Promise<void> {
  await db
    .insertInto('design_versions')
    .values({ owner_id: ownerId, design_id: designId, version, template_version: templateVersion, document })
    .execute();
}

/** Stores the next version; false when the design is no longer at `version`. The old render stays shown meanwhile. */
export async function updateDesignDocument(
  db: Db,
  ownerId: string,
  design: Pick<DesignRecord, 'id' | 'version' | 'name' | 'document' | 'search' | 'template_version'> & {
    cover_key?: string;
    cover_version?: number;
  },
): Promise<boolean> {
  const { id, version, document, ...change } = design;
  const text = JSON.stringify(document);
  const result = await db
    .updateTable('designs')
    .set({
      ...change,
      version: version + 1,
      document: text,
      render_state: 'queued',
      render_error: null,
      render_reason: null,
      updated_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .where('render_state', 'in', renderStates.statesBefore('queued'))
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) !== 1) return false;
  await insertVersion(db, ownerId, id, version + 1, design.template_version, text);
  return true;
}

/** Changes what is not part of a version: name, cover, state of the render. False when somebody saved in between. */
export async function updateDesignFacts(
  db: Db,
  ownerId: string,
  id: string,
  version: number,
  change: Partial<Pick<DesignRecord, 'name' | 'search' | 'cover_key' | 'cover_version'>> & {
    render_state?: 'queued';
  },
): Promise<boolean> {
  const result = await db
    .updateTable('designs')
    .set({ ...change, ...(change.render_state ? { render_error: null, render_reason: null } : {}) })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .$if(change.render_state === 'queued', (query) =>
      query.where('render_state', 'in', renderStates.statesBefore('queued')),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/**
 * Records the result of rendering `version`. Returns the design's operation; undefined when the design has moved on or
 * is deleted, or this version is finished already, so that a late worker cannot undo a result.
 */
export async function updateRender(
  db: Db,
  ownerId: string,
  id: string,
  version: number,
  render: { state: Exclude<RenderState, 'queued'>; reason?: RenderReason; result?: RenderResult },
): Promise<{ operation_id: string | null } | undefined> {
  const { state, reason, result } = render;
  return db
    .updateTable('designs')
    .set({
      render_state: state,
      render_error: null,
      render_reason: reason ? JSON.stringify(reason) : null,
      ...(result ? { render_result: JSON.stringify(result), rendered_version: version } : {}),
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .where('render_state', 'in', renderStates.statesBefore(state))
    .returning('operation_id')
    .executeTakeFirst();
}

/** Whether a version is still to be drawn: not deleted, not saved again, not finished by somebody else. */
export async function isRenderWanted(db: Db, ownerId: string, id: string, version: number): Promise<boolean> {
  const row = await db
    .selectFrom('designs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .where('render_state', 'in', OPEN_RENDERS)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records the mockups made so far of a design that has never been drawn. A render that starts again never reduces their
 * number, and a finished result is never overwritten.
 */
export async function showMockups(
  db: Db,
  ownerId: string,
  id: string,
  version: number,
  made: Pick<RenderResult, 'mockups' | 'findings'>,
): Promise<void> {
  await db
    .updateTable('designs')
    .set({ render_result: JSON.stringify({ ...made, print_files: [] }), rendered_version: version })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('render_state', '=', 'running')
    .where((eb) =>
      eb.or([
        eb('render_result', 'is', null),
        sql<boolean>`rendered_version = ${version} and render_result -> 'print_files' = '[]'
          and ${made.mockups.length} > jsonb_array_length(render_result -> 'mockups')`,
      ]),
    )
    .execute();
}

/** Marks designs as deleted, or brings back those deleted less than 30 days ago. Returns which it changed. */
export async function setDesignsDeleted(
  db: Db,
  ownerId: string,
  ids: readonly string[],
  deleted: boolean,
): Promise<string[]> {
  const changed = await db
    .updateTable('designs')
    .set({ deleted_at: deleted ? sql<Date>`now()` : null })
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .where(
      deleted
        ? sql<boolean>`deleted_at is null and open_orders = 0`
        : sql<boolean>`deleted_at > now() - interval '30 days'`,
    )
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}
