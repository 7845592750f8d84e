import type { OrderField } from '@diy/contract/orders/order-fields';
import type { CheckedRow, OrderUpload } from '@diy/contract/orders/order-uploads';
import type { OrderImportItem, OrderItem, OrderRow } from '@diy/contract/orders/orders';
import type { ResolvedRow } from './import/checking/resolve-rows.ts';
import { describeCustomisation } from './import/mapping/customisation/customisation-cell.ts';
import { maybePersonalised } from './import/mapping/personalised-name.ts';
import { type Mapping, ORDER_FIELDS } from './import/mapping/types.ts';
import type { ReadUpload } from './import/upload/read-upload.ts';
import type { PrivateLine } from './lines/line-content.ts';
import type { LineRecord } from './lines/lines.queries.ts';
import { maskName, maskPhone } from './privacy/mask.ts';
import { UNPRINTED_STATES } from './states/order-states.ts';
import { skusOfLine } from './variants/find-variants.ts';

type Locale = 'zh' | 'en';

const SAMPLES = 3;
const SAMPLE_CHARS = 60;
const CELL_CHARS = 200;

/** An upload with the proposed meaning of its columns. */
export function presentUpload(read: ReadUpload, locale: Locale): OrderUpload {
  const { upload, firstRows, reading } = read;
  const {
    id,
    file_key: _key,
    headers,
    fingerprint: _fingerprint,
    proposed: _proposed,
    hidden_rows: _hidden,
    damaged,
    sheets,
    archive,
    ...facts
  } = upload;
  return {
    ...facts,
    sheets: sheets.map(({ looksLikeOrders, ...sheet }) => ({ ...sheet, orders: looksLikeOrders === true })),
    upload_id: id,
    archive: archive && {
      tables: archive.tables,
      matched: archive.matched,
      unmatched: archive.unmatched.map(({ orderNo, itemId }) => ({ order_no: orderNo, line_no: itemId })),
      unmatched_count: archive.unmatchedCount,
      pictures: archive.pictures,
    },
    reading,
    columns: headers.map((header, index) => ({
      index,
      header,
      samples: firstRows
        .map((row) =>
          describeCustomisation(row[index] ?? '')
            .trim()
            .slice(0, SAMPLE_CHARS),
        )
        .filter(Boolean)
        .slice(0, SAMPLES),
    })),
    offered: offeredColumns(headers, read.mapping, firstRows),
    first_rows: firstRows.map((row) => row.map((cell) => describeCustomisation(cell).slice(0, CELL_CHARS))),
    mapping: read.mapping,
    profile_name: read.profileName[locale],
    remembered: read.remembered,
    missing: read.missing,
    damaged: damagedColumns(damaged, headers),
    imported_before: read.before && {
      orders_log_id: read.before.id,
      created_at: read.before.created_at.toISOString(),
      file_name: read.before.file_name,
    },
  };
}

/** Columns that may hold what buyers want printed, with something in them, and that the mapping leaves out. */
function offeredColumns(
  headers: readonly string[],
  { columns, personalisation }: Mapping,
  rows: readonly string[][],
): number[] {
  const used = new Set([...Object.values(columns).flat(), ...personalisation.map(({ column }) => column)]);
  return headers.flatMap((header, index) => {
    const isFilled = rows.some((row) => (row[index] ?? '').trim() !== '');
    return isFilled && !used.has(index) && maybePersonalised(header) ? [index] : [];
  });
}

function damagedColumns(
  damaged: ReadUpload['upload']['damaged'],
  headers: readonly string[],
): OrderUpload['damaged'] {
  const columns = new Map<string, OrderUpload['damaged'][number]>();
  for (const { row, column, code } of damaged) {
    const key = `${column} ${code}`;
    const known = columns.get(key) ?? {
      column,
      header: headers[column] ?? '',
      code,
      rows: 0,
      first_row: row,
    };
    known.rows += 1;
    columns.set(key, known);
  }
  return [...columns.values()];
}

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
  'email',
  'taxNo',
  'idNo',
];

/** A row of the dry run. @param linkToPicture link to the small view of a picture of the archive */
export function presentCheckedRow(
  row: ResolvedRow,
  mapping: Mapping,
  locale: Locale,
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
    heap: row.heap,
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
      text: problem[locale],
    })),
    held: row.held,
    mended: row.mended,
    design: variant && {
      id: variant.design.id,
      sku: variant.design.sku,
      name: variant.design.name,
      colour_id: variant.colourId,
      size_id: variant.sizeId,
      colour: variant.names?.colour[locale] ?? variant.colourId,
      size: variant.names?.size ?? variant.sizeId,
    },
    duplicate_of: existing && {
      orders_log_id: existing.log_id,
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
      orders_log_id: line.log_id,
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

/** A line as lists show it: names and phones masked. */
export function presentLine(
  line: LineRecord,
  secret: PrivateLine,
  { design, hasOtherAddress }: { design: OrderRow['design']; hasOtherAddress: boolean },
  locale: Locale,
): OrderRow {
  const { address } = secret;
  return {
    id: line.id,
    orders_log_id: line.log_id,
    row: line.row,
    order_no: line.order_no,
    line_no: line.line_no,
    platform: line.platform,
    shop: line.shop,
    sku: line.sku,
    title: line.title,
    variation: line.variation,
    quantity: line.quantity,
    price_cents: line.price_cents,
    currency: line.currency,
    placed_at: line.placed_at?.toISOString() ?? null,
    ship_by: line.ship_by?.toISOString() ?? null,
    state: line.state,
    held: line.held,
    design,
    personalised: line.personalised,
    recipient: maskName(address.name),
    country: address.country,
    phone: maskPhone(address.mobile || address.phone),
    problem: line.problem?.isWarning ? '' : (line.problem?.[locale] ?? ''),
    warning: line.problem?.isWarning ? line.problem[locale] : '',
    can_cover: line.problem?.kind === 'uncovered' && UNPRINTED_STATES.includes(line.state),
    files_outdated: line.files_outdated,
    other_address: hasOtherAddress,
    created_at: line.created_at.toISOString(),
  };
}

/** Everything of a line, decrypted. */
export function presentItem(
  row: OrderRow,
  line: LineRecord,
  secret: PrivateLine,
  more: Pick<OrderItem, 'siblings' | 'log'>,
): OrderItem {
  const { houseNo, ...address } = secret.address;
  return {
    ...row,
    address: { ...address, house_no: houseNo },
    personalisation: secret.personalisation.map(({ name, value }) => ({
      name,
      value,
      problem: line.problem?.valueName === name ? row.problem : '',
    })),
    fields: Object.fromEntries(
      Object.entries(secret.fields).map(([field, text]) => [field, describeCustomisation(text ?? '')]),
    ),
    file_hash: line.file_hash,
    ...more,
    updated_at: line.updated_at.toISOString(),
  };
}

/** Columns that an import read, as header → field. */
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
