import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { message } from '@diy/contract/messages';
import { sourceOfFile } from '../../../platform/archives/zip-source.ts';
import { dryRun } from '../../../platform/database/dry-run.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { putFile } from '../../../platform/storage/put-file.ts';
import { StorageFull } from '../../../platform/storage/storage-errors.ts';
import {
  type FindReferredImages,
  isWholeWebp,
  recordPendingImage,
  removeUnlistedImages,
} from '../../images/index.ts';
import {
  failOperation,
  type OperationMessage,
  reportProgress,
  runOperation,
} from '../../operations/index.ts';
import { mockupPrefix } from '../store-mockup.ts';
import { addProducts, type KeptImage } from './add-products.ts';
import { mockupsOf } from './manifest/manifest-mockups.ts';
import { imageEntry, mockupEntry } from './manifest/product-manifest.ts';
import { openProductZip } from './manifest/product-zip.ts';
import { readProductList } from './manifest/read-product-file.ts';
import { deleteProductFile, findProductFile, lockProductFile } from './product-files.queries.ts';
import { checkHashes, type MockupNames, type ProductFile, withEntry } from './unpack-files.ts';

export type UnpackNeeds = Pick<
  Services,
  'db' | 'storage' | 'config' | 'newId' | 'imageState' | 'decoding' | 'jobs' | 'productFiles'
>;

/**
 * Takes the products of a file that was sent. All of it is checked before anything is kept, and images wait outside the library until
 * the transaction that adds everything. Safe to run again after a kill at any point.
 */
export async function unpackProducts(
  services: UnpackNeeds,
  ownerId: string,
  id: string,
  { signal, findReferred }: { signal: AbortSignal; findReferred: FindReferredImages },
): Promise<void> {
  const { db, storage } = services;
  const file = await findProductFile(db, ownerId, id);
  if (!file?.file_key) return;
  const { operation_id: operationId, file_key: key } = file;
  const pending: KeptImage[] = [];
  const onUnwanted = async () => {
    const ids = pending.map((image) => image.id);
    if (ids.length > 0) await removeUnlistedImages(services, ownerId, ids, findReferred);
    await dropFile(services, ownerId, id, key);
  };
  await runOperation(services, { ownerId, operationId, signal, onUnwanted }, async (operation) => {
    try {
      await operation.report();
      const path = await storage.localPath(key);
      await withProductFile(services, ownerId, path, async (opened) => {
        const steps = opened.manifest.images.length + mockupsOf(opened.manifest).length;
        let done = 0;
        const afterEach = () => operation.report({ done: done++, total: steps * 2 });
        const mockupNames = await checkHashes(opened, afterEach);
        await keepImages(services, ownerId, opened, pending, afterEach);
        await checkMockups(services, ownerId, opened, afterEach);
        const added = { manifest: opened.manifest, images: pending, mockupNames };
        // Mockups can be fetched by everybody, so they are stored only once it is known that the products can be added.
        await dryRun(db, (trx) => addProducts(trx, services, ownerId, added));
        await storeMockups(services, opened, mockupNames);
        await operation.finish(async (trx) => {
          // Cancelling waits for this transaction from here on.
          if (!(await reportProgress(trx, ownerId, operationId, {}))) return null;
          const said = await addProducts(trx, services, ownerId, added);
          // The row stays until its file is gone: should this process die before that, the next try deletes both.
          if (!(await lockProductFile(trx, ownerId, id))) return null;
          return { done: steps * 2, total: steps * 2, message: said };
        });
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await operation.fail(error.text);
      await onUnwanted();
    }
  });
  await dropFile(services, ownerId, id, key);
}

/** Opens a local file of products for as long as `use` needs it. Throws a Refusal with what is wrong. */
async function withProductFile<T>(
  services: UnpackNeeds,
  ownerId: string,
  path: string,
  use: (file: ProductFile) => Promise<T>,
): Promise<T> {
  const manifest = await readProductList(services, ownerId, path);
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await use({ zip: await openProductZip(sourceOfFile(handle, 0, size)), manifest });
  } finally {
    await handle.close();
  }
}

async function keepImages(
  services: UnpackNeeds,
  ownerId: string,
  { zip, manifest }: ProductFile,
  pending: KeptImage[],
  afterEach: () => Promise<void>,
): Promise<void> {
  const folder = join(services.config.dataDir, 'incoming');
  for (const image of manifest.images) {
    const kept = await withEntry(zip, imageEntry(image), folder, (path) =>
      recordPendingImage(services, ownerId, path, image.name),
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // A disk that is full now says nothing against the file, which the next try needs.
      if (error.id === 'images.storage-full') throw new StorageFull(error);
      throw new Refusal(message('own-templates.file-image', { name: image.name, reason: error.text }));
    });
    pending.push({ id: kept.id, name: image.name, sha256: kept.sha256 });
    await afterEach();
  }
}

async function checkMockups(
  services: UnpackNeeds,
  ownerId: string,
  { zip, manifest }: ProductFile,
  afterEach: () => Promise<void>,
): Promise<void> {
  const folder = join(services.config.dataDir, 'incoming');
  for (const { hash, files } of mockupsOf(manifest)) {
    for (const file of files)
      await withEntry(zip, mockupEntry(hash, file.name), folder, async (path) => {
        if (!(await isWholeWebp(services, ownerId, path, file)))
          throw new Refusal(message('own-templates.file-changed', { name: mockupEntry(hash, file.name) }));
      });
    await afterEach();
  }
}

/** Mockups are named by their content, so that a second try or another account stores the same. */
async function storeMockups(
  { config, storage }: Pick<Services, 'config' | 'storage'>,
  { zip, manifest }: ProductFile,
  mockupNames: MockupNames,
): Promise<void> {
  const folder = join(config.dataDir, 'incoming');
  for (const { hash, files } of mockupsOf(manifest))
    for (const { name } of files)
      await withEntry(zip, mockupEntry(hash, name), folder, async (path) => {
        await putFile(storage, `${mockupPrefix(mockupNames.get(hash)!)}/${name}`, path, {
          contentType: 'image/webp',
        });
      });
}

async function dropFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  id: string,
  key: string,
): Promise<void> {
  // The file first: a kill in between leaves a row that is found again, not a file without a row.
  await storage.delete(key);
  await deleteProductFile(db, ownerId, id);
}

/** Shows the taking of a file as failed for good, with the reason, and removes it. */
export async function failImport(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  id: string,
  reason: OperationMessage = message('own-templates.import-went-wrong'),
): Promise<void> {
  const file = await findProductFile(services.db, ownerId, id);
  if (!file) return;
  await failOperation(services.db, ownerId, file.operation_id, reason);
  if (file.file_key) await dropFile(services, ownerId, id, file.file_key);
}
