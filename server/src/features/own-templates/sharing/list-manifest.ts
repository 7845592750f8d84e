import { isDeepStrictEqual } from 'node:util';
import { MAX_IMAGE_NAME } from '@diy/contract/images/images';
import { message } from '@diy/contract/messages';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { MAX_PRODUCT_FILE_BYTES } from '@diy/contract/own-templates/product-files';
import { notFound, Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { type DrawableImage, getImagesForDrawing } from '../../images/index.ts';
import { findOwnTemplate } from '../own-templates.queries.ts';
import { findProductPsds, findReadingsFor, type PsdReadingOfProduct } from '../psd/product-psds.queries.ts';
import { filesOfPsdMockup, psdMockupAsset } from '../psd/psd-mockup-asset.ts';
import type { PsdSurfaceRecord } from '../psd/psd-mockups.queries.ts';
import { imagesOf, objectsOf, psdsOf } from '../stored-product.ts';
import {
  findUnfit,
  imageEntry,
  type ManifestSurface,
  mockupEntry,
  PRODUCT_FILE,
  PRODUCT_FILE_FORMAT,
  type ProductManifest,
} from './manifest/product-manifest.ts';
import { withImages } from './with-images.ts';

/** An entry of the file: where it is in storage. */
export interface PackedEntry {
  path: string;
  key: string;
  bytes: number;
}

/**
 * What a file of these templates holds, and where that is now. Throws a Refusal when a template is not the account's, a picture is
 * gone, or the file would not be taken or be larger than those that are.
 */
export async function listManifest(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  ids: readonly string[],
  checks: { areProductsChecked: boolean },
): Promise<{ manifest: ProductManifest; entries: PackedEntry[] }> {
  const products: OwnTemplateProduct[] = [];
  for (const id of ids) products.push(await openProduct(db, ownerId, id));
  const used = new Map(
    products.flatMap((one) => imagesOf(one).map((image) => [image.imageId, one] as const)),
  );
  const images = await getImagesForDrawing(db, ownerId, [...used.keys()]);
  for (const [id, { name }] of used)
    if (!images.some((image) => image.id === id))
      throw new Refusal(message('own-templates.export-image-gone', { name }));
  const shaOf = new Map(images.map((image) => [image.id, image.sha256]));
  const entries: PackedEntry[] = [];
  const add = async (path: string, key: string, name: string): Promise<number> => {
    const stored = await storage.stat(key);
    if (!stored) throw new Refusal(message('own-templates.export-image-gone', { name }));
    entries.push({ path, key, bytes: stored.bytes });
    return stored.bytes;
  };
  const listed: ProductManifest['images'] = [];
  for (const image of images) {
    const one = {
      sha256: image.sha256,
      name: image.name.slice(0, MAX_IMAGE_NAME),
      extension: extensionOf(image),
      bytes: 0,
    };
    const bytes = await add(imageEntry(one), image.originalKey, image.name);
    listed.push({ ...one, bytes });
  }
  const psds: ProductManifest['psds'] = [];
  const objects = objectsOf(products);
  for (const [imageId, { version, surfaces: read }] of await readingsOf(db, ownerId, ids, products, images)) {
    // Export only the states that the product uses; a reading may list hundreds that were never baked.
    const surfaces = read.filter(({ key }) => objects.get(imageId)?.has(key));
    const { name } = images.find(({ id }) => id === imageId)!;
    for (const { mockup } of surfaces)
      for (const file of mockup ? filesOfPsdMockup(mockup.asset) : [])
        await add(mockupEntry(mockup!.hash, file.name), `${mockup!.prefix}/${file.name}`, name);
    const said = surfaces.map((surface) => manifestSurfaceOf(surface, name));
    psds.push({ image: shaOf.get(imageId)!, version, surfaces: said });
  }
  const manifest: ProductManifest = {
    kind: PRODUCT_FILE,
    format: PRODUCT_FILE_FORMAT,
    images: listed,
    psds,
    products: products.map((product) => withImages(product, (id) => shaOf.get(id)!)),
  };
  const unfit = findUnfit(manifest, checks);
  if (unfit !== null) throw unfitProduct(unfit, products);
  const unique = [...new Map(entries.map((entry) => [entry.path, entry])).values()];
  const bytes = unique.reduce((sum, entry) => sum + entry.bytes, 0);
  if (bytes > MAX_PRODUCT_FILE_BYTES * 0.98)
    throw new Refusal(
      message('own-templates.export-too-large', { mb: Math.ceil(bytes / 1_048_576), most: MAX_MB }),
    );
  return { manifest, entries: unique };
}

const MAX_MB = MAX_PRODUCT_FILE_BYTES / 1_048_576;

/** A product may have been saved by older rules and break the newer ones. */
function unfitProduct([list, at, ...rest]: PropertyKey[], products: readonly OwnTemplateProduct[]): Refusal {
  const product = list === 'products' ? products[Number(at)] : undefined;
  if (product) return new Refusal(message('own-templates.export-old', { name: product.name }));
  const where = [list, at, ...rest].filter((part) => part !== undefined).join('.');
  return new Refusal(message('own-templates.export-unfit', { where }));
}

async function openProduct(db: Services['db'], ownerId: string, id: string): Promise<OwnTemplateProduct> {
  const own = await findOwnTemplate(db, ownerId, id);
  if (!own) throw notFound('templates');
  return own.product;
}

/**
 * The readings that the products were made with, by image, whatever has been read or taken from the list since. Throws a Refusal when
 * there is none, or two products have another one of the same PSD: a file has one of each.
 */
async function readingsOf(
  db: Services['db'],
  ownerId: string,
  ids: readonly string[],
  products: readonly OwnTemplateProduct[],
  images: readonly DrawableImage[],
): Promise<Map<string, PsdReadingOfProduct>> {
  const found = new Map<string, PsdReadingOfProduct>();
  for (const [at, product] of products.entries()) {
    const wanted = psdsOf(product);
    const made = await findProductPsds(db, ownerId, ids[at]!);
    // Covers products that are not made yet, and those made before products recorded their PSD readings.
    const read = await findReadingsFor(db, ownerId, null, wanted);
    for (const imageId of wanted) {
      const { name } = images.find(({ id }) => id === imageId)!;
      const own = made.get(imageId) ?? read.get(imageId);
      if (!own) throw new Refusal(message('own-templates.export-psd-unread', { name }));
      if (!isDeepStrictEqual(found.get(imageId) ?? own, own))
        throw new Refusal(message('own-templates.export-psd-twice', { name }));
      found.set(imageId, own);
    }
  }
  return found;
}

const extensionOf = ({ originalKey }: DrawableImage): string =>
  originalKey.slice(originalKey.lastIndexOf('.') + 1);

/** Throws a Refusal for the mockup of an older reading, whose files mean something else. */
function manifestSurfaceOf(
  { key, name, widthPx, heightPx, showsAlso, problems, notes = [], difference, mockup }: PsdSurfaceRecord,
  file: string,
): ManifestSurface {
  const said = { key, name, widthPx, heightPx, showsAlso, problems, notes, difference };
  if (!mockup) return { ...said, mockup: null };
  const { asset, hash } = mockup;
  const [surface] = asset.surfaces;
  const parts = {
    widthPx: asset.widthPx,
    heightPx: asset.heightPx,
    uvWidthPx: surface!.uvWidthPx * 2,
    uvHeightPx: surface!.uvHeightPx,
    greys: surface!.response?.greys.length ?? 0,
    ground: surface!.response?.ground !== undefined,
  };
  if (!isDeepStrictEqual(psdMockupAsset(parts, { widthPx, heightPx }), asset))
    throw new Refusal(message('own-templates.export-old-psd', { name: file }));
  return { ...said, mockup: { hash, ...parts } };
}
