import { mayBeSameOwner, ownersOfNumber, platformAndShop } from '../../lines/same-order.ts';
import type { KnownLine, LineFacts, RowFacts } from './line-facts.ts';

interface OneOrder {
  rows: RowFacts[];
  lines: KnownLine[];
  /** Lines of the same number, or of one like it, that may or may not be of this order. */
  others: KnownLine[];
}

/** The orders that have one number, and those that may have it: in other capitals, or with blanks. */
export function splitOrders(rows: readonly RowFacts[], lines: readonly KnownLine[]): OneOrder[] {
  const numbers = new Set([...rows, ...lines].map(({ number }) => number));
  if (numbers.size === 1) return splitByOwner(rows, lines);
  return [...numbers].flatMap((number) => {
    const spelt = lines.filter((line) => line.number !== number);
    const isOwn = (one: LineFacts) => one.number === number;
    return splitByOwner(rows.filter(isOwn), lines.filter(isOwn)).map((order) => {
      const mayBeOf = (line: KnownLine) => order.rows.some((row) => mayBeSameOwner(row, line));
      return { ...order, others: [...order.others, ...spelt.filter(mayBeOf)] };
    });
  });
}

/** The orders that have exactly one number. */
function splitByOwner(rows: readonly RowFacts[], lines: readonly KnownLine[]): OneOrder[] {
  return ownersOfNumber([...rows, ...lines]).map(({ owners, near }) => {
    const isOwn = (one: LineFacts) => owners.has(platformAndShop(one));
    const isNear = new Set(near.map(platformAndShop));
    return {
      rows: rows.filter(isOwn),
      lines: lines.filter(isOwn),
      others: lines.filter((line) => !isOwn(line) && isNear.has(platformAndShop(line))),
    };
  });
}
