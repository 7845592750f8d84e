// @vitest-environment happy-dom
import type { CheckedRow } from '@diy/contract/orders/order-uploads';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderPart, resetApp } from '../../../../testing/render-app.tsx';
import { RowTable } from '../rows/row-table.tsx';
import { row } from '../testing/checked-file.ts';

afterEach(resetApp);

const chosen: unknown[] = [];
const show = (one: Partial<CheckedRow>) => {
  chosen.length = 0;
  const rows = [{ ...row, problems: [], ...one }];
  return renderPart(
    <RowTable
      rows={rows}
      isStale={false}
      onCorrect={() => {}}
      onWords={() => {}}
      onChoose={(what) => chosen.push(what)}
    />,
  );
};
const change: NonNullable<CheckedRow['change']> = {
  fields: [
    { field: 'personalization', name: '名字', before: 'Ana', now: 'Anna' },
    { field: 'orderStatus', name: '', before: 'held', now: 'open' },
  ],
  reprint: true,
  refused: null,
};

test('what differs stands side by side, and each row is decided by itself', async () => {
  const person = userEvent.setup();
  await show({ row: 2, status: 'duplicate', change });
  const table = await screen.findByRole('table', { name: '第 2 行与原订单行的对比' });
  const texts = within(table)
    .getAllByRole('row')
    .map((one) => [...one.children].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['', '原来', '文件里'],
    ['名字', 'Ana', 'Anna'],
    ['订单状态', '暂缓', '待生产'],
  ]);
  expect(screen.getByText(/旧文件作废/)).toBeTruthy();
  await person.click(screen.getByText('更新'));
  expect(chosen).toEqual([{ row: 2, item: 0, choice: 'update' }]);
});

test('a line in production cannot be updated, and says why', async () => {
  await show({ row: 2, status: 'duplicate', change: { ...change, refused: 'in_production' } });
  expect(await screen.findByText(/已在生产，不能更新/)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: '更新' })).toBeNull();
  expect(screen.getByRole('radio', { name: '是另外一行' })).toBeTruthy();
});

test('the lines that a row may be are named, and one of them is chosen', async () => {
  const person = userEvent.setup();
  const line = (name: string) => ({
    order_id: `line-${name}`,
    orders_log_id: 'log',
    row: 2,
    state: 'new',
    platform: '',
    shop: '',
    line_no: '',
    sku: 'MUG',
    variation: '',
    quantity: 1,
    personalisation: [{ name: '名字', value: name }],
  });
  await show({ row: 3, item: 2, status: 'wrong', candidates: [line('Ana'), line('Bella')] });
  expect(await screen.findByText('名字：Ana')).toBeTruthy();
  await person.click(screen.getAllByRole('button', { name: '是这一行，更新' })[1]!);
  await person.click(screen.getByText('是另外一行'));
  expect(chosen).toEqual([
    { row: 3, item: 2, choice: 'update', order_id: 'line-Bella' },
    { row: 3, item: 2, choice: 'further' },
  ]);
});
