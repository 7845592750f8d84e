import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZip, type ZipEntry } from '../../../../platform/archives/create-zip.ts';
import type { Db } from '../../../../platform/database/db.ts';
import { notFound } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { findImportsOfUpload } from '../../lines/imports.queries.ts';
import { deletePicturesOfUpload, findPicturesOfUpload } from '../../pictures/upload-pictures.queries.ts';
import { withDecrypted } from '../../privacy/stored-file.ts';
import { ARCHIVE_LIMITS } from '../reading/archive/archive-limits.ts';
import { archiveRefusals } from '../reading/archive/archive-refusals.ts';
import type { TableChoice } from '../reading/table-facts.ts';
import { acceptOrderFile } from './accept-upload.ts';
import type { AcceptedUpload } from './read-in-background.ts';
import type { ReadingNeeds } from './read-upload.ts';
import { readingState } from './upload.state.ts';
import { deleteUpload, findUpload, lockUpload, setCorrections } from './uploads.queries.ts';

type Needs = ReadingNeeds & Pick<Services, 'newId' | 'log'>;

/** Equal files give an equal archive. */
const NO_TIME = new Date(Date.UTC(2000, 0, 1));

/**
 * Adds a file to an upload, as with customisation archives that were missing: both together become a new upload, with the
 * corrections of the old one. `path` is the caller's temporary file, needed until `done`.
 */
export async function addToUpload(
  services: Needs,
  ownerId: string,
  uploadId: string,
  file: { path: string; name: string; bytes: number },
  choice: TableChoice,
): Promise<AcceptedUpload> {
  const { db, config } = services;
  const known = await findUpload(db, ownerId, uploadId);
  if (!known?.file_key || known.kind === 'program') throw notFound('orders');
  if (known.bytes + file.bytes > ARCHIVE_LIMITS.bytes) throw archiveRefusals.tooLarge();
  const folder = join(config.dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, services.newId());
  const cleanUp = () => rm(path, { force: true });
  try {
    await withDecrypted(services, ownerId, known.file_key, (original) =>
      pipeline(
        createZip(bothFiles({ path: original, name: known.file_name, bytes: known.bytes }, file), {
          mtime: NO_TIME,
        }),
        createWriteStream(path, { mode: 0o600, flags: 'wx' }),
      ),
    );
    // Rows stay where they are, so the sheet and its row of headers do too.
    const kept = { ...keptChoice(known), ...choice };
    const added = { path, name: known.file_name, bytes: (await stat(path)).size };
    const { read, done } = await acceptOrderFile(services, ownerId, added, kept);
    const finish = async () => {
      const made = await findUpload(db, ownerId, read.upload.id);
      // Both files are only in one of them as long as the other could not be read.
      if (made === undefined || readingState(made) !== 'read') return;
      const keys = await db.transaction().execute((trx) => replace(trx, ownerId, uploadId, read.upload.id));
      // After a kill in between nothing names these files any more: the daily sweep of the store deletes them.
      for (const key of keys) await services.storage.delete(key);
    };
    const ended = done.then(finish).finally(cleanUp);
    if (!read.reading) await ended;
    return {
      read,
      done: ended.catch((error) => services.log.error({ err: error }, 'an added file was left half way')),
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

function keptChoice({
  sheets,
  sheet,
  header_row,
  headers,
  kind,
}: {
  sheets: readonly unknown[];
  sheet: string;
  header_row: number;
  headers: readonly string[];
  kind: string;
}): TableChoice {
  // Of a customisation alone the rows were its own.
  if (headers.length === 0 || kind === 'json') return {};
  return { headerRow: header_row, ...(sheets.length > 1 && sheet !== '' ? { sheet } : {}) };
}

/** A file on disk. */
interface LocalFile {
  path: string;
  name: string;
  bytes: number;
}

async function* bothFiles(first: LocalFile, second: LocalFile): AsyncGenerator<ZipEntry> {
  // Folders 1 and 2 keep files of equal names apart; the reader finds out from the content which file is what.
  yield { path: `1/${plainName(first.name)}`, body: bodyOf(first) };
  yield { path: `2/${plainName(second.name)}`, body: bodyOf(second) };
}

const bodyOf = ({ path, bytes }: LocalFile) => ({ bytes, open: async () => createReadStream(path) });

function plainName(name: string): string {
  return (
    name
      .replace(/[\\/:\0]/g, '_')
      .replace(/^\.+/, '_')
      .slice(-120) || 'orders'
  );
}

/**
 * Moves the corrections to the new upload. The upload before is of no use any more unless it was imported, which waits for the lock
 * here. Returns the storage keys of the files that nothing names afterwards.
 */
async function replace(trx: Db, ownerId: string, earlierId: string, id: string): Promise<string[]> {
  const earlier = await lockUpload(trx, ownerId, earlierId);
  if (!earlier) return [];
  if (earlier.corrections) await setCorrections(trx, ownerId, id, earlier.corrections);
  if ((await findImportsOfUpload(trx, ownerId, earlierId)).length > 0) return [];
  const pictures = await findPicturesOfUpload(trx, ownerId, earlierId);
  await deletePicturesOfUpload(trx, ownerId, earlierId);
  await deleteUpload(trx, ownerId, earlierId);
  const keys = [earlier.file_key, ...pictures.map(({ object_key }) => object_key)];
  return [...new Set(keys)].filter((key) => key !== null);
}
