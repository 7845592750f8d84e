import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { message } from '@diy/contract/messages';
import { inflateEntry, type Zip } from '../../../platform/archives/open-zip.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import { nameFullDisk } from '../../../platform/storage/storage-errors.ts';
import { startFormerMockupHash, startMockupHash } from '../store-mockup.ts';
import { mockupsOf } from './manifest/manifest-mockups.ts';
import { imageEntry, mockupEntry, type ProductManifest } from './manifest/product-manifest.ts';
import { wordZipRefusals } from './manifest/product-zip.ts';

/** A file of products whose list of contents agrees with its entries. */
export interface ProductFile {
  zip: Zip;
  manifest: ProductManifest;
}

/**
 * Unpacks an entry into a temporary file for as long as `use` needs it. Its name is ours: nothing of the archive becomes part of a
 * path.
 */
export async function withEntry<T>(
  zip: Zip,
  name: string,
  folder: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await wordZipRefusals(() =>
      pipeline(
        inflateEntry(zip, zip.entries.get(name)!),
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
      ),
    );
    return await use(path);
  } catch (error) {
    throw nameFullDisk(error);
  } finally {
    await rm(path, { force: true });
  }
}

/** The hash that names a mockup's folder in storage, by the one that its file of products says. */
export type MockupNames = ReadonlyMap<string, string>;

/**
 * Reads everything of a file of products once and compares it with the hashes that it names. Throws a Refusal for the first difference.
 * @param afterEach called after each image and mockup
 */
export async function checkHashes(
  { zip, manifest }: ProductFile,
  afterEach: () => Promise<void>,
): Promise<MockupNames> {
  const chunksOf = (name: string) => inflateEntry(zip, zip.entries.get(name)!);
  for (const image of manifest.images) {
    const hash = createHash('sha256');
    await wordZipRefusals(async () => {
      for await (const chunk of chunksOf(imageEntry(image))) hash.update(chunk);
    });
    if (hash.digest('hex') !== image.sha256) throw changed(imageEntry(image));
    await afterEach();
  }
  const names = new Map<string, string>();
  for (const { hash, asset, files } of mockupsOf(manifest)) {
    const ours = startMockupHash(asset);
    const former = startFormerMockupHash(asset);
    await wordZipRefusals(async () => {
      for (const { name } of files) {
        for (const each of [ours, former]) each.begin(name);
        for await (const chunk of chunksOf(mockupEntry(hash, name)))
          for (const each of [ours, former]) each.update(chunk);
      }
    });
    const name = ours.digest();
    if (hash !== name && hash !== former.digest()) throw changed(mockupEntry(hash, ''));
    names.set(hash, name);
    await afterEach();
  }
  return names;
}

const changed = (name: string): Refusal => new Refusal(message('own-templates.file-changed', { name }));
