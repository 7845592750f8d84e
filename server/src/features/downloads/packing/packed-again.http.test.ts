import { createDownload, type DownloadRow, listDownloads } from '@diy/contract/downloads';
import { importOrders } from '@diy/contract/orders/order-uploads';
import { deleteOrders, moveOrders } from '@diy/contract/orders/orders';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import { buildDesign } from '../../designs/testing/build-design.ts';
import { orderCsv, uploadOrderFile } from '../../orders/testing/upload-orders.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let skus: string[];
let serial = 0;
let importId: string;
/** Lines of the import, in the order of its file. */
let ids: string[];
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  by = { token: seller.token };
  // Designs of one name, which pick lists must not add up.
  const designs = [];
  for (const text of ['一', '二']) designs.push(await buildDesign(app, seller.token, { name: '同名', text }));
  skus = designs.map(({ sku }) => sku);
});
afterAll(() => app.close());
beforeEach(async () => {
  serial += 1;
  const rows = skus.map((sku, n) => ({ 订单号: `R${serial}-${n + 1}`, 子订单号: 'A', SKU: sku }));
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, orderCsv(rows));
  importId = (await app.ask(importOrders, { upload_id, mapping }, by)).orders_log_id;
  await app.runJobs();
  const found = await app.pool.query('select id from order_lines where import_id = $1 order by row', [
    importId,
  ]);
  ids = found.rows.map(({ id }) => id);
});

const request = (more: { again?: boolean; what?: ('print' | 'mockup')[] } = {}) =>
  app.ask(createDownload, { orders_log_id: importId, what: ['print'], naming: '{order}', ...more }, by);

/** A finished download: its prints, and the rows of its pick list. */
async function read(id: string) {
  const row: DownloadRow = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
  const files = row.url ? unzipSync((await fetchFile(app, row.url)).bytes) : {};
  const sheet = files['拣货单.xlsx'] && (await readSheet(files['拣货单.xlsx']));
  const list = (sheet?.rows ?? []).slice(1).map((cells) => ({
    order: cells[2],
    files: String(cells[1] ?? '')
      .split('\n')
      .filter(Boolean),
    problem: String(cells[11] ?? ''),
    check: String(cells[12] ?? ''),
  }));
  const prints = Object.keys(files).filter((path) => path.endsWith('.png'));
  return { ...row, prints, list, problems: Buffer.from(files['问题清单.txt'] ?? []).toString() };
}

async function pack(more: Parameters<typeof request>[0] = {}) {
  const { id } = await request(more);
  await app.runJobs();
  return read(id);
}

/** Changes a line as an import, a correction or a person would; how they do so is tested elsewhere. */
const set = (id: string | undefined, what: string) =>
  app.pool.query(`update order_lines set ${what}, updated_at = now() where id = $1`, [id]);
const changePrint = (id: string | undefined) =>
  set(id, "state = 'new', files_outdated = true, mockup_key = null");

describe('lines that were packed before', () => {
  beforeEach(async () => {
    const { name, list, message } = await pack();
    expect(name).not.toContain('以前打包过');
    expect(message).toBe('');
    expect(list.map(({ check }) => check)).toEqual(['', '']);
  });

  it.each([
    ['ready', () => Promise.resolve()],
    ['in production', () => app.ask(moveOrders, { ids, state: 'in_production' }, by)],
  ])('are refused where all are %s, unless they are asked for', async (_, happens) => {
    await happens();
    const refused = await app.call(createDownload, { orders_log_id: importId, what: ['print'] }, by);
    expect(refused).toMatchObject({
      error: 'downloads.all-packed-already',
      msg: expect.stringContaining('2'),
    });
    const { name, message, prints, list } = await pack({ again: true });
    expect(prints).toHaveLength(2);
    expect(name).toContain('其中2件以前打包过');
    expect(message).toBe('其中 2 件以前打包过，请勿重复打印');
    const said = '同样的文件以前打包过，请勿重复打印';
    expect(list.map(({ check }) => check)).toEqual([said, said]);
  });

  it('are left out where others are new or changed, which say that older files are void', async () => {
    await changePrint(ids[1]);
    const { name, prints, list } = await pack();
    expect(prints).toEqual([`R${serial}-2.png`]);
    expect(name).toContain('_1件_其中1件以前打包过');
    expect(list).toEqual([
      {
        order: `R${serial}-2`,
        files: prints,
        problem: '',
        check: '改动前的文件以前打包过，旧文件请勿再用',
      },
    ]);
  });

  it('are in an archive of mockups, which nobody prints', async () => {
    const { name, list, state } = await pack({ what: ['mockup'] });
    expect(state).toBe('succeeded');
    expect(name).not.toContain('以前打包过');
    expect(list.map(({ check }) => check)).toEqual(['', '']);
  });
});

