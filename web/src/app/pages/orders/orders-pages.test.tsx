// @vitest-environment happy-dom
import { getProfile } from '@diy/contract/accounts/accounts';
import { listOperations } from '@diy/contract/operations';
import {
  deleteOrderImports,
  deleteOrders,
  getOrder,
  listOrderImports,
  listOrders,
  moveOrders,
  type OrderImportItem,
  type OrderItem,
  type OrderRow,
  undoOrderImport,
  upgradeOrders,
} from '@diy/contract/orders/orders';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildProfile, buildUser, onePage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp, resetApp, signIn } from '../../../testing/render-app.tsx';

const MOMENT = '2026-05-03T04:30:00.000Z';

const line: OrderRow = {
  id: 'line-1',
  orders_log_id: 'log-1',
  row: 2,
  order_no: '576461413038785752',
  line_no: 'L1',
  platform: 'tiktok',
  shop: '一号店',
  sku: 'LIN-1',
  title: '',
  variation: '',
  quantity: 2,
  price_cents: 1990,
  currency: 'USD',
  placed_at: MOMENT,
  ship_by: null,
  state: 'new',
  held: false,
  design: {
    id: 'design-1',
    sku: 'LIN-1',
    name: '慢慢来马克杯',
    version: 1,
    newest_version: 2,
    colour_id: 'white',
    colour: '白色',
    size_id: '11oz',
    size: '11oz',
    template: '马克杯',
    picture: null,
    is_example: false,
  },
  personalised: true,
  recipient: '王**',
  country: 'US',
  phone: '*** 0123',
  problem: '',
  warning: '',
  can_cover: false,
  files_outdated: false,
  other_address: false,
  created_at: MOMENT,
};
const item: OrderItem = {
  ...line,
  address: {
    name: '王小明',
    company: '',
    country: 'US',
    province: 'CA',
    city: 'Los Angeles',
    district: '',
    lines: ['1 Main Street'],
    house_no: '',
    postcode: '90001',
    phone: '3105550123',
    mobile: '',
    email: '',
  },
  personalisation: [{ problem: '', name: '名字', value: '小红' }],
  fields: { buyerNote: '请尽快发货' },
  file_hash: 'ab'.repeat(32),
  siblings: [{ id: 'line-2', line_no: 'L2', sku: 'LIN-2', quantity: 1, state: 'ready' }],
  order_import: { id: 'log-1', file_name: '五月.csv', operator: '小林', created_at: MOMENT },
  updated_at: MOMENT,
};
const orderImport: OrderImportItem = {
  id: 'log-1',
  file_name: '五月.csv',
  bytes: 1000,
  sha256: 'ab'.repeat(32),
  kind: 'csv',
  encoding: 'gb18030',
  sheet: '',
  profile: 'dxm@1',
  profile_name: '店小秘订单导出',
  mapping: [],
  shop: '',
  policy: { mode: 'right', duplicates: 'skip' },
  state: 'done',
  message: '',
  operation_id: 'operation-1',
  operation_state: 'succeeded',
  counts: { rows: 4, ready: 1, duplicate: 0, unknown: 1, wrong: 2, cancelled: 0, blank: 0 },
  done: 4,
  created: 1,
  updated: 0,
  lines: 1,
  pieces: 2,
  states: { new: 1 },
  outdated: 1,
  waiting: 0,
  operator: '小林',
  created_at: MOMENT,
  original_url: 'https://example.com/original',
  error_sheet_url: null,
  original_until: null,
  can_undo: true,
  undo_refused: null,
};

let api: FakeApi;
let uninstall: () => void;
let imports: OrderImportItem[];
let lines: OrderRow[];
beforeEach(() => {
  api = createFakeApi();
  [imports, lines] = [[orderImport], [line]];
  api.on(getProfile, () => buildProfile());
  api.on(listOperations, () => onePage([]));
  api.on(listOrderImports, () => ({ ...onePage(imports), diyUser: buildUser() }));
  api.on(listOrders, ({ orders_log_id }) => ({
    ...onePage(lines),
    diyUser: buildUser(),
    orders_log: orders_log_id ? imports[0]! : null,
  }));
  api.on(getOrder, ({ id }) => ({ ...item, id, order_no: id === 'line-2' ? 'other' : item.order_no }));
  uninstall = api.install();
  signIn();
});
afterEach(() => {
  uninstall();
  resetApp();
});

