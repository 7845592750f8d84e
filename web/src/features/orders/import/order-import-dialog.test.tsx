// @vitest-environment happy-dom
import { listDesigns } from '@diy/contract/designs/designs';
import type { InputOf } from '@diy/contract/endpoint';
import { explainOrderWords } from '@diy/contract/orders/order-meanings';
import {
  bindOrderSkus,
  type CheckedRow,
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
import { buildDesign, buildUser, onePage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { renderPart, resetApp, signIn } from '../../../testing/render-app.tsx';
import { OrderImportDialog } from './order-import-dialog.tsx';

const upload: OrderUpload = {
  upload_id: 'upload-1',
  file_name: '五月.csv',
  bytes: 100,
  sha256: 'ab',
  kind: 'csv',
  encoding: 'gb18030',
  delimiter: ',',
  sheets: [{ name: '', rows: 3, columns: 3 }],
  sheet: '',
  header_row: 1,
  reading: false,
  row_count: 3,
  columns: [
    { index: 0, header: '单号', samples: ['A1', 'A2'] },
    { index: 1, header: '货号', samples: ['MUG'] },
    { index: 2, header: '件数', samples: ['1'] },
  ],
  first_rows: [],
  mapping: { profile: 'generic@1', columns: { externalOrderNo: [0], quantity: [2] }, personalisation: [] },
  profile_name: '通用表格',
  remembered: false,
  missing: ['sku'],
  damaged: [],
  imported_before: null,
};
const row: CheckedRow = {
  row: 2,
  heap: 'wrong',
  order_no: 'A1',
  line_no: '',
  sku: 'MUG',
  title: '',
  variation: '',
  quantity: 1,
  recipient: '张**',
  country: '',
  fields: {},
  personalisation: [],
  problems: [
    { field: 'country', column: null, code: 'COUNTRY_MISSING', severity: 'error' as const, text: '缺少国家' },
  ],
  held: false,
  mended: [],
  design: null,
  duplicate_of: null,
};

const OPEN = {
  rows: 1,
  quantity: 1,
  title: '',
  variation: '',
  variations: 1,
  problem: 'VARIATION_MISSING',
  design: { id: 'design-1', name: '杯', sku: 'M-1', template_id: 'mug', colour_id: 'white', size_id: '11oz' },
};

let api: FakeApi;
let uninstall: () => void;
let imported: string[];
let response: OrderUpload;

beforeEach(async () => {
  api = createFakeApi();
  imported = [];
  response = upload;
  api.on(uploadOrders, () => response);
  api.on(checkOrders, ({ heap }) => ({
    ...onePage(heap === 'unknown' ? [] : [row]),
    counts: { rows: 3, ready: 1, duplicate: 0, unknown: 1, wrong: 1, cancelled: 0, blank: 0 },
    problems: [
      {
        field: 'country' as const,
        code: 'COUNTRY_MISSING',
        severity: 'error' as const,
        text: '缺少国家',
        rows: 1,
        values: [],
      },
      {
        field: 'country' as const,
        code: 'COUNTRY_UNKNOWN',
        severity: 'error' as const,
        text: '不认识这个国家',
        rows: 2,
        values: [{ value: 'Atlantis', rows: 2 }],
      },
      {
        field: 'orderStatus' as const,
        code: 'STATUS_UNKNOWN',
        severity: 'error' as const,
        text: '不认识这个订单状态',
        rows: 3,
        values: [
          { value: '神秘状态', rows: 2 },
          { value: 'Status 7', rows: 1 },
        ],
      },
      {
        field: 'personalization' as const,
        code: 'PERSONALISATION_DOUBTFUL',
        severity: 'error' as const,
        text: '可能丢了字',
        rows: 1,
        values: [{ name: '名字', value: 'L?a', rows: 1 }],
      },
      {
        field: 'variation' as const,
        code: 'VARIATION_UNREAD',
        severity: 'error' as const,
        text: '有认不出的颜色',
        rows: 4,
        values: [],
      },
      {
        field: 'variation' as const,
        code: 'VARIATION_MISSING',
        severity: 'error' as const,
        text: '没有说颜色',
        rows: 2,
        values: [],
      },
    ],
    unknown_skus: [
      {
        sku: 'TEE',
        rows: 1,
        quantity: 2,
        title: '',
        variation: 'L',
        variations: 1,
        problem: null,
        design: null,
      },
      { ...OPEN, sku: 'MUG-A' },
      { ...OPEN, sku: 'MUG-B' },
    ],
    unread_words: [{ template_id: 'tee', word: 'Purple', rows: 4, variation: 'Purple / M' }],
    explained: [
      { scope: 'orderStatus' as const, template_id: '', word: 'On Hold', meaning: 'wait', rows: 12 },
      { scope: 'variation' as const, template_id: 'tee', word: '加大', meaning: 'size:XL', rows: 3 },
    ],
    products: [
      {
        template_id: 'tee',
        title: '纯棉 T 恤',
        colours: [{ id: 'navy', name: '藏青' }],
        sizes: [{ id: 'XL', name: 'XL 码' }],
      },
    ],
  }));
  api.on(explainOrderWords, () => ({ remembered: 1, forgotten: 0 }));
  api.on(correctOrders, () => ({ mends: 1 }));
  api.on(bindOrderSkus, () => ({ bound: 1, forgotten: 0 }));
  api.on(listDesigns, () => ({ ...onePage([buildDesign()]), diyUser: buildUser(), piliang: null }));
  api.on(importOrders, () => ({ orders_log_id: 'log-1', operation_id: 'op-1' }));
  uninstall = api.install();
  signIn();
  await renderPart(
    <OrderImportDialog onClose={() => {}} onImported={({ orders_log_id }) => imported.push(orders_log_id)} />,
  );
});
afterEach(() => {
  uninstall();
  resetApp();
});

async function choose(person: ReturnType<typeof userEvent.setup>) {
  const [, field] = await screen.findAllByLabelText('把订单表格拖到这里，或点击选择').catch(() => []);
  const input = field ?? document.querySelector<HTMLInputElement>('input[type=file]');
  await person.upload(input as HTMLInputElement, new File(['x'], '五月.csv'));
}

test('from a file nobody knows to an import: map, mend, import', async () => {
  const person = userEvent.setup();
  await choose(person);
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
      rows: [{ row: 2, field: 'country', value: 'US' }],
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
  await choose(person);
  expect(await screen.findByText(/共 3 行/)).toBeTruthy();
  await person.click(screen.getByLabelText('全部正确才导入'));
  expect(await screen.findByText('还有 2 行要处理')).toBeTruthy();
  expect(screen.getByRole('button', { name: '导入 1 行' })).toHaveProperty('disabled', true);
});

test('an unknown SKU is bound to a design', async () => {
  response = {
    ...upload,
    remembered: true,
    missing: [],
    mapping: { ...upload.mapping, columns: { ...upload.mapping.columns, sku: [1] } },
  };
  const person = userEvent.setup();
  await choose(person);
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
  await choose(person);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('请把 CSV 类型选为 Order Items')).toBeTruthy();
  api.on(uploadOrders, () => upload);
  await choose(person);
  expect(await screen.findByText('通用表格')).toBeTruthy();
});

test('the rows of a large file come in behind its columns, or the reason why not', async () => {
  const person = userEvent.setup();
  response = { ...upload, reading: true, row_count: 0 };
  api.on(getOrderUpload, () => ({ ...upload, row_count: 48_000 }));
  await renderPart(<OrderImportDialog onClose={() => {}} onImported={() => {}} />);
  await choose(person);
  expect(await screen.findByText('48000 行')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '换一个文件' }));
  api.on(getOrderUpload, () => {
    throw new FakeRefusal('orders.table-too-many-rows', '超过 50,000 行');
  });
  await choose(person);
  expect(await screen.findByText('超过 50,000 行')).toBeTruthy();
});

