import type { DataOf } from '@diy/contract/endpoint';
import { type MessageLocale, nameText } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import { ORDER_FIELDS, type OrderField } from '@diy/contract/orders/order-fields';
import type { CheckedRow, checkOrders } from '@diy/contract/orders/order-uploads';
import type { Mapping } from '../../model/mapping.ts';
import { maskName } from '../../privacy/mask.ts';
import { skusOfLine } from '../../variants/skus-of-line.ts';
import { describeCustomisation } from '../mapping/customisation/customisation-cell.ts';
import type { CheckedUpload } from './check-upload.ts';
import type { ResolvedRow } from './resolve-rows.ts';

const CELL_CHARS = 200;

/** Fields that name a buyer: in the dry run they are shown only where they have to be fixed. */
const MASKED: readonly OrderField[] = [
  'recipientName',
  'company',
  'address1',
  'address2',
  'address3',
  'houseNo',
  'phone',
  'mobile',
  'buyerPhone',
  'email',
  'taxNo',
  'idNo',
];

type Checked = DataOf<typeof checkOrders>;

/**
 * A page of the dry run, with what the file leaves open.
 * @param linkOf see `presentCheckedRow`
 */
export function presentChecked(
  {
    rows,
    problems,
    questions,
    unreadColumns,
    ...more
  }: Omit<CheckedUpload, 'questions'> & {
    questions: Pick<Checked, 'unknown_skus' | 'unread_words' | 'unread_choices' | 'explained' | 'products'>;
  },
  mapping: Mapping,
  locale: MessageLocale,
  linkOf: (sha256: string) => string,
) {
  return {
    list: rows.map((row) => presentCheckedRow(row, mapping, locale, linkOf)),
    ...more,
    unread_columns: unreadColumns.map(({ looksLike, ...column }) => ({
      ...column,
      ...(looksLike ? { looks_like: looksLike } : {}),
    })),
    problems: problems.map(({ text, fillAll, values, ...problem }) => ({
      ...problem,
      text: messageText(text, locale),
      fill_all: fillAll,
      values: values.map(({ forAll, ...value }) => ({ ...value, for_all: forAll })),
    })),
    ...questions,
  };
}

/**
 * A row of the dry run.
 * @param linkToPicture link to the small view of a picture of the archive
 */
function presentCheckedRow(
  row: ResolvedRow,
  mapping: Mapping,
  locale: MessageLocale,
  linkToPicture: (sha256: string) => string,
): CheckedRow {
  const { line, problems, existing, variant } = row;
  const wrong = new Set(problems.map(({ field }) => field));
  const fields: Partial<Record<OrderField, string>> = {};
  for (const field of ORDER_FIELDS) {
    const text = line.fields[field];
    if (wrong.has(field)) fields[field] = describeCustomisation(text ?? '');
    else if (text && !MASKED.includes(field)) fields[field] = text.slice(0, CELL_CHARS);
  }
  return {
    row: row.row,
    item: row.item,
    status: row.status,
    order_no: row.identity.orderNo,
    line_no: row.identity.lineNo,
    sku: skusOfLine(line)[0] ?? '',
    title: (line.fields.productTitle ?? '').slice(0, CELL_CHARS),
    variation: (line.fields.variation ?? '').slice(0, CELL_CHARS),
    quantity: line.quantity,
    recipient: maskName(line.address.name),
    country: line.address.country,
    fields,
    personalisation: line.personalisation.map(({ name, value, picture }) => ({
      name,
      value,
      picture: picture === undefined ? null : linkToPicture(picture),
    })),
    problems: problems.map((problem) => ({
      field: problem.field,
      column: problem.field === null ? null : (mapping.columns[problem.field]?.[0] ?? null),
      code: problem.code,
      severity: problem.severity ?? 'error',
      text: messageText(problem.text, locale),
    })),
    held: row.held,
    corrected: row.corrected,
    design: variant && {
      id: variant.design.id,
      sku: variant.design.sku,
      name: variant.design.name,
      colour_id: variant.colourId,
      size_id: variant.sizeId,
      colour: variant.names ? nameText(variant.names.colour, locale) : variant.colourId,
      size: variant.names?.size ?? variant.sizeId,
    },
    duplicate_of: existing && {
      orders_log_id: existing.import_id,
      order_id: existing.id,
      state: existing.state,
    },
    ...presentChange(row),
  };
}

function presentChange({
  change,
  choice,
  existing,
  candidates,
}: ResolvedRow): Pick<CheckedRow, 'change' | 'candidates' | 'choice'> {
  return {
    choice,
    change: change && {
      fields: change.changes,
      reprint: change.isReprint && existing?.state === 'ready',
      refused: change.refused,
    },
    candidates: candidates.map(({ line, known }) => ({
      order_id: line.id,
      orders_log_id: line.import_id,
      row: line.row,
      state: line.state,
      platform: line.platform,
      shop: line.shop,
      line_no: line.line_no,
      sku: line.sku,
      variation: line.variation,
      quantity: line.quantity,
      personalisation: known.personalisation.map(({ name, value }) => ({ name, value })),
    })),
  };
}