test('lines keep names to themselves until one is opened, which says everything known of it', async () => {
  const person = userEvent.setup();
  const router = await renderApp('/auth/user/orders');
  const name = await screen.findByRole('button', { name: line.order_no });
  expect(screen.getByText('王**')).toBeTruthy();
  expect(screen.getByText('TikTok Shop · 一号店 · L1')).toBeTruthy();
  expect(screen.queryByText('王小明')).toBeNull();
  expect(api.inputsOf(getOrder)).toEqual([]);

  await person.click(name);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('王小明')).toBeTruthy();
  for (const words of ['3105550123', '1 Main Street', 'Los Angeles, CA, 90001', '小红', '锁定在作品版本 1'])
    expect(within(dialog).getByText(words)).toBeTruthy();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/auth/user/orders/commpents/zhanshiModal?id=line-1',
  );
  await person.click(within(dialog).getByRole('button', { name: /L2/ }));
  expect(await screen.findByText('订单 other')).toBeTruthy();
});

test('the address of the dialog opens the line; without one it says so', async () => {
  await renderApp('/auth/user/orders/commpents/zhanshiModal?id=line-1');
  expect(await screen.findByText('王小明')).toBeTruthy();
  resetApp();
  signIn();
  await renderApp('/auth/user/orders/commpents/zhanshiModal');
  expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toBeTruthy();
});

test('lines are moved by hand, and those of an older version follow the newest', async () => {
  api.on(moveOrders, ({ ids, state }) => {
    lines = lines.map((row) => (ids.includes(row.id) ? { ...row, state } : row));
    return { changed: ids.length };
  });
  api.on(upgradeOrders, () => ({ changed: 1 }));
  const person = userEvent.setup();
  await renderApp('/auth/user/orders?orders_log_id=log-1');
  await person.click(await screen.findByRole('button', { name: /改用最新版本/ }));
  await waitFor(() => expect(api.inputsOf(upgradeOrders)).toEqual([{ orders_log_id: 'log-1' }]));
  const [, box] = screen.getAllByRole('checkbox');
  await person.click(box!);
  const bar = await screen.findByRole('toolbar');
  await person.click(within(bar).getByRole('button', { name: /设为/ }));
  await person.click(await screen.findByRole('menuitem', { name: '生产中' }));
  await waitFor(() =>
    expect(api.inputsOf(moveOrders)).toEqual([{ ids: ['line-1'], state: 'in_production' }]),
  );
});

test('selected lines are let go by the cross, and deleted after a question', async () => {
  api.on(deleteOrders, ({ ids }) => {
    lines = lines.filter(({ id }) => !ids.includes(id));
    return { deleted: ids.length };
  });
  const person = userEvent.setup();
  await renderApp('/auth/user/orders');
  await screen.findByRole('button', { name: line.order_no });
  const pick = async () => {
    await person.click(screen.getAllByRole('checkbox')[1]!);
    return within(await screen.findByRole('toolbar', { name: '已选 1 行' }));
  };
  const first = await pick();
  await person.click(first.getByRole('button', { name: '取消选择' }));
  expect(screen.queryByRole('toolbar', { name: '已选 1 行' })).toBeNull();
  expect(screen.getByRole('button', { name: line.order_no })).toBeTruthy();

  const second = await pick();
  await person.click(second.getByRole('button', { name: '删除' }));
  const question = await screen.findByRole('dialog');
  expect(api.inputsOf(deleteOrders)).toEqual([]);
  await person.click(within(question).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('还没有订单', { exact: false })).toBeTruthy();
  expect(api.inputsOf(deleteOrders)).toEqual([{ ids: ['line-1'] }]);
  expect(screen.queryByRole('toolbar', { name: '已选 1 行' })).toBeNull();
});

