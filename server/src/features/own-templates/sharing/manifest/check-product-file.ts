import { message } from '@diy/contract/messages/make-message';
import type { StoredMessage } from '@diy/contract/messages/message';
import { storedMessage } from '@diy/contract/messages/stored-message';
import { z } from 'zod';
import { readEntry, type Zip } from '../../../../platform/archives/open-zip.ts';
import type { ZipSource } from '../../../../platform/archives/zip-source.ts';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { imagesOf } from '../../stored-product.ts';
import { findControlCharacters } from './find-control-characters.ts';
import { mockupOf, mockupsOf } from './manifest-mockups.ts';
import {
  hasTooManySurfaces,
  hasTooManyValues,
  imageEntry,
  MANIFEST,
  MAX_MANIFEST_BYTES,
  manifestBeforeOutlines,
  mockupEntry,
  PRODUCT_FILE,
  PRODUCT_FILE_FORMAT,
  type ProductManifest,
  productManifest,
} from './product-manifest.ts';
import { openProductZip, refuseFile, wordZipRefusals } from './product-zip.ts';

const MB = 1024 * 1024;
/** A mockup has at most 1600 px on its longer side, and no picture of three bytes a pixel is larger. */
const MAX_MAP_BYTES = 32 * MB;

/** What the one who reads decides. */
interface Checks {
  /** Outlines take long in a stranger's file. */
  areOutlinesChecked: boolean;
  /** The largest image that an account may upload. */
  maxImageBytes: number;
}

/**
 * Reads the list of a file of products, and checks it against its entries; no entry but the list is unpacked. Throws a Refusal
 * with what is wrong.
 */
export async function checkProductFile(source: ZipSource, checks: Checks): Promise<ProductManifest> {
  const start = await source.read(0, 2);
  if (start.toString('latin1') !== 'PK') throw refuseFile('own-templates.file-other');
  const zip = await openProductZip(source);
  const entry = zip.entries.get(MANIFEST);
  if (!entry) throw refuseFile('own-templates.file-other');
  const bytes = await wordZipRefusals(() => readEntry(zip, entry, MAX_MANIFEST_BYTES));
  const manifest = readManifest(bytes, checks.areOutlinesChecked);
  requireEntries(zip, manifest, checks.maxImageBytes);
  requireWhole(manifest);
  return manifest;
}

function readManifest(bytes: Buffer, areOutlinesChecked: boolean): ProductManifest {
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== PRODUCT_FILE)
    throw refuseFile('own-templates.file-other');
  if (!('format' in value) || typeof value.format !== 'number') throw refuseFile('own-templates.file-other');
  if (value.format > PRODUCT_FILE_FORMAT)
    throw new Refusal(
      message('own-templates.file-newer', { format: value.format, known: PRODUCT_FILE_FORMAT }),
    );
  if (hasTooManySurfaces(value)) throw inManifest('psds', null);
  const parsed = (areOutlinesChecked ? productManifest : manifestBeforeOutlines).safeParse(value);
  if (parsed.success) {
    const unstorable = findControlCharacters(parsed.data);
    if (unstorable !== null) throw inManifest(unstorable, null);
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  throw inManifest(issue!.path.join('.') || MANIFEST, textOf(issue!));
}

function parseJson(bytes: Buffer): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuseFile('own-templates.file-damaged');
  }
  if (hasTooManyValues(text)) throw inManifest(MANIFEST, null);
  try {
    return JSON.parse(text);
  } catch {
    throw refuseFile('own-templates.file-damaged');
  }
}

/** The sentence of one of our checks; a bare rule of the schema has none. */
function textOf(issue: object): StoredMessage | null {
  const parsed = z.object({ params: z.object({ text: storedMessage }) }).safeParse(issue);
  return parsed.success ? parsed.data.params.text : null;
}

const inManifest = (where: string, reason: StoredMessage | null): Refusal =>
  reason
    ? new Refusal(message('own-templates.file-wrong-because', { where, reason }))
    : new Refusal(message('own-templates.file-wrong', { where }));

/** Each entry is one that the list names, of the size that it may have, and none is missing. */
function requireEntries(zip: Zip, manifest: ProductManifest, maxImageBytes: number): void {
  const wanted = new Map<string, number>([[MANIFEST, MAX_MANIFEST_BYTES]]);
  for (const image of manifest.images) {
    if (image.bytes > maxImageBytes) throw inManifest(imageEntry(image), null);
    wanted.set(imageEntry(image), image.bytes);
  }
  for (const { hash, files } of mockupsOf(manifest))
    for (const { name } of files) wanted.set(mockupEntry(hash, name), MAX_MAP_BYTES);
  if (zip.repeated !== null) throw inManifest(zip.repeated, null);
  for (const [name, { size, isLink }] of zip.entries) {
    const most = wanted.get(name);
    if (most === undefined || isLink || size > most) throw inManifest(name.slice(0, 200), null);
  }
  for (const name of wanted.keys())
    if (!zip.entries.has(name)) throw new Refusal(message('own-templates.file-lacks', { name }));
}

/** Everything that a product refers to is in the file, and nothing is there twice. */
function requireWhole({ images, psds, products }: ProductManifest): void {
  const assets = new Map<string, string>();
  for (const { surfaces } of psds)
    for (const made of surfaces.map(mockupOf)) {
      if (!made) continue;
      const asset = JSON.stringify(made.asset);
      // One folder holds the files of one mockup, and its checks depend on the sizes that a surface states.
      if ((assets.get(made.hash) ?? asset) !== asset) throw inManifest('psds', null);
      assets.set(made.hash, asset);
    }
  const known = new Set(images.map(({ sha256 }) => sha256));
  if (known.size < images.length) throw inManifest('images', null);
  const read = new Set(psds.map(({ image }) => image));
  if (read.size < psds.length) throw inManifest('psds', null);
  for (const { image } of psds)
    if (!known.has(image)) throw new Refusal(message('own-templates.file-lacks', { name: image }));
  for (const product of products)
    for (const { imageId, isPsd } of imagesOf(product))
      if (!known.has(imageId) || (isPsd && !read.has(imageId)))
        throw new Refusal(message('own-templates.file-lacks', { name: imageId }));
}