test('a status that nobody knows is decided by one click, each word by itself', async () => {
  const person = userEvent.setup();
  await choose(person);
  await screen.findByText('还没有对应的必需列：SKU');
  await person.click(screen.getByRole('combobox', { name: 'SKU' }));
  await person.click(await screen.findByTitle('货号'));
  const next = screen.getByRole('button', { name: '核对每一行' });
  await waitFor(() => expect(next).toHaveProperty('disabled', false));
  await person.click(next);
  const strange = await screen.findByRole('group', { name: '“神秘状态”是什么意思' });
  expect(
    within(strange)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['照常生产', '先扣下', '已发货', '不生产']);
  await person.click(within(strange).getByRole('button', { name: '不生产' }));
  await waitFor(() =>
    expect(api.inputsOf(explainOrderWords)).toEqual([
      { meanings: [{ scope: 'status', field: 'orderStatus', word: '神秘状态', meaning: 'cancelled' }] },
    ]),
  );
  const other = screen.getByRole('group', { name: '“Status 7”是什么意思' });
  await person.click(within(other).getByRole('button', { name: '照常生产' }));
  await waitFor(() =>
    expect(api.inputsOf(explainOrderWords)[1]).toMatchObject({
      meanings: [{ word: 'Status 7', meaning: 'produce' }],
    }),
  );
});

