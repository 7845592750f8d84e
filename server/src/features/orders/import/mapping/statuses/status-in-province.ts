import { readStatus } from '../../../meanings/read-status.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import { isPartOfAddress } from '../headers/compose-header.ts';

/** Shorter texts are codes of provinces: `OK` is Oklahoma. */
const SHORTEST_STATUS = 4;
/** No province is written as programs write: `payment_review`. */
const PROGRAM_WORD = /^[a-z]+(?:_[a-z]+)+$/;

/**
 * Shop systems call the status of an order `State` or `Estado`, as addresses call the province. A status word found in the province is
 * the status: a cancelled order would be made otherwise.
 */
export function moveStatus(fields: OrderLine['fields']): void {
  const { province } = fields;
  if (!province || province.length < SHORTEST_STATUS) return;
  const meaning = readStatus(province);
  if (meaning === null || (meaning === 'unknown' && !PROGRAM_WORD.test(province))) return;
  fields.orderStatus = fields.orderStatus ? `${fields.orderStatus} | ${province}` : province;
  delete fields.province;
}

const NEAR = 2;

/** `Estado` is the province among the columns of an address, and the status anywhere else or next to another province. */
export function mapEstado(keys: readonly string[], columns: Mapping['columns']): void {
  const at = keys.findIndex((key) => key === 'estado' || key === 'estat');
  if (at < 0 || Object.values(columns).some((all) => all.includes(at))) return;
  const isNear = keys.some(
    (key, column) => column !== at && Math.abs(column - at) <= NEAR && isPartOfAddress(key),
  );
  if (isNear && !columns.province) columns.province = [at];
  else columns.orderStatus = [...(columns.orderStatus ?? []), at];
}
