// @vitest-environment happy-dom
import { checkOrders, type OrderUpload } from '@diy/contract/orders/order-uploads';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { upload } from '../testing/checked-file.ts';
import { chooseFile, openImport } from '../testing/open-import.tsx';

let api: FakeApi;
let close: () => void;
let response: OrderUpload;

beforeEach(async () => {
  response = upload;
  ({ api, close } = await openImport(() => response));
});
afterEach(() => close());

test.each([
  ['Name', true],
  ['Primary Color', false],
])('a column that may be the title of the goods can be taken as one: %s', async (header, may) => {
  const { productTitle: _, ...columns } = upload.mapping.columns;
  const more = [3, 4, 5, 6].map((index) => ({ index, header: '备用', samples: [] }));
  response = {
    ...upload,
    missing: [],
    columns: [...upload.columns, ...more, { index: 7, header, samples: ['Black'] }],
    mapping: { ...upload.mapping, columns: { ...columns, sku: [1] }, beside_variation: [7] },
  };
  const person = userEvent.setup();
  await chooseFile(person);
  await person.click(await screen.findByRole('button', { name: '核对每一行' }));
  const question = await screen.findByRole('group', { name: `“${header}”这一列是什么` });
  const choice = within(question).queryByRole('button', { name: '商品名称' });
  expect(choice !== null).toBe(may);
  if (!choice) return;
  await person.click(choice);
  await waitFor(() =>
    expect(api.inputsOf(checkOrders).at(-1)).toMatchObject({
      mapping: { columns: { productTitle: [7] }, beside_variation: [] },
    }),
  );
});

test.each([
  ['是颜色、尺码或款式', { columns: { variation: [7] }, joined: ['variation'], beside_variation: [] }],
  ['是定制内容', { columns: { personalization: [7] }, beside_variation: [7] }],
  ['不需要这一列', { beside_variation: [] }],
])('a column of a colour that nobody reads is decided on by one click: %s', async (choice, expected) => {
  const more = [3, 4, 5, 6].map((index) => ({ index, header: '备用', samples: [] }));
  response = {
    ...upload,
    missing: [],
    columns: [...upload.columns, ...more, { index: 7, header: 'Primary Color', samples: ['Black'] }],
    mapping: {
      ...upload.mapping,
      columns: { ...upload.mapping.columns, sku: [1] },
      beside_variation: [7],
    },
  };
  const person = userEvent.setup();
  await chooseFile(person);
  await person.click(await screen.findByRole('button', { name: '核对每一行' }));
  const question = await screen.findByRole('group', { name: '“Primary Color”这一列是什么' });
  await person.click(within(question).getByRole('button', { name: choice }));
  await waitFor(() => expect(api.inputsOf(checkOrders).at(-1)).toMatchObject({ mapping: expected }));
  expect(screen.queryByRole('group', { name: '“Primary Color”这一列是什么' })).toBeNull();
});
