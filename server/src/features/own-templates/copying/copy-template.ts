import type { MessageLocale } from '@diy/contract/messages';
import type { OwnAppearance, OwnImage } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { Services } from '../../../platform/services.ts';
import { CATALOGUE, getTemplateVersion } from '../../templates/index.ts';
import { getOwnTemplate } from '../own-templates.service.ts';
import { findCatalogueMockups } from './catalogue-appearances.ts';
import { type LeftOut, partsNotCopied, productOfDefinition } from './product-of-definition.ts';

/**
 * A template as a product that can be changed and saved as a new one. Throws the same Refusal for a foreign or random id.
 */
export async function copyTemplate(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  id: string,
  locale: MessageLocale,
): Promise<{ product: OwnTemplateProduct; images: OwnImage[]; looks: OwnAppearance[]; left_out: LeftOut[] }> {
  const row = await getTemplateVersion(services.db, ownerId, id);
  if (row.owner_id !== CATALOGUE) {
    const { product, images, looks } = await getOwnTemplate(services, ownerId, id, locale);
    return { product, images, looks, left_out: [] };
  }
  const product = productOfDefinition(id, row.definition, locale);
  const looks = await findCatalogueMockups(services, ownerId, product);
  return { product, images: [], looks, left_out: partsNotCopied(row.definition) };
}
