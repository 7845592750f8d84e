import type { WalkedRow } from '../model/walked-row.ts';
import { proposeMapping } from './mapping/propose-mapping.ts';
import { createRowWalker } from './rows/walk-rows.ts';

/** Headers of a common layout, and some that nothing knows: between them they ask every table of names and words. */
const HEADERS = [
  'Order ID',
  'SKU',
  'Quantity',
  'Item Name',
  'Variations',
  'Ship Name',
  'Ship Address1',
  'Ship City',
  'Ship State',
  'Ship Zipcode',
  'Ship Country',
  'Date Paid',
  'Item Total',
  'Order Status',
  '买家备注',
  '收货人电话',
  'Coupon Code',
];
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
  const { mapping } = proposeMapping(HEADERS);
  const none = { rows: {}, bulk: [] };
  return createRowWalker({ mapping, shop: '', damaged: [], corrections: none })(1, ROW);
}
