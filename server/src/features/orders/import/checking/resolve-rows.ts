import type { LineChoice } from '@diy/contract/orders/existing-lines';
import type { OrderField } from '@diy/contract/orders/order-fields';
import type { RowStatus } from '@diy/contract/orders/order-uploads';
import type { Db } from '../../../../platform/database/db.ts';
import { openOrBlank, type PrivateLine } from '../../lines/line-content.ts';
import { findLines, type LineRecord, lockLines } from '../../lines/lines.queries.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import { rowKeyOf, type WalkedRow } from '../../model/walked-row.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import {
  createVariantFinder,
  type FoundVariant,
  type UnclearLine,
  type Variant,
} from '../../variants/find-variants.ts';
import { rowProblem, unclearVariant } from '../mapping/row-problems.ts';
import { compareRowWithLine, type LineChanges } from '../matching/line-changes.ts';
import type { LinePlan, RowPlan } from '../matching/plan-lines.ts';

/** A row of the file with its status, the design that its SKU means and the line that it repeats, if any. */
export interface ResolvedRow extends WalkedRow {
  status: RowStatus;
  /** The variant that its SKU matches; looked up for open rows. */
  variant: Variant | null;
  /** Its design is known, but not its colour or size. */
  unclear: UnclearLine | null;
  /** The line that exists already. */
  existing: LineRecord | null;
  /** The decrypted columns of that line; null where there is none or they were not needed. */
  known: PrivateLine | null;
  /** The row's differences from that line; null = none. */
  change: LineChanges | null;
  /** Its pieces are spread over several rows, so it says nothing of the line's quantity. */
  isSplit: boolean;
  /** What a person said of it; null = the import's rule holds. */
  choice: LineChoice | null;
  /** Lines of which it may be one; empty = it is certain. */
  candidates: { line: LineRecord; known: PrivateLine }[];
  /** Words that are no choice of their field: those that nobody has explained, and those that somebody has. */
  choices?: { unread: ChoiceWord[]; explained: (ChoiceWord & { meaning: string })[] };
}

/** A word of an order where a design's field lists what it may be. */
export interface ChoiceWord {
  field: { name: string; choices: string[] };
  word: string;
}

/** Finds the status of rows, some hundred at a time; SKUs it looked up are kept for the rows that follow. */
export interface RowResolver {
  resolve(db: Db, rows: readonly WalkedRow[], more?: ResolveOptions): Promise<ResolvedRow[]>;
}

export interface ResolveOptions {
  /** What the lines that exist say of these rows; left out = nothing. */
  plan?: LinePlan;
  /** The lines that exist stay locked until the transaction ends. */
  isWriting?: boolean;
}

/** What the lines that exist are read with, for the rows of one file. */
export interface KnownLines {
  rowCipher: RowCipher;
  mapping: Mapping;
}

/** @param lines the lines that exist; left out = none */
export function createRowResolver(ownerId: string, lines?: KnownLines): RowResolver {
  const variants = createVariantFinder(ownerId);
  return {
    async resolve(trx, rows, { plan = NO_PLAN, isWriting = false } = {}) {
      const known = rows.filter(({ outcome }) => outcome !== 'blank' && outcome !== 'wrong');
      const found = await variants.find(
        trx,
        known.map(({ line }) => line),
      );
      const variantOf = new Map(known.map((row, index) => [row, found[index]!]));
      const read = isWriting ? lockLines : findLines;
      const existing = await loadExisting((ids) => read(trx, ownerId, ids), rows, plan, lines);
      return rows.map((row) => {
        const what = variantOf.get(row) ?? null;
        return resolveRow(row, what, plan.get(rowKeyOf(row)), existing, lines);
      });
    },
  };
}

const NO_PLAN: LinePlan = new Map();
const VARIANT_FIELDS: readonly OrderField[] = ['sku', 'variation'];

type Existing = ReadonlyMap<string, { line: LineRecord; known: PrivateLine }>;

