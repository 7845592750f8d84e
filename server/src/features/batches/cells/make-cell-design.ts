import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { checkFitsTemplate, createDesign, numberDesign, renewDesign } from '../../designs/index.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import type { CellRecord } from './batch-cells.queries.ts';

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
  const idempotencyKey = `batch:${batchId}:${cell.hash.slice(0, 32)}`;
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
