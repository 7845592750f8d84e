import type { MessageLocale } from '@diy/contract/messages';
import type { ProgramOrders } from '@diy/contract/orders/order-program';
import type { Db } from '../../../../platform/database/db.ts';
import type { Services } from '../../../../platform/services.ts';
import { insertImport } from '../../lines/imports.queries.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import type { ResolvedRow } from '../checking/resolve-rows.ts';
import { layoutFingerprint } from '../mapping/headers/layout-fingerprint.ts';
import { packRows } from '../reading/rows-codec.ts';
import { type ErrorRow, errorRowsOf, isLeftOut, writeErrorSheet } from '../run/error-sheet.ts';
import { openChunkWriter } from '../upload/upload-chunks.ts';
import { putLayout, putUpload, setCorrections } from '../upload/uploads.queries.ts';
import { FIRST_ROW, type ProgramTable } from './program-table.ts';

/** A call's files in the store, and the ids under which they are recorded. */
export interface StoredCall {
  uploadId: string;
  importId: string;
  fileKey: string;
  /** The sheet with the lines that were left out; null where none was. */
  errorKey: string | null;
  /** Rows of that sheet. */
  errors: readonly ErrorRow[];
}

type Keeping = {
  services: Pick<Services, 'storage' | 'newId'>;
  account: { id: string; nickname: string; username: string };
  locale: MessageLocale;
  input: ProgramOrders;
  table: ProgramTable;
  rowCipher: RowCipher;
  sha256: string;
};

const KIND = 'program';

const contentOf = ({ orders }: ProgramOrders) => Buffer.from(JSON.stringify({ orders }, null, 2));

const duplicatesOf = ({ policy }: ProgramOrders) => (policy.changed === 'update' ? 'update' : 'skip');

/** Rows of the sheet with the lines that are left out. */
export function listLeftOutRows({ input, table, locale }: Keeping, rows: readonly ResolvedRow[]): ErrorRow[] {
  const { headers, mapping } = table;
  const left = rows.filter((row) => isLeftOut(row, duplicatesOf(input)));
  return errorRowsOf(left, (row) => table.rows[row - FIRST_ROW]!, mapping, headers, locale);
}

/**
 * Puts the files of a call into the store, outside of a transaction: no lock waits for the store. Each key is added to `keys` before
 * it is written, so that the caller can delete what is not recorded.
 */
export async function storeCall(
  { services, account, input, table, locale, rowCipher }: Keeping,
  errors: readonly ErrorRow[],
  keys: string[],
): Promise<StoredCall> {
  const [uploadId, importId] = [services.newId(), services.newId()];
  const store = async (key: string, bytes: Buffer) => {
    keys.push(key);
    await services.storage.put(key, rowCipher.encrypt(bytes), { contentType: 'application/octet-stream' });
    return key;
  };
  const folder = `prv/orders/${account.id}`;
  const fileKey = await store(`${folder}/${uploadId}`, contentOf(input));
  const errorKey =
    errors.length === 0
      ? null
      : await store(`${folder}/${importId}-errors`, await writeErrorSheet('', table.headers, errors, locale));
  return { uploadId, importId, fileKey, errorKey, errors };
}

/**
 * Records a call like an uploaded file with its import, so that it can be listed, corrected, undone and deleted like one. Its files are
 * in the store already.
 */
export async function keepProgramOrders(
  call: Keeping,
  trx: Db,
  rows: readonly ResolvedRow[],
  { uploadId, importId, fileKey }: StoredCall,
): Promise<void> {
  const { services, account, input, locale, table, rowCipher, sha256 } = call;
  const { headers, mapping, corrections } = table;
  const ownerId = account.id;
  const file = {
    file_name: fileNameOf(input),
    bytes: contentOf(input).length,
    sha256,
    kind: KIND,
    encoding: null,
    sheet: '',
    headers,
  } as const;
  const fingerprint = layoutFingerprint(headers);
  await putUpload(trx, ownerId, {
    ...file,
    id: uploadId,
    file_key: fileKey,
    delimiter: null,
    sheets: [{ name: '', rows: rows.length + 1, columns: headers.length }],
    header_row: FIRST_ROW - 1,
    row_count: rows.length,
    fingerprint,
    damaged: [],
    date_order: null,
    archive: null,
    proposed: mapping,
  });
  if (corrections.personalisation?.length || corrections.lines)
    await setCorrections(trx, ownerId, uploadId, rowCipher.encryptJson(corrections));
  const write = await openChunkWriter(trx, rowCipher, ownerId, uploadId);
  await write(FIRST_ROW, await packRows(table.rows));
  await insertImport(trx, ownerId, {
    ...file,
    id: importId,
    upload_id: uploadId,
    mapping,
    shop: '',
    mode: input.policy.mode,
    duplicates: duplicatesOf(input),
    // It is over before anybody could watch it: there is no operation of this id.
    operation_id: services.newId(),
    operator: account.nickname || account.username,
    locale,
  });
  // The sheet with the lines that were left is read like this call.
  await putLayout(trx, ownerId, fingerprint, mapping, '');
}

/** Named after its first order, and how many more there are. */
function fileNameOf({ orders }: ProgramOrders): string {
  const more = orders.length > 1 ? ` +${orders.length - 1}` : '';
  return `${orders[0]!.order_no.slice(0, 60)}${more}.json`.normalize('NFC');
}
