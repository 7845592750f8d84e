import { buffer } from 'node:stream/consumers';
import type { Envelope } from '@diy/contract/endpoint';
import { getOperation } from '@diy/contract/operations';
import { exportProducts, importProducts } from '@diy/contract/own-templates/product-files';
import { createZip } from '../../../platform/archives/create-zip.ts';
import { readZip } from '../../../platform/archives/read-zip.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { zipOfOne } from '../../../testing/zip-of-one.ts';

/** Packs templates and returns the file, with the name that it is saved under. */
export async function packedProducts(app: TestApp, token: string, ids: string[]) {
  const { operation_id } = await app.ask(exportProducts, { ids }, { token });
  await app.runJobs();
  const operation = await app.ask(getOperation, { id: operation_id }, { token });
  if (operation.state !== 'succeeded') throw new Error(`export: ${JSON.stringify(operation)}`);
  return fetchFile(app, operation.result_url);
}

/** Sends a file of products as the page does, and returns the whole envelope. */
export async function sendProducts(
  app: TestApp,
  token: string | undefined,
  content: Buffer,
): Promise<Envelope<{ operation_id: string }>> {
  const border = '----test-border';
  const head = `--${border}\r\ncontent-disposition: form-data; name="file"; filename="商品.zip"\r\ncontent-type: application/zip\r\n\r\n`;
  const response = await app.http.inject({
    method: 'POST',
    url: importProducts.path,
    headers: {
      ...(token === undefined ? {} : { authorization: `Basic ${token}` }),
      'accept-language': 'en',
      'content-type': `multipart/form-data; boundary=${border}`,
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${border}--\r\n`)]),
  });
  return response.json();
}

/** The entries of a file of products, to be changed. */
export function entriesOf(file: Buffer): Promise<Map<string, Buffer>> {
  const limit = 64 * 1024 * 1024;
  return readZip(file, { entries: 1000, totalBytes: limit, entryBytes: limit });
}

/** A ZIP of these entries. */
export function zipOf(entries: Iterable<readonly [string, Buffer]>): Promise<Buffer> {
  async function* all() {
    for (const [path, body] of entries) yield { path, body };
  }
  return buffer(createZip(all(), { mtime: new Date('2026-01-01') }));
}

/** A ZIP with a list of 64 MB of blanks in 64 kB. */
export function bomb(): Buffer {
  return zipOfOne('manifest.json', Buffer.alloc(64 * 1024 * 1024, ' '));
}
