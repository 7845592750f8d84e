// @vitest-environment happy-dom
import {
  bindOrderSkus,
  checkOrders,
  correctOrders,
  getOrderUpload,
  importOrders,
  type OrderUpload,
  uploadOrders,
} from '@diy/contract/orders/order-uploads';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onePage } from '../../../testing/builders.ts';
import { type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { renderPart } from '../../../testing/render-app.tsx';
import { OrderImportDialog } from './order-import-dialog.tsx';
import { checked, row, upload } from './testing/checked-file.ts';
import { chooseFile, openImport } from './testing/open-import.tsx';

let api: FakeApi;
let close: () => void;
let imported: string[];
let response: OrderUpload;

beforeEach(async () => {
  imported = [];
  response = upload;
  ({ api, close } = await openImport(() => response, imported));
});
afterEach(() => close());

test('a column that no field reads is listed with its texts, and read as what a person says', async () => {
  const person = userEvent.setup();
  await chooseFile(person);
  expect(await screen.findByRole('heading', { name: /没有对应的列/ })).toBeTruthy();
  const next = screen.getByRole('button', { name: '核对每一行' });
  expect(next).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('combobox', { name: '“货号”对应到' }));
  // What is read already is not offered.
  expect(screen.queryByTitle('订单号')).toBeNull();
  await person.click(await screen.findByTitle('SKU'));
  await waitFor(() => expect(next).toHaveProperty('disabled', false));
  expect(screen.queryByRole('heading', { name: /没有对应的列/ })).toBeNull();
});

test('from a file nobody knows to an import: map, correct, import', async () => {
  const person = userEvent.setup();
  await chooseFile(person);
  expect(await screen.findByText('还没有对应的必需列：SKU')).toBeTruthy();
  const next = screen.getByRole('button', { name: '核对每一行' });
  expect(next).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('combobox', { name: 'SKU' }));
  await person.click(await screen.findByTitle('货号'));
  await waitFor(() => expect(next).toHaveProperty('disabled', false));
  await person.click(next);

  expect(
    await screen.findByText(/共 3 行 = 可导入 1 \+ 重复 0 \+ SKU 未匹配 1 \+ 有错 1 \+ 已取消 0/),
  ).toBeTruthy();
  await person.type(screen.getByLabelText('第 2 行的国家'), 'US{Enter}');
  await waitFor(() =>
    expect(api.inputsOf(correctOrders)[0]).toEqual({
      upload_id: 'upload-1',
      rows: [{ row: 2, item: 0, field: 'country', value: 'US' }],
    }),
  );
  await person.type(screen.getByLabelText('为所有空着的国家填入'), 'GB');
  await person.click(screen.getByRole('button', { name: '全部填上' }));
  await waitFor(() =>
    expect(api.inputsOf(correctOrders)[1]).toEqual({
      upload_id: 'upload-1',
      bulk: [{ field: 'country', from: '', to: 'GB' }],
    }),
  );
  await person.type(screen.getByLabelText('把所有“Atlantis”的国家改成'), 'FR{Enter}');
  await waitFor(() =>
    expect(api.inputsOf(correctOrders)[2]).toEqual({
      upload_id: 'upload-1',
      bulk: [{ field: 'country', from: 'Atlantis', to: 'FR' }],
    }),
  );
  await person.click(screen.getByRole('button', { name: '导入 1 行' }));
  await waitFor(() => expect(imported).toEqual(['log-1']));
  expect(api.inputsOf(importOrders)[0]).toMatchObject({
    upload_id: 'upload-1',
    mapping: { columns: { externalOrderNo: [0], sku: [1], quantity: [2] } },
    policy: { mode: 'right', duplicates: 'skip' },
  });
}, 300_000);

test('a layout that was imported before goes straight to the rows; all or none waits for every row', async () => {
  response = {
    ...upload,
    remembered: true,
    missing: [],
    mapping: { ...upload.mapping, columns: { ...upload.mapping.columns, sku: [1] } },
  };
  const person = userEvent.setup();
  await chooseFile(person);
  expect(await screen.findByText(/共 3 行/)).toBeTruthy();
  await person.click(screen.getByLabelText('全部正确才导入'));
  expect(await screen.findByText('还有 2 行要处理')).toBeTruthy();
  expect(screen.getByRole('button', { name: '导入 1 行' })).toHaveProperty('disabled', true);
});

test('columns that nothing reads are named above the rows, and named columns go with the import', async () => {
  response = {
    ...upload,
    remembered: true,
    missing: [],
    columns: [...upload.columns, { index: 3, header: 'Glorb', samples: [] }],
    mapping: { ...upload.mapping, columns: { ...upload.mapping.columns, sku: [1] } },
  };
  const unread_columns = [
    { index: 3, samples: ['Happy birthday', 'Léa'] },
    { index: 27, samples: ['für Oma'] },
  ];
  api.on(checkOrders, () => ({ ...onePage([row]), ...checked, unread_columns }));
  const person = userEvent.setup();
  await chooseFile(person);
  await person.click(await screen.findByText(/^有 2 列没有读取：Glorb.*AB$/));
  expect(screen.getByText('Happy birthday · Léa')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '导入 1 行' }));
  await waitFor(() =>
    expect(api.inputsOf(importOrders)[0]).toMatchObject({ mapping: { not_read: [3, 27] } }),
  );
  await person.click(screen.getByRole('button', { name: '对应这些列' }));
  expect(await screen.findByText('没有对应的列')).toBeTruthy();
});

