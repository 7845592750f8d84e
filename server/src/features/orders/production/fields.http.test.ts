import { createDownload, listDownloads } from '@diy/contract/downloads';
import { checkOrders, correctOrders, importOrders } from '@diy/contract/orders/order-uploads';
import { getOrder, listOrders } from '@diy/contract/orders/orders';
import type { DesignDocument } from '@diy/design/document';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';
import { orderCsv, uploadOrderFile } from '../testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
});
afterAll(() => app.close());

/** A mug with a name of at most five letters, and a ground whose colour is one of two; one of the styles has no ground. */
function mugWithFields(): DesignDocument {
  const document = mugDocument('示例');
  return {
    ...document,
    fields: [
      {
        id: 'name',
        kind: 'text',
        name: '名字',
        aliases: ['Your Name'],
        whenEmpty: 'stop',
        maxLength: 5,
        characters: { sets: ['latin'], more: '' },
      },
      {
        id: 'style',
        kind: 'choice',
        name: '款式',
        whenEmpty: 'print-default',
        choices: [
          { id: 'plain', name: '素色' },
          { id: 'ground', name: '底色' },
        ],
      },
      {
        id: 'colour',
        kind: 'colour',
        name: '颜色',
        whenEmpty: 'print-default',
        choices: [{ id: 'red', name: '红', colour: '#CC0000' }],
      },
    ],
    surfaces: document.surfaces.map((surface) => ({
      ...surface,
      layers: surface.layers.map((layer) => {
        if (layer.kind === 'text') return { ...layer, bindings: { text: 'name' } };
        if (layer.kind !== 'shape') return layer;
        return {
          ...layer,
          bindings: { colour: 'colour', shownFor: { fieldId: 'style', choiceIds: ['ground'] } },
        };
      }),
    })),
  };
}

it('orders fill the fields of a design, and a line with a value that has no place waits', async () => {
  const design = await buildDesign(app, seller.token, { document: mugWithFields() });
  const columns = ['定制-your name', '定制-款式', '定制-颜色', '定制-背面'];
  const lines: [cells: string[], problem: string, wrong: string][] = [
    [['Anna', '', '', ''], '', ''],
    [['Anna', '素色', '', ''], '', ''],
    [['Anna', '底色', '#cc0000', ''], '', ''],
    [['', '', '', ''], '“名字”没有填内容', ''],
    [['Annabel', '', '', ''], '有 7 个字符，最多 5 个', 'your name'],
    [['王小明', '', '', ''], '3 个不允许的字符', 'your name'],
    [['Anna', '渐变', '', ''], '不在选项（素色、底色）里', '款式'],
    [['Anna', '底色', 'Sonnenrot', ''], '', ''],
    [['Anna', '底色', 'rosso', ''], '', ''],
    [['Anna', '素色', '红', ''], '图层在这一行不印', '颜色'],
    [['Anna', '', '', '背面'], '没有叫“背面”的定制字段', '背面'],
  ];
  const csv = orderCsv(lines.map((_, index) => ({ 订单号: `F-${index}`, 子订单号: 'A', SKU: design.sku })))
    .split('\r\n')
    .map((line, index) => [line, ...(index === 0 ? columns : (lines[index - 1]?.[0] ?? []))].join(','))
    .join('\r\n');
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, csv);
  const { problems } = await app.ask(checkOrders, { upload_id, mapping }, by);
  expect(problems.map(({ code, severity, rows }) => [code, severity, rows])).toEqual([
    ['PERSONALISATION_WITHOUT_FIELD', 'warning', 3],
    ['PERSONALISATION_UNFIT', 'warning', 2],
    ['CHOICE_UNREAD', 'warning', 2],
  ]);
  const values = problems.flatMap(({ values }) => values).map(({ name, value }) => `${name}=${value}`);
  expect(values.sort()).toEqual(['your name=Annabel', 'your name=王小明', '款式=渐变', '颜色=Sonnenrot']);
  // What is corrected in the dry run fits, and is imported so.
  const corrected = { name: '颜色', from: 'Sonnenrot', to: '红' };
  await app.ask(correctOrders, { upload_id, personalisation: [corrected] }, by);
  const again = await app.ask(checkOrders, { upload_id, mapping }, by);
  const left = again.problems.find(({ code }) => code === 'CHOICE_UNREAD');
  expect(left?.rows).toBe(1);
  const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping }, by);
  await app.runJobs();
  const { list } = await app.ask(listOrders, { orders_log_id }, by);
  const inOrder = [...list].sort((one, other) => one.row - other.row);
  expect(inOrder).toHaveLength(lines.length);
  for (const [index, [, problem, wrong]] of lines.entries()) {
    const line = inOrder[index]!;
    if (problem === '') expect(line.problem).toBe('');
    else expect(line.problem).toContain(problem);
    const item = await app.ask(getOrder, { id: line.id }, by);
    const named = item.personalisation.filter((one) => one.problem !== '').map(({ name }) => name);
    expect(named).toEqual(wrong === '' ? [] : [wrong]);
    // The list shows what is stored unencrypted: never the buyer's own words.
    expect(line.problem).not.toMatch(/Annabel|王小明|渐变/);
  }

  const { id } = await app.ask(createDownload, { orders_log_id, what: ['print'], naming: '{order}' }, by);
  await app.runJobs();
  const row = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
  const files = unzipSync((await fetchFile(app, row.url!)).bytes);
  const prints = Object.entries(files).filter(([path]) => path.endsWith('.png'));
  expect(prints.map(([path]) => path.slice(0, 3)).sort()).toEqual(['F-0', 'F-1', 'F-2', 'F-7', 'F-8']);
  expect(new Set(prints.map(([, bytes]) => Buffer.from(bytes).toString('base64'))).size).toBe(3);
}, 300_000);