test('after a design was changed the list of all orders says how many lines keep the old version', async () => {
  api.on(upgradeOrders, () => {
    lines = [];
    return { changed: 1 };
  });
  const person = userEvent.setup();
  await renderApp('/auth/user/orders');
  const strip = await screen.findByText(/^1 行未生产的订单仍用作品修改前的版本/);
  await person.click(screen.getByRole('button', { name: '改用最新版本' }));
  await waitFor(() => expect(api.inputsOf(upgradeOrders)).toEqual([{ ids: ['line-1'] }]));
  await waitFor(() => expect(strip.isConnected).toBe(false));
});

test('an import is taken back, and is then not to be taken back again', async () => {
  api.on(undoOrderImport, () => {
    imports = [{ ...orderImport, state: 'undone', lines: 0, can_undo: false }];
    return { removed: 1, restored: 0 };
  });
  const person = userEvent.setup();
  await renderApp('/auth/user/ordersLog');
  expect(await screen.findByText('五月.csv')).toBeTruthy();
  expect(screen.getByText('新增 1 · SKU 未匹配 1 · 有错误 2')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '更多操作' }));
  await person.click(await screen.findByRole('menuitem', { name: '撤销导入' }));
  expect(await screen.findByText('已撤销')).toBeTruthy();
  expect(api.inputsOf(undoOrderImport)).toEqual([{ id: 'log-1' }]);
  expect(screen.queryByRole('button', { name: '打包生产图' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '更多操作' }));
  await waitFor(() => {
    const undo = screen.getAllByRole('menuitem', { name: '撤销导入' }).at(-1)!;
    expect(undo.getAttribute('aria-disabled')).toBe('true');
  });
});

test('an import that a later one changed says which has to be undone first', async () => {
  const later = { id: 'log-2', file_name: '六月.csv', created_at: MOMENT };
  imports = [{ ...orderImport, can_undo: false, undo_refused: { reason: '服务器的话', later } }];
  const person = userEvent.setup();
  await renderApp('/auth/user/ordersLog');
  await person.click(await screen.findByRole('button', { name: '更多操作' }));
  const undo = await screen.findByRole('menuitem', { name: /撤销导入/ });
  expect(undo.textContent).toMatch(/^撤销导入之后的导入“六月\.csv”（.+）又改过其中的订单，请先撤销那次导入$/);
  expect(undo.getAttribute('aria-disabled')).toBe('true');
});

test('an import is deleted after a question', async () => {
  api.on(deleteOrderImports, ({ ids }) => {
    imports = imports.filter(({ id }) => !ids.includes(id));
    return { deleted: ids.length };
  });
  const person = userEvent.setup();
  await renderApp('/auth/user/ordersLog');
  await person.click(await screen.findByRole('button', { name: '更多操作' }));
  await person.click(await screen.findByRole('menuitem', { name: '删除' }));
  const question = await screen.findByRole('dialog');
  expect(api.inputsOf(deleteOrderImports)).toEqual([]);
  await person.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByText('五月.csv')).toBeNull());
  expect(api.inputsOf(deleteOrderImports)).toEqual([{ ids: ['log-1'] }]);
});

test('an import says how it was read, what its columns were taken for, and which file it was', async () => {
  imports = [
    {
      ...orderImport,
      mapping: [
        { header: '订单编号', field: 'externalOrderNo' },
        { header: '刻字', field: '名字' },
      ],
    },
  ];
  const person = userEvent.setup();
  await renderApp('/auth/user/ordersLog');
  await person.click(await screen.findByRole('button', { name: '更多操作' }));
  await person.click(await screen.findByRole('menuitem', { name: '导入详情' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导入详情' }));
  expect(dialog.getByText('ab'.repeat(32))).toBeTruthy();
  expect(dialog.getByText('gb18030')).toBeTruthy();
  expect(dialog.getByText('只导入正确的行')).toBeTruthy();
  const pairs = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(pairs).toEqual([
    ['订单编号', '订单号'],
    ['刻字', '名字'],
  ]);
});
