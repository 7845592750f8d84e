import type { MessageLocale } from '@diy/contract/messages';
import { notFound } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { presentUser } from '../accounts/index.ts';
import { describeImport } from './import/run/list-imports.ts';
import { openOrBlank } from './lines/line-content.ts';
import { presentLine } from './lines/lines.presenter.ts';
import { findDesignsOfLines, getOrder, listOrders, type OrdersQuery } from './lines/list-orders.ts';
import { findLinesWithOtherAddresses } from './lines/other-addresses.ts';
import { presentItem } from './orders.presenter.ts';
import { rowCipherOf } from './privacy/encrypt-row.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'config' | 'clock'>;

/** A page of order lines as the wire shows it, decrypted. Throws a Refusal for a foreign import. */
export async function showOrders(
  services: Needs,
  account: Parameters<typeof presentUser>[0],
  query: OrdersQuery,
  locale: MessageLocale,
) {
  const importId = query.orders_log_id;
  const orders_log =
    importId === undefined ? null : await describeImport(services, account.id, importId, locale);
  if (importId !== undefined && !orders_log) throw notFound('orders');
  const { rows, ...figures } = await listOrders(services.db, account.id, query);
  const designs = await findDesignsOfLines(services, account.id, rows, locale);
  const rowCipher = rowCipherOf(services.config.keys, account.id);
  const elsewhere = await findLinesWithOtherAddresses(services.db, rowCipher, account.id, rows);
  const list = rows.map((line) => {
    const known = { design: designs.get(line.id)!, hasOtherAddress: elsewhere.has(line.id) };
    return presentLine(line, openOrBlank(rowCipher, line), known, locale);
  });
  return { list, ...figures, diyUser: presentUser(account), orders_log };
}

/** One line with the others of its order and its import. Throws a Refusal for a foreign, deleted or random id. */
export async function showOrder(services: Needs, ownerId: string, lineId: string, locale: MessageLocale) {
  const { line, siblings } = await getOrder(services.db, ownerId, lineId);
  const designs = await findDesignsOfLines(services, ownerId, [line], locale);
  const rowCipher = rowCipherOf(services.config.keys, ownerId);
  const secret = openOrBlank(rowCipher, line);
  const elsewhere = await findLinesWithOtherAddresses(services.db, rowCipher, ownerId, [line]);
  const importRecord = await describeImport(services, ownerId, line.import_id, locale);
  if (!importRecord) throw notFound('orders');
  const known = { design: designs.get(line.id)!, hasOtherAddress: elsewhere.has(line.id) };
  const row = presentLine(line, secret, known, locale);
  const others = siblings.map(({ id, line_no, sku, quantity, state }) => ({
    id,
    line_no,
    sku,
    quantity,
    state,
  }));
  const { file_name, operator, created_at } = importRecord;
  return presentItem(row, line, secret, {
    siblings: others,
    order_import: { id: importRecord.id, file_name, operator, created_at },
  });
}
