import type { Db } from '../../../../platform/database/db.ts';
import { lineContent, type PrivateLine } from '../../lines/line-content.ts';
import { type LineRecord, updateLine } from '../../lines/lines.queries.ts';
import type { RowCipher } from '../../privacy/encrypt-row.ts';
import { stateAfterImport } from '../../states/order-states.ts';
import type { Variant } from '../../variants/find-variants.ts';
import type { ResolvedRow } from '../checking/resolve-rows.ts';
import type { Mapping, OrderField, OrderLine } from '../mapping/types.ts';
import { saysAddress, saysPersonalisation, saysStatus } from '../matching/line-changes.ts';
import type { StoredImport } from './imports.queries.ts';
import { insertHistory } from './line-history.queries.ts';

interface Needs {
  ownerId: string;
  log: StoredImport;
  rowCipher: RowCipher;
  hashOf: (variant: Variant) => Promise<string>;
}

/**
 * Updates existing lines from the file. They stay lines of the import that made them and keep their version of the design. What
 * the file has no column for stays. A line whose print changes after its files were made is new again, so that it is packed once
 * more; one in production, shipped or cancelled is left alone, and the error sheet says so. Lines that a person changed are
 * updated only where the file differs. Their old values are kept for undoing.
 */
export async function updateFromImport(
  { ownerId, log, rowCipher, hashOf }: Needs,
  trx: Db,
  rows: readonly ResolvedRow[],
): Promise<{ lines: number; designs: Set<string> }> {
  const designs = new Set<string>();
  let lines = 0;
  for (const row of rows) {
    const { existing, known, heap, change } = row;
    if (!existing || !known || (row.choice ?? log.duplicates) !== 'update') continue;
    if (heap !== 'duplicate' && heap !== 'cancelled') continue;
    if (!canUpdate(row)) continue;
    const next = heap === 'cancelled' ? cancelledOf(existing) : await contentOf(row, existing, known);
    if (!next) continue;
    const before = rowCipher.encryptJson(plain(existing));
    const reprint = change?.isReprint === true;
    await insertHistory(trx, ownerId, log.id, existing.id, { before, reprint });
    await updateLine(trx, ownerId, existing.id, next);
    designs.add(existing.design_id).add(next.design_id ?? existing.design_id);
    lines += 1;
  }
  return { lines, designs };

  async function contentOf(row: ResolvedRow, line: LineRecord, known: PrivateLine) {
    const variant = row.variant ?? keptVariant(line);
    const merged = { ...row, line: mergeLine(row.line, known, log.mapping), variant };
    const fileHash = row.variant ? await hashOf(row.variant) : line.file_hash;
    const content = lineContent(merged, { logId: log.id, fileHash, rowCipher });
    const { log_id: _log, row: _row, state, ...said } = content;
    const isSame =
      said.design_id === line.design_id && said.colour_id === line.colour_id && said.size_id === line.size_id;
    const { design_version, template_version, file_hash } = line;
    const locked = isSame ? { design_version, template_version, file_hash } : {};
    const isAgain = line.state === 'ready' && (row.change?.isReprint === true || !isSame);
    const after = stateAfterImport(isAgain ? 'new' : line.state, state);
    return {
      ...said,
      ...locked,
      ...keptFields(row, line, log.mapping),
      files_outdated: isAgain || line.files_outdated,
      state: row.isSplit ? line.state : after,
    };
  }
}

/** Whether the line of a row may be updated. */
export function canUpdate({ change, existing }: Pick<ResolvedRow, 'change' | 'existing'>): boolean {
  return change ? change.refused === null : existing?.touched_at === null;
}

/** Columns that the file says nothing of. */
function keptFields(row: ResolvedRow, line: LineRecord, mapping: Mapping): Partial<LineRecord> {
  const { identity } = row;
  return {
    // By these it is found again, in files of its own layout too.
    order_no: line.order_no,
    line_no: line.line_no,
    platform: identity.platform || line.platform,
    shop: identity.shop || line.shop,
    title: row.line.fields.productTitle ?? line.title,
    ...(row.variant ? {} : { search: line.search }),
    ...(row.isSplit ? { quantity: line.quantity } : {}),
    ...(row.isSplit || !saysStatus(mapping) ? { held: line.held } : {}),
    ...(row.line.unitPriceCents === null ? { price_cents: line.price_cents, currency: line.currency } : {}),
    ...(row.line.placedAt === null ? { placed_at: line.placed_at } : {}),
    ...(row.line.shipBy === null ? { ship_by: line.ship_by } : {}),
  };
}

/** The row, with what its file has no column for taken from the line. */
function mergeLine(line: OrderLine, known: PrivateLine, mapping: Mapping): OrderLine {
  const kept = Object.entries(known.fields).filter(
    ([field]) => !mapping.columns[field as OrderField]?.length,
  );
  const hasOwn = saysPersonalisation(mapping, line);
  return {
    ...line,
    fields: { ...Object.fromEntries(kept), ...line.fields },
    address: saysAddress(mapping) ? line.address : known.address,
    personalisation: hasOwn ? line.personalisation : known.personalisation,
    blankPersonalisation: hasOwn ? line.blankPersonalisation : (known.blankPersonalisation ?? []),
  };
}

/** What the line is printed from already, where the row's SKU leads nowhere any more. */
function keptVariant(line: LineRecord): Variant {
  const { design_id: id, design_version: version, colour_id: colourId, size_id: sizeId } = line;
  const { template_id: templateId, template_version: templateVersion } = line;
  return {
    design: { id, version, templateId, templateVersion, sku: '', name: '', colourId, sizeId },
    colourId,
    sizeId,
  };
}

function cancelledOf(existing: LineRecord): Partial<LineRecord> | null {
  const state = stateAfterImport(existing.state, 'cancelled');
  return state === existing.state ? null : { state };
}

/** A line as JSON can keep it. */
function plain({ private: encrypted, ...line }: LineRecord) {
  return { ...line, private: encrypted.toString('base64') };
}
