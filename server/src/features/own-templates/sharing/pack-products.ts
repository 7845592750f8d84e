import { message } from '@diy/contract/messages';
import { createZip, type ZipEntry } from '../../../platform/archives/create-zip.ts';
import { safeFileName } from '../../../platform/archives/safe-file-name.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { failOperation, type OperationMessage, runOperation } from '../../operations/index.ts';
import { listManifest } from './list-manifest.ts';
import { MANIFEST, type ProductManifest } from './manifest/product-manifest.ts';
import { findProductFile, setProductFile } from './product-files.queries.ts';

/**
 * Packs templates with their pictures into a file, straight into storage. Safe to run again after a kill at any point: a file that was
 * not recorded is made again.
 */
export async function packProducts(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  id: string,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { db, storage } = services;
  const file = await findProductFile(db, ownerId, id);
  if (!file || file.file_key !== null) return;
  const { operation_id: operationId, template_ids: templateIds } = file;
  const recordedKeys = async () => [(await findProductFile(db, ownerId, id))?.file_key];
  const key = `prv/product-files/${ownerId}/${id}.zip`;
  await runOperation(services, { ownerId, operationId, signal, recordedKeys }, async (operation) => {
    try {
      const { manifest, entries } = await listManifest(services, ownerId, templateIds, {
        areProductsChecked: true,
      });
      const total = entries.length;
      operation.willWrite(key);
      await storage.delete(key);
      async function* packed(): AsyncGenerator<ZipEntry> {
        yield { path: MANIFEST, body: Buffer.from(JSON.stringify(manifest)) };
        for (const [done, entry] of entries.entries()) {
          await operation.report({ done, total });
          const open = () => storage.stream(entry.key);
          yield { path: entry.path, body: { bytes: entry.bytes, open } };
        }
      }
      const zip = createZip(packed(), { mtime: file.created_at });
      await storage.put(key, zip, { contentType: 'application/zip' });
      await operation.finish(async (trx) => {
        if (!(await setProductFile(trx, ownerId, id, key))) return null;
        return { done: total, total, resultKey: key, resultName: nameOf(manifest) };
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await operation.fail(error.text);
    }
  });
}

/** The first product's SKU, and how many more there are. */
function nameOf({ products }: ProductManifest): string {
  const [first] = products;
  const more = products.length > 1 ? `+${products.length - 1}` : '';
  return `${safeFileName(`${first!.sku}${more}`) || 'products'}.products.zip`;
}

/** Shows the packing of a file as failed for good, with the reason. */
export async function failProductFile(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  id: string,
  reason: OperationMessage = message('own-templates.export-went-wrong'),
): Promise<void> {
  const file = await findProductFile(db, ownerId, id);
  if (file) await failOperation(db, ownerId, file.operation_id, reason);
}
