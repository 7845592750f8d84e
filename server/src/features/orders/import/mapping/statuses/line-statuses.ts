import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import {
  type KnownStatuses,
  knownStatusKey,
  type LineStatus,
  ownStatuses,
  readLineStatus,
  type ShipDate,
  type ShipDateCell,
} from '../../../meanings/read-status.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import type { DateOrder } from '../model/date-order.ts';
import type { Profile } from '../model/profile.ts';
import { rowProblem } from '../row-problems.ts';
import { readShipDate } from '../values/read-ship-date.ts';
import { withoutPaidCells } from './paid-cells.ts';

/** A row as far as it is read before its statuses are. */
export interface RowSoFar {
  mapping: Mapping;
  profile: Profile;
  fields: OrderLine['fields'];
  cells: readonly string[];
  /** Order of day and month. */
  order: DateOrder | null;
}

/** What is known of the file: statuses that were explained, and its columns of dates of shipping (`shipDateColumns`). */
export interface StatusesOfFile {
  statuses?: KnownStatuses | undefined;
  shipDates?: { columns: ReadonlyMap<number, 'shipped' | 'maybe'>; until: Date } | undefined;
}

/** The end where there is no upload: nobody knows then which days were still to come. */
const NO_END = new Date(8.64e15);
const COLUMNS = ' | ';

/** What all status columns of a row say, with the question that its dates of shipping leave open. */
export function statusOfLine(
  row: RowSoFar,
  { statuses, shipDates }: StatusesOfFile,
): { status: LineStatus; unsure: RowProblem[] } {
  const { mapping, profile, cells } = row;
  const until = shipDates?.until ?? NO_END;
  const paid = row.fields.paymentStatus
    ? withoutPaidCells({ ...row, until, statuses })
    : { fields: row.fields, unsure: NO_COLUMN };
  const fields = profile.statusIsShipDate ? withShipDateAsStatus(paid.fields) : paid.fields;
  const dates: ShipDateCell[] = [];
  const words = fields.lineStatus?.split(COLUMNS) ?? [];
  for (const [column, kind] of words.length > 0 ? dateColumns(row, shipDates?.columns) : NO_COLUMNS) {
    const text = cells[column];
    if (!text || statuses?.has(knownStatusKey('lineStatus', text))) continue;
    const says = dateOf(readShipDate(text, row.order, until), kind, meaningOf(mapping, column));
    // Remove one entry per column: the same text may occur again in another column.
    const at = says ? words.indexOf(text) : -1;
    if (at < 0) continue;
    words.splice(at, 1);
    dates.push({ column, says: says! });
  }
  const status = readLineStatus(
    dates.length > 0 ? withLineStatus(fields, words.join(COLUMNS)) : fields,
    statuses,
    wordsOf(profile),
    dates,
  );
  const unsure: RowProblem[] = [];
  if (status.unsureDates.length > 0)
    unsure.push({ ...rowProblem('lineStatus', 'SHIP_DATE_UNSURE'), columns: status.unsureDates });
  if (paid.unsure.length > 0)
    unsure.push({ ...rowProblem('paymentStatus', 'PAID_FIGURE_UNSURE'), columns: paid.unsure });
  return { status, unsure };
}

function withLineStatus(
  { lineStatus: _, ...others }: OrderLine['fields'],
  text: string,
): OrderLine['fields'] {
  return text === '' ? others : { ...others, lineStatus: text };
}

/** A column whose date means that the line was shipped is a line status: any text but a date has to be understood. */
function withShipDateAsStatus(fields: OrderLine['fields']): OrderLine['fields'] {
  if (!fields.orderStatus) return fields;
  const { orderStatus, ...others } = fields;
  return {
    ...others,
    lineStatus: others.lineStatus ? others.lineStatus + COLUMNS + orderStatus : orderStatus,
  };
}

function dateColumns(
  { mapping: { columns }, profile }: RowSoFar,
  named: ReadonlyMap<number, 'shipped' | 'maybe'> | undefined,
): ReadonlyMap<number, 'shipped' | 'maybe'> {
  if (profile.statusIsShipDate) return new Map(columns.orderStatus?.map((column) => [column, 'shipped']));
  if (profile.key !== 'generic' || !named) return NO_COLUMNS;
  return new Map([...named].filter(([column]) => columns.lineStatus?.includes(column)));
}

const NO_COLUMNS: ReadonlyMap<number, 'shipped' | 'maybe'> = new Map();
const NO_COLUMN: readonly number[] = [];

function meaningOf({ ship_dates = [] }: Mapping, column: number): 'shipped' | 'planned' | undefined {
  return ship_dates.find((one) => one.column === column)?.meaning;
}

/** Null = the cell is a word like others. */
function dateOf(
  day: ReturnType<typeof readShipDate>,
  kind: 'shipped' | 'maybe',
  meaning: 'shipped' | 'planned' | undefined,
): ShipDate | null {
  if (day === null || day === 'none') return day;
  if (meaning === 'planned') return 'none';
  if (day === 'future') return meaning === 'shipped' ? null : 'maybe';
  return meaning === 'shipped' ? 'decided' : kind;
}

const wordsOf = rememberObjects(({ statusWords }: Profile): KnownStatuses | undefined =>
  statusWords ? ownStatuses(statusWords) : undefined,
);
