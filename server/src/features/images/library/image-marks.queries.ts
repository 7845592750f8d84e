import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { type MarkedSet, namesOfMarks } from './image-marks.ts';

interface ImageMarkTable {
  owner_id: string;
  mark: string;
  block: number;
  members: string;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    image_marks: ImageMarkTable;
  }
}

/** Images in one block; a bit's place is `seq` within it. */
const BLOCK = 1024;

/** The images of one page of a set, by `seq` and in order, and how many images the whole set has. */
export interface PositionsInLibrary {
  seqs: number[];
  total: number;
}

/** One block of the page; a row in which all else is null has the size of the set. */
interface PlacedRow {
  block: number | null;
  /** '0' and '1'. */
  hit: string | null;
  /** Members of the set in the blocks before this one. */
  before: number | null;
  total: number | null;
}

interface BlockRow {
  block: number;
  hit: string;
  before: number;
}

const isBlock = (row: PlacedRow): row is PlacedRow & BlockRow => row.block !== null;

/**
 * `limit` places of the set from `offset` on. Reads one short row per mark and block of 1024 images, however far the
 * page: a million images are about a thousand blocks.
 */
export async function findPositionsOfMarked(
  db: Db,
  ownerId: string,
  set: MarkedSet,
  part: { offset: number; limit: number; newestFirst: boolean },
): Promise<PositionsInLibrary> {
  const marks = namesOfMarks(set);
  const columns = marks.map((name, i) => sql`bit_or(members) filter (where mark = ${name}) as ${column(i)}`);
  const direction = part.newestFirst ? sql`desc` : sql`asc`;
  const { rows } = await sql<PlacedRow>`
    with blocks as (
      select block, ${sql.join(columns)} from image_marks
      where owner_id = ${ownerId} and mark = any(${marks}::text[]) group by block),
    hits as (select block, ${toBits(set, marks)} as hit from blocks),
    counted as (select block, hit, bit_count(hit)::int as own from hits where bit_count(hit) > 0),
    placed as (select block, hit, own, sum(own) over (order by block ${direction} rows unbounded preceding) as upto from counted)
    select block, hit::text as hit, upto - own as before, null as total
    from placed where upto > ${part.offset} and upto - own < ${part.offset + part.limit}
    union all select null, null, null, sum(own) from counted`.execute(db);
  const total = rows.find((row) => row.block === null)?.total ?? 0;
  const inside = rows.filter(isBlock).sort((a, b) => a.before - b.before);
  const seqs = inside.flatMap((row) => readBits(row, part.newestFirst));
  const skip = part.offset - (inside[0]?.before ?? 0);
  return { seqs: seqs.slice(skip, skip + part.limit), total };
}

const column = (index: number) => sql.ref(`m${index}`);

const NONE = sql`0::bit(${sql.lit(BLOCK)})`;

/** A block without a row for the mark has no such image. */
function toBits(set: MarkedSet, marks: string[]): RawBuilder<unknown> {
  switch (set.kind) {
    case 'mark':
      return sql`coalesce(${column(marks.indexOf(set.mark))}, ${NONE})`;
    case 'not':
      return sql`~${toBits(set.of, marks)}`;
    case 'all':
      if (set.of.length === 0) return sql`~${NONE}`;
      return sql`(${sql.join(
        set.of.map((one) => toBits(one, marks)),
        sql` & `,
      )})`;
    case 'any':
      return sql`(${sql.join(
        set.of.map((one) => toBits(one, marks)),
        sql` | `,
      )})`;
  }
}

function readBits({ block, hit }: BlockRow, newestFirst: boolean): number[] {
  const seqs: number[] = [];
  for (let at = hit.indexOf('1'); at >= 0; at = hit.indexOf('1', at + 1)) seqs.push(block * BLOCK + at);
  return newestFirst ? seqs.reverse() : seqs;
}
