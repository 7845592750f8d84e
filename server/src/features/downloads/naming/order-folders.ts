import { safeFileName } from '../../../platform/archives/safe-file-name.ts';
import { foldPath } from '../../../platform/archives/unique-names.ts';
import { type LineOrigin, shopKey } from '../../orders/index.ts';

type Order = Pick<LineOrigin, 'orderNo' | 'shop'>;

/**
 * What follows the order number in the rule that names a line's files, by the line's id; none for most. Two shops number their orders alike, and two
 * numbers differ by a sign that no file name has: without it they would share a folder. A line that names no shop belongs to any.
 */
export function orderSuffixes(lines: Iterable<readonly [id: string, order: Order]>): Map<string, string> {
  const all = [...lines].filter(([, { orderNo }]) => orderNo !== '');
  const nameOf = ({ orderNo }: Order) => foldPath(safeFileName(orderNo, Number.POSITIVE_INFINITY));
  const shops = new Map<string, Set<string>>();
  for (const [, order] of all) {
    const known = shops.get(nameOf(order)) ?? new Set();
    if (order.shop !== '') known.add(shopKey(order.shop));
    shops.set(nameOf(order), known);
  }
  const suffixes = new Map<string, string>();
  /** Orders by the folder that they are in. */
  const folders = new Map<string, string[]>();
  for (const [id, order] of all) {
    const isShared = order.shop !== '' && shops.get(nameOf(order))!.size > 1;
    const shop = isShared ? safeFileName(order.shop, Number.POSITIVE_INFINITY) : '';
    const folder = foldPath(`${nameOf(order)}_${shop}`);
    const inFolder = folders.get(folder) ?? [];
    folders.set(folder, inFolder);
    const key = JSON.stringify([order.orderNo, isShared ? shopKey(order.shop) : '']);
    if (!inFolder.includes(key)) inFolder.push(key);
    const number = inFolder.indexOf(key) + 1;
    const suffix = `${isShared ? '_{shop}' : ''}${number > 1 ? `_${number}` : ''}`;
    if (suffix !== '') suffixes.set(id, suffix);
  }
  return suffixes;
}

/** A naming rule with a suffix behind its first order number; the shop is not said again in a folder that says it. */
export function withOrderSuffix(rule: string, suffix: string): string {
  const at = rule.indexOf(ORDER);
  if (suffix === '' || at < 0) return rule;
  const end = at + ORDER.length;
  const rest = rule.slice(end);
  const segment = rest.search(/[/\\]/);
  const before = segment < 0 ? rule : rule.slice(0, end + segment);
  const added = before.includes('{shop}') ? suffix.replace('_{shop}', '') : suffix;
  return `${rule.slice(0, end)}${added}${rest}`;
}

const ORDER = '{order}';
