import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { withoutErrorColumns } from './error-sheet.ts';
import { findLogsOfHash } from './logs.queries.ts';
import { layoutFingerprint } from './mapping/layout-fingerprint.ts';
import { findProfile } from './mapping/profiles/all-profiles.ts';
import { proposeMapping } from './mapping/propose-mapping.ts';
import type { Mapping, OrderField } from './mapping/types.ts';
import { sealOf } from './privacy/seal.ts';
import { readTableFile } from './reading/read-table-file.ts';
import type { TableChoice, TableFacts } from './reading/types.ts';
import { openChunkWriter } from './upload-chunks.ts';
import { findLayout, findUpload, putUpload, type UploadRecord } from './uploads.queries.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'newId'>;

/** How many rows of the file the mapping screen shows. */
const ROWS_SHOWN = 10;

/** A file as it was read, and what its columns seem to mean. */
export interface ReadUpload {
  upload: Omit<UploadRecord, 'owner_id' | 'mends' | 'created_at'>;
  firstRows: string[][];
  mapping: Mapping;
  profileName: { zh: string; en: string };
  /** The layout was imported before. */
  remembered: boolean;
  missing: OrderField[];
  before: { id: string; created_at: Date; file_name: string } | null;
}

/**
 * Reads an uploaded file and keeps it, sealed. `path` is a temporary file that stays the caller's. Throws a Refusal
 * when it cannot be read or holds no order lines.
 */
export async function takeUpload(
  services: Needs,
  ownerId: string,
  file: { path: string; name: string; bytes: number },
  choice: TableChoice,
): Promise<ReadUpload> {
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
  const read = await readInto(services, ownerId, facts, file.path, choice, async () => {
    // Stored when it is known to be readable; a kill in between leaves an orphan that the sweep removes.
    const sealed = sealOf(services.config.secretKey, ownerId).close(content);
    await services.storage.put(key, sealed, { contentType: 'application/octet-stream' });
  });
  return read;
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
  const sealed = await services.storage.read(known.file_key);
  const folder = join(services.config.dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, services.newId());
  await writeFile(path, sealOf(services.config.secretKey, ownerId).open(sealed), { mode: 0o600, flag: 'wx' });
  const { id, file_name, bytes, sha256, file_key } = known;
  try {
    return await readInto(services, ownerId, { id, file_name, bytes, sha256, file_key }, path, choice);
  } finally {
    await rm(path, { force: true });
  }
}

type FileFacts = Pick<UploadRecord, 'id' | 'file_name' | 'bytes' | 'sha256' | 'file_key'>;

async function readInto(
  services: Needs,
  ownerId: string,
  file: FileFacts,
  path: string,
  choice: TableChoice,
  keep?: () => Promise<void>,
): Promise<ReadUpload> {
  const seal = sealOf(services.config.secretKey, ownerId);
  const firstRows: string[][] = [];
  return services.db.transaction().execute(async (trx) => {
    // The chunks refer to the upload, which is complete only at the end.
    await putUpload(trx, ownerId, { ...file, ...UNREAD });
    const write = await openChunkWriter(trx, seal, ownerId, file.id);
    const facts = await readTableFile(
      path,
      choice,
      async (firstRow, json) => {
        const room = ROWS_SHOWN - firstRows.length;
        if (room > 0) firstRows.push(...(JSON.parse(json) as string[][]).slice(0, room));
        await write(firstRow, json);
      },
      {},
    );
    const understood = await understand(trx, ownerId, facts, firstRows);
    const { kind, encoding, delimiter, sheets, sheet, headers, damaged } = facts;
    const upload = {
      ...file,
      kind,
      encoding,
      delimiter,
      sheets,
      sheet,
      header_row: facts.headerRow,
      headers,
      row_count: facts.rowCount,
      fingerprint: understood.fingerprint,
      damaged,
      proposed: understood.mapping,
    };
    await putUpload(trx, ownerId, upload);
    await keep?.();
    const [before = null] = await findLogsOfHash(trx, ownerId, file.sha256);
    return { upload, firstRows, before, ...understood };
  });
}

const UNREAD = {
  kind: 'csv',
  encoding: null,
  delimiter: null,
  sheets: [],
  sheet: '',
  header_row: 1,
  headers: [],
  row_count: 0,
  fingerprint: '',
  damaged: [],
  proposed: { profile: '', columns: {}, personalisation: [] },
} satisfies Partial<UploadRecord>;

/** The remembered mapping of this layout, else the proposed one. Throws the refusal of a wrong kind of file. */
async function understand(db: Db, ownerId: string, facts: TableFacts, samples: string[][]) {
  const headers = withoutErrorColumns(facts.headers);
  const fingerprint = layoutFingerprint(headers);
  const proposed = proposeMapping(headers, samples);
  if (proposed.refused) throw proposed.refused;
  const known = await findLayout(db, ownerId, fingerprint);
  const mapping = known?.mapping ?? proposed.mapping;
  return {
    fingerprint,
    mapping,
    profileName: findProfile(mapping.profile).name,
    remembered: known !== undefined,
    missing: known ? [] : proposed.missing,
  };
}
