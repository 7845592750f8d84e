import type { StoredMessage } from '@diy/contract/messages/message';
import { ownTemplateProduct, productBeforeOutlines } from '@diy/contract/own-templates/product';
import { MAX_PRODUCTS_IN_FILE } from '@diy/contract/own-templates/product-files';
import { withoutDirectionControls } from '@diy/contract/shown-text';
import { READ_LIMITS } from '@diy/psd';
import { z } from 'zod';
import { isMore, measureJson } from '../../../../platform/text/measure-json.ts';
import { MAX_MOCKUP_SIDE_PX } from '../../store-mockup.ts';

/** What a file of products says that it is. */
export const PRODUCT_FILE = 'diy-products';
/** Raised when a file could no longer be read by an older program; every format ever written is read. */
export const PRODUCT_FILE_FORMAT = 2;
/** The entry that lists all others. */
export const MANIFEST = 'manifest.json';

/** The longest list of contents. */
export const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;
/** PSDs of a file, and smart objects in all of them. */
const MAX_PSDS = 500;
const MAX_SURFACES = 1000;
/** The most of its JSON: words of a message have names of their own, at most 20 each. */
const MAX_MANIFEST = { depth: 64, values: 1_000_000, members: 1_000, items: 100_000, names: 50_000 };

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Readings make no larger mockup, and a larger one costs every worker that draws it. */
const side = z.number().int().min(1).max(MAX_MOCKUP_SIDE_PX);
const bilingual = z.strictObject({ zh: z.string().max(10_000), en: z.string().max(10_000) });

/** Names of layers and effects; a message of a message, and no deeper: lists word it for their reader. */
const plain = z.union([z.string().max(10_000), z.number(), bilingual]);
/** Parameters of a message. Counted before they are read: a hundred thousand wrong ones would be as many problems. */
const isShortList = (keys: readonly string[]) => keys.length <= 20 && keys.every((key) => key.length <= 40);
const words = (param: z.ZodType) =>
  z.strictObject({
    id: z.string().regex(/^own-templates\.psd-[a-z-]{1,40}$/),
    params: z
      .custom((value) => typeof value === 'object' && value !== null && isShortList(Object.keys(value)))
      .pipe(z.record(z.string(), param)),
  });
const shortMessage = words(plain);
const psdMessage = words(
  z.union([plain, shortMessage, z.array(shortMessage).max(20)]),
) as unknown as z.ZodType<StoredMessage>;

/** A smart object of a PSD as it was read; what its mockup consists of decides about its files. */
const manifestSurface = z.strictObject({
  key: z.string().min(1).max(200),
  name: z.string().max(10_000).overwrite(withoutDirectionControls),
  widthPx: z.number().positive().max(300_000),
  heightPx: z.number().positive().max(300_000),
  showsAlso: z.array(z.string().max(10_000)).max(READ_LIMITS.layers),
  problems: z.array(psdMessage).max(20),
  notes: z.array(psdMessage).max(20),
  difference: z
    .strictObject({ mean: z.number().min(0).max(255), p99: z.number().min(0).max(255) })
    .nullable(),
  mockup: z
    .strictObject({
      /** SHA-256 over what it consists of, and its files. */
      hash: sha256,
      widthPx: side,
      heightPx: side,
      /** Two values of a place lie beside each other. */
      uvWidthPx: z
        .number()
        .int()
        .min(2)
        .max(2 * MAX_MOCKUP_SIDE_PX)
        .multipleOf(2),
      uvHeightPx: side,
      greys: z.number().int().min(2).max(17),
      ground: z.boolean(),
    })
    .nullable(),
});
export type ManifestSurface = z.infer<typeof manifestSurface>;

/** What a file of products holds. Images are named by the SHA-256 of their bytes, also in the products. */
export const productManifest = z.strictObject({
  kind: z.literal(PRODUCT_FILE),
  // Format 1 had another hash over a mockup.
  format: z.literal([1, PRODUCT_FILE_FORMAT]),
  images: z
    .array(
      z.strictObject({
        sha256,
        name: z.string().overwrite(withoutDirectionControls).min(1).max(200),
        extension: z.string().regex(/^[a-z0-9]{2,5}$/),
        bytes: z.number().int().positive(),
      }),
    )
    .max(2000),
  /** Readings of PSDs among the images, as mockups. */
  psds: z
    .array(
      z.strictObject({
        image: sha256,
        version: z.number().int().min(0).max(1_000_000),
        surfaces: z.array(manifestSurface).max(MAX_SURFACES),
      }),
    )
    .max(MAX_PSDS),
  products: z.array(ownTemplateProduct).min(1).max(MAX_PRODUCTS_IN_FILE),
});
/** The same before the outlines of its products are checked, which only a job does. */
export const manifestBeforeOutlines = productManifest.extend({
  products: z.array(productBeforeOutlines).min(1).max(MAX_PRODUCTS_IN_FILE),
});
const manifestOfStored = productManifest.extend({ products: z.array(z.unknown()) });
export type ProductManifest = z.infer<typeof productManifest>;

/**
 * Whether a list of contents names more smart objects than are read. Asked before the schema reads it: a small file unpacks to a list
 * that would hold the process for seconds.
 */
export function hasTooManySurfaces(value: object): boolean {
  const psds = 'psds' in value && Array.isArray(value.psds) ? (value.psds as unknown[]) : [];
  let surfaces = 0;
  for (const psd of psds)
    if (typeof psd === 'object' && psd !== null && 'surfaces' in psd && Array.isArray(psd.surfaces))
      surfaces += psd.surfaces.length;
  return psds.length > MAX_PSDS || surfaces > MAX_SURFACES;
}

/** Whether the text of a list of contents would make more values than any real one has. */
export function hasTooManyValues(text: string): boolean {
  return isMore(measureJson(text, MAX_MANIFEST), MAX_MANIFEST);
}

/**
 * Where a list of contents would be refused when its file is imported; null = nowhere.
 * @param areProductsChecked false = they were checked when they were stored, and a call to the API does not do it again
 */
export function findUnfit(
  manifest: ProductManifest,
  { areProductsChecked }: { areProductsChecked: boolean },
): PropertyKey[] | null {
  if (hasTooManySurfaces(manifest)) return ['psds'];
  const text = JSON.stringify(manifest);
  if (Buffer.byteLength(text) > MAX_MANIFEST_BYTES || hasTooManyValues(text)) return [MANIFEST];
  const schema = areProductsChecked ? productManifest : manifestOfStored;
  const [issue] = schema.safeParse(manifest).error?.issues ?? [];
  if (!issue) return null;
  return issue.path.length > 0 ? issue.path : [MANIFEST];
}

/** Where a file of products keeps an image. */
export const imageEntry = ({ sha256: hash, extension }: ProductManifest['images'][number]): string =>
  `images/${hash}.${extension}`;
/** Where a file of products keeps a file of a mockup. */
export const mockupEntry = (hash: string, file: string): string => `mockups/${hash}/${file}`;
