import type { KnownLine, RowFacts } from './line-facts.ts';
import { OrderMatching } from './order-matching.ts';
import { MAX_NAMED, matchingPriority, type RowMatch } from './row-match.ts';
import { splitOrders } from './split-orders.ts';

/**
 * Finds the existing line of each row of one order: by the marketplace's line id, where row and line have ids of the same kind or equal ids
 * of the same product; otherwise by what is ordered, from the strictest comparison to the loosest. A comparison decides only where exactly
 * one row and one line are left that fit each other.
 * @param rows all rows of order numbers with one `numberKey`, wrong and cancelled ones too, since each of them is some line
 * @param lines all lines of such numbers, oldest first
 * @param options `chosen`: the line of a row that a person named; `forcedNew`: rows that are new lines unless an existing line has their id;
 * `isErrorSheet`: the file lists rows that an earlier import left out, so none of them is a line of that import; `isProgram`: the orders
 * came by a program's call
 */
export function matchOrder(
  rows: readonly RowFacts[],
  lines: readonly KnownLine[],
  { chosen = NOTHING, forcedNew = NONE, isErrorSheet = false, isProgram = false }: MatchOptions = {},
): Map<string, RowMatch> {
  const found = new Map<string, RowMatch>();
  if (lines.length === 0) {
    for (const { row } of rows) found.set(row, { kind: 'new' });
    return found;
  }
  const orders = splitOrders(rows, lines).map((order) => ({
    ...order,
    matched: new OrderMatching(order.rows, order.lines, { isErrorSheet, isProgram, forcedNew }).run(chosen),
  }));
  /** Rows that are a line of another spelling, or of another shop, as a person said. */
  const elsewhere: { one: RowFacts; lineId: string; others: readonly KnownLine[] }[] = [];
  for (const { rows: own, others, matched } of orders) {
    for (const one of own) {
      const match = matched.get(one.row)!;
      const said = chosen.get(one.row);
      if (said !== undefined && others.some(({ id }) => id === said)) {
        elsewhere.push({ one, lineId: said, others });
        continue;
      }
      // Other lines with this number make the match unsure: a shop is missing, or the number differs in case.
      const isSaid = said !== undefined || forcedNew.has(one.row);
      const isUnsure = match.kind === 'new' && others.length > 0 && !isSaid && !one.isCancelled;
      found.set(one.row, isUnsure ? unsureOf(one, others) : match);
    }
  }
  // A line belongs to one row only: where a person named it for two rows, or it is matched already, the second row stays a question.
  const taken = new Set([...found.values()].map((match) => (match.kind === 'line' ? match.lineId : null)));
  for (const { one, lineId, others } of elsewhere.sort(
    (a, b) => matchingPriority(a.one) - matchingPriority(b.one),
  )) {
    // The line that was said is named first.
    const named = [...others].sort((a, b) => Number(b.id === lineId) - Number(a.id === lineId));
    found.set(one.row, taken.has(lineId) ? unsureOf(one, named) : { kind: 'line', lineId });
    taken.add(lineId);
  }
  return found;
}

function unsureOf(one: RowFacts, others: readonly KnownLine[]): RowMatch {
  const lineIds = others.slice(0, MAX_NAMED).map(({ id }) => id);
  return { kind: 'unsure', lineIds, isOtherNumber: others.every(({ number }) => number !== one.number) };
}

export interface MatchOptions {
  chosen?: ReadonlyMap<string, string>;
  forcedNew?: ReadonlySet<string>;
  isErrorSheet?: boolean;
  /** Rows of a program, which may bring an order line by line. */
  isProgram?: boolean;
}

const NOTHING: ReadonlyMap<string, string> = new Map();
const NONE: ReadonlySet<string> = new Set();
