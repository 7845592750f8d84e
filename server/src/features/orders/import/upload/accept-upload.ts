import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../../../../platform/services.ts';
import { rowCipherOf } from '../../privacy/encrypt-row.ts';
import { decryptToFile, storeEncrypted } from '../../privacy/stored-file.ts';
import type { TableChoice } from '../reading/table-facts.ts';
import { awaitClaim, explainReplaced } from './await-reading.ts';
import { openUpload } from './open-upload.ts';
import { type AcceptedUpload, readInBackground } from './read-in-background.ts';
import { describe, type ReadingNeeds, type ReadUpload, ROWS_SHOWN, readEntireFile } from './read-upload.ts';
import { READ_AT_ONCE_BYTES } from './readers/file-queue.ts';
import { holdUpload, ReaderReplaced } from './readers/hold-upload.ts';
import { endReading } from './readers/readers.queries.ts';
import { readChunks } from './upload-chunks.ts';

type Needs = ReadingNeeds & Pick<Services, 'newId' | 'log'>;

/**
 * Reads an uploaded file and keeps it, encrypted as it passes; of a large one, only the top is read before the response. `path` is
 * the caller's temporary file, needed until `done`. Throws a Refusal when it cannot be read or holds no order lines.
 */
export async function acceptOrderFile(
  services: Needs,
  ownerId: string,
  file: { path: string; name: string; bytes: number },
  choice: TableChoice,
): Promise<AcceptedUpload> {
  const id = services.newId();
  const key = `prv/orders/${ownerId}/${id}`;
  const facts = {
    id,
    file_name: file.name.normalize('NFC').slice(0, 200) || 'orders',
    bytes: file.bytes,
    sha256: await hashFile(file.path),
    file_key: key,
  };
  const keep = () => storeEncrypted(services, ownerId, key, file.path);
  if (file.bytes > READ_AT_ONCE_BYTES)
    return await readInBackground(services, ownerId, facts, file.path, choice, {
      reader: services.newId(),
      keep,
    }).catch(async (error: unknown) => {
      // It was deleted, or is another reader's, before its top was read.
      throw error instanceof ReaderReplaced ? await explainReplaced(services.db, ownerId, id) : error;
    });
  // A kill or a database that is away in between leaves an encrypted object without a row (decision 0306, Left).
  return {
    read: await readEntireFile(services, ownerId, facts, file.path, choice, { keep }),
    done: Promise.resolve(),
  };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Reads the stored file of an upload again, with other choices; corrections made so far are lost with the old rows. */
export async function readAgain(
  services: Needs,
  ownerId: string,
  uploadId: string,
  choice: TableChoice,
): Promise<ReadUpload> {
  const reader = services.newId();
  const { known, earlier } = await awaitClaim(services.db, ownerId, uploadId, reader);
  // Keeps renewing the claim: fetching the file from a slow store may outlast it.
  const held = holdUpload(services, ownerId, uploadId, reader);
  let done: Promise<void> = Promise.resolve();
  let path: string | null = null;
  try {
    path = await decryptToFile(services, ownerId, known.file_key, held.signal);
    const { id, file_name, bytes, sha256, file_key } = known;
    const facts = { id, file_name, bytes, sha256, file_key };
    const { signal, release: onLocked } = held;
    if (bytes <= READ_AT_ONCE_BYTES)
      return await readEntireFile(services, ownerId, facts, path, choice, { reader, signal, onLocked });
    const accepted = await readInBackground(services, ownerId, facts, path, choice, {
      reader,
      held,
      earlier,
    });
    done = accepted.done;
    return accepted.read;
  } catch (error) {
    await endReading(services.db, ownerId, uploadId, reader, earlier);
    if (held.signal.aborted || error instanceof ReaderReplaced)
      throw await explainReplaced(services.db, ownerId, uploadId);
    throw error;
  } finally {
    const decrypted = path;
    void done
      .then(async () => {
        held.release();
        if (decrypted !== null) await rm(decrypted, { force: true });
      })
      .catch(() => undefined);
  }
}

/** An upload when all of it is read. Throws a Refusal for a foreign or unknown one, and when it could not be read. */
export async function findReadUpload(services: Needs, ownerId: string, id: string): Promise<ReadUpload> {
  const { db, config } = services;
  const record = await openUpload(db, ownerId, id);
  const {
    owner_id: _owner,
    corrections: _corrections,
    created_at: _at,
    reading: _reading,
    failure: _failure,
    reader: _reader,
    reader_until: _until,
    ...upload
  } = record;
  const rows: string[][] = [];
  for await (const chunk of readChunks(db, rowCipherOf(config.keys, ownerId), ownerId, id)) {
    rows.push(...chunk.rows.slice(0, ROWS_SHOWN));
    break;
  }
  const { header_row: headerRow, ...facts } = upload;
  const read = await describe(db, ownerId, upload, { ...facts, headerRow, rows }, upload.proposed.encoding);
  return { ...read, upload, reading: false };
}
