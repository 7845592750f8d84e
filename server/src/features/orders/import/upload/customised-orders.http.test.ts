import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDownload, type DownloadRow, listDownloads } from '@diy/contract/downloads';
import type { OrderMapping } from '@diy/contract/orders/order-fields';
import {
  bindOrderSkus,
  type CheckedRow,
  checkOrders,
  correctOrders,
  getOrderUpload,
  importOrders,
  type OrderUpload,
} from '@diy/contract/orders/order-uploads';
import { deleteOrderImports, listOrders } from '@diy/contract/orders/orders';
import { newImageLayer } from '@diy/design/layers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '../../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { fetchFile } from '../../../../testing/fetch-file.ts';
import { buildDesign, mugDocument } from '../../../designs/testing/build-design.ts';
import { buildImage } from '../../../images/testing/library/build-image.ts';
import { sendOrders, uploadOrderFile } from '../../testing/upload-orders.ts';
import { amazonCustom, pictureReply, surface, textReply } from '../testing/amazon-custom.ts';
import { makeZip, type ZipPart } from '../testing/make-zip.ts';
import { addToUpload } from './add-to-upload.ts';
import type { FileQueue } from './readers/file-queue.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let designId: string;
let red: Buffer;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  red = await photo('#e01010');
  const stand = await buildImage(app, seller);
  const document = mugDocument('样字');
  const size = {
    widthPx: stand.width,
    heightPx: stand.height,
    resolutionDpi: 150,
    areaWidthMm: 200,
    areaHeightMm: 82,
  };
  const frame = newImageLayer({ id: 'photo', name: 'x', imageId: stand.id, ...size });
  const words = document.surfaces[0]!.layers.find(({ kind }) => kind === 'text')!;
  const layers = [
    { ...frame, name: 'Photo', widthMm: 120, heightMm: 80 },
    { ...words, name: 'Front / Name' },
  ];
  const surfaces = [{ ...document.surfaces[0]!, layers }];
  ({ id: designId } = await buildDesign(app, seller.token, {
    name: '照片杯',
    document: { ...document, surfaces },
  }));
  await app.ask(
    bindOrderSkus,
    { bindings: ['B0TESTAAAA', 'MUG-1'].map((sku) => ({ sku, design_id: designId })) },
    by,
  );
  await app.runJobs();
}, 300_000);
afterAll(() => app.close());

function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** An Amazon Custom ZIP of item `n`. */
function custom(n: number, name: string, files: ZipPart[], more: Record<string, unknown> = {}): Buffer {
  const tree = [surface('Front', [textReply('Name', name), pictureReply('Photo', 'photo.jpg')])];
  const ids = { orderId: `114-5550123-000000${n}`, orderItemId: `1700000000000${n}`, legacyOrderItemId: '' };
  return makeZip([
    { name: `${n}.json`, data: JSON.stringify(amazonCustom(tree, { ...ids, ...more })) },
    ...files,
  ]);
}

const withoutAddress = (mapping: OrderMapping): OrderMapping => ({ ...mapping, without_address: true });

async function check(upload: OrderUpload, mapping = withoutAddress(upload.mapping)): Promise<CheckedRow[]> {
  return (await app.ask(checkOrders, { upload_id: upload.upload_id, mapping }, by)).list;
}

async function importIt(upload: OrderUpload, mapping = withoutAddress(upload.mapping)) {
  const started = await app.ask(importOrders, { upload_id: upload.upload_id, mapping }, by);
  await app.runJobs();
  const { list } = await app.ask(listOrders, { orders_log_id: started.orders_log_id }, by);
  return { importId: started.orders_log_id, lines: list };
}

async function archiveOf(importId: string): Promise<Record<string, Uint8Array>> {
  const { id } = await app.ask(createDownload, { orders_log_id: importId }, by);
  await app.runJobs();
  const row = (await app.ask(listDownloads, {}, by)).list.find((one: DownloadRow) => one.id === id);
  expect(row?.url).toBeTruthy();
  return unzipSync((await fetchFile(app, row?.url ?? '')).bytes);
}

