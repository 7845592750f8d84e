// @vitest-environment happy-dom

import { getProfile } from '@diy/contract/accounts/accounts';
import {
  type BatchCell,
  decideBatchCells,
  listBatchCells,
  listBatchChanges,
} from '@diy/contract/batches/batch-cells';
import {
  deleteBatches,
  getBatch,
  listBatches,
  restoreBatches,
  retryBatch,
} from '@diy/contract/batches/batches';
import { listOperations } from '@diy/contract/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildBatch, buildBatchCell, buildProfile, buildUser, onePage } from '../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp, serve, signIn } from '../../../testing/render-app.tsx';

let api: FakeApi;
let cells: BatchCell[];
let state: 'running' | 'finished';
let changed: BatchCell[];

const counts = () => {
  const countIn = (wanted: BatchCell['state']) => cells.filter((cell) => cell.state === wanted).length;
  const figures = {
    waiting: countIn('waiting'),
    running: countIn('running'),
    done: countIn('done'),
    failed: countIn('failed'),
  };
  return { total: cells.length, skipped: 0, ...figures };
};

beforeEach(() => {
  api = createFakeApi();
  state = 'running';
  changed = [];
  cells = ['山', '海', '云'].map((name, index) =>
    buildBatchCell({
      key: `i${index}:tee:white:m`,
      image: { id: `i${index}`, name, url: 'https://f.test/i.jpg' },
    }),
  );
  api.on(getProfile, () => buildProfile());
  api.on(listOperations, () => onePage([]));
  api.on(getBatch, () => buildBatch({ state, counts: counts() }));
  api.on(listBatchCells, (input) => ({
    ...onePage(cells.filter((cell) => input.state === 'all' || cell.state === input.state)),
    counts: counts(),
    cursor: '1',
  }));
  api.on(listBatchChanges, () => {
    const list = changed;
    changed = [];
    return { list, counts: counts(), state, cursor: '2', more: false };
  });
  signIn();
  return serve(api);
});

test('cells fill in as they finish; the failed ones say why and are tried again alone', async () => {
  api.on(retryBatch, () => ({ retried: 1, operation_id: 'operation-1' }));
  await renderApp('/auth/user/piliang?id=batch-1');
  const progress = await screen.findByTestId('batch-progress');
  expect(progress.textContent).toContain('已生成 0 / 3');
  const news: Partial<BatchCell>[] = [
    { state: 'done', mockup: 'https://files.test/m.webp', design_id: 'd1', sku: 'LIN-1' },
    { state: 'failed', error: '图片文件读不出来，请重新上传' },
    { state: 'done', mockup: 'https://files.test/m2.webp', design_id: 'd2', sku: 'LIN-2' },
  ];
  cells = cells.map((cell, index) => ({ ...cell, ...news[index] }));
  changed = cells;
  state = 'finished';
  await waitFor(() => expect(progress.textContent).toContain('已完成，1 件失败'));
  expect(await screen.findByText('图片文件读不出来，请重新上传')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: '重试失败的 1 件' }));
  await waitFor(() => expect(api.inputsOf(retryBatch)).toEqual([{ id: 'batch-1' }]));
}, 300_000);

test('a cell shows its first mockup while the rest of it is still being made', async () => {
  cells[0] = { ...cells[0]!, state: 'running', mockup: 'https://files.test/first.webp' };
  cells[1] = { ...cells[1]!, state: 'running' };
  await renderApp('/auth/user/piliang?id=batch-1');
  await screen.findByText('山');
  const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].map(
    (image) => image.src.split('?')[0],
  );
  expect(shown).toEqual(['https://files.test/first.webp', 'https://f.test/i.jpg', 'https://f.test/i.jpg']);
  expect(
    within(screen.getByRole('main')).getAllByText('生成中', { selector: '[data-state] *' }),
  ).toHaveLength(2);
}, 300_000);

test('finished cells are approved and rejected together', async () => {
  state = 'finished';
  cells = cells.map((cell) => ({ ...cell, state: 'done', mockup: 'https://files.test/m.webp' }));
  api.on(decideBatchCells, ({ keys, decision }) => {
    cells = cells.map((cell) => (keys.includes(cell.key) ? { ...cell, decision } : cell));
    return { changed: keys.length };
  });
  await renderApp('/auth/user/piliang?id=batch-1');
  await userEvent.click(await screen.findByLabelText(/选择 山/));
  await userEvent.click(screen.getByLabelText(/选择 云/));
  await userEvent.click(screen.getByRole('button', { name: '退回' }));
  expect(await screen.findAllByRole('img', { name: '已退回' })).toHaveLength(2);
  expect(screen.queryByRole('toolbar')).toBeNull();
}, 300_000);

test('the filter by state is kept in the address', async () => {
  cells[1] = { ...cells[1]!, state: 'failed', error: '读不出来' };
  const router = await renderApp('/auth/user/piliang?id=batch-1');
  const states = await screen.findByRole('group', { name: '按状态' });
  await userEvent.click(within(states).getByRole('button', { name: /失败/ }));
  await waitFor(() => expect(screen.queryByText('山')).toBeNull());
  expect(screen.getByText('海')).toBeTruthy();
  expect(router.state.location.search).toBe('?id=batch-1&state=failed');
}, 300_000);

test('the list shows how far batches are; deleting can be undone', async () => {
  let rows = [buildBatch({ id: 'batch-1', name: '夏季' }), buildBatch({ id: 'batch-2', name: '冬季' })];
  const all = rows;
  api.on(listBatches, () => ({ ...onePage(rows), diyUser: buildUser() }));
  api.on(deleteBatches, ({ ids }) => {
    rows = rows.filter(({ id }) => !ids.includes(id));
    return { deleted: ids.length, designs: 0 };
  });
  api.on(restoreBatches, () => {
    rows = all;
    return { restored: 1 };
  });
  await renderApp('/auth/user/piliang');
  const link = await screen.findByRole('link', { name: '夏季' });
  expect(link.getAttribute('href')).toBe('/auth/user/piliang?id=batch-1');
  await userEvent.click(screen.getByRole('button', { name: '删除“夏季”，保留作品' }));
  await waitFor(() => expect(screen.queryByText('夏季')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByText('夏季')).toBeTruthy();
}, 300_000);
