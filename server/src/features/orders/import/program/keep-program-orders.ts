import type { MessageLocale } from '@diy/contract/messages';
import type { ProgramOrders } from '@diy/contract/orders/order-program';
import type { Db } from '../../../../platform/database/db.ts';
import type { Services } from '../../../../platform/services.ts';
import { insertImport } from '../../lines/imports.queries.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import type { ResolvedRow } from '../checking/resolve-rows.ts';
import { layoutFingerprint } from '../mapping/headers/layout-fingerprint.ts';
import { packRows } from '../reading/rows-codec.ts';
import { errorRowsOf, isLeftOut, writeErrorSheet } from '../run/error-sheet.ts';
import { openChunkWriter } from '../upload/upload-chunks.ts';
import { putLayout, putUpload, setCorrections } from '../upload/uploads.queries.ts';
import { FIRST_ROW, type ProgramTable } from './program-table.ts';

/** Files that a call stored. They are removed again if its transaction fails. */
export interface KeptCall {
  keys: string[];
  /** Storage key of the sheet with the lines that were left out. */
  errorKey?: string;
}

const KIND = 'program';

/**
 * Stores a call like an uploaded file with its import, so that it can be listed, corrected, undone and deleted like one.
 */
export async function keepProgramOrders(
  call: {
    services: Pick<Services, 'storage' | 'newId'>;
    account: { id: string; nickname: string; username: string };
    locale: MessageLocale;
    input: ProgramOrders;
    table: ProgramTable;
    rowCipher: RowCipher;
    sha256: string;
  },
  trx: Db,
  rows: readonly ResolvedRow[],
  kept: KeptCall,
): Promise<{ importId: string; uploadId: string }> {
  const { services, account, input, locale, table, rowCipher, sha256 } = call;
  const { headers, mapping, corrections } = table;
  const ownerId = account.id;
  const [uploadId, importId] = [services.newId(), services.newId()];
  const duplicates = input.policy.changed === 'update' ? ('update' as const) : ('skip' as const);
  const content = Buffer.from(JSON.stringify({ orders: input.orders }, null, 2));
  const store = async (key: string, bytes: Buffer) => {
    kept.keys.push(key);
    await services.storage.put(key, rowCipher.encrypt(bytes), { contentType: 'application/octet-stream' });
    return key;
  };
  const file = {
    file_name: fileNameOf(input),
    bytes: content.length,
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
    file_key: await store(`prv/orders/${ownerId}/${uploadId}`, content),
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
    duplicates,
    // It is over before anybody could watch it: there is no operation of this id.
    operation_id: services.newId(),
    operator: account.nickname || account.username,
    locale,
  });
  // The sheet with the lines that were left is read like this call.
  await putLayout(trx, ownerId, fingerprint, mapping, '');
  const left = rows.filter((row) => isLeftOut(row, duplicates));
  const errors = errorRowsOf(left, (row) => table.rows[row - FIRST_ROW]!, mapping, headers, locale);
  if (errors.length > 0)
    kept.errorKey = await store(
      `prv/orders/${ownerId}/${importId}-errors`,
      await writeErrorSheet('', headers, errors, locale),
    );
  return { importId, uploadId };
}

/** Named after its first order, and how many more there are. */
function fileNameOf({ orders }: ProgramOrders): string {
  const more = orders.length > 1 ? ` +${orders.length - 1}` : '';
  return `${orders[0]!.order_no.slice(0, 60)}${more}.json`.normalize('NFC');
}
