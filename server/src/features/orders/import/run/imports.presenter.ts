import { ORDER_FIELDS } from '@diy/contract/orders/order-fields';
import type { OrderImportItem } from '@diy/contract/orders/orders';
import type { Mapping } from '../../model/mapping.ts';

/** The columns that an import read, as pairs of header and field. */
export function presentMapping(mapping: Mapping, headers: readonly string[]): OrderImportItem['mapping'] {
  const fields = ORDER_FIELDS.flatMap((field) =>
    (mapping.columns[field] ?? []).map((column) => ({
      header: headers[column] ?? '',
      field: field as string,
    })),
  );
  const personal = mapping.personalisation.map(({ column, name }) => ({
    header: headers[column] ?? '',
    field: name,
  }));
  return [...fields, ...personal];
}
