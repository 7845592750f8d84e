import { message, type StoredMessage } from '@diy/contract/messages';
import { MAX_OWN_SKU_LENGTH, type OwnTemplateProduct } from '@diy/contract/own-templates/product';
import type { Db } from '../../../platform/database/db.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { listPendingImages } from '../../images/index.ts';
import { checkPictures, productFields } from '../check-pictures.ts';
import { isSkuTaken } from '../own-templates.queries.ts';
import { lockSkus, recordProduct } from '../own-templates.service.ts';
import { type PsdReadingOfProduct, replaceProductPsds } from '../psd/product-psds.queries.ts';
import { mockupPrefix } from '../store-mockup.ts';
import { psdsOf } from '../stored-product.ts';
import { mockupOf } from './manifest/manifest-mockups.ts';
import type { ProductManifest } from './manifest/product-manifest.ts';
import type { MockupNames } from './unpack-files.ts';
import { withImages } from './with-images.ts';

/** An image of a file that is in the account's store. */
export interface KeptImage {
  id: string;
  name: string;
  sha256: string;
}

/**
 * Adds the products of a file with what they need; the caller holds a transaction. Ids are new, and so is a SKU that is taken. Throws a
 * Refusal, naming the product, when one cannot be made here. Returns what the person reads.
 */
export async function addProducts(
  trx: Db,
  services: Pick<Services, 'jobs' | 'newId'>,
  ownerId: string,
  {
    manifest,
    images,
    mockupNames,
  }: { manifest: ProductManifest; images: readonly KeptImage[]; mockupNames: MockupNames },
): Promise<StoredMessage> {
  await lockSkus(trx, ownerId);
  await listPendingImages(trx, ownerId, images);
  const idOf = new Map(images.map(({ sha256, id }) => [sha256, id]));
  const readings = readingsOf(manifest, idOf, mockupNames);
  const renamed: string[] = [];
  for (const shared of manifest.products) {
    const sku = await freeSku(trx, ownerId, shared.sku);
    if (sku !== shared.sku) renamed.push(`${shared.sku} → ${sku}`);
    const product: OwnTemplateProduct = { ...withImages(shared, (sha256) => idOf.get(sha256)!), sku };
    const id = services.newId();
    await recordProduct(trx, services, ownerId, { id, product, retired: [] });
    const own = psdsOf(product).map((imageId) => [imageId, readings.get(imageId)!] as const);
    await replaceProductPsds(trx, ownerId, id, new Map(own));
    await checkPictures(trx, ownerId, { id, product }, productFields).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal(message('own-templates.file-product', { name: shared.name, reason: error.text }));
    });
  }
  const count = manifest.products.length;
  return renamed.length === 0
    ? message('own-templates.imported', { count })
    : message('own-templates.imported-renamed', { count, skus: renamed });
}

/** What the file says its PSDs were read as, by image. It is a stranger's word, so that each product keeps it for itself. */
function readingsOf(
  { psds }: ProductManifest,
  idOf: ReadonlyMap<string, string>,
  mockupNames: MockupNames,
): Map<string, PsdReadingOfProduct> {
  return new Map(
    psds.map(({ image, version, surfaces }) => {
      const records = surfaces.map((surface) => {
        const made = mockupOf(surface);
        const { mockup: _, ...facts } = surface;
        if (!made) return { ...facts, mockup: null };
        const hash = mockupNames.get(made.hash)!;
        return { ...facts, mockup: { asset: made.asset, prefix: mockupPrefix(hash), hash } };
      });
      return [idOf.get(image)!, { version, surfaces: records }];
    }),
  );
}

async function freeSku(trx: Db, ownerId: string, sku: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? '' : `-${number}`;
    const free = `${sku.slice(0, MAX_OWN_SKU_LENGTH - mark.length)}${mark}`;
    if (!(await isSkuTaken(trx, ownerId, free, ''))) return free;
  }
}