const keptObjects = async () => {
  const keys: string[] = [];
  for await (const { key } of app.services.storage.list(`prv/orders/${seller.id}/`)) keys.push(key);
  return keys;
};

describe('an Amazon Custom ZIP', () => {
  it('becomes a print file with the buyer’s picture and words, and leaves nothing behind', async () => {
    const before = await keptObjects();
    const bytes = custom(1, '王 <Zoë>', [{ name: 'photo.jpg', data: red }]);
    const upload = await uploadOrderFile(app, seller.token, bytes, { name: '17000000000001.zip' });
    expect(upload).toMatchObject({
      kind: 'json',
      row_count: 1,
      archive: { pictures: 1, matched: 1 },
      missing: ['recipientName', 'country', 'city', 'address1'],
    });
    expect((await check(upload, upload.mapping))[0]!.problems).toMatchObject([{ code: 'ADDRESS_ABSENT' }]);
    const [row] = await check(upload);
    expect(row).toMatchObject({ status: 'ready', sku: 'B0TESTAAAA', quantity: 1, line_no: '17000000000001' });
    expect(row!.personalisation).toEqual([
      { name: 'Name', value: '王 <Zoë>', picture: null },
      { name: 'Photo', value: 'photo.jpg', picture: expect.stringContaining('/orders/picture/') },
    ]);
    const view = await fetchFile(app, row!.personalisation[1]!.picture!);
    expect(view.contentType).toBe('image/jpeg');
    expect(await sharp(view.bytes).metadata()).toMatchObject({ width: 192, height: 128 });

    const { importId, lines } = await importIt(upload);
    expect(lines).toMatchObject([{ problem: '', quantity: 1 }]);
    const files = await archiveOf(importId);
    const print = Object.entries(files).find(([name]) => name.includes('生产图'));
    const pixels = sharp(Buffer.from(print![1]));
    const { width = 0, height = 0 } = await pixels.metadata();
    // The corner of the picture layer, which the words do not reach.
    const { data } = await pixels
      .extract({ left: Math.round(width * 0.4), top: Math.round(height * 0.1), width: 4, height: 4 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[1]).toBeLessThan(50);

    await app.ask(deleteOrderImports, { ids: [importId] }, by);
    await app.runJobs();
    expect(await keptObjects()).toEqual(before);
    expect(await app.services.db.selectFrom('order_upload_pictures').selectAll().execute()).toEqual([]);
    expect(await app.services.db.selectFrom('order_pictures').selectAll().execute()).toEqual([]);
  });

  it('keeps a line whose picture is missing or none, and names it', async () => {
    const some = makeZip([
      { name: '2.zip', data: custom(2, 'Anna', []) },
      { name: '3.zip', data: custom(3, 'Ben', [{ name: 'photo.jpg', data: '<html/>' }]) },
    ]);
    const rows = await check(await uploadOrderFile(app, seller.token, some, { name: 'zips.zip' }));
    expect(
      rows.map(({ status, problems }) => [status, problems.map(({ code, text }) => [code, text])]),
    ).toEqual([
      ['wrong', [['PICTURE_MISSING', expect.stringContaining('photo.jpg')]]],
      ['wrong', [['PICTURE_UNUSABLE', expect.stringContaining('不是图片')]]],
    ]);
  });

  it('shows its pictures to nobody else', async () => {
    const upload = await uploadOrderFile(
      app,
      seller.token,
      custom(4, 'Eva', [{ name: 'photo.jpg', data: red }]),
      { name: 'e.zip' },
    );
    const link = (await check(upload))[0]!.personalisation[1]!.picture!;
    for (const forged of [
      link.replace(/s=.*/, 's=x'),
      link.replace(seller.id, 'someone'),
      link.replace(/\/[0-9a-f]{64}/, `/${'0'.repeat(64)}`),
    ])
      await expect(fetchFile(app, forged)).rejects.toThrow('403');
  });
});

describe('an order report with customised items', () => {
  const HEADERS = [
    'order-id',
    'order-item-id',
    'sku',
    'quantity-purchased',
    'customized-url',
    'recipient-name',
    'ship-address-1',
    'ship-city',
    'ship-state',
    'ship-postal-code',
    'ship-country',
  ];
  const line = (n: number, quantity: string, url: string) => [
    `114-5550123-000000${n}`,
    `1700000000000${n}`,
    'MUG-1',
    quantity,
    url,
    'Anna Smith',
    '1 Main Street',
    'Los Angeles',
    'CA',
    '90001',
    'US',
  ];
  const report = (...lines: string[][]) => [HEADERS, ...lines].map((cells) => cells.join('\t')).join('\r\n');

  it('says that the ZIP is missing, and takes it afterwards with what was corrected', async () => {
    const table = report(line(5, '1', 'https://zme.example/x'), line(6, '2', ''));
    const first = await uploadOrderFile(app, seller.token, table, { name: 'report.txt' });
    const before = await check(first, first.mapping);
    expect(before.map(({ status, problems }) => [status, problems.map(({ code }) => code)])).toEqual([
      ['wrong', ['CUSTOMISATION_MISSING']],
      ['ready', []],
    ]);
    const rows = [{ row: 3, field: 'recipientName' as const, value: 'Ben Miller' }];
    await app.ask(correctOrders, { upload_id: first.upload_id, rows }, by);
    const fields = { add_to: first.upload_id };
    const both = await uploadOrderFile(
      app,
      seller.token,
      custom(5, 'Anna', [{ name: 'photo.jpg', data: red }]),
      { name: '5.zip', fields },
    );
    expect(both).toMatchObject({ file_name: 'report.txt', archive: { matched: 1, unmatched_count: 0 } });
    const after = await check(both, both.mapping);
    expect(
      after.map(({ status, corrected, personalisation }) => [
        status,
        corrected,
        personalisation.map(({ value }) => value),
      ]),
    ).toEqual([
      ['ready', [], ['Anna', 'photo.jpg']],
      ['ready', ['recipientName'], []],
    ]);
    const gone = await app.send(checkOrders, { upload_id: first.upload_id, mapping: first.mapping }, by);
    expect(gone.json()).toMatchObject({ code: '10001' });
    const { lines } = await importIt(both, both.mapping);
    expect(lines.map(({ line_no, problem }) => [line_no, problem]).sort()).toEqual([
      ['17000000000005', ''],
      ['17000000000006', ''],
    ]);
  });

  it('holds the quantities against each other until a person says which is right', async () => {
    const bytes = makeZip([
      { name: 'report.txt', data: report(line(7, '2', 'u')) },
      { name: '7.zip', data: custom(7, 'Anna', [{ name: 'photo.jpg', data: red }]) },
    ]);
    const upload = await uploadOrderFile(app, seller.token, bytes, { name: 'both.zip' });
    expect((await check(upload, upload.mapping))[0]!.problems).toMatchObject([
      { code: 'QUANTITY_CONFLICT', field: 'quantity' },
    ]);
    await app.ask(
      correctOrders,
      { upload_id: upload.upload_id, rows: [{ row: 2, field: 'quantity', value: '2' }] },
      by,
    );
    expect(await check(upload, upload.mapping)).toMatchObject([{ status: 'ready', quantity: 2 }]);
  });

  it('keeps the file and its corrections when it cannot be read together with what is added', async () => {
    const table = report(line(5, '1', 'https://zme.example/x'), line(6, '2', ''));
    const first = await uploadOrderFile(app, seller.token, table, { name: 'report.txt' });
    const rows = [{ row: 3, field: 'recipientName' as const, value: 'Ben Miller' }];
    await app.ask(correctOrders, { upload_id: first.upload_id, rows }, by);
    const path = join(app.services.config.dataDir, 'added');
    const pixels = { width: 1200, height: 900, channels: 3 as const };
    const noise = await sharp(randomBytes(pixels.width * pixels.height * 3), { raw: pixels })
      .png()
      .toBuffer();
    const content = custom(5, 'Anna', [{ name: 'photo.jpg', data: noise }]);
    await writeFile(path, content);
    const file = { path, name: '5.zip', bytes: content.length };
    const failing: FileQueue = {
      run: async (_owner, _bytes, read) => {
        await read();
        throw new Error('killed at the end');
      },
    };
    const services = { ...app.services, orderFiles: failing };
    const { read, done } = await addToUpload(services, seller.id, first.upload_id, file, {});
    expect(read.reading).toBe(true);
    await done;
    const added = await app.call(getOrderUpload, { upload_id: read.upload.id }, by);
    expect(added).toMatchObject({ error: 'orders.reading-failed' });
    const [before] = (await check(first, first.mapping)).filter(({ corrected }) => corrected.length > 0);
    expect(before!.corrected).toEqual(['recipientName']);
    const again = await addToUpload(app.services, seller.id, first.upload_id, file, {});
    await again.done;
    const after = await check({ ...first, upload_id: again.read.upload.id }, again.read.mapping);
    expect(after.map(({ corrected }) => corrected)).toEqual([[], ['recipientName']]);
    await rm(path);
  });

  it('takes words that a person writes where the customisation cannot be had', async () => {
    const upload = await uploadOrderFile(app, seller.token, report(line(8, '1', 'u')), {
      name: 'report.txt',
    });
    const rows = [{ row: 2, field: 'personalization' as const, value: 'Name: Anna' }];
    await app.ask(correctOrders, { upload_id: upload.upload_id, rows }, by);
    const [row] = await check(upload, upload.mapping);
    expect(row).toMatchObject({ status: 'ready', personalisation: [{ name: 'Name', value: 'Anna' }] });
  });
});

describe('a table whose pictures are packed with it', () => {
  it('prints them, and keeps rows whose picture is not there', async () => {
    const headers = [
      '订单号',
      'SKU',
      '单个产品数量',
      '收货人姓名',
      '国家二字码',
      '收货人州/省',
      '收货人城市',
      '地址1',
      '邮编',
      '定制-Photo',
      '定制-Front / Name',
    ];
    const row = (no: string, file: string, name: string) => [
      no,
      'MUG-1',
      '1',
      'Anna Smith',
      'US',
      'CA',
      'Los Angeles',
      '1 Main Street',
      '90001',
      file,
      name,
    ];
    const csv = [headers, row('P-1', 'anna.jpg', 'Anna'), row('P-2', 'ben.jpg', 'Ben')]
      .map((cells) => cells.join(','))
      .join('\r\n');
    const bytes = makeZip([
      { name: '订单.csv', data: csv },
      { name: '图片/anna.jpg', data: red },
    ]);
    const upload = await uploadOrderFile(app, seller.token, bytes, { name: '订单.zip' });
    const rows = await check(upload, upload.mapping);
    expect(rows.map(({ status, problems }) => [status, problems.map(({ code }) => code)])).toEqual([
      ['ready', []],
      ['wrong', ['PICTURE_MISSING']],
    ]);
    const { lines } = await importIt(upload, upload.mapping);
    expect(lines).toMatchObject([{ order_no: 'P-1', problem: '' }]);
  });
});

it('a broken archive is refused in the reader’s language and never an error of ours', async () => {
  for (const bytes of [
    Buffer.from('PK\x03\x04'),
    makeZip([{ name: '../x.csv', data: 'a' }]),
    makeZip([{ name: 'a.json', data: '{' }]),
  ]) {
    const response = await sendOrders(app, seller.token, bytes, { name: 'x.zip' });
    expect(response).toMatchObject({ code: '10001', msg: expect.stringMatching(/\p{Script=Han}/u) });
  }
});
