import type { LineChoice } from '@diy/contract/orders/existing-lines';
import type { Db } from '../../../../platform/database/db.ts';
import { openOrBlank } from '../../lines/line-content.ts';
import { findHistoryOfImport } from '../../lines/line-history.queries.ts';
import { openStoredLine } from '../../lines/open-stored-line.ts';
import type { Mapping } from '../../model/mapping.ts';
import { numberKey } from '../../model/order-number.ts';
import { rowKeyOf, type WalkedRow } from '../../model/walked-row.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import { OPEN_LINE_STATES } from '../../states/line-states.ts';
import { withoutErrorColumns } from '../mapping/error-columns.ts';
import { findProfile } from '../mapping/profiles/all-profiles.ts';
import type { LineDecisions } from '../rows/corrections.ts';
import { nextLineKey } from '../rows/line-key.ts';
import {
  anyLineOf,
  layoutsOfImports,
  linesOfOrderNumbers,
  type MatchedRecord,
} from './known-lines.queries.ts';
import { factsOfLine, factsOfRecord, type KnownLine, lineIdHeader, type RowFacts } from './line-facts.ts';
import { matchOrder } from './match-lines.ts';
import type { RowMatch } from './row-match.ts';

/** What the existing lines decide about a row. */
export interface RowPlan {
  match: RowMatch;
  /** The key of the line that is made of it. */
  lineKey: string;
  /** What a person said of it; null = nothing, so the import's rule holds. */
  choice: LineChoice | null;
}

/** By the row's key; rows that are not in it are separate lines. */
export type LinePlan = ReadonlyMap<string, RowPlan>;

/** What is needed to find the line of each row. */
export interface PlanNeeds {
  db: Db;
  ownerId: string;
  rowCipher: RowCipher;
  mapping: Mapping;
  headers: readonly string[];
  decisions: LineDecisions;
  /** The import that is running: what it did before it was interrupted is left out of account. Null in a dry run. */
  importId: string | null;
}

const ORDERS_AT_ONCE = 500;

/** Whether the lines that exist, or a person, may say something of these rows; else they are separate lines. */
export async function needPlan(
  { db, ownerId, importId, decisions }: Pick<PlanNeeds, 'db' | 'ownerId' | 'importId' | 'decisions'>,
  rows: readonly WalkedRow[],
): Promise<boolean> {
  if (decisions.all !== null || Object.keys(decisions.rows).length > 0) return true;
  const numbers = new Set(rows.map(({ identity }) => numberKey(identity.orderNo)));
  return anyLineOf(db, ownerId, [...numbers], importId);
}

/** Collects the rows of a file, and then finds for each the line that it is. */
export function createLinePlanner(needs: PlanNeeds): {
  add(row: WalkedRow): void;
  plan(): Promise<LinePlan>;
} {
  const orders = new Map<string, RowFacts[]>();
  const idKind = lineIdHeader(needs.mapping, needs.headers);
  return {
    add({ row: place, item, line, identity, lineKey, outcome, held }) {
      if (outcome === 'blank' || outcome === 'again' || identity.orderNo === '') return;
      const isCancelled = outcome === 'cancelled';
      const stage = isCancelled ? 'cancelled' : line.shipped ? 'shipped' : held ? 'held' : 'open';
      const key = numberKey(identity.orderNo);
      const facts = factsOfLine(line, identity, idKind);
      const isWrong = outcome === 'wrong';
      const row = rowKeyOf({ row: place, item });
      const one = { ...facts, row, lineKey, isWrong, isCancelled, stage } as const;
      const known = orders.get(key);
      if (known) known.push(one);
      else orders.set(key, [one]);
    },
    async plan() {
      const plan = new Map<string, RowPlan>();
      const all = [...orders.entries()];
      for (let at = 0; at < all.length; at += ORDERS_AT_ONCE) {
        const some = all.slice(at, at + ORDERS_AT_ONCE);
        const lines = await loadLines(needs, some);
        for (const [key, rows] of some) planOrder(plan, needs, rows, lines.get(key) ?? []);
      }
      return plan;
    },
  };
}

