import type { Mapping } from '../../../model/mapping.ts';

const UTC = /(?:^|[^A-Za-z])(?:GMT|UTC)(?:[^A-Za-z]|$)/;

/** `Order Date (GMT)`: the headers of all times name the clock. */
export function saysUtc(
  headers: readonly string[],
  { placedAt = [], paidAt = [], shipBy = [] }: Mapping['columns'],
) {
  const times = [...placedAt, ...paidAt, ...shipBy];
  return times.length > 0 && times.every((column) => UTC.test(headers[column]!));
}
