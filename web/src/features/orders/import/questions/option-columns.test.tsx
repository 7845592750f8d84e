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
