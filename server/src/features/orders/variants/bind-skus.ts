import type { ParsedInputOf } from '@diy/contract/endpoint';
import { message } from '@diy/contract/messages';
import type { bindOrderSkus } from '@diy/contract/orders/order-uploads';
import type { Db } from '../../../platform/database/db.ts';
import { notFound, type Refusal, refuseField } from '../../../platform/errors/refusal.ts';
import { findDesignFacts } from '../../designs/index.ts';
import { getTemplateVersion } from '../../templates/index.ts';
import { deleteBinding, putBinding } from './order-skus.queries.ts';
import { variationKey } from './read-variation.ts';
import { skuKey } from './split-sku.ts';

/** A person's meaning of a SKU; without colour or size, the design's own are used. */
export type NewBinding = ParsedInputOf<typeof bindOrderSkus>['bindings'][number];

/** Stores the meaning of SKUs, all or none. Throws a Refusal for unknown designs, colours and sizes. */
export async function bindSkus(
  db: Db,
  ownerId: string,
  bindings: readonly NewBinding[],
): Promise<{ bound: number; deleted: number }> {
  const ids = [...new Set(bindings.map(({ design_id }) => design_id))].filter((id) => id !== null);
  const designs = new Map((await findDesignFacts(db, ownerId, ids)).map((design) => [design.id, design]));
  return db.transaction().execute(async (trx) => {
    let [bound, deleted] = [0, 0];
    for (const { sku, variation: text = '', design_id, colour_id, size_id } of bindings) {
      const variation = variationKey(text);
      if (design_id === null) {
        if (await deleteBinding(trx, ownerId, skuKey(sku), variation)) deleted += 1;
        continue;
      }
      const design = designs.get(design_id);
      if (!design) throw notFound('designs');
      const { definition } = await getTemplateVersion(
        trx,
        ownerId,
        design.templateId,
        design.templateVersion,
      );
      const colourId = colour_id ?? design.colourId;
      const sizeId = size_id ?? design.sizeId;
      if (!definition.colours.some(({ id }) => id === colourId)) throw unknownVariant('colour_id');
      if (!definition.sizes.some(({ id }) => id === sizeId)) throw unknownVariant('size_id');
      await putBinding(trx, ownerId, { sku: skuKey(sku), variation, designId: design_id, colourId, sizeId });
      bound += 1;
    }
    return { bound, deleted };
  });
}

/** The product has no such colour or size. */
export function unknownVariant(field: string): Refusal {
  return refuseField(field, message('orders.unknown-variant'));
}