it('two archives that are asked for at once never hold one line twice', async () => {
  const both = [await request(), await request()];
  await app.runJobs();
  const [first, second] = await Promise.all(both.map(({ id }) => read(id)));
  expect([first!.prints.length, second!.prints.length].sort()).toEqual([0, 2]);
  const without = first!.prints.length === 0 ? first! : second!;
  expect(without).toMatchObject({ state: 'failed', message: expect.stringContaining('已在别的压缩包里') });
});

describe('a pick list names exactly the prints of its archive', () => {
  /** Packs; something happens when the second line is being packed. */
  async function packWhile(happens: () => Promise<unknown>) {
    const { id } = await request();
    const { storage } = app.services;
    const stat = storage.stat.bind(storage);
    let prints = 0;
    storage.stat = async (key) => {
      if (key.includes('/renders/') && key.endsWith('.png')) prints += 1;
      if (prints === 2) {
        prints += 1;
        await happens();
      }
      return stat(key);
    };
    await app.runJobs();
    storage.stat = stat;
    expect(prints).toBeGreaterThan(2);
    return read(id);
  }

  it.each<[string, () => Promise<unknown>, string]>([
    ['nothing', () => Promise.resolve(), ''],
    ['the first line is put on hold', () => set(ids[0], 'held = true'), '打包期间已暂缓或取消，请不要生产'],
    ['it is cancelled', () => set(ids[0], "state = 'cancelled'"), '打包期间已暂缓或取消，请不要生产'],
    ['it is corrected', () => changePrint(ids[0]), '打包以后内容又改过，压缩包里的文件作废，请重新打包'],
    [
      'it is corrected, and packed again elsewhere',
      () => set(ids[0], "mockup_key = 'another'"),
      '打包以后内容又改过，压缩包里的文件作废，请重新打包',
    ],
    [
      'it is deleted',
      () => app.ask(deleteOrders, { ids: [ids[0]!] }, by),
      '打包以后这行订单已被删除，请不要生产',
    ],
    ['its quantity is changed', () => set(ids[0], 'quantity = 7'), ''],
  ])('when %s', async (_, happens, problem) => {
    const { prints, list } = await packWhile(happens);
    expect(prints).toHaveLength(2);
    expect(list.flatMap(({ files }) => files)).toEqual(prints);
    expect(list.map((row) => [row.order, row.problem])).toEqual([
      [`R${serial}-1`, problem],
      [`R${serial}-2`, ''],
    ]);
  });

  it('when a line was left out that would succeed by now', async () => {
    const { id } = await request();
    const { storage } = app.services;
    const stat = storage.stat.bind(storage);
    let isFirst = true;
    // A fault nobody foresaw, which is over when the pick list is made.
    storage.stat = async (key) => {
      if (isFirst && key.includes('/renders/') && key.endsWith('.png')) {
        isFirst = false;
        throw new Error('odd');
      }
      return stat(key);
    };
    await app.pool.query('update graphile_worker._private_jobs set attempts = max_attempts - 1');
    await app.runJobs();
    storage.stat = stat;
    const { prints, list, problems } = await read(id);
    expect(prints).toEqual([`R${serial}-2.png`]);
    expect(list.map(({ files, problem }) => [files, problem])).toEqual([
      [[], '处理时出错，请在作品列表点“重新生成”后再下载'],
      [prints, ''],
    ]);
    expect(problems).toContain(`订单 R${serial}-1`);
  });
});
