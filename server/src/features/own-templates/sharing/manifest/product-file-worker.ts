// Entry point of the process that reads the list of one file of products, then ends. Started by read-product-file.ts only: files from
// strangers may need any time and memory.
import { open } from 'node:fs/promises';
import { sourceOfFile } from '../../../../platform/archives/zip-source.ts';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { checkProductFile } from './check-product-file.ts';
import type { FromProductFileWorker, ToProductFileWorker } from './product-file-messages.ts';

process.once('message', (message: ToProductFileWorker) => {
  void read(message).then((reply) => process.send!(reply, undefined, {}, () => process.exit(0)));
});
// The parent process has ended, so the result is not needed.
process.on('disconnect', () => process.exit(0));

async function read({ path, wanted, maxImageBytes }: ToProductFileWorker): Promise<FromProductFileWorker> {
  try {
    const handle = await open(path, 'r');
    const { size } = await handle.stat();
    const areOutlinesChecked = wanted === 'list';
    const manifest = await checkProductFile(sourceOfFile(handle, 0, size), {
      areOutlinesChecked,
      maxImageBytes,
    });
    if (wanted === 'list') return { manifest };
    const { products } = manifest;
    const more = products.length > 1 ? ` +${products.length - 1}` : '';
    return { title: `${products[0]!.name}${more}` };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.text };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
