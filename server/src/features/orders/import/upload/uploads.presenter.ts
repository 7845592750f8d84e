import type { MessageLocale } from '@diy/contract/messages';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import type { Mapping } from '../../model/mapping.ts';
import { describeCustomisation } from '../mapping/customisation/customisation-cell.ts';
import { namesCompany } from '../mapping/parties/names-company.ts';
import { maybePersonalised } from '../mapping/personalised-name.ts';
import { findProfile } from '../mapping/profiles/all-profiles.ts';
import { layoutName } from '../mapping/profiles/layout-name.ts';
import { describeReadAs } from '../mapping/read-as.ts';
import { placesOfHeader } from '../mapping/recognise/place-names.ts';
import { encodingChoices } from '../reading/text/encoding-choices.ts';
import { confirmableRows } from '../rows/damaged-rows.ts';
import type { ReadUpload } from './read-upload.ts';

const SAMPLES = 3;
const SAMPLE_CHARS = 60;
const CELL_CHARS = 200;

/** An upload with the proposed meaning of its columns. */
export function presentUpload(read: ReadUpload, locale: MessageLocale): OrderUpload {
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
    may_be_company: headers.flatMap((header, index) => (namesCompany(header) ? [index] : [])),
    may_be_place: placeColumns(headers, read.mapping),
    first_rows: firstRows.map((row) => row.map((cell) => describeCustomisation(cell).slice(0, CELL_CHARS))),
    mapping: read.mapping,
    read_as: describeReadAs(read.mapping, headers, firstRows),
    profile_name: layoutName(findProfile(read.mapping.profile), locale),
    remembered: read.remembered,
    missing: read.missing,
    damaged: damagedColumns(damaged, headers),
    encodings:
      upload.encoding && damaged.some(({ code }) => code === 'encoding')
        ? encodingChoices(upload.encoding, [
            ...headers,
            ...firstRows.flat(),
            ...damaged.flatMap(({ text }) => text ?? []),
          ]).map((one) => ({ ...one, chosen_before: one.encoding === read.mapping.encoding }))
        : [],
    letters_to_confirm: lettersToConfirm(damaged),
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

/** The columns that are asked about as parts of the address and that name which part. */
function placeColumns(
  headers: readonly string[],
  { beside_address = [] }: Mapping,
): OrderUpload['may_be_place'] {
  return beside_address
    .map((index) => ({ index, fields: placesOfHeader(headers[index] ?? '') }))
    .filter(({ fields }) => fields.length > 0);
}

function lettersToConfirm(damaged: ReadUpload['upload']['damaged']): number {
  const isConfirmable = confirmableRows(damaged);
  const rows = damaged.flatMap(({ row, code }) => (code === 'encoding' && isConfirmable(row) ? [row] : []));
  return new Set(rows).size;
}

function damagedColumns(
  damaged: ReadUpload['upload']['damaged'],
  headers: readonly string[],
): OrderUpload['damaged'] {
  const columns = new Map<string, OrderUpload['damaged'][number]>();
  for (const { row, column, code } of damaged) {
    // These codes are about a whole column; the seller is asked about them elsewhere, and only where the column matters.
    if (code === 'number' || code === 'date' || code === 'zeros') continue;
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
