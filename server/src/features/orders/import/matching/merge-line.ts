import { CONTACT_FIELDS, type OrderField, PLACE_FIELDS } from '@diy/contract/orders/order-fields';
import type { PrivateLine } from '../../lines/line-content.ts';
import { STATUS_FIELDS } from '../../meanings/status-words.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { OrderAddress, OrderLine } from '../../model/order-line.ts';
import { skuKey } from '../../variants/split-sku.ts';
import { findProfile } from '../mapping/profiles/all-profiles.ts';

/**
 * The fields that say where the parcel goes; the address for e-mails is none of them, since a file that has nothing else does not say it.
 */
const PARCEL_FIELDS: readonly OrderField[] = [...PLACE_FIELDS, 'phone', 'mobile'];
const STATUSES: readonly OrderField[] = [...STATUS_FIELDS, 'holdMark', 'orderMark'];

/**
 * The row, with what it says nothing of taken from its line: what is compared with the line, and what the line becomes. A file says
 * what it has columns for; a program's row what it gives.
 */
export function mergeLine(line: OrderLine, known: PrivateLine, mapping: Mapping): OrderLine {
  const isKept = (field: OrderField) =>
    field === 'variation' ? keepsVariation(line, known) : !saysField(mapping, line, field);
  const kept = Object.entries(known.fields).filter(([field]) => isKept(field as OrderField));
  const hasOwn = saysPersonalisation(mapping, line);
  return {
    ...line,
    fields: { ...Object.fromEntries(kept), ...line.fields },
    address: mergedAddress(line, known.address, mapping),
    personalisation: hasOwn ? line.personalisation : known.personalisation,
    blankPersonalisation: hasOwn ? line.blankPersonalisation : (known.blankPersonalisation ?? []),
  };
}

/**
 * Whether the line keeps its variation: an empty cell for the same SKU never means that the product has lost its colour and
 * size.
 */
export function keepsVariation({ fields }: OrderLine, known: PrivateLine): boolean {
  return !fields.variation && !!known.fields.variation && isSameSku(fields.sku, known.fields.sku);
}

function isSameSku(sku: string | undefined, known: string | undefined): boolean {
  return sku === undefined || known === undefined || skuKey(sku) === skuKey(known);
}

/** Whether the row gives any status of its order. */
export function hasReadStatus(mapping: Mapping, line: OrderLine): boolean {
  return STATUSES.some((field) => saysField(mapping, line, field));
}

function saysField(mapping: Mapping, { fields }: OrderLine, field: OrderField): boolean {
  return isGivesOnly(mapping) ? fields[field] !== undefined : !!mapping.columns[field]?.length;
}

/** A name that the row gives without words says that there are none. */
function saysPersonalisation(mapping: Mapping, line: OrderLine): boolean {
  if (line.personalisation.length > 0) return true;
  if (isGivesOnly(mapping)) return line.blankPersonalisation.length > 0;
  if (mapping.personalisation.length > 0) return true;
  const { personalization: columns = [], variation = [] } = mapping.columns;
  // Where the words to print share the column of the variation, an empty variation says nothing about them either.
  return columns.some((column) => !variation.includes(column) || line.fields.variation !== undefined);
}

/** Nobody takes an address away by not giving one; a new one is taken as a whole, with the old contacts of the same person. */
function mergedAddress(line: OrderLine, known: OrderAddress, mapping: Mapping): OrderAddress {
  const { address } = line;
  const isMapped = PARCEL_FIELDS.some((field) => mapping.columns[field]?.length);
  if (!isMapped || isBlank(address)) return known;
  if (isGivesOnly(mapping) && mapping.without_address && !isBlank(known)) return known;
  if (normaliseForComparison(address.name) !== normaliseForComparison(known.name)) return address;
  const isSaid = (field: OrderField) =>
    saysField(mapping, line, field) || (field === 'phone' && saysField(mapping, line, 'buyerPhone'));
  const contacts = CONTACT_FIELDS.filter((field) => !isSaid(field));
  return { ...address, ...Object.fromEntries(contacts.map((field) => [field, known[field]])) };
}

function isBlank({ name, city, lines }: OrderAddress): boolean {
  return name === '' && city === '' && lines.length === 0;
}

function isGivesOnly({ profile }: Mapping): boolean {
  return findProfile(profile).givesOnly === true;
}

/** A text as it is compared where its letters and blanks do not count. */
export function normaliseForComparison(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
