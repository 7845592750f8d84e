import type { ParsedInputOf } from '@diy/contract/endpoint';
import { message } from '@diy/contract/messages';
import type { addOwnFont as addEndpoint } from '@diy/contract/own-fonts';
import { MAX_FONT_NAME, MAX_OWN_FONTS, type OwnFont } from '@diy/contract/own-fonts';
import { readOwnFontId } from '@diy/design/layers';
import type { Db } from '../../platform/database/db.ts';
import { lockName } from '../../platform/database/lock-name.ts';
import { notFound, Refusal } from '../../platform/errors/refusal.ts';
import { requireClean } from '../../platform/scanning/require-clean.ts';
import type { Services } from '../../platform/services.ts';
import { putFile } from '../../platform/storage/put-file.ts';
import { ObjectMissing } from '../../platform/storage/storage-errors.ts';
import { type CountUsed, requireBudget } from '../budgets/index.ts';
import { markUploadUsed, uploadStateOf } from '../uploads/index.ts';
import { checkFontFile, type ReadFontFile } from './check/check-font-file.ts';
import type { FindFontUses } from './font-uses.ts';
import { ownFontKey } from './own-font-key.ts';
import { fontInUse } from './own-font-refusals.ts';
import { presentOwnFont } from './own-fonts.presenter.ts';
import {
  findOwnFont,
  findOwnFonts,
  insertOwnFont,
  lockOwnFont,
  ownFontFigures,
  removeOwnFont,
  setOwnFontName,
} from './own-fonts.queries.ts';

const FONT_FILE = { contentType: 'font/ttf' };

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'fontQueue' | 'log'>;

export async function listOwnFonts(db: Db, ownerId: string): Promise<OwnFont[]> {
  return (await findOwnFonts(db, ownerId)).map(presentOwnFont);
}

/**
 * Takes an upload as an own font. The same file, and a repeated call, return the font that is there. Throws a Refusal that says what is
 * wrong with the file; the upload then waits to be cleaned away.
 */
export async function addOwnFont(
  services: Needs,
  account: { id: string; nickname: string; username: string },
  input: ParsedInputOf<typeof addEndpoint>,
  countUsed: CountUsed,
): Promise<OwnFont> {
  const { db, storage } = services;
  const { key } = input;
  const upload = await uploadStateOf(services, account.id, key);
  const known = upload.state === 'taken' && (await findOwnFont(db, account.id, upload.sha256));
  if (known) return presentOwnFont(known);
  if (upload.state !== 'waiting') throw new Refusal(message('own-fonts.upload-not-found'));
  const path = await storage.localPath(key).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new Refusal(message('own-fonts.upload-not-found')) : error;
  });
  await requireClean(services, path);
  const sha256 = await checkFontFile(services, account.id, path, async (font) => {
    await storeFont(services, account, font, input, countUsed);
    return font.sha256;
  });
  await markUploadUsed(db, account.id, key, sha256);
  await storage.delete(key);
  const row = await findOwnFont(db, account.id, sha256);
  if (!row) throw notFound('own-fonts');
  return presentOwnFont(row);
}

async function storeFont(
  { db, storage }: Needs,
  { id: ownerId, nickname, username }: { id: string; nickname: string; username: string },
  font: ReadFontFile,
  { file_name: given, key, name }: ParsedInputOf<typeof addEndpoint>,
  countUsed: CountUsed,
): Promise<void> {
  const { sha256, bytes, record, styles } = font;
  const fileName = given ?? key.slice(key.lastIndexOf('/') + 1);
  const objectKey = ownFontKey(ownerId, sha256);
  // Before anything is stored; what decides is the look after the row is written.
  if (!(await findOwnFont(db, ownerId, sha256))) {
    if ((await ownFontFigures(db, ownerId)).count >= MAX_OWN_FONTS) throw tooMany();
    await requireBudget(db, ownerId, 'storage', (await countUsed(db, ownerId)).storage + bytes);
  }
  // Object first: a row never points to nothing, and no transaction waits for the store. Uploading a font again repairs one whose
  // file was lost; what is refused below is left to the sweep.
  await putFile(storage, objectKey, font.path, FONT_FILE);
  await db.transaction().execute(async (trx) => {
    await lockFonts(trx, ownerId);
    const isNew = await insertOwnFont(trx, ownerId, {
      sha256,
      name: name ?? font.name ?? fileName.replace(/\.\w+$/, '').slice(0, MAX_FONT_NAME),
      file_name: fileName,
      bytes,
      facts: record,
      styles,
      confirmed_by: nickname || username,
    });
    if (!isNew) return;
    if ((await ownFontFigures(trx, ownerId)).count > MAX_OWN_FONTS) throw tooMany();
    await requireBudget(trx, ownerId, 'storage', (await countUsed(trx, ownerId)).storage);
  });
  // A sweep that saw no row yet may have removed it since.
  if ((await storage.stat(objectKey)) === null) await putFile(storage, objectKey, font.path, FONT_FILE);
}

/** Fonts of an account come and go one after the other: figures that are checked stay true until the transaction ends. */
const lockFonts = (trx: Db, ownerId: string) => lockName(trx, `own-fonts ${ownerId}`);

const tooMany = () => new Refusal(message('own-fonts.too-many', { most: MAX_OWN_FONTS }));

/** The account's font of this id. Throws the Refusal of an unknown id. */
export async function requireOwnFont(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ sha256: string; bytes: number }> {
  const row = await findOwnFont(db, ownerId, hashOf(id));
  if (!row) throw notFound('own-fonts');
  return { sha256: row.sha256, bytes: Number(row.bytes) };
}

/** Throws a Refusal for a font that is not the account’s. */
export async function renameOwnFont(db: Db, ownerId: string, id: string, name: string): Promise<void> {
  if (!(await setOwnFontName(db, ownerId, hashOf(id), name))) throw notFound('own-fonts');
}

/**
 * Deletes a font that nothing uses. Throws a Refusal that names what does. Its file is left to the daily sweep: deleted here, it could be
 * the file of a font that is uploaded again meanwhile.
 */
export async function deleteOwnFont(
  db: Db,
  ownerId: string,
  id: string,
  findUses: FindFontUses,
): Promise<void> {
  const sha256 = hashOf(id);
  await db.transaction().execute(async (trx) => {
    await lockFonts(trx, ownerId);
    const row = await lockOwnFont(trx, ownerId, sha256);
    if (!row) throw notFound('own-fonts');
    const found = await findUses(trx, ownerId, sha256);
    if (found.designs + found.deleted > 0) throw fontInUse(row.name, found);
    await removeOwnFont(trx, ownerId, sha256);
  });
}

const hashOf = (id: string) => readOwnFontId(id)?.sha256 ?? '';
