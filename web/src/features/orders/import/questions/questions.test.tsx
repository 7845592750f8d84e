// @vitest-environment happy-dom
import type { InputOf } from '@diy/contract/endpoint';
import { explainOrderWords } from '@diy/contract/orders/order-meanings';
import {
  bindOrderSkus,
  checkOrders,
  correctOrders,
  type OrderUpload,
} from '@diy/contract/orders/order-uploads';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onePage } from '../../../../testing/builders.ts';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { checked, row, upload } from '../testing/checked-file.ts';
import { chooseFile, openImport } from '../testing/open-import.tsx';

let api: FakeApi;
let close: () => void;
let response: OrderUpload;

beforeEach(async () => {
  response = upload;
  ({ api, close } = await openImport(() => response));
});
afterEach(() => close());

test('a status that nobody knows is decided by one click, each word by itself', async () => {
  const person = userEvent.setup();
  await chooseFile(person);
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
  await chooseFile(person);
  await screen.findByText(/共 3 行/);
}

test('a word of a variation is explained by choosing what it means', async () => {
  const person = userEvent.setup();
  await openRows(person);
  expect(screen.getByText('纯棉 T 恤').parentElement?.textContent).toMatch(/4 行 · 纯棉 T 恤$/);
  await person.click(screen.getByRole('combobox', { name: '“Purple”是什么意思' }));
  await person.click(await screen.findByTitle('藏青'));
  await waitFor(() =>
    expect(api.inputsOf(explainOrderWords)).toEqual([
      { meanings: [{ scope: 'variation', template_id: 'tee', word: 'Purple', meaning: 'colour:navy' }] },
    ]),
  );
});

test('a word that is no choice of its field is explained by one click', async () => {
  const person = userEvent.setup();
  await openRows(person);
  const asked = screen.getByRole('group', { name: '“Rosa”是什么意思' });
  expect(
    within(asked)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pink', 'Blue']);
  await person.click(within(asked).getByRole('button', { name: 'Pink' }));
  const field = { name: '底色', choices: ['Pink', 'Blue'] };
  await waitFor(() =>
    expect(api.inputsOf(explainOrderWords)).toEqual([
      { meanings: [{ scope: 'choice', field, word: 'Rosa', meaning: 'Pink' }] },
    ]),
  );
});

test('explanations of earlier times are shown with what they mean, and can be forgotten', async () => {
  const person = userEvent.setup();
  await openRows(person);
  const used = screen.getByRole('region', { name: '按以前的说明处理' });
  expect(within(used).getByText('On Hold').closest('li')?.textContent).toContain('→ 先扣下12 行');
  expect(within(used).getByText('加大').closest('li')?.textContent).toContain('→ XL 码3 行');
  expect(within(used).getByText('底色：Azul').closest('li')?.textContent).toContain('→ Blue2 行');
  await person.click(within(used).getByRole('button', { name: '不再记住“Azul”' }));
  await person.click(within(used).getByRole('button', { name: '不再记住“On Hold”' }));
  await person.click(within(used).getByRole('button', { name: '不再记住“加大”' }));
  await waitFor(() =>
    expect(
      api
        .inputsOf(explainOrderWords)
        .flatMap((input) => (input as InputOf<typeof explainOrderWords>).meanings),
    ).toEqual([
      {
        scope: 'choice',
        field: { name: '底色', choices: ['Pink', 'Blue'] },
        word: 'Azul',
        meaning: null,
      },
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

test('a text that may have lost letters is confirmed as it is, or corrected', async () => {
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

const lastZone = () => (api.inputsOf(checkOrders).at(-1) as InputOf<typeof checkOrders>).mapping.zone;

test('the clock of the file is shown with its reason, chosen in its place, and taken back where it is used', async () => {
  const person = userEvent.setup();
  response = {
    ...upload,
    missing: [],
    mapping: { ...upload.mapping, columns: { ...upload.mapping.columns, sku: [1] } },
  };
  await chooseFile(person);
  await screen.findByText('自动：中国标准时间 · Asia/Shanghai');
  screen.getByText('这个平台的时间固定用这个时区');
  screen.getByText('文件里没有带符号的金额');
  await person.click(screen.getByRole('combobox', { name: '时区' }));
  await person.type(screen.getByRole('combobox', { name: '时区' }), 'London');
  await person.click(await screen.findByText(/Europe\/London$/));
  await screen.findByText('您选择的，以后同样表头的文件都这样读');
  await person.click(screen.getByRole('button', { name: '核对每一行' }));
  const used = await screen.findByRole('region', { name: '按以前的说明处理' });
  expect(lastZone()).toBe('Europe/London');
  await person.click(within(used).getByRole('button', { name: '不再记住“Europe/London”' }));
  await waitFor(() => expect(lastZone()).toBeUndefined());
});

test('what belongs to one order is never filled in all rows', async () => {
  const postcode = { field: 'postcode' as const, code: 'POSTCODE_MISSING', severity: 'error' as const };
  const words = { field: 'personalization' as const, severity: 'error' as const, rows: 2, fill_all: false };
  const values = [{ name: '名字', value: '???', rows: 2, for_all: false }];
  api.on(checkOrders, () => ({
    ...onePage([row]),
    ...checked,
    problems: [
      { ...postcode, text: '缺少邮编', rows: 2, fill_all: false, values: [] },
      { ...words, code: 'PERSONALISATION_DOUBTFUL', text: '可能丢了字', values },
    ],
  }));
  const person = userEvent.setup();
  await openRows(person);
  expect(screen.getAllByText('每个订单各不相同，请在下面的行里逐个填')).toHaveLength(2);
  expect(screen.getByText('???')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '全部填上' })).toBeNull();
  expect(screen.queryByRole('button', { name: '全部替换' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '就这样印' }));
  await waitFor(() =>
    expect(api.inputsOf(correctOrders)).toEqual([
      { upload_id: 'upload-1', personalisation: [{ name: '名字', from: '???', to: '???' }] },
    ]),
  );
});

test('a column beside the address is decided on by one click, and the rows are checked with it', async () => {
  response = {
    ...upload,
    missing: [],
    columns: [
      ...upload.columns,
      { index: 3, header: '备用', samples: [] },
      { index: 4, header: '分片', samples: ['G-9', 'F-7'] },
    ],
    mapping: {
      ...upload.mapping,
      columns: { ...upload.mapping.columns, sku: [1] },
      beside_address: [4],
    },
  };
  const person = userEvent.setup();
  await chooseFile(person);
  await person.click(await screen.findByRole('button', { name: '核对每一行' }));
  const question = await screen.findByRole('group', { name: '“分片”这一列是什么' });
  screen.getByText('G-9 / F-7');
  await person.click(within(question).getByRole('button', { name: '是地址的一部分' }));
  await waitFor(() =>
    expect(api.inputsOf(checkOrders).at(-1)).toMatchObject({
      mapping: { columns: { sku: [1], address2: [4] }, joined: ['address2'], beside_address: [] },
    }),
  );
  expect(screen.queryByRole('group', { name: '“分片”这一列是什么' })).toBeNull();
});

test('a column in the address that holds what is printed becomes personalisation by one click', async () => {
  response = {
    ...upload,
    missing: [],
    columns: [
      ...upload.columns,
      { index: 3, header: '备用', samples: [] },
      { index: 4, header: 'Text', samples: ['Anna'] },
    ],
    mapping: {
      ...upload.mapping,
      columns: { ...upload.mapping.columns, sku: [1] },
      beside_address: [4],
    },
  };
  const person = userEvent.setup();
  await chooseFile(person);
  await person.click(await screen.findByRole('button', { name: '核对每一行' }));
  const question = await screen.findByRole('group', { name: '“Text”这一列是什么' });
  await person.click(within(question).getByRole('button', { name: '是定制内容' }));
  await waitFor(() =>
    expect(api.inputsOf(checkOrders).at(-1)).toMatchObject({
      mapping: { columns: { sku: [1], personalization: [4] }, beside_address: [4] },
    }),
  );
  expect(screen.queryByRole('group', { name: '“Text”这一列是什么' })).toBeNull();
});

test('a column of dates is decided on once, and so is a State that no country has', async () => {
  response = {
    ...upload,
    missing: [],
    columns: [
      ...upload.columns,
      { index: 3, header: '发货时间', samples: ['2026-05-03'] },
      { index: 4, header: 'State', samples: ['On the bench'] },
      { index: 5, header: '付款', samples: ['3200', '4100'] },
      { index: 6, header: 'Invoice Status', samples: ['paid', 'cancelled'] },
    ],
    mapping: {
      ...upload.mapping,
      columns: { ...upload.mapping.columns, sku: [1], lineStatus: [3], province: [4], paymentStatus: [5] },
      beside_address: [4],
    },
  };
  const person = userEvent.setup();
  await chooseFile(person);
  await person.click(await screen.findByRole('button', { name: '核对每一行' }));
  const dates = await screen.findByRole('group', { name: '“发货时间”这一列是什么' });
  await person.click(within(dates).getByRole('button', { name: '不是发货时间，或只是计划' }));
  const lastMapping = () => (api.inputsOf(checkOrders).at(-1) as InputOf<typeof checkOrders>).mapping;
  await waitFor(() =>
    expect(lastMapping()).toMatchObject({ ship_dates: [{ column: 3, meaning: 'planned' }] }),
  );
  const paid = screen.getByRole('group', { name: '“付款”这一列是什么' });
  await person.click(within(paid).getByRole('button', { name: '是金额' }));
  await waitFor(() =>
    expect(lastMapping()).toMatchObject({ paid_figures: [{ column: 5, meaning: 'amount' }] }),
  );
  const state = screen.getByRole('group', { name: '“State”这一列是什么' });
  await person.click(within(state).getByRole('button', { name: '订单状态' }));
  await waitFor(() =>
    expect(lastMapping()).toMatchObject({ columns: { orderStatus: [4] }, beside_address: [] }),
  );
  expect(lastMapping().columns.province).toBeUndefined();
  const invoice = screen.getByRole('group', { name: '“Invoice Status”这一列是什么' });
  await person.click(within(invoice).getByRole('button', { name: '不是订单状态' }));
  await waitFor(() => expect(lastMapping()).toMatchObject({ no_status: [6] }));
  expect(screen.queryByRole('group', { name: '“Invoice Status”这一列是什么' })).toBeNull();
});

test('a column that nobody reads becomes the status of the order', async () => {
  response = {
    ...upload,
    missing: [],
    columns: [
      ...upload.columns,
      ...[3, 4, 5].map((index) => ({ index, header: '', samples: [] })),
      { index: 6, header: 'Invoice Status', samples: ['paid', 'cancelled'] },
    ],
    mapping: { ...upload.mapping, columns: { ...upload.mapping.columns, sku: [1] } },
  };
  const person = userEvent.setup();
  await chooseFile(person);
  await person.click(await screen.findByRole('button', { name: '核对每一行' }));
  const invoice = await screen.findByRole('group', { name: '“Invoice Status”这一列是什么' });
  await person.click(within(invoice).getByRole('button', { name: '是订单状态' }));
  await waitFor(() =>
    expect(api.inputsOf(checkOrders).at(-1)).toMatchObject({ mapping: { columns: { orderStatus: [6] } } }),
  );
});

test('letters that do not fit an encoding are confirmed once it was chosen, not before', async () => {
  const unsure = { code: 'ENCODING_UNSURE', severity: 'error', text: '编码不确定', rows: 1 } as const;
  const problem = { ...unsure, field: null, fill_all: false, values: [] };
  api.on(checkOrders, () => ({ ...onePage([row]), ...checked, problems: [problem] }));
  response = {
    ...upload,
    missing: [],
    mapping: { ...upload.mapping, columns: { ...upload.mapping.columns, sku: [0] } },
    encoding: 'windows-1252',
    encodings: [
      { encoding: 'windows-1252', samples: ['Tom£Tom'], chosen_before: false },
      { encoding: 'windows-1250', samples: ['TomŁTom'], chosen_before: false },
    ],
  };
  const person = userEvent.setup();
  await chooseFile(person);
  await person.click(await screen.findByRole('button', { name: '核对每一行' }));
  await screen.findByText('编码不确定');
  expect(screen.queryByRole('button', { name: '这些文字无误' })).toBeNull();
  response = { ...response, letters_to_confirm: 1 };
  await person.click(screen.getByRole('button', { name: '用 WINDOWS-1252 读取' }));
  await person.click(await screen.findByRole('button', { name: '核对每一行' }));
  await person.click(await screen.findByRole('button', { name: '这些文字无误' }));
  await waitFor(() =>
    expect(api.inputsOf(checkOrders).at(-1)).toMatchObject({ mapping: { letters_right: true } }),
  );
});
