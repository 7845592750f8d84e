import type { ImageSort } from '@diy/contract/images/images';
import type { Db } from '../../../platform/database/db.ts';
import type { StoredImage } from '../images.queries.ts';
import { findImagesAt, findMatchesAt, walkTo } from './browse-images.queries.ts';
import { type ImageFilter, isEverything } from './image-filter.ts';
import { findPositionsOfMarked, type PositionsInLibrary } from './image-marks.queries.ts';
import { type MarkedSet, matchingSet } from './image-marks.ts';

/** The most names that are read to check words, and most images that are sorted in an order other than by time. */
const MAX_READ = 2000;

/** One page of what a filter matches. */
export interface FoundImages {
  images: StoredImage[];
  rowCount: number;
  /** False: `rowCount` is an upper bound, and a page may be shorter than requested. */
  isExact: boolean;
}

export interface PageOfImages {
  sort: ImageSort;
  offset: number;
  limit: number;
}

/** Finds one page; the method depends on how many images the filter matches (docs/decisions/0050). */
export async function findImagePage(
  db: Db,
  ownerId: string,
  filter: ImageFilter,
  page: PageOfImages,
): Promise<FoundImages> {
  const { set, needsReading } = matchingSet(filter);
  const isByPlace = page.sort === 'newest' || page.sort === 'oldest';
  const part = isByPlace ? page : { offset: 0, limit: isEverything(filter) ? 1 : MAX_READ };
  const { seqs, total } = await findPositionsOfMarked(db, ownerId, set, {
    ...part,
    newestFirst: page.sort !== 'oldest',
  });
  if ((needsReading || !isByPlace) && total <= MAX_READ) {
    return sortFew(db, ownerId, filter, page, set, isByPlace ? null : { seqs, total });
  }
  const isExact = !needsReading;
  const known = { sort: page.sort, words: needsReading ? filter.words : [] };
  const at = isByPlace ? seqs : await walkTo(db, ownerId, filter, { ...page, total: isExact ? total : null });
  return { images: await findImagesAt(db, ownerId, at, known), rowCount: total, isExact };
}

/** Reads every match, to drop those whose names do not contain the words, and to sort them in any order. */
async function sortFew(
  db: Db,
  ownerId: string,
  filter: ImageFilter,
  page: PageOfImages,
  set: MarkedSet,
  known: PositionsInLibrary | null,
): Promise<FoundImages> {
  const every = { offset: 0, limit: MAX_READ, newestFirst: true };
  const { seqs } =
    known && known.seqs.length === known.total ? known : await findPositionsOfMarked(db, ownerId, set, every);
  const sorting = { sort: page.sort, words: filter.words };
  const matches = await findMatchesAt(db, ownerId, seqs, sorting);
  const at = matches.slice(page.offset, page.offset + page.limit).map(({ seq }) => seq);
  return { images: await findImagesAt(db, ownerId, at, sorting), rowCount: matches.length, isExact: true };
}

/** Ids of what a filter matches, newest first, at most `limit` of `total`. */
export async function findImageIds(
  db: Db,
  ownerId: string,
  filter: ImageFilter,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const { set, needsReading } = matchingSet(filter);
  const { seqs, total } = await findPositionsOfMarked(db, ownerId, set, {
    offset: 0,
    limit,
    newestFirst: true,
  });
  const words = needsReading ? filter.words : [];
  const ids = (await findMatchesAt(db, ownerId, seqs, { sort: 'newest', words })).map(({ id }) => id);
  return { ids, total: total <= limit ? ids.length : total };
}
