// @vitest-environment happy-dom
import {
  getOrderUpload,
  importOrders,
  type OrderUpload,
  uploadOrders,
} from '@diy/contract/orders/order-uploads';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { startTexts } from '../../../lib/text/translate.ts';
import { createFakeApi, type FakeApi, FakeRefusal } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/render-app.tsx';
import { useOrderImport, withoutBlanks } from './use-order-import.ts';

const build = (part: Partial<OrderUpload> = {}): OrderUpload => ({
  upload_id: 'first',
  file_name: '订单.csv',
  bytes: 10,
  sha256: 'ab',
  kind: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  sheets: [],
  sheet: '',
  header_row: 1,
  reading: false,
  row_count: 2,
  columns: [],
  first_rows: [],
  mapping: { profile: 'generic@1', columns: { sku: [0] }, personalisation: [] },
  read_as: { zone: { value: 'Asia/Shanghai', from: 'platform' }, currency: { value: null, from: 'unused' } },
  profile_name: '通用',
  remembered: false,
  missing: [],
  offered: [],
  may_be_company: [],
  may_be_place: [],
  damaged: [],
  encodings: [],
  letters_to_confirm: 0,
  imported_before: null,
  archive: null,
  ...part,
});
const stillReading = () => {
  throw new FakeRefusal('orders.still-reading', '还在读取');
};
const file = new File(['a,b'], '订单.csv');

let api: FakeApi;
/** The server responds about the upload only when this is over. */
let held: Promise<unknown>;
/** Responses about the upload that have come. */
let responses: number;
/** Requests about the upload that were sent. */
let requested: number;
let uninstall: () => void;
beforeAll(() => startTexts([], 'zh-CN'));
beforeEach(() => {
  api = createFakeApi();
  held = Promise.resolve();
  responses = 0;
  requested = 0;
  uninstall = api.install();
  // A server that responds at once would be asked again without end.
  const instant = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const isAboutUpload = String(request[0]).includes(getOrderUpload.path);
    if (isAboutUpload) requested += 1;
    await new Promise((done) => setTimeout(done, 5));
    if (isAboutUpload) await held;
    const response = await instant(...request);
    if (isAboutUpload) responses += 1;
    return response;
  };
  signIn();
});
afterEach(() => {
  cleanup();
  uninstall();
  localStorage.clear();
});

/** Lets what a response begins run, and whatever would ask again. */
const settled = () => act(() => new Promise((done) => setTimeout(done)));

function open() {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const imported: string[] = [];
  const { result } = renderHook(() => useOrderImport((ids) => imported.push(ids.orders_log_id)), { wrapper });
  const send = async () => {
    await act(async () => {
      await result.current.send.mutateAsync([file]).catch(() => {});
    });
  };
  return { result, send, imported };
}

test.each([
  ['a new layout is mapped first', {}, 'mapping'],
  ['a known one goes straight to the check', { remembered: true }, 'check'],
  ['a known one that lacks a field is mapped', { remembered: true, missing: ['sku' as const] }, 'mapping'],
])('%s', async (_, part, step) => {
  api.on(uploadOrders, () => build(part));
  const { result, send } = open();
  await send();
  await waitFor(() => expect(result.current.step).toBe(step));
  expect(result.current.mapping).toEqual(build().mapping);
});

test('a refused file says why and stays at the first step', async () => {
  api.on(uploadOrders, () => {
    throw new FakeRefusal('orders.table-empty', '表格是空的');
  });
  const { result, send } = open();
  await send();
  await waitFor(() => expect(result.current.refusal).toBe('表格是空的'));
  expect(result.current).toMatchObject({ step: 'file', upload: null });
  act(() => result.current.restart());
  await waitFor(() => expect(result.current.refusal).toBeNull());
});

test('the rest of a large file is waited for, beside the mapping', async () => {
  let asked = 0;
  api.on(uploadOrders, () => build({ reading: true, row_count: 0 }));
  api.on(getOrderUpload, () => {
    asked += 1;
    return asked < 3 ? stillReading() : build({ row_count: 50_000 });
  });
  const { result, send } = open();
  await send();
  await waitFor(() => expect(result.current.upload?.row_count).toBe(50_000));
  expect(asked).toBe(3);
  expect(result.current).toMatchObject({ step: 'mapping', refusal: null });
});

test('a mapping that was changed meanwhile stays when the rest is there', async () => {
  let isRead = false;
  api.on(uploadOrders, () => build({ reading: true }));
  api.on(getOrderUpload, () => (isRead ? build({ row_count: 7 }) : stillReading()));
  const { result, send } = open();
  await send();
  const changed = { ...build().mapping, columns: { sku: [3] } };
  act(() => result.current.setMapping(changed));
  isRead = true;
  await waitFor(() => expect(result.current.upload?.row_count).toBe(7));
  expect(result.current.mapping).toEqual(changed);
});

test('what shows late sends the person back to the file, with the reason', async () => {
  api.on(uploadOrders, () => build({ reading: true }));
  api.on(getOrderUpload, () => {
    throw new FakeRefusal('orders.table-too-many-rows', '超过五万行');
  });
  const { result, send } = open();
  await send();
  await waitFor(() => expect(result.current.refusal).toBe('超过五万行'));
  expect(result.current.step).toBe('file');
});

