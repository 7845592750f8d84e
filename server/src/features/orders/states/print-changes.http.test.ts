import { saveDesign } from '@diy/contract/designs/designs';
import { createDownload, listDownloads } from '@diy/contract/downloads';
import { createOrders } from '@diy/contract/orders/order-program';
import {
  acceptReview,
  editReview,
  getReview,
  holdReview,
  undoReview,
} from '@diy/contract/orders/order-review';
import { getOrder, scaleToOrderedSize, upgradeOrders } from '@diy/contract/orders/orders';
import { newShapeLayer } from '@diy/design/layers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { until } from '../../../testing/until.ts';
import { buildCoarseDesign } from '../../designs/testing/build-coarse-design.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let named: { id: string; sku: string; templateId: string };
let coarse: { sku: string };
let phone: { sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  named = await buildDesign(app, seller.token, { name: '名字杯', document: nameMug('SAMPLE') });
  coarse = await buildCoarseDesign(app, seller);
  const area = { areaWidthMm: 300, areaHeightMm: 300 };
  const box = { xMm: 33.9, yMm: 67.6, widthMm: 67.8, heightMm: 135.2, fill: '#FF0000' };
  const layers = [{ ...newShapeLayer({ id: 'red', shape: 'rect', ...area }), ...box }];
  phone = await buildDesign(app, seller.token, {
    template: 'PHC-IP',
    document: {
      format: 10,
      print: { bleed: false },
      colourId: 'white',
      sizeId: 'ip13-mini',
      surfaces: [{ surfaceId: 'back', layers }],
    },
  });
}, 300_000);
afterAll(() => app.close());

function nameMug(text: string) {
  const document = mugDocument(text);
  const surfaces = document.surfaces.map((surface) => ({
    ...surface,
    layers: surface.layers.map((layer) => (layer.kind === 'text' ? { ...layer, name: '名字' } : layer)),
  }));
  return { ...document, surfaces };
}

let figure = 0;
/** A separate import with a line for each name; null = the line has none. */
async function linesOf(sku: string, ...names: (string | null)[]) {
  figure += 1;
  const lines = names.map((value, n) => ({
    ...{ line_id: String(n), sku, quantity: 1 },
    personalisation: value === null ? [] : [{ name: '名字', value }],
  }));
  const orders = [{ order_no: `P-${figure}`, lines }];
  const made = await app.ask(createOrders, { orders, without_address: true }, by);
  await app.runJobs();
  return { importId: made.orders_log_id!, ids: made.lines.map(({ order_id }) => order_id!) };
}

/** As after its files were made. */
const markReady = (id: string) =>
  app.pool.query(`update order_lines set state = 'ready', files_outdated = false where id = $1`, [id]);
const versionOf = async (id: string) => (await app.ask(getReview, { id }, by)).version;
const edit = async (id: string, value: string) =>
  app.ask(editReview, { id, version: await versionOf(id), fields: [{ name: '名字', value }] }, by);
const read = async (id: string) => {
  const { state, files_outdated, personalisation } = await app.ask(getOrder, { id }, by);
  return { state, files_outdated, name: personalisation[0]?.value };
};

describe('a packed line whose print changes is new again, and its files are outdated', () => {
  it.each([
    ['by an edit', () => [named.sku, 'Ana'], (id: string) => edit(id, 'Anna')],
    [
      'by another version of its design',
      () => [named.sku, 'Ana'],
      async (id: string) => {
        const save = { id: named.id, version: 1, template_id: named.templateId, name: '名字杯' };
        await app.ask(saveDesign, { ...save, design: nameMug('OTHER') }, by);
        expect(await app.ask(upgradeOrders, { ids: [id] }, by)).toEqual({ changed: 1 });
      },
    ],
    [
      'by a design that covers its size',
      () => [`${phone.sku}-ip15`, null],
      async (id: string) => expect(await app.ask(scaleToOrderedSize, { id }, by)).toEqual({ changed: 1 }),
    ],
  ] as const)('%s', async (_, ordered, change) => {
    const [sku, name] = ordered() as [string, string | null];
    const { ids } = await linesOf(sku, name);
    await markReady(ids[0]!);
    const before = await versionOf(ids[0]!);
    await change(ids[0]!);
    expect(await read(ids[0]!)).toMatchObject({ state: 'new', files_outdated: true });
    expect(await versionOf(ids[0]!)).not.toBe(before);
  });
});

