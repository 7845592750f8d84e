import type { RowStatus } from '@diy/contract/orders/order-uploads';
import type { Db } from '../../../../platform/database/db.ts';
import { findLinesByKey, type LineRecord } from '../../lines/lines.queries.ts';
import {
  createVariantFinder,
  type FoundVariant,
  type UnclearLine,
  type Variant,
} from '../../variants/find-variants.ts';
import { unclearVariant } from '../mapping/row-problems.ts';
import type { WalkedRow } from './walk-rows.ts';

/** A row with its status and the design it refers to. */
export interface ResolvedRow extends WalkedRow {
  heap: RowStatus;
  /** The variant that its SKU matches; looked up for open rows. */
  variant: Variant | null;
  /** Its design is known, but not its colour or size. */
  unclear: UnclearLine | null;
  /** The line that exists already. */
  existing: LineRecord | null;
}

/** Finds the status of rows, some hundred at a time; SKUs it looked up are kept for the rows that follow. */
export interface RowResolver {
  resolve(db: Db, rows: readonly WalkedRow[]): Promise<ResolvedRow[]>;
}

export function createRowResolver(db: Db, ownerId: string): RowResolver {
  const variants = createVariantFinder(db, ownerId);
  return {
    async resolve(trx, rows) {
      const known = rows.filter(({ outcome }) => outcome !== 'blank' && outcome !== 'wrong');
      const keys = [...new Set(known.map(({ lineKey }) => lineKey))];
      const existing = new Map(
        (await findLinesByKey(trx, ownerId, keys)).map((line) => [line.line_key, line]),
      );
      const found = await variants.find(known.map(({ line }) => line));
      const variantOf = new Map(known.map((row, index) => [row.row, found[index]!]));
      return rows.map((row) => {
        const line = existing.get(row.lineKey) ?? null;
        const what = variantOf.get(row.row) ?? null;
        const heap = rowStatusOf(row, line, what);
        const unclear = heap === 'wrong' && isUnclear(what) ? what : null;
        const problems = unclear ? [...row.problems, unclearVariant(unclear)] : row.problems;
        return { ...row, heap, variant: isUnclear(what) ? null : what, unclear, existing: line, problems };
      });
    },
  };
}

function isUnclear(found: FoundVariant): found is UnclearLine {
  return found !== null && 'problem' in found;
}

function rowStatusOf({ outcome }: WalkedRow, existing: LineRecord | null, variant: FoundVariant): RowStatus {
  if (outcome === 'again') return 'duplicate';
  if (outcome !== 'open') return outcome;
  if (existing) return 'duplicate';
  if (isUnclear(variant)) return 'wrong';
  return variant ? 'ready' : 'unknown';
}
