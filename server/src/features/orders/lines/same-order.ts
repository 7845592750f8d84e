import { rememberTexts } from '../../../platform/cache/remember-texts.ts';
import type { OrderAddress } from '../model/order-line.ts';
import { normaliseWidths, orderKey } from '../model/order-number.ts';

/** Whose an order is, as it is compared; `''` = nobody said it. */
export interface Owner {
  platform: string;
  /** See `shopKey`. */
  shop: string;
}

/** Platform and shop that are not named go with any. */
export function mayBeSameOwner(a: Owner, b: Owner): boolean {
  const fits = (x: string, y: string) => x === '' || y === '' || x === y;
  return fits(a.platform, b.platform) && fits(a.shop, b.shop);
}

/** Platform and shop as one text. */
export const platformAndShop = ({ platform, shop }: Owner) => `${platform}\n${shop}`;

/**
 * The owners of one order number, with whose orders are one: one number is one order for each shop that has it, and who names no
 * shop means the only one there is. `near`: all that one of them may be, itself included.
 */
export function ownersOfNumber(all: readonly Owner[]): { owners: ReadonlySet<string>; near: Owner[] }[] {
  const distinct = [...new Map(all.map((one) => [platformAndShop(one), one])).values()];
  const groups: Owner[][] = [];
  for (const one of distinct) {
    const near = groups.filter((group) => group.some((other) => mayBeSameOwner(one, other)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([one, ...near.flat()]);
  }
  return groups.flatMap((group) => {
    const isCertain = group.every((a) => group.every((b) => mayBeSameOwner(a, b)));
    if (isCertain) return [{ owners: new Set(group.map(platformAndShop)), near: group }];
    return group.map((one) => ({
      owners: new Set([platformAndShop(one)]),
      near: group.filter((other) => mayBeSameOwner(one, other)),
    }));
  });
}

/** Lines that stand in one order, by order: the number, the platform and the shop may be written in several ways. */
export function linesByOrder<T extends { order_no: string; platform: string; shop: string }>(
  lines: readonly T[],
): T[][] {
  const byNumber = new Map<string, T[]>();
  for (const line of lines) {
    const key = orderKey(line.order_no);
    byNumber.set(key, [...(byNumber.get(key) ?? []), line]);
  }
  return [...byNumber.values()].flatMap((some) => {
    const owned = some.map((line) => ({ line, platform: line.platform, shop: shopKey(line.shop) }));
    return ownersOfNumber(owned).map(({ owners }) =>
      owned.filter((one) => owners.has(platformAndShop(one))).map(({ line }) => line),
    );
  });
}

/** An address as it is compared; `''` = none was given. */
export function addressKey(address: OrderAddress): string {
  const text = [address.name, address.country, address.city, ...address.lines, address.postcode];
  const place = text.join('\n').normalize('NFKC').toLowerCase();
  return place.trim() === '' ? '' : place;
}

/** A shop's name as it is compared: width, case and blanks do not count. Signs do: `小店①` is not `小店1`. */
export const shopKey = rememberTexts((shop) => normaliseWidths(shop).replace(/\s+/g, '').toLowerCase());
