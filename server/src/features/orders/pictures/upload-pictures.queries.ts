import type { Generated, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { PictureProblem } from '../model/picture-problem.ts';

interface UploadPictureTable {
  owner_id: string;
  upload_id: string;
  path_hash: string;
  name_hash: string;
  sha256: string;
  problem: PictureProblem | null;
  object_key: string | null;
  created_at: Generated<Date>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    order_upload_pictures: UploadPictureTable;
  }
}

export type UploadPicture = Omit<Selectable<UploadPictureTable>, 'owner_id' | 'created_at'>;

/** Records a picture of an upload; the same path of a later reading stays as it is. */
export async function insertUploadPicture(trx: Db, ownerId: string, picture: UploadPicture): Promise<void> {
  await trx
    .insertInto('order_upload_pictures')
    .values({ ...picture, owner_id: ownerId })
    .onConflict((conflict) => conflict.columns(['owner_id', 'upload_id', 'path_hash']).doNothing())
    .execute();
}

/** All pictures of an upload, in no order, also those with a problem. */
export function findPicturesOfUpload(db: Db, ownerId: string, uploadId: string): Promise<UploadPicture[]> {
  return db
    .selectFrom('order_upload_pictures')
    .select(['upload_id', 'path_hash', 'name_hash', 'sha256', 'problem', 'object_key'])
    .where('owner_id', '=', ownerId)
    .where('upload_id', '=', uploadId)
    .execute();
}

/** The key of any kept picture with these bytes; of one upload, or of any of the account. */
export async function findPictureKey(
  db: Db,
  ownerId: string,
  sha256: string,
  uploadId?: string,
): Promise<string | null> {
  let query = db
    .selectFrom('order_upload_pictures')
    .select('object_key')
    .where('owner_id', '=', ownerId)
    .where('sha256', '=', sha256)
    .where('object_key', 'is not', null);
  if (uploadId !== undefined) query = query.where('upload_id', '=', uploadId);
  return (await query.limit(1).executeTakeFirst())?.object_key ?? null;
}

/** Deletes the rows of an upload's pictures; the caller deletes their files. */
export async function deletePicturesOfUpload(trx: Db, ownerId: string, uploadId: string): Promise<void> {
  await trx
    .deleteFrom('order_upload_pictures')
    .where('owner_id', '=', ownerId)
    .where('upload_id', '=', uploadId)
    .execute();
}
