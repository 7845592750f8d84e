import { join } from 'node:path';
import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Db } from '../../../../platform/database/db.ts';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import type { Services } from '../../../../platform/services.ts';
import { findImportsOfHash } from '../../lines/imports.queries.ts';
import type { Mapping } from '../../model/mapping.ts';
import { insertUploadPicture, type UploadPicture } from '../../pictures/upload-pictures.queries.ts';
import { rowCipherOf } from '../../privacy/encrypt-row.ts';
import { CUSTOMISATION_HEADER } from '../mapping/customisation/customisation-cell.ts';
import { withoutErrorColumns } from '../mapping/error-columns.ts';
import { layoutFingerprint } from '../mapping/headers/layout-fingerprint.ts';
import { proposeMapping } from '../mapping/propose-mapping.ts';
import { readTableFile } from '../reading/read-table-file.ts';
import { unpackRows } from '../reading/rows-codec.ts';
import type { TableChoice, TableHead, UnpackedPicture } from '../reading/table-facts.ts';
import { keepRows } from './kept-rows.ts';
import { ReaderReplaced } from './readers/hold-upload.ts';
import { reopenUnreadColumns } from './remembered-layout.ts';
import { deleteUnrecordedPictures, storePicture } from './upload-pictures.ts';
import { findLayout, lockUpload, type NewUpload, putUpload } from './uploads.queries.ts';

/** What reads order files. */
export type ReadingNeeds = Pick<Services, 'db' | 'config' | 'storage' | 'orderFiles'>;

/** How many rows of the file the mapping screen shows. */
export const ROWS_SHOWN = 10;

/** What is known about an upload's file without reading it. */
export type FileFacts = Pick<NewUpload, 'id' | 'file_name' | 'bytes' | 'sha256' | 'file_key'>;

/** A file that was read, and the proposed meaning of its columns. */
export interface ReadUpload {
  /** `row_count` and `damaged` are not known while it is being read. */
  upload: NewUpload;
  reading: boolean;
  firstRows: string[][];
  mapping: Mapping;
  /** The layout was imported before. */
  remembered: boolean;
  missing: OrderField[];
  before: { id: string; created_at: Date; file_name: string } | null;
}

/** Columns of an upload before its file is read. */
export const UNREAD = {
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
  date_order: null,
  archive: null,
  proposed: { profile: '', columns: {}, personalisation: [] },
} satisfies Partial<NewUpload>;

/** How a file is read: what is said of it meanwhile, and whose the upload is. */
interface ReadingOptions {
  /** Stores the original; runs when the file is known to be readable, before anything is recorded. */
  keep?: () => Promise<void>;
  signal?: AbortSignal;
  onHead?: (head: TableHead) => void;
  /** Who has claimed the stored upload; undefined = it is not stored before it is read. */
  reader?: string;
  /** Runs when the claimed upload is locked to be written: until that has ended, nobody else can have it. */
  onLocked?: () => void;
}

/**
 * Reads a file and records its rows and the proposed mapping, at once and at the end; no transaction is open while it is read. Accounts take
 * turns. Throws a Refusal when it cannot be read or holds no order lines, and ReaderReplaced; nothing has changed then. Pictures that were
 * stored by then are deleted; those of a killed reading stay (decision 0306, Left).
 */
