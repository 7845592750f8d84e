import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { aiRefusals } from '../ai-refusals.ts';
import {
  type CountedType,
  deleteType,
  emptyType,
  insertType,
  listTypes,
  renameType,
  typeExists,
} from './ai-categories.queries.ts';
import { countGroups } from './ai-groups.queries.ts';

type WithDb = Pick<Services, 'db'>;

/** All categories, with how many groups there are and how many of them have none. */
export async function browseTypes(
  { db }: WithDb,
  ownerId: string,
): Promise<{ list: CountedType[]; total: number; uncategorised: number }> {
  const [list, total, uncategorised] = await Promise.all([
    listTypes(db, ownerId),
    countGroups(db, ownerId, { typeId: null, content: '' }),
    countGroups(db, ownerId, { typeId: '', content: '' }),
  ]);
  return { list, total, uncategorised };
}

export async function addType(
  { db, newId }: Pick<Services, 'db' | 'newId'>,
  ownerId: string,
  name: string,
): Promise<CountedType> {
  const id = newId();
  if (!(await insertType(db, ownerId, { id, name }))) throw aiRefusals.typeExists(name);
  return { id, name, count: 0 };
}

export async function updateType(
  { db }: WithDb,
  ownerId: string,
  id: string,
  name: string,
): Promise<CountedType> {
  const outcome = await renameType(db, ownerId, id, name);
  if (outcome === 'missing') throw notFound('ai-images');
  if (outcome === 'taken') throw aiRefusals.typeExists(name);
  return { id, name, count: await countGroups(db, ownerId, { typeId: id, content: '' }) };
}

/** Answers how many groups became uncategorised. */
export function removeType({ db }: WithDb, ownerId: string, id: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await deleteType(trx, ownerId, id))) throw notFound('ai-images');
    return emptyType(trx, ownerId, id);
  });
}

/** Empty means uncategorised and always exists. */
export async function requireType({ db }: WithDb, ownerId: string, typeId: string): Promise<void> {
  if (typeId !== '' && !(await typeExists(db, ownerId, typeId))) throw aiRefusals.typeNotFound();
}
