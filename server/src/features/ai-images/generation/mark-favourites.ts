import type { Services } from '../../../platform/services.ts';
import { setFavourite } from './generated-images.queries.ts';

/** Marks generated images as favourites or no longer so; returns how many have changed. */
export function markFavourites(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  ids: string[],
  favourite: boolean,
): Promise<number> {
  return setFavourite(db, ownerId, ids, favourite);
}