export async function readEntireFile(
  services: ReadingNeeds,
  ownerId: string,
  file: FileFacts,
  path: string,
  choice: TableChoice,
  { keep, reader, onLocked, ...options }: ReadingOptions = {},
): Promise<ReadUpload> {
  const { db, config, orderFiles } = services;
  const rows = await keepRows(join(config.dataDir, 'incoming'));
  const pictures: UploadPicture[] = [];
  try {
    const firstRows: string[][] = [];
    const take = async (firstRow: number, packed: Uint8Array) => {
      const room = ROWS_SHOWN - firstRows.length;
      if (room > 0) firstRows.push(...(await unpackRows(packed)).slice(0, room));
      await rows.add(firstRow, packed);
    };
    const onPicture = async (picture: UnpackedPicture) =>
      void pictures.push(await storePicture(services, ownerId, file.id, picture));
    const facts = await orderFiles.run(
      ownerId,
      file.bytes,
      () => readTableFile(path, choice, take, { ...options, onPicture }),
      options.signal,
    );
    const read = await describe(db, ownerId, file, { ...facts, rows: firstRows }, choice.encoding);
    const upload = {
      ...read.upload,
      row_count: facts.rowCount,
      damaged: facts.damaged,
      date_order: facts.dateOrder,
      hidden_rows: facts.hiddenRows,
      archive: facts.archive,
    };
    await keep?.();
    await db.transaction().execute(async (trx) => {
      const place = reader === undefined ? {} : await placeOfClaimed(trx, ownerId, file.id, reader);
      onLocked?.();
      await putUpload(trx, ownerId, { ...upload, ...place });
      await rows.writeTo(trx, rowCipherOf(config.keys, ownerId), ownerId, file.id);
      for (const picture of pictures) await insertUploadPicture(trx, ownerId, picture);
    });
    return { ...read, upload, reading: false };
  } catch (error) {
    // Another reader of the upload may just have stored the same ones.
    const isReplaced = [error, options.signal?.reason].some((one) => one instanceof ReaderReplaced);
    if (!isReplaced) await deleteUnrecordedPictures(services, ownerId, file.id, pictures);
    throw error;
  } finally {
    await rows.close();
  }
}

/** Where the file of a claimed upload lies: a rotation of keys may have moved it meanwhile. Throws ReaderReplaced. */
async function placeOfClaimed(trx: Db, ownerId: string, id: string, reader: string) {
  const now = await lockUpload(trx, ownerId, id);
  if (!now?.file_key || !now.reading || now.reader !== reader) throw new ReaderReplaced();
  return { file_key: now.file_key };
}

/** The top of a file, or of the rows of a program. */
type KeptHead = Omit<TableHead, 'kind'> & Pick<NewUpload, 'kind'>;

/**
 * An upload from the top of its file alone. Throws the refusal of a wrong kind of file.
 * @param chosen the encoding that a person chose for it
 */
export async function describe(
  db: Db,
  ownerId: string,
  file: FileFacts,
  { kind, encoding, delimiter, sheets, sheet, headerRow, headers, rows }: KeptHead,
  chosen?: string,
): Promise<ReadUpload> {
  const { fingerprint, mapping: understood, ...more } = await understand(db, ownerId, headers);
  const mapping = chosen ? { ...understood, encoding: chosen } : understood;
  const reading = { kind, encoding, delimiter, sheets, sheet, header_row: headerRow, headers };
  const upload = {
    ...file,
    ...reading,
    row_count: 0,
    fingerprint,
    damaged: [],
    date_order: null,
    archive: null,
    proposed: mapping,
  };
  const [before = null] = await findImportsOfHash(db, ownerId, file.sha256);
  return { upload, reading: true, firstRows: rows, before, mapping, ...more };
}

/** The remembered mapping of this layout, else the proposed one. Throws the refusal of a wrong kind of file. */
async function understand(db: Db, ownerId: string, all: string[]) {
  const headers = withoutErrorColumns(all);
  // What archives say stands behind the table's own columns: with it or without, it is the same layout.
  const own = headers.at(-1) === CUSTOMISATION_HEADER ? headers.slice(0, -1) : headers;
  const fingerprint = layoutFingerprint(own);
  const proposed = proposeMapping(headers);
  if (proposed.refused instanceof Refusal) throw proposed.refused;
  const known = await findLayout(db, ownerId, fingerprint);
  const mapping = known
    ? reopenUnreadColumns(headers, withBeside(known.mapping, proposed.mapping, own.length), proposed.mapping)
    : proposed.mapping;
  return {
    fingerprint,
    mapping,
    remembered: known !== undefined,
    missing: known ? [] : proposed.missing,
  };
}

/**
 * A remembered mapping, and the column of customisations that an archive adds behind the table's own columns, if this file has it.
 * @param width how many columns the table itself has
 */
function withBeside(known: Mapping, proposed: Mapping, width: number): Mapping {
  const kept = (known.columns.personalization ?? []).filter((column) => column < width);
  const beside = (proposed.columns.personalization ?? []).filter((column) => column >= width);
  const { personalization: _before, ...columns } = known.columns;
  const personalization = [...kept, ...beside];
  return { ...known, columns: personalization.length > 0 ? { ...columns, personalization } : columns };
}
