import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { checkFitsTemplate, createDesign, numberDesign, renewDesign } from '../../designs/index.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import type { CellRecord } from './batch-cells.queries.ts';

/** Idempotency key under which a cell's design is saved: one that prints the same again is the same design. */
export function cellKeyOfDesign({ batch_id, hash }: Pick<CellRecord, 'batch_id' | 'hash'>): string {
  return `batch:${batch_id}:${hash.slice(0, 32)}`;
}

/**
 * Makes a cell's design, or returns the one made before from the same contents, ready to be rendered: a cell run twice makes
 * one. Throws a Refusal when its SKU is taken. Neither a render nor an operation is started; the cell draws it itself.
 */
export async function makeCellDesign(
  trx: Db,
  services: Pick<Services, 'newId'>,
  owner: { id: string; sku: string },
  cell: CellRecord,
): Promise<string> {
  const { batch_id: batchId, template_id: templateId, template_version: templateVersion } = cell;
  const { name, sku, document } = cell;
  const idempotencyKey = cellKeyOfDesign(cell);
  const { seq, known } = await numberDesign(trx, owner.id, idempotencyKey);
  if (known) {
    await renewDesign(trx, owner.id, known, { name, sku, templateId, templateVersion });
    return known.id;
  }
  const template = await getTemplateVersion(trx, owner.id, templateId, templateVersion);
  checkFitsTemplate(document, template.definition);
  const id = services.newId();
  const facts = { batch_id: batchId };
  await createDesign(trx, owner, seq, { id, idempotencyKey, template, name, sku, document, facts });
  return id;
}
