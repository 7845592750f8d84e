import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { imageRefusals } from '../image-refusals.ts';
import {
  deleteType,
  emptyType,
  insertType,
  listTypes,
  moveImages,
  renameType,
  sortTypes,
  typeExists,
} from './image-categories.queries.ts';
import { countsByType } from './image-counts.queries.ts';

type Needs = Pick<Services, 'db'>;

/** A category with the number of its images that are not deleted. */
export interface CountedType {
  id: string;
  name: string;
  count: number;
}

/** All categories with counts, and the counts beside them: the whole library, and images of no category. */
export interface LibraryTypes {
  types: CountedType[];
  counts: { all: number; uncategorised: number };
}

export async function browseTypes({ db }: Needs, ownerId: string): Promise<LibraryTypes> {
  const [types, live] = await Promise.all([listTypes(db, ownerId), countsByType(db, ownerId)]);
  const all = [...live.values()].reduce((sum, count) => sum + count, 0);
  return {
    types: types.map((type) => ({ ...type, count: live.get(type.id) ?? 0 })),
    counts: { all, uncategorised: live.get('') ?? 0 },
  };
}

/** Answers the images that were moved, each with the category it was in. */
export async function putIntoType(
  { db }: Needs,
  ownerId: string,
  ids: string[],
  typeId: string,
): Promise<{ id: string; type_id: string }[]> {
  await requireType({ db }, ownerId, typeId);
  return moveImages(db, ownerId, ids, typeId);
}

export async function addType(
  { db, newId }: Pick<Services, 'db' | 'newId'>,
  ownerId: string,
  name: string,
): Promise<CountedType> {
  const id = newId();
  if (!(await insertType(db, ownerId, { id, name }))) throw imageRefusals.typeExists(name);
  return { id, name, count: 0 };
}

export async function updateType(
  { db }: Needs,
  ownerId: string,
  id: string,
  name: string,
): Promise<CountedType> {
  const outcome = await renameType(db, ownerId, id, name);
  if (outcome === 'missing') throw notFound('images');
  if (outcome === 'taken') throw imageRefusals.typeExists(name);
  return { id, name, count: (await countsByType(db, ownerId)).get(id) ?? 0 };
}

/** Answers all categories in their new order. */
export async function arrangeTypes({ db }: Needs, ownerId: string, ids: string[]): Promise<CountedType[]> {
  await sortTypes(db, ownerId, ids);
  return (await browseTypes({ db }, ownerId)).types;
}

/** Answers how many images became uncategorised. */
export function removeType({ db }: Needs, ownerId: string, id: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (!(await deleteType(transaction, ownerId, id))) throw notFound('images');
    return emptyType(transaction, ownerId, id);
  });
}

/** Empty means uncategorised and always exists. Throws a Refusal when there is no such category. */
export async function requireType({ db }: Needs, ownerId: string, typeId: string): Promise<void> {
  if (typeId !== '' && !(await typeExists(db, ownerId, typeId))) throw imageRefusals.typeNotFound();
}
