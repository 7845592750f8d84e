import type { Db } from '../../../platform/database/db.ts';
import type { RowCipher } from '../privacy/encrypt-row.ts';
import { openOrBlank } from './line-content.ts';
import { findLinesOfOrders, type LineRecord } from './lines.queries.ts';
import { addressKey, linesByOrder } from './same-order.ts';

/** Which of these lines have siblings in their order that go to another address; cancelled ones do not count. */
export async function findLinesWithOtherAddresses(
  db: Db,
  rowCipher: RowCipher,
  ownerId: string,
  lines: readonly LineRecord[],
): Promise<Set<string>> {
  const numbers = lines.map((line) => line.order_no);
  const split = new Set<string>();
  for (const order of linesByOrder(await findLinesOfOrders(db, ownerId, numbers))) {
    const sent = order.filter(({ state }) => state !== 'cancelled');
    const places = new Set(sent.map((line) => addressKey(openOrBlank(rowCipher, line).address)));
    places.delete('');
    if (places.size > 1) for (const { id } of sent) split.add(id);
  }
  return new Set(lines.flatMap(({ id }) => (split.has(id) ? [id] : [])));
}