test('a column whose texts look like a field without a column is mapped with one click', async () => {
  response = {
    ...upload,
    remembered: true,
    missing: [],
    columns: [...upload.columns, { index: 3, header: 'Glorb', samples: [] }],
    mapping: { ...upload.mapping, columns: { ...upload.mapping.columns, sku: [1] } },
  };
  const unread_columns = [{ index: 3, samples: ['+44 20 7946 0001'], looks_like: 'phone' as const }];
  api.on(checkOrders, () => ({ ...onePage([row]), ...checked, unread_columns }));
  const person = userEvent.setup();
  await chooseFile(person);
  expect(await screen.findByText('“Glorb”没有读取，看起来是电话')).toBeTruthy();
  expect(screen.getByText('+44 20 7946 0001')).toBeTruthy();
  expect(screen.queryByText(/没有读取：/)).toBeNull();
  await person.click(screen.getByRole('button', { name: '用作电话' }));
  await waitFor(() =>
    expect(api.inputsOf(checkOrders).at(-1)).toMatchObject({ mapping: { columns: { phone: [3] } } }),
  );
});

test('an unknown SKU is bound to a design', async () => {
  response = {
    ...upload,
    remembered: true,
    missing: [],
    mapping: { ...upload.mapping, columns: { ...upload.mapping.columns, sku: [1] } },
  };
  const person = userEvent.setup();
  await chooseFile(person);
  await person.click(await screen.findByRole('button', { name: /SKU 未匹配/ }));
  await person.click(await screen.findByRole('combobox', { name: 'TEE 对应的作品' }));
  await person.click(await screen.findByTitle('慢慢来马克杯 · LIN-MUG-0001'));
  await person.click(screen.getByRole('button', { name: /绑\s*定/ }));
  await waitFor(() =>
    expect(api.inputsOf(bindOrderSkus)[0]).toEqual({
      bindings: [{ sku: 'TEE', variation: 'L', design_id: 'design-1', colour_id: 'white', size_id: '11oz' }],
    }),
  );
});

test('a refused file says why, in the server’s words, and another can be chosen', async () => {
  api.on(uploadOrders, () => {
    throw new FakeRefusal('orders.file-etsy-orders', '请把 CSV 类型选为 Order Items');
  });
  const person = userEvent.setup();
  await chooseFile(person);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('请把 CSV 类型选为 Order Items')).toBeTruthy();
  api.on(uploadOrders, () => upload);
  await chooseFile(person);
  expect(await screen.findByText('通用表格')).toBeTruthy();
});

test('the rows of a large file come in behind its columns, or the reason why not', async () => {
  const person = userEvent.setup();
  response = { ...upload, reading: true, row_count: 0 };
  api.on(getOrderUpload, () => ({ ...upload, row_count: 48_000 }));
  await renderPart(<OrderImportDialog onClose={() => {}} onImported={() => {}} />);
  await chooseFile(person);
  expect(await screen.findByText('48000 行')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '换一个文件' }));
  api.on(getOrderUpload, () => {
    throw new FakeRefusal('orders.table-too-many-rows', '超过 50,000 行');
  });
  await chooseFile(person);
  expect(await screen.findByText('超过 50,000 行')).toBeTruthy();
});

test('a column that sounds like personalisation is shown with its texts, and taken only by a click', async () => {
  response = {
    ...upload,
    missing: [],
    mapping: { ...upload.mapping, columns: { ...upload.mapping.columns, sku: [1] } },
    columns: [...upload.columns, { index: 3, header: 'Note Attributes', samples: ['Engraving: Anna'] }],
    offered: [3],
  };
  const person = userEvent.setup();
  await chooseFile(person);
  expect(await screen.findByText('Engraving: Anna')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '把“Note Attributes”作为定制内容' }));
  expect(screen.queryByText('这些列里可能有买家要印的内容，看过再决定要不要用：')).toBeNull();
  await person.click(screen.getByRole('button', { name: '核对每一行' }));
  await screen.findByText(/共 3 行/);
  expect(api.inputsOf(checkOrders)[0]).toMatchObject({ mapping: { columns: { personalization: [3] } } });
});

test('where the encoding is not certain, the file’s own texts stand side by side and one click reads it again', async () => {
  response = {
    ...upload,
    encoding: 'windows-1252',
    encodings: [
      { encoding: 'windows-1252', samples: ['Ürün Adý'], chosen_before: false },
      { encoding: 'windows-1254', samples: ['Ürün Adı'], chosen_before: true },
    ],
  };
  const person = userEvent.setup();
  await chooseFile(person);
  const question = await screen.findByRole('region', { name: '文件用的是哪种文字编码？' });
  expect(within(question).getByText('Ürün Adý')).toBeTruthy();
  expect(within(question).getByText('Ürün Adı')).toBeTruthy();
  expect(within(question).getByText('选过这种').parentElement?.textContent).toBe('WINDOWS-1254选过这种');
  response = { ...upload, encoding: 'windows-1254' };
  await person.click(within(question).getByRole('button', { name: '用 WINDOWS-1254 读取' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /文字编码/ })).toBeNull());
  expect(api.inputsOf(uploadOrders).at(-1)).toMatchObject({
    upload_id: 'upload-1',
    encoding: 'windows-1254',
    header_row: 1,
  });
});

test('an encoding that nobody chose is guessed again where the row of headers changes', async () => {
  response = { ...upload, encoding: 'windows-1252', encodings: [] };
  const person = userEvent.setup();
  await chooseFile(person);
  const field = await screen.findByRole('spinbutton', { name: '表头在第几行' });
  await person.type(field, '2{Enter}');
  await waitFor(() => expect(api.inputsOf(uploadOrders).at(-1)).toHaveProperty('header_row'));
  expect(api.inputsOf(uploadOrders).at(-1)).not.toHaveProperty('encoding');
});
