import type { RowStatusCounts } from '@diy/contract/orders/row-status-counts';
import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import type { ReadLine } from '../../mapping/mapping-results.ts';
import type { TableChoice, TableFacts } from '../../reading/table-facts.ts';

/** The result of reading a file: its facts, and its rows as lines. */
export interface ReadFile {
  facts: TableFacts;
  rows: string[][];
  mapping: Mapping;
  read: ReadLine[];
  /** Lines that could be imported. */
  lines: OrderLine[];
}

/** How many rows of a file end how; left out = 0. `ready` and `held` have no problem, `wrong` have. */
export interface RowCounts {
  ready?: number;
  held?: number;
  wrong?: number;
  cancelled?: number;
  blank?: number;
  skip?: number;
}

export interface CorpusFile {
  /** Says what is odd about it. */
  name: string;
  /** A function where they are too many to lie about until their turn. */
  bytes: Buffer | (() => Buffer);
  choice?: TableChoice;
  /** Counts, or the id of the refusal it has to end in. */
  expect: RowCounts | string;
  /** Row statuses of its dry run when one design is known, by `KNOWN_SKU`; missing ones are 0. */
  statuses?: Partial<RowStatusCounts>;
  /** Further expectations besides the counts: `[what, actual, expected]`. */
  check?: (file: ReadFile) => [string, unknown, unknown][];
}
