import type { Db } from '../../../platform/database/db.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import { findTakenSkus, skuBeforeDeletion } from '../skus.queries.ts';
import { searchText, skuTaken } from './create-design.ts';
import { countImageUses } from './record-image-uses.ts';
import { renameUnedited, reviveDesign } from './unedited-designs.queries.ts';

/** What a design would be called if it were created now. */
export interface DesignNaming {
  name: string;
  /** Null = its own number. */
  sku: string | null;
  templateId: string;
  templateVersion: number;
}

/**
 * Prepares a design that was created before for another try. A deleted one comes back under its new name and SKU, and
 * keeps its number if that is still free. Throws a Refusal when the SKU is taken.
 */
export async function renewDesign(
  trx: Db,
  ownerId: string,
  known: { id: string; sku: string },
  naming: DesignNaming,
): Promise<void> {
  const { wasDeleted } = await reviveDesign(trx, ownerId, known.id);
  if (!wasDeleted) return;
  await countImageUses(trx, ownerId, [known.id], 1);
  const { name, sku: wanted, templateId, templateVersion } = naming;
  let sku = wanted ?? skuBeforeDeletion(known);
  if (sku !== known.sku && (await findTakenSkus(trx, ownerId, [sku])).size > 0) {
    if (wanted !== null) throw skuTaken(sku);
    sku = known.sku;
  }
  const template = await getTemplateVersion(trx, ownerId, templateId, templateVersion);
  await renameUnedited(trx, ownerId, known.id, { name, sku, search: searchText(name, sku, template) });
}
