import type { LineState } from '@diy/contract/orders/orders';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { containing, countRows, type PageRange } from '../../../platform/database/page.ts';
import { UNPRINTED_STATES } from '../states/line-states.ts';
import type { LineRecord } from './lines.queries.ts';

/** A version of a design that lines are locked to. */
export interface LockedVersion {
  designId: string;
  version: number;
}

export interface LineFilter {
  importId: string | null;
  state: LineState | null;
  only: 'problem' | 'personalised' | 'held' | null;
  /** Only unprinted lines locked to one of these versions. */
  versions: readonly LockedVersion[] | null;
  content: string;
}

/** Newest first; the lines of one import in the order of its file. */
export function pageOfLines(
  db: Db,
  ownerId: string,
  filter: LineFilter,
  page: PageRange,
): Promise<LineRecord[]> {
  const query = filtered(db, ownerId, filter).selectAll('l').limit(page.limit).offset(page.offset);
  return (
    filter.importId === null ? query.orderBy('l.seq', 'desc') : query.orderBy('l.row').orderBy('l.seq')
  ).execute();
}

/** How many lines all pages of such a list have. */
export function countLines(db: Db, ownerId: string, filter: LineFilter): Promise<number> {
  return countRows(filtered(db, ownerId, filter));
}

function filtered(db: Db, ownerId: string, { importId, state, only, versions, content }: LineFilter) {
  let query = db.selectFrom('order_lines as l').where('l.owner_id', '=', ownerId);
  if (importId !== null) query = query.where('l.import_id', '=', importId);
  if (state !== null) query = query.where('l.state', '=', state);
  if (only === 'problem') query = query.where('l.problem', 'is not', null);
  if (only === 'personalised') query = query.where('l.personalised', '=', true);
  if (only === 'held') query = query.where('l.held', '=', true);
  if (versions !== null)
    query = query.where(isLockedTo(versions)).where('l.state', 'in', [...UNPRINTED_STATES]);
  if (content) query = query.where('l.search', 'ilike', containing(content));
  return query;
}

function isLockedTo(versions: readonly LockedVersion[]) {
  const designs = versions.map(({ designId }) => designId);
  return sql<boolean>`(l.design_id, l.design_version) in (
    select * from unnest(${designs}::text[], ${versions.map(({ version }) => version)}::int[]))`;
}