describe('an edit that is taken back', () => {
  it.each([
    ['leaves a packed line ready, since its files are right again', true, false, 'ready', false],
    ['makes it new where files were made of the edit', true, true, 'new', true],
    ['makes a line new of which only the edit was packed', false, true, 'new', true],
    ['leaves a line new that was never packed', false, false, 'new', false],
  ] as const)('%s', async (_, isPacked, isPackedSince, state, files_outdated) => {
    const { ids } = await linesOf(named.sku, 'Ana');
    if (isPacked) await markReady(ids[0]!);
    const { review_id } = await edit(ids[0]!, 'Anna');
    if (isPackedSince) await markReady(ids[0]!);
    await app.ask(undoReview, { review_id }, by);
    await app.runJobs();
    expect(await read(ids[0]!)).toEqual({ state, files_outdated, name: 'Ana' });
  });
});

describe('a line that is changed while its files are drawn', () => {
  /** Packs an import; `happens` takes place when its first file is stored. */
  async function packWhile(importId: string, happens: () => Promise<unknown>) {
    const { id } = await app.ask(createDownload, { orders_log_id: importId, what: ['print'] }, by);
    const { storage } = app.services;
    const put = storage.put.bind(storage);
    let happened: unknown = 'not yet';
    storage.put = async (key, body, options) => {
      // The first print; other jobs may store other files meanwhile.
      if (options?.contentType === 'image/png' && happened === 'not yet') {
        happened = 'begun';
        // A fault of the test itself would pass for one of the store, which is tried again.
        happened = await happens().catch((error: unknown) => error);
      }
      return put(key, body, options);
    };
    await app.runJobs();
    storage.put = put;
    expect(happened).not.toBe('not yet');
    expect(happened).not.toBeInstanceOf(Error);
    const row = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
    return { row, files: row.url ? Object.keys(unzipSync((await fetchFile(app, row.url)).bytes)) : [] };
  }

  /** Checks that run at the same time may change the line's version between reading and holding. */
  async function hold(id: string) {
    for (let tries = 1; ; tries += 1) {
      const version = await versionOf(id);
      const { code, msg } = await app.call(holdReview, { id, version, reason: 'ask' }, by);
      if (code === '10000') return;
      if (tries === 5) throw new Error(msg);
    }
  }

  it('is drawn again as it is now', async () => {
    const { importId, ids } = await linesOf(named.sku, 'Ana');
    const { files } = await packWhile(importId, () => edit(ids[0]!, 'Anna'));
    expect(files.filter((path) => path.endsWith('.png'))).toEqual([expect.stringContaining('Anna')]);
    expect(await read(ids[0]!)).toEqual({ state: 'ready', files_outdated: false, name: 'Anna' });
  });

  it('is left out where it is held by now', async () => {
    const { importId, ids } = await linesOf(named.sku, 'Held');
    const { row } = await packWhile(importId, () => hold(ids[0]!));
    expect(row).toMatchObject({ state: 'failed', message: expect.stringContaining('暂缓') });
    expect(await read(ids[0]!)).toMatchObject({ state: 'new' });
  });
});

it.each([
  ['with errors to accept', () => coarse.sku, null],
  ['without', () => named.sku, 'Equal'],
] as const)(
  'equal lines are locked in one order, %s, so that two people never wait for each other',
  async (_, sku, name) => {
    const { importId, ids } = await linesOf(sku(), name, name);
    const [first, second] = [...ids].sort() as [string, string];
    const asked = { orders_log_id: importId, scope: 'personalised' as const };
    const { version, findings, equal } = await app.ask(getReview, { id: second, ...asked }, by);
    expect(equal).toBe(1);
    const seen = findings.flatMap(({ key, severity }) => (severity === 'info' || key === null ? [] : [key]));
    const other = await app.pool.connect();
    try {
      const lock = (id: string) =>
        other.query('select 1 from order_lines where id = $1 for update nowait', [id]);
      await other.query('begin');
      await lock(first);
      const accepted = app.ask(acceptReview, { id: second, version, seen, equal: true, ...asked }, by);
      const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await until('the decision to wait', 60_000, async () => (await app.pool.query(waits)).rows[0]);
      await lock(second);
      await other.query('commit');
      expect((await accepted).ids.sort()).toEqual([first, second]);
    } finally {
      await other.query('rollback');
      other.release();
    }
  },
);