test('the failure of a file that was put away does not disturb the next one', async () => {
  let release = () => {};
  held = new Promise<void>((done) => {
    release = done;
  });
  api.on(uploadOrders, () => build({ reading: true }));
  api.on(getOrderUpload, () => {
    throw new FakeRefusal('orders.table-too-many-rows', '超过五万行');
  });
  const { result, send } = open();
  await send();
  await waitFor(() => expect(requested).toBe(1));
  api.on(uploadOrders, () => build({ upload_id: 'second' }));
  act(() => result.current.restart());
  await send();
  expect(api.inputsOf(getOrderUpload)).toEqual([]);
  release();
  await waitFor(() => expect(api.inputsOf(getOrderUpload)).toHaveLength(1));
  await waitFor(() => expect(responses).toBe(1));
  await settled();
  expect(result.current).toMatchObject({ step: 'mapping', refusal: null });
  expect(result.current.upload?.upload_id).toBe('second');
});

test('nobody asks on for a file that was put away, or a page that was left', async () => {
  api.on(uploadOrders, () => build({ reading: true }));
  api.on(getOrderUpload, stillReading);
  for (const leave of [(now: ReturnType<typeof open>) => now.result.current.restart(), () => cleanup()]) {
    const now = open();
    await now.send();
    await waitFor(() => expect(api.inputsOf(getOrderUpload).length).toBeGreaterThan(1));
    act(() => leave(now));
    const asked = api.inputsOf(getOrderUpload).length + (requested - responses);
    await waitFor(() => expect(responses).toBe(requested));
    await settled();
    expect(api.inputsOf(getOrderUpload)).toHaveLength(asked);
    api.calls.length = 0;
  }
});

test('another encoding is another reading of the stored file', async () => {
  api.on(uploadOrders, (input) => build('encoding' in input ? { encoding: 'big5', row_count: 9 } : {}));
  const { result, send } = open();
  await send();
  await act(async () => {
    await result.current.reread.mutateAsync({ encoding: 'big5' });
  });
  await waitFor(() => expect(result.current.upload?.encoding).toBe('big5'));
  expect(api.inputsOf(uploadOrders).at(-1)).toEqual({ upload_id: 'first', encoding: 'big5' });
  expect(result.current.step).toBe('mapping');
});

test('a chosen encoding holds through a reading that fails and files that are added, until one is read without it', async () => {
  api.on(uploadOrders, (input) => {
    if ('header_row' in input && input.header_row === 99)
      throw new FakeRefusal('orders.no-header', '没有表头');
    return build({ upload_id: 'header_row' in input || 'encoding' in input ? 'second' : 'first' });
  });
  const { result } = open();
  await act(() => result.current.send.mutateAsync([file]));
  expect(result.current.chosenEncoding).toBeUndefined();
  await act(() => result.current.reread.mutateAsync({ encoding: 'big5' }));
  await waitFor(() => expect(result.current.chosenEncoding).toBe('big5'));
  await act(() =>
    result.current.reread.mutateAsync({ header_row: 99, encoding: 'big5' }).catch(() => undefined),
  );
  expect(result.current.chosenEncoding).toBe('big5');
  await act(() => result.current.add.mutateAsync([file]));
  await waitFor(() => expect(result.current.chosenEncoding).toBe('big5'));
  await act(() => result.current.reread.mutateAsync({ header_row: 2 }));
  await waitFor(() => expect(result.current.chosenEncoding).toBeUndefined());
});

test('starting sends the mapping without nameless personalisation and with the columns that were named, the shop and the policy', async () => {
  api.on(uploadOrders, () => build());
  api.on(importOrders, () => ({ orders_log_id: 'log', operation_id: 'op' }));
  const { result, send, imported } = open();
  await send();
  act(() => {
    const personalisation = [
      { column: 4, name: '名字' },
      { column: 5, name: '  ' },
    ];
    result.current.setMapping({ ...build().mapping, personalisation, not_read: [7] });
    result.current.setShop('一店');
    result.current.setPolicy({ mode: 'all', duplicates: 'update' });
  });
  await act(async () => {
    await result.current.start.mutateAsync([7, 9]);
  });
  expect(api.inputsOf(importOrders)).toEqual([
    {
      upload_id: 'first',
      idempotency_key: expect.any(String),
      mapping: { ...build().mapping, personalisation: [{ column: 4, name: '名字' }], not_read: [7, 9] },
      shop: '一店',
      policy: { mode: 'all', duplicates: 'update' },
    },
  ]);
  expect(imported).toEqual(['log']);
});

test.each([
  [[], []],
  [[''], []],
  [[' ', '\t\n'], []],
  [
    ['a', '', ' b '],
    ['a', ' b '],
  ],
])('of the layers %j only %j count', (names, kept) => {
  const personalisation = names.map((name, column) => ({ column, name }));
  const mapping = { ...build().mapping, personalisation };
  expect(withoutBlanks(mapping).personalisation.map(({ name }) => name)).toEqual(kept);
  expect(mapping.personalisation).toBe(personalisation);
});

test('an import pressed again after a lost response is the same one; after a success it is another', async () => {
  api.on(uploadOrders, () => build({ remembered: true }));
  const { result, send, imported } = open();
  await send();
  await waitFor(() => expect(result.current.step).toBe('check'));
  act(() => result.current.setPolicy({ mode: 'right', duplicates: 'create' }));
  const press = () => act(() => result.current.start.mutateAsync([]).catch(() => {}));
  api.onRaw('POST', importOrders.path, { status: 504, body: '' });
  await press();
  api.on(importOrders, () => ({ orders_log_id: 'import', operation_id: 'operation' }));
  await press();
  await press();
  const keys = api
    .inputsOf(importOrders)
    .map((input) => (input as { idempotency_key?: string }).idempotency_key);
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
  expect(imported).toEqual(['import', 'import']);
});