/** The step of the rows, of a layout that is known. */
async function openRows(person: ReturnType<typeof userEvent.setup>) {
  response = {
    ...upload,
    remembered: true,
    missing: [],
    mapping: { ...upload.mapping, columns: { ...upload.mapping.columns, sku: [1] } },
  };
  await choose(person);
  await screen.findByText(/共 3 行/);
}

test('a word of a variation is explained by choosing what it means', async () => {
  const person = userEvent.setup();
  await openRows(person);
  expect(screen.getByText(/4 行 · 纯棉 T 恤/)).toBeTruthy();
  await person.click(screen.getByRole('combobox', { name: '“Purple”是什么意思' }));
  await person.click(await screen.findByTitle('藏青'));
  await waitFor(() =>
    expect(api.inputsOf(explainOrderWords)).toEqual([
      { meanings: [{ scope: 'variation', template_id: 'tee', word: 'Purple', meaning: 'colour:navy' }] },
    ]),
  );
});

test('explanations of earlier times are shown with what they mean, and can be forgotten', async () => {
  const person = userEvent.setup();
  await openRows(person);
  const used = screen.getByRole('region', { name: '按以前的说明处理' });
  expect(within(used).getByText('On Hold').closest('li')?.textContent).toContain('→ 先扣下12 行');
  expect(within(used).getByText('加大').closest('li')?.textContent).toContain('→ XL 码3 行');
  await person.click(within(used).getByRole('button', { name: '不再记住“On Hold”' }));
  await person.click(within(used).getByRole('button', { name: '不再记住“加大”' }));
  await waitFor(() =>
    expect(
      api
        .inputsOf(explainOrderWords)
        .flatMap((input) => (input as InputOf<typeof explainOrderWords>).meanings),
    ).toEqual([
      { scope: 'status', field: 'orderStatus', word: 'On Hold', meaning: null },
      { scope: 'variation', template_id: 'tee', word: '加大', meaning: null },
    ]),
  );
});

test('SKUs that leave the colour open take the design’s own, all at once', async () => {
  const person = userEvent.setup();
  await openRows(person);
  await person.click(screen.getByRole('button', { name: /没有说颜色/ }));
  await person.click(await screen.findByRole('button', { name: '这 2 个都用作品自己的颜色和尺码' }));
  const own = { variation: '', design_id: 'design-1', colour_id: 'white', size_id: '11oz' };
  await waitFor(() =>
    expect(api.inputsOf(bindOrderSkus)).toEqual([
      {
        bindings: [
          { sku: 'MUG-A', ...own },
          { sku: 'MUG-B', ...own },
        ],
      },
    ]),
  );
});

test('a wish that may have lost letters is confirmed as it is, or corrected', async () => {
  const person = userEvent.setup();
  await openRows(person);
  await person.click(screen.getByRole('button', { name: '就这样印' }));
  const box = screen.getByRole('textbox', { name: '把所有“L?a”的名字改成' });
  await person.clear(box);
  await person.type(box, 'Léa');
  const item = box.closest('li') as HTMLElement;
  await person.click(within(item).getByRole('button', { name: '全部替换' }));
  await waitFor(() =>
    expect(api.inputsOf(correctOrders)).toEqual([
      { upload_id: 'upload-1', personalisation: [{ name: '名字', from: 'L?a', to: 'L?a' }] },
      { upload_id: 'upload-1', personalisation: [{ name: '名字', from: 'L?a', to: 'Léa' }] },
    ]),
  );
});