async function loadExisting(
  read: (ids: string[]) => Promise<LineRecord[]>,
  rows: readonly WalkedRow[],
  plan: LinePlan,
  lines: KnownLines | undefined,
): Promise<Existing> {
  if (!lines || plan.size === 0) return new Map();
  const ids = rows.flatMap((row) => {
    const match = plan.get(rowKeyOf(row))?.match;
    return match?.kind === 'line' ? [match.lineId] : match?.kind === 'unsure' ? match.lineIds : [];
  });
  const records = await read([...new Set(ids)]);
  return new Map(records.map((line) => [line.id, { line, known: openOrBlank(lines.rowCipher, line) }]));
}

function resolveRow(
  row: WalkedRow,
  what: FoundVariant,
  plan: RowPlan | undefined,
  existing: Existing,
  lines: KnownLines | undefined,
): ResolvedRow {
  const { match, choice = null, lineKey = row.lineKey } = plan ?? {};
  const variant = isUnclear(what) ? null : what;
  const problems = [...row.problems];
  const plain: ResolvedRow = {
    ...row,
    lineKey,
    variant,
    unclear: null,
    existing: null,
    known: null,
    choice,
    change: null,
    isSplit: false,
    candidates: [],
    problems,
    status: 'unknown',
  };
  if (match?.kind === 'line' && row.outcome !== 'wrong' && lines) {
    const own = existing.get(match.lineId);
    const isSplit = match.split === true;
    const found = own && compareRowWithLine(own.line, own.known, row, lines.mapping, isSplit);
    const change = found && found.changes.length > 0 ? found : null;
    // The seller's choice “a further line” holds only for rows that differ from the line: an equal row is the same line.
    const isFurther = change !== null && choice === 'further' && row.outcome === 'open';
    if (isFurther) plain.change = change;
    if (own && !isFurther) {
      const isOther =
        change?.refused === null && change.changes.some(({ field }) => VARIANT_FIELDS.includes(field));
      if (isOther && choice !== 'keep' && isUnclear(what))
        return {
          ...plain,
          status: 'wrong',
          unclear: what,
          problems: [...problems, unclearVariant(what, row.line)],
        };
      if (isOther && choice !== 'keep' && !what && row.outcome === 'open')
        return { ...plain, status: 'unknown' };
      const status = row.outcome === 'cancelled' ? 'cancelled' : 'duplicate';
      return {
        ...plain,
        status,
        existing: own.line,
        known: own.known,
        change,
        isSplit,
        problems: [...problems, ...changeProblem(change, choice)],
      };
    }
  }
  if (match?.kind === 'unsure' && row.outcome !== 'wrong') {
    const candidates = match.lineIds.flatMap((id) => existing.get(id) ?? []);
    if (candidates.length > 0)
      return {
        ...plain,
        status: 'wrong',
        candidates,
        problems: [...problems, lineUnsure(match.isOtherNumber === true)],
      };
  }
  if (row.outcome !== 'open')
    return Object.assign(plain, { status: row.outcome === 'again' ? 'duplicate' : row.outcome });
  if (match?.kind === 'new' && match.otherPlace && !problems.some(({ code }) => code === 'ADDRESS_CONFLICT'))
    problems.push({ ...rowProblem('address1', 'ADDRESS_CONFLICT'), severity: 'warning' });
  if (isUnclear(what))
    return {
      ...plain,
      status: 'wrong',
      unclear: what,
      problems: [...problems, unclearVariant(what, row.line)],
    };
  if (variant) plain.status = 'ready';
  return plain;
}

function lineUnsure(isOtherNumber: boolean): RowProblem {
  return { ...rowProblem(null, isOtherNumber ? 'NUMBER_UNSURE' : 'LINE_UNSURE'), code: 'LINE_UNSURE' };
}

function changeProblem(change: LineChanges | null, choice: LineChoice | null): RowProblem[] {
  if (!change || choice === 'keep') return [];
  const code = change.refused === null ? 'LINE_CHANGED' : 'LINE_CHANGED_LATE';
  return choice === 'update' && change.refused === null
    ? []
    : [{ ...rowProblem(null, code), severity: 'warning' }];
}

function isUnclear(found: FoundVariant): found is UnclearLine {
  return found !== null && 'problem' in found;
}
