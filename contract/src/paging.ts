import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { MAX_ID, publicId } from './public-id.ts';

export { publicId };

/** Default page size of every list (spec §9). */
export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 200;
/** Filter value that means no category filter. */
export const ALL = 'all';

/** The highest number that an integer column of the database holds. */
export const MAX_INTEGER = 2_147_483_647;
/** Versions count from 1; a database column holds no higher one. */
export const versionNumber = z.number().int().positive().max(MAX_INTEGER);

/** A whole number as number or as text, since GET parameters are text. */
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Parameters of every list. */
export const listInput = {
  /** Page number, from 1. */
  p: whole(1, 1_000_000).default(1),
  /** Page size. */
  limit: whole(1, MAX_LIMIT).default(DEFAULT_LIMIT),
  /** Search text: name, SKU, order number …; parts of words too. */
  content: z.string().trim().max(200).default(''),
};

/** Response of every list; `more` adds the further fields of a particular list. */
export function listData<Row extends z.ZodType, More extends z.ZodRawShape>(row: Row, more: More) {
  return z.object({
    list: z.array(row),
    /** The returned page. */
    curPage: z.number().int(),
    /** Rows in all. */
    rowCount: z.number().int(),
    /** Pages in all, at least 1. */
    totalPage: z.number().int(),
    ...more,
  });
}

/** Ids of things that a call changes one after the other. */
export const someIds = listOf(publicId).min(1).max(100);

/** The most ids that one call accepts. */
export const MAX_IDS = 1000;

/** Ids as an array or comma-separated. */
export const idList = z
  // Counted before each is looked at.
  .union([listOf(publicId).max(MAX_IDS), z.string().max(MAX_IDS * (MAX_ID + 2))])
  .transform((value) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean)
      : value,
  )
  .pipe(listOf(publicId).min(1).max(MAX_IDS));
