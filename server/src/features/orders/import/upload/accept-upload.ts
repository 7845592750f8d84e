import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { rowCipherOf } from '../../privacy/encrypt-row.ts';
import type { TableChoice } from '../reading/table-facts.ts';
import { openUpload } from './open-upload.ts';
import { type AcceptedUpload, readInBackground } from './read-in-background.ts';
import { describe, type ReadUpload, ROWS_SHOWN, readEntireFile } from './read-upload.ts';
import { readChunks } from './upload-chunks.ts';
import { findUpload } from './uploads.queries.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'newId' | 'log'>;

/** Files up to this size are read whole before the response, in well under a second. */
const READ_AT_ONCE_BYTES = 2 * 1024 * 1024;

/**
 * Reads an uploaded file and keeps it, encrypted; of a large one, only the top is read before the response. `path` is
 * the caller's temporary file, needed until `done`. Throws a Refusal when it cannot be read or holds no order lines.
 */
export async function acceptOrderFile(
  services: Needs,
  ownerId: string,
  file: { path: string; name: string; bytes: number },
  choice: TableChoice,
): Promise<AcceptedUpload> {
  const content = await readFile(file.path);
  const id = services.newId();
  const key = `prv/orders/${ownerId}/${id}`;
  const facts = {
    id,
    file_name: file.name.normalize('NFC').slice(0, 200) || 'orders',
    bytes: file.bytes,
    sha256: createHash('sha256').update(content).digest('hex'),
    file_key: key,
  };
  // A kill in between leaves an orphan that the sweep removes.
  const keep = async () => {
    const encrypted = rowCipherOf(services.config.keys, ownerId).encrypt(content);
    await services.storage.put(key, encrypted, { contentType: 'application/octet-stream' });
  };
  if (file.bytes > READ_AT_ONCE_BYTES)
    return readInBackground(services, ownerId, facts, file.path, choice, keep);
  return {
    read: await readEntireFile(services, ownerId, facts, file.path, choice, { keep }),
    done: Promise.resolve(),
  };
}

/** Reads the stored file of an upload again, with other choices; corrections made so far are lost with the old rows. */
export async function readAgain(
  services: Needs,
  ownerId: string,
  uploadId: string,
  choice: TableChoice,
): Promise<ReadUpload> {
  const known = await findUpload(services.db, ownerId, uploadId);
  if (!known?.file_key) throw notFound('orders');
  const encrypted = await services.storage.read(known.file_key);
  const folder = join(services.config.dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, services.newId());
  await writeFile(path, rowCipherOf(services.config.keys, ownerId).decrypt(encrypted), {
    mode: 0o600,
    flag: 'wx',
  });
  const { id, file_name, bytes, sha256, file_key } = known;
  const facts = { id, file_name, bytes, sha256, file_key };
  let done: Promise<void> = Promise.resolve();
  try {
    if (bytes <= READ_AT_ONCE_BYTES) return await readEntireFile(services, ownerId, facts, path, choice);
    const taken = await readInBackground(services, ownerId, facts, path, choice);
    done = taken.done;
    return taken.read;
  } finally {
    void done.then(() => rm(path, { force: true }));
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
