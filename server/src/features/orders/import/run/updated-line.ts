import type { Db } from '../../../../platform/database/db.ts';
import { isHeldByPerson, lineContent, type PrivateLine } from '../../lines/line-content.ts';
import type { LineRecord, LineUpdate } from '../../lines/lines.queries.ts';
import { shopKey } from '../../lines/same-order.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import { afterPrintChange, stateAfter } from '../../states/line-states.ts';
import type { Variant } from '../../variants/find-variants.ts';
import type { FileHashes } from '../../variants/variant-document.ts';
import type { ResolvedRow } from '../checking/resolve-rows.ts';
import { lineDifferences } from '../matching/line-differences.ts';
import { hasReadStatus, keepsVariation, mergeLine } from '../matching/merge-line.ts';

interface Needs {
  mapping: Mapping;
  importId: string;
  rowCipher: RowCipher;
  hashOf: FileHashes;
}

/**
 * What a line becomes by a row of a file or of a program, and the fields in which that is something else than it was; none = the
 * row leaves it at rest. What the row says nothing of stays. `isReprint`: what is printed of it changes, or how many.
 */
export async function updatedLine(
  trx: Db,
  row: ResolvedRow,
  { existing: line, known }: { existing: LineRecord; known: PrivateLine },
  { mapping, importId, rowCipher, hashOf }: Needs,
): Promise<{ next: LineUpdate; differs: string[]; isReprint: boolean }> {
  if (row.status === 'cancelled') {
    const state = stateAfter('file-says-cancelled', line.state);
    const isReprint = row.change?.isReprint === true;
    return { next: { state }, differs: state === line.state ? [] : ['state'], isReprint };
  }
  const own = keepsVariation(row.line, known) ? null : row.variant;
  const variant = own ?? keptVariant(line);
  const merged = { ...row, line: mergeLine(row.line, known, mapping), variant };
  const isSame =
    variant.design.id === line.design_id &&
    variant.colourId === line.colour_id &&
    variant.sizeId === line.size_id;
  const fileHash = isSame ? line.file_hash : await hashOf(trx, variant);
  const {
    import_id: _log,
    row: _row,
    state: _first,
    ...said
  } = lineContent(merged, { importId, fileHash, rowCipher, known });
  const { design_version, template_version, file_hash } = line;
  const content = {
    ...said,
    ...(isSame ? { design_version, template_version, file_hash } : {}),
    ...(own ? {} : { search: line.search }),
    ...keptFields(row, { line, known }, mapping),
  };
  const isReprint = row.change?.isReprint === true || !isSame;
  const { state: now, files_outdated, mockup_key } = isReprint ? afterPrintChange(line) : line;
  const event = row.isSplit
    ? 'file-says-new'
    : (`file-says-${row.line.shipped ? 'shipped' : 'new'}` as const);
  const next = { ...content, files_outdated, mockup_key, state: stateAfter(event, now) };
  const isMoved = stateAfter(event, line.state) !== line.state;
  const differs = lineDifferences({ line, known }, { line: content, known: merged.line });
  return { next, differs: isMoved ? ['state', ...differs] : differs, isReprint };
}

/** Columns that the row says nothing of. */
function keptFields(
  row: ResolvedRow,
  { line, known }: { line: LineRecord; known: PrivateLine },
  mapping: Mapping,
) {
  const { identity } = row;
  const keepsHold = row.isSplit || !hasReadStatus(mapping, row.line) || isHeldByPerson(line, known);
  return {
    // The line keeps what later files find it by, those of its first layout included.
    order_no: line.order_no,
    line_no: line.line_no,
    platform: identity.platform || line.platform,
    // Another spelling is no other shop.
    shop: shopKey(identity.shop) === shopKey(line.shop) ? line.shop : identity.shop || line.shop,
    title: row.line.fields.productTitle ?? line.title,
    ...(row.isSplit ? { quantity: line.quantity } : {}),
    ...(keepsHold ? { held: line.held } : {}),
    ...(row.line.unitPriceCents === null ? { price_cents: line.price_cents, currency: line.currency } : {}),
    ...(row.line.placedAt === null ? { placed_at: line.placed_at } : {}),
    ...(row.line.shipBy === null ? { ship_by: line.ship_by } : {}),
  };
}

/** What the line is printed from already, where the row does not say it or its SKU leads nowhere any more. */
function keptVariant(line: LineRecord): Variant {
  const { design_id: id, design_version: version, colour_id: colourId, size_id: sizeId } = line;
  const { template_id: templateId, template_version: templateVersion } = line;
  return {
    design: { id, version, templateId, templateVersion, sku: '', name: '', colourId, sizeId },
    colourId,
    sizeId,
  };
}
