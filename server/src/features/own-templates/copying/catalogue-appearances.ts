import type { OwnAppearance } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { CatalogueAppearance } from '@diy/contract/own-templates/product-parts';
import type { TemplateDefinition } from '@diy/design/template';
import type { Services } from '../../../platform/services.ts';
import { CATALOGUE, findTemplateVersion, type StoredMockup } from '../../templates/index.ts';

/** A mockup of the catalogue with the template it belongs to. */
export interface FoundAppearance {
  definition: TemplateDefinition;
  mockup: StoredMockup;
}

/** A mockup of the newest version in the catalogue; undefined when it has none such. Templates of accounts are none. */
export async function findAppearance(
  db: Services['db'],
  ownerId: string,
  { template_id, mockup_id }: CatalogueAppearance,
): Promise<FoundAppearance | undefined> {
  const row = await findTemplateVersion(db, ownerId, template_id);
  if (row?.owner_id !== CATALOGUE) return undefined;
  const mockup = row.mockups.find(({ asset }) => asset.id === mockup_id);
  return mockup && { definition: row.definition, mockup };
}

/** The catalogue's mockups that pictures of a product are; those that are gone are left out. */
export async function findCatalogueMockups(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  { pictures }: OwnTemplateProduct,
): Promise<OwnAppearance[]> {
  const looks: OwnAppearance[] = [];
  for (const { look } of pictures) {
    const found = look && (await findAppearance(db, ownerId, look));
    if (!look || !found) continue;
    const { asset, prefix } = found.mockup;
    const url = `${storage.publicUrl(prefix)}/${asset.base}`;
    looks.push({ ...look, name: asset.name, url, width: asset.widthPx, height: asset.heightPx });
  }
  return looks;
}
