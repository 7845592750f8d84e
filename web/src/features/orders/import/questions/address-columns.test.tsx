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
  ({ api, close } = await openImport(() => response));
});
afterEach(() => close());

async function askAbout(may_be_company: number[], may_be_place: OrderUpload['may_be_place'] = []) {
  response = {
    ...upload,
    missing: [],
    columns: [
      ...upload.columns,
      { index: 3, header: '备用', samples: [] },
      { index: 4, header: 'Text', samples: ['Anna'] },
    ],
    may_be_company,
    may_be_place,
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
  return { person, question };
}

test('a column in the address becomes the company where the server says that it may be one', async () => {
  const { person, question } = await askAbout([4]);
  await person.click(within(question).getByRole('button', { name: '公司' }));
  await waitFor(() =>
    expect(api.inputsOf(checkOrders).at(-1)).toMatchObject({
      mapping: { columns: { company: [4] }, beside_address: [] },
    }),
  );
});

test('no other column is offered as the company', async () => {
  const { question } = await askAbout([3]);
  expect(within(question).queryByRole('button', { name: '公司' })).toBeNull();
});

test.each<[string, OrderUpload['may_be_place'], object]>([
  ['the district where its header says so', [{ index: 4, fields: ['district'] }], { district: [4] }],
  ['a line of the street otherwise', [{ index: 3, fields: ['district'] }], { address2: [4] }],
])('a column that is part of the address becomes %s', async (_, may_be_place, columns) => {
  const { person, question } = await askAbout([], may_be_place);
  await person.click(within(question).getByRole('button', { name: '是地址的一部分' }));
  await waitFor(() =>
    expect(api.inputsOf(checkOrders).at(-1)).toMatchObject({ mapping: { columns, beside_address: [] } }),
  );
});