/** Lines by order as they were before the running import. */
async function loadLines(
  { db, ownerId, rowCipher, importId }: PlanNeeds,
  orders: readonly (readonly [string, RowFacts[]])[],
): Promise<Map<string, KnownLine[]>> {
  const numbers = orders.map(([key]) => key);
  const records = await linesOfOrderNumbers(db, ownerId, numbers, importId);
  const byOrder = new Map<string, KnownLine[]>();
  if (records.length === 0) return byOrder;
  const layouts = await loadLayouts(db, ownerId, records);
  const before = await loadBefore(db, ownerId, rowCipher, importId);
  for (const now of records) {
    const record = before.get(now.id) ?? now;
    const layout = layouts.get(record.import_id);
    const line = {
      ...factsOfRecord(record, openOrBlank(rowCipher, record), layout?.idKind ?? ''),
      id: now.id,
      lineKey: now.line_key,
      isOpen: OPEN_LINE_STATES.includes(record.state),
      isFromErrorSheet: layout?.isErrorSheet === true,
    };
    const key = numberKey(record.order_no);
    const lines = byOrder.get(key);
    if (lines) lines.push(line);
    else byOrder.set(key, [line]);
  }
  return byOrder;
}

async function loadLayouts(db: Db, ownerId: string, records: readonly MatchedRecord[]) {
  const ids = [...new Set(records.map((record) => record.import_id))];
  return new Map(
    (await layoutsOfImports(db, ownerId, ids)).map(({ id, headers, mapping }) => [
      id,
      { idKind: lineIdHeader(mapping, headers), isErrorSheet: isErrorSheet(headers) },
    ]),
  );
}

/** What the running import changed before it was interrupted, so that it finds the same lines again. */
async function loadBefore(db: Db, ownerId: string, rowCipher: RowCipher, importId: string | null) {
  const history = importId === null ? [] : await findHistoryOfImport(db, ownerId, importId);
  return new Map(
    history.map(({ line_id, before }) => {
      type Stored = Omit<MatchedRecord, 'private'> & { private: string };
      const stored = openStoredLine<Stored>(before, rowCipher);
      return [line_id, { ...stored, private: Buffer.from(stored.private, 'base64') }];
    }),
  );
}

function isErrorSheet(headers: readonly string[]): boolean {
  return withoutErrorColumns(headers).length < headers.length;
}

function planOrder(
  plan: Map<string, RowPlan>,
  { decisions, headers, mapping }: PlanNeeds,
  rows: readonly RowFacts[],
  lines: readonly KnownLine[],
): void {
  const used = new Set(lines.map(({ lineKey }) => lineKey));
  const choiceOf = ({ row }: RowFacts) => decisions.rows[row]?.choice ?? decisions.all;
  const chosen = new Map<string, string>();
  for (const { row } of rows) {
    const { lineId } = decisions.rows[row] ?? {};
    if (lineId !== undefined) chosen.set(row, lineId);
  }
  const isProgram = findProfile(mapping.profile).givesOnly === true;
  const forcedNew = new Set(decisions.own ?? []);
  const matches = matchOrder(rows, lines, {
    chosen,
    forcedNew,
    isErrorSheet: isErrorSheet(headers),
    isProgram,
  });
  for (const one of rows) {
    const choice = choiceOf(one);
    const match = withChoice(matches.get(one.row)!, choice, matches);
    const lineKey = nextLineKey(one.lineKey, used);
    if (match.kind === 'new' || choice === 'further') used.add(lineKey);
    plan.set(one.row, { match, lineKey, choice });
  }
}

/** What was chosen for all rows holds for those that nothing was said of. */
function withChoice(
  match: RowMatch,
  choice: LineChoice | null,
  matches: ReadonlyMap<string, RowMatch>,
): RowMatch {
  if (match.kind !== 'unsure' || choice === null) return match;
  const [first, ...others] = match.lineIds;
  if (choice === 'further') return { kind: 'new' };
  if (choice === 'keep') return { kind: 'line', lineId: first! };
  const isOnly =
    others.length === 0 && [...matches.values()].filter((one) => sameQuestion(one, first!)).length === 1;
  return isOnly ? { kind: 'line', lineId: first! } : match;
}

function sameQuestion(match: RowMatch, lineId: string): boolean {
  return match.kind === 'unsure'
    ? match.lineIds.includes(lineId)
    : match.kind === 'line' && match.lineId === lineId;
}
