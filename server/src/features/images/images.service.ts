import { ALL } from '@diy/contract/paging';
import { notFound, Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { imageRefusals } from './image-refusals.ts';
import {
  type CountedType,
  deleteType,
  emptyType,
  insertType,
  listTypes,
  renameType,
  typeExists,
} from './image-types.queries.ts';
import { countImages, listImages, moveImages, type StoredImage } from './images.queries.ts';
import { recordUpload } from './record-image.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'newId'>;

/** One page of the library with all categories. */
export async function browseImages(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  query: { p: number; limit: number; content: string; tid: string },
): Promise<{ images: StoredImage[]; rowCount: number; types: CountedType[] }> {
  const filter = { typeId: query.tid === ALL ? null : query.tid, content: query.content };
  const page = { offset: (query.p - 1) * query.limit, limit: query.limit };
  const [images, rowCount, types] = await Promise.all([
    listImages(db, ownerId, filter, page),
    countImages(db, ownerId, filter),
    listTypes(db, ownerId),
  ]);
  return { images, rowCount, types };
}

/** One uploaded object to be recorded. */
export interface UploadToRecord {
  key: string;
  name: string;
  tid: string;
}

/** Records each upload on its own: a refusal of one touches no other. */
export async function recordUploads(
  services: Needs,
  ownerId: string,
  uploads: UploadToRecord[],
): Promise<{ images: StoredImage[]; refused: { upload: UploadToRecord; refusal: Refusal }[] }> {
  const images: StoredImage[] = [];
  const refused: { upload: UploadToRecord; refusal: Refusal }[] = [];
  for (const tid of new Set(uploads.map((upload) => upload.tid))) await requireType(services, ownerId, tid);
  const outcomes = await Promise.all(
    uploads.map((upload) =>
      recordUpload(services, ownerId, upload.key, { name: upload.name, typeId: upload.tid }).catch(
        (error) => {
          if (error instanceof Refusal) return error;
          throw error;
        },
      ),
    ),
  );
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome instanceof Refusal) refused.push({ upload: uploads[index]!, refusal: outcome });
    else if (!images.some((image) => image.id === outcome.id)) images.push(outcome);
  }
  return { images, refused };
}

export async function putIntoType(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  ids: string[],
  typeId: string,
): Promise<number> {
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
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  id: string,
  name: string,
): Promise<CountedType> {
  const outcome = await renameType(db, ownerId, id, name);
  if (outcome === 'missing') throw notFound('images');
  if (outcome === 'taken') throw imageRefusals.typeExists(name);
  return { id, name, count: await countImages(db, ownerId, { typeId: id, content: '' }) };
}

/** Answers how many images became uncategorised. */
export function removeType({ db }: Pick<Services, 'db'>, ownerId: string, id: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (!(await deleteType(transaction, ownerId, id))) throw notFound('images');
    return emptyType(transaction, ownerId, id);
  });
}

/** Empty means uncategorised and always exists. */
async function requireType({ db }: Pick<Services, 'db'>, ownerId: string, typeId: string): Promise<void> {
  if (typeId !== '' && !(await typeExists(db, ownerId, typeId))) throw imageRefusals.typeNotFound();
}
