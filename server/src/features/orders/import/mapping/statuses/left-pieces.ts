import type { Mapping } from '../../../model/mapping.ts';
import { normaliseHeader } from '../headers/normalise-header.ts';
import type { Profile } from '../model/profile.ts';

/** Headers that count the pieces which are left of a line after it was changed or sent in part. */
const LEFT = new RegExp(
  [
    '^(?:lineitem|line|item|order)?(?:current|remaining|fulfill?able|open|outstanding|unfulfilled|needed)(?:quantity|qty|units|pieces)$',
    '^(?:lineitem|line|item|order)?(?:quantity|qty|units|pieces)?(?:current|remaining|left|needed|open|outstanding|unfulfilled|to(?:ship|send|make|produce|fulfill?|pick))(?:quantity|qty)?$',
    '^(?:deliver|send)(?:quantity|qty)$|^(?:quantity|qty)to(?:deliver|dispatch)$',
    '^(?:应发|应发货|需发|需发货|待发|待发货|剩余|剩余待发|待生产|需生产|可发货?)(?:商品)?(?:数量|件数)$|^(?:残数量?|出荷残数?)$',
  ].join('|'),
);
/** A bare word is a place, a price or a state. */
const COUNTED = /quantity|qty|units|pieces|数量|件数|残数|出荷残|^to/;

/**
 * Adds the pieces that are left to the quantity of a layout that does not know their column: export apps write it beside the platform's
 * own. Where the two differ, somebody says which are made.
 */
export function addLeftPieces(
  keys: readonly string[],
  columns: Mapping['columns'],
  { exact }: Profile,
): void {
  if (!columns.quantity?.length || exact) return;
  const used = new Set(Object.values(columns).flat());
  const left = keys.flatMap((key, column) => (isLeft(key) && !used.has(column) ? [column] : []));
  columns.quantity = [...columns.quantity, ...left];
}

function isLeft(key: string): boolean {
  return LEFT.test(key) && COUNTED.test(key);
}

/** Columns that count the pieces which are left, by their headers. */
export function leftPieceColumns(headers: readonly string[]): ReadonlySet<number> {
  return new Set(headers.flatMap((header, column) => (isLeft(normaliseHeader(header)) ? [column] : [])));
}
