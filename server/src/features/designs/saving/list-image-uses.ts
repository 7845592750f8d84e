import type { ImageUse } from '@diy/contract/images/image-details';
import type { Services } from '../../../platform/services.ts';
import { designCover } from '../designs.presenter.ts';
import { withTemplates } from '../designs.service.ts';
import { findDesigns } from '../read-designs.queries.ts';
import { findDesignsUsing } from './image-uses.queries.ts';

/** Saved designs that use any of the images, changed last first, at most `limit` of `total`. */
export async function listImageUses(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  imageIds: readonly string[],
  limit: number,
): Promise<{ list: ImageUse[]; total: number; usedImages: number }> {
  const { designIds, ...figures } = await findDesignsUsing(db, ownerId, imageIds, limit);
  const found = designIds.length === 0 ? [] : await findDesigns(db, ownerId, designIds);
  const designs = designIds.flatMap((id) => found.find((design) => design.id === id) ?? []);
  const list = (await withTemplates(db, ownerId, designs)).map(({ design, template }) => {
    const { id, sku, name } = design;
    return { id, sku, name, template_title: template.definition.title, cover: designCover(design, storage) };
  });
  return { list, ...figures };
}
