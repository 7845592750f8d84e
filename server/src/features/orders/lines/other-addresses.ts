import type { Db } from '../../../platform/database/db.ts';
import type { RowCipher } from '../privacy/encrypt-row.ts';
import { openPrivate } from './line-content.ts';
import { type LineRecord, linesOfOrders } from './lines.queries.ts';
import { orderKey, orderSpellings, placeOf, shopKey } from './same-order.ts';

/** Which of these lines have siblings in their order that go to another address; cancelled ones do not count. */
export async function linesWithOtherAddresses(
  db: Db,
  rowCipher: RowCipher,
  ownerId: string,
  lines: readonly LineRecord[],
): Promise<Set<string>> {
  const numbers = [...new Set(lines.flatMap((line) => orderSpellings(line.order_no)))];
  const places = new Map<string, Set<string>>();
  for (const line of await linesOfOrders(db, ownerId, numbers)) {
    const place = placeOf(openPrivate(rowCipher, line).address);
    if (place === '' || line.state === 'cancelled') continue;
    const key = keyOf(line);
    places.set(key, (places.get(key) ?? new Set()).add(place));
  }
  const isSplit = (line: LineRecord) =>
    line.state !== 'cancelled' && (places.get(keyOf(line))?.size ?? 0) > 1;
  return new Set(lines.filter(isSplit).map(({ id }) => id));
}

function keyOf(line: Pick<LineRecord, 'order_no' | 'platform' | 'shop'>): string {
  return [line.platform, shopKey(line.shop), orderKey(line.order_no)].join('\n');
}
