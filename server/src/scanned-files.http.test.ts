import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOwnFont } from '@diy/contract/own-fonts';
import { importProducts } from '@diy/contract/own-templates/product-files';
import { readVariantSheet } from '@diy/contract/own-templates/variant-sheets';
import { saveSheetLayout } from '@diy/contract/sheets/sheets-layouts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkPicture, recordUnlistedImage, recordUpload } from './features/images/index.ts';
import { sendOrders } from './features/orders/testing/upload-orders.ts';
import { uploadFile } from './features/uploads/testing/upload-file.ts';
import { buildAccount, type TestAccount } from './testing/build-account.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { type FakeClamd, startFakeClamd, VIRUS } from './testing/fake-clamd.ts';

let clamd: FakeClamd;
let app: TestApp;
let seller: TestAccount;
const folder = mkdtempSync(join(tmpdir(), 'diy-scanned-'));
beforeAll(async () => {
  clamd = await startFakeClamd(null);
  app = await buildTestApp({ config: { clamdUrl: clamd.address } });
  seller = await buildAccount(app);
});
beforeEach(() => {
  clamd.seen.length = 0;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const PNG = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c33' } })
  .png()
  .toBuffer();
const FONT = readFileSync(new URL('./features/own-fonts/check/fixtures/latin.woff2', import.meta.url));
const infected = (file: Buffer) => Buffer.concat([file, Buffer.from(VIRUS)]);

const errorOf = (response: object) => ('error' in response ? response.error : undefined);
const nameOf = (error: { id?: string; message: string }) => error.id ?? error.message;

async function picture(content: Buffer): Promise<unknown> {
  const key = await uploadFile(app, seller, 'a.png', content);
  const place = { name: 'a', categoryId: '' };
  return recordUpload(app.services, seller.id, key, place).then(() => undefined, nameOf);
}
async function font(content: Buffer): Promise<unknown> {
  const key = await uploadFile(app, seller, 'font.woff2', content);
  return errorOf(await app.call(addOwnFont, { key, licence_confirmed: true }, seller));
}
async function form(path: string, content: Buffer): Promise<unknown> {
  const border = '----test-border';
  const head = `--${border}\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\n`;
  const response = await app.http.inject({
    method: 'POST',
    url: path,
    headers: {
      authorization: `Basic ${seller.token}`,
      'content-type': `multipart/form-data; boundary=${border}`,
    },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${border}--\r\n`)]),
  });
  return response.json().error;
}
function onDisk(content: Buffer): string {
  const path = join(folder, 'picture.png');
  writeFileSync(path, content);
  return path;
}

const WAYS: [string, (content: Buffer) => Promise<unknown>, Buffer][] = [
  ['a picture', picture, PNG],
  ['a font', font, FONT],
  [
    'an order file',
    async (file) => errorOf(await sendOrders(app, seller.token, file)),
    Buffer.from('SKU\nA\n'),
  ],
  ['a spreadsheet of variants', (file) => form(readVariantSheet.path, file), Buffer.from('SKU\nA\n')],
  ['a file of products', (file) => form(importProducts.path, file), Buffer.from('PK')],
  ['a sheet of one’s own', (file) => form(saveSheetLayout.path, file), Buffer.from('SKU\nA\n')],
  [
    'a picture of a buyer',
    (file) => recordUnlistedImage(app.services, seller.id, onDisk(file), 'p').then(() => undefined, nameOf),
    PNG,
  ],
  [
    'a picture of an AI service',
    (file) => checkPicture(app.services, seller.id, onDisk(file)).then(() => undefined, nameOf),
    PNG,
  ],
];

describe.each(WAYS)('%s', (_, send, clean) => {
  test('with a virus is refused before anything reads it', async () => {
    expect(await send(infected(clean))).toBe('uploads.infected');
    expect(clamd.seen).toHaveLength(1);
  });

  test('that is clean was looked at whole', async () => {
    expect(await send(clean)).not.toBe('uploads.infected');
    expect(clamd.seen[0]?.equals(clean)).toBe(true);
  });
});

test('nothing passes while the scanner is away', async () => {
  await clamd.stop();
  for (const [, send, clean] of WAYS) {
    // Bytes that no earlier upload had.
    expect(await send(Buffer.concat([clean, Buffer.from('x')]))).toBe('uploads.not-scanned');
  }
});
