import type { WalkedRow } from '../model/walked-row.ts';
import { SAMPLE_HEADERS } from './mapping/profiles/sample-headers.ts';
import { proposeMapping } from './mapping/propose-mapping.ts';
import { createRowWalker } from './rows/walk-rows.ts';

/** A row below `SAMPLE_HEADERS`. */
const ROW = [
  '1',
  'A-1',
  '1',
  'Mug',
  'Color:White,Personalization:Anna',
  'Anna',
  'Main Street 1',
  'Portland',
  'OR',
  '97201',
  'United States',
  '2026-01-02',
  '9.99',
  'Paid',
  '',
  '',
  '',
];

/**
 * Builds the tables by which order files are read, once for a process, before the first file comes: else the first seller of each API
 * and each worker waits for them. Returns what came of a row that is read for it.
 */
export function prepareReading(): WalkedRow[] {
  const { mapping } = proposeMapping(SAMPLE_HEADERS);
  const none = { rows: {}, bulk: [] };
  return createRowWalker({ mapping, shop: '', damaged: [], corrections: none })(1, ROW);
}
