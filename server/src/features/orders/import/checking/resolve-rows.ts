import type { RowStatus } from '@diy/contract/orders/order-uploads';
import type { Db } from '../../../../platform/database/db.ts';
import { findLinesByKey, type LineRecord } from '../../lines/lines.queries.ts';
import type { UnclearVariant } from '../../variants/decide-variant.ts';
import { createVariantFinder, type Variant } from '../../variants/find-variants.ts';
import { unclearVariant } from '../mapping/row-problems.ts';
import type { WalkedRow } from './walk-rows.ts';

/** A row with its status and the design it refers to. */
export interface ResolvedRow extends WalkedRow {
  heap: RowStatus;
  /** The variant that its SKU matches; looked up for open rows. */
  variant: Variant | null;
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
        const response = variantOf.get(row.row) ?? null;
        const variant = response && !('problem' in response) ? response : null;
        const heap = rowStatusOf(row, line, response);
        const unclear =
          heap === 'wrong' && response && 'problem' in response ? [unclearVariant(response)] : [];
        const problems = [...row.problems, ...unclear];
        return { ...row, heap, variant, existing: line, problems };
      });
    },
  };
}

function rowStatusOf(
  { outcome }: WalkedRow,
  existing: LineRecord | null,
  variant: Variant | UnclearVariant | null,
): RowStatus {
  if (outcome === 'again') return 'duplicate';
  if (outcome !== 'open') return outcome;
  if (existing) return 'duplicate';
  if (variant && 'problem' in variant) return 'wrong';
  return variant ? 'ready' : 'unknown';
}
