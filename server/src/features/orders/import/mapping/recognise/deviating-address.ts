import { type OrderField, PLACE_FIELDS } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../../model/mapping.ts';
import { composeColumns } from '../headers/compose-header.ts';
import { normaliseHeader } from '../headers/normalise-header.ts';
import { usedColumns } from './used-columns.ts';

/** Words for an address that is filled in only where it differs from the customer's, as keys. */
const DEVIATING =
  /abweichende[mnrs]?|afwijkende?|alternat(?:iv)?e|different(?:e|es)?|diferente|divers[oa]|odmienny|inny/;
const OF_RECIPIENT =
  /ship|deliver|liefer|livraison|envio|entrega|spedizione|consegna|verzend|bezorg|aflever|dostaw/;

/** Parts without which an address is not the whole one. */
const NEEDED: readonly OrderField[] = ['recipientName', 'address1', 'postcode', 'city'];

/** The columns of an address that takes the place of the mapped one in rows that have it. */
export interface DeviatingAddress {
  /** Its columns by field, in the sequence in which they are joined. */
  columns: ReadonlyMap<OrderField, readonly number[]>;
  all: ReadonlySet<number>;
}

/**
 * The deviating address of a table whose mapping reads the customer's: `Abweichende Lieferadresse Straße`. Null where it has none, where it lacks a
 * part that the customer's has, its country too, and where a person maps one of its columns.
 */
export function findDeviatingAddress(headers: readonly string[], mapping: Mapping): DeviatingAddress | null {
  const keys = deviatingKeys(headers);
  if (keys.every((key) => key === '')) return null;
  const { columns } = composeColumns(keys).recipient;
  const found = new Map(
    (Object.entries(columns) as [OrderField, number[]][]).filter(([field]) =>
      (PLACE_FIELDS as readonly OrderField[]).includes(field),
    ),
  );
  const all = new Set(keys.flatMap((key, column) => (key === '' ? [] : [column])));
  const used = usedColumns(mapping);
  const lacks = [...NEEDED, 'country' as const].some(
    (field) => mapping.columns[field]?.length && !found.has(field),
  );
  const isWhole = NEEDED.every((field) => found.has(field) && mapping.columns[field]?.length);
  const hasPlace = [...found.keys()].every((field) => mapping.columns[field]?.length);
  const isRead = new Set([...found.values()].flat()).size === all.size;
  if (lacks || !isWhole || !hasPlace || !isRead || [...all].some((column) => used.has(column))) return null;
  return { columns: found, all };
}

/** The columns of an address that deviates, also where they are not a whole one: what stands there is never left out without a word. */
export function deviatingColumns(headers: readonly string[]): number[] {
  return deviatingKeys(headers).flatMap((key, column) => (key === '' ? [] : [column]));
}

/** The keys of columns of such an address without the word for it; all others are empty. */
function deviatingKeys(headers: readonly string[]): string[] {
  return headers.map((header) => {
    const key = normaliseHeader(header);
    return DEVIATING.test(key) && OF_RECIPIENT.test(key) ? key.replace(DEVIATING, '') : '';
  });
}

/** A row with its deviating address in the columns of the customer's; as it is where it has none, or only a part of one. */
export function withDeviatingAddress(
  { columns, all }: DeviatingAddress,
  mapping: Mapping,
  cells: string[],
): string[] {
  const texts = (field: OrderField) =>
    (columns.get(field) ?? []).map((column) => (cells[column] ?? '').trim()).filter((text) => text !== '');
  if (NEEDED.some((field) => texts(field).length === 0)) return cells;
  const moved = [...cells];
  for (const field of PLACE_FIELDS) for (const column of mapping.columns[field] ?? []) moved[column] = '';
  for (const column of all) moved[column] = '';
  for (const field of columns.keys()) moved[mapping.columns[field]![0]!] = texts(field).join(' ');
  return moved;
}
