import type { OrderField } from '@diy/contract/orders/order-fields';
import { fillFromAbove } from '../mapping/fill-from-above.ts';
import { readOrderLine } from '../mapping/read-order-line.ts';
import type { Mapping, OrderLine, RowProblem } from '../mapping/types.ts';
import type { DamagedCell } from '../reading/types.ts';
import { type Corrections, correctCells, mappingWithCorrections } from './corrections.ts';
import { createDamageCheck } from './damaged-rows.ts';
import { createLineKeys, type LineIdentity } from './line-key.ts';

/** The options for reading the rows of an upload. */
export interface WalkPlan {
  mapping: Mapping;
  mends: Corrections;
  /** Shop of the rows if the file names none. */
  shop: string;
  damaged: readonly DamagedCell[];
}

/** One row, from the file alone. */
export interface WalkedRow {
  /** In the sheet, from 1. */
  row: number;
  /** `open`: nothing is wrong with it; its status depends on what the database holds. */
  outcome: 'blank' | 'cancelled' | 'wrong' | 'again' | 'open';
  line: OrderLine;
  identity: LineIdentity;
  /** `''` for blank rows. */
  lineKey: string;
  problems: RowProblem[];
  held: boolean;
  mended: OrderField[];
}

/** Reads rows one after the other; the same rows in the same order always give the same result. */
export function createRowWalker(plan: WalkPlan): (row: number, cells: string[]) => WalkedRow {
  const mapping = mappingWithCorrections(plan.mapping, plan.mends);
  const lineKeyOf = createLineKeys();
  const damageOf = createDamageCheck(plan.damaged);
  const seen = new Set<string>();
  let above: string[] | null = null;
  return (row, original) => {
    const { cells: own, mended } = correctCells(mapping, plan.mends, row, original);
    const cells = fillFromAbove(mapping, above, own);
    if (cells.some((cell) => cell.trim() !== '')) above = cells;
    const { line, problems: found, state } = readOrderLine(mapping, cells);
    const identity = identityOf(line, plan.shop);
    const base = { row, line, identity, held: state === 'held', mended };
    if (state === 'blank' || state === 'skip')
      return { ...base, outcome: 'blank', lineKey: '', problems: [] };
    const lineKey = lineKeyOf(identity, line);
    if (state === 'cancelled') return { ...base, outcome: 'cancelled', lineKey, problems: [] };
    const problems = [...found];
    for (const problem of damageOf(mapping, row, cells, mended))
      if (!problems.some(({ code, field }) => code === problem.code && field === problem.field))
        problems.push(problem);
    if (problems.length > 0) return { ...base, outcome: 'wrong', lineKey, problems };
    const isAgain = seen.has(lineKey);
    seen.add(lineKey);
    return { ...base, outcome: isAgain ? 'again' : 'open', lineKey, problems };
  };
}

function identityOf(line: OrderLine, shop: string): LineIdentity {
  const { fields } = line;
  return {
    platform: line.platform,
    shop: fields.shop ?? shop,
    orderNo: fields.externalOrderNo ?? '',
    lineNo: fields.externalLineId ?? '',
  };
}
