import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDownload, type DownloadRow, listDownloads } from '@diy/contract/downloads';
import { getImage } from '@diy/contract/images/image-details';
import { deleteImages, listImages, restoreImages } from '@diy/contract/images/images';
import { messageText } from '@diy/contract/messages/message-text';
import { acceptOrderFindings, getOrderFindings } from '@diy/contract/orders/order-findings';
import { importOrders } from '@diy/contract/orders/order-uploads';
import { deleteOrderImports, deleteOrders, listOrders } from '@diy/contract/orders/orders';
import { newImageLayer } from '@diy/design/layers';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBudgetCommand } from '../../../cli/budget-command.ts';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildDesign, mugDocument } from '../../designs/testing/build-design.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import type { LineProblem } from '../model/line-problem.ts';
import { orderCsv, uploadOrderFile } from '../testing/upload-orders.ts';
import { fetchPictures } from './fetch-pictures.ts';

let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let sku: string;
/** Pictures at `/<colour>.png`; the only private address that may be asked, as our own. */
let pictures: Server;
let origin: string;
/** An private address that nobody may reach. */
let canary: Server;
const asked: string[] = [];
let reached = 0;

beforeAll(async () => {
  pictures = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    const [, small, colour] = /^\/(small\/)?(\w+)\.png$/.exec(request.url ?? '') ?? [];
    if (request.url?.startsWith('/hang/')) return;
    if (request.url === '/inner') response.writeHead(302, { location: originOf(canary) }).end();
    else if (request.url === '/page') response.end('<html>please sign in</html>');
    else if (!colour) response.writeHead(404).end();
    else
      response.end(
        await sharp({
          create: { width: small ? 90 : 900, height: small ? 60 : 600, channels: 3, background: colour },
        })
          .png()
          .toBuffer(),
      );
  }).listen(0, '127.0.0.1');
  canary = createServer((_, response) => {
    reached++;
    response.end();
  }).listen(0, '127.0.0.1');
  await Promise.all([once(pictures, 'listening'), once(canary, 'listening')]);
  origin = originOf(pictures);
  app = await buildTestApp({ config: { publicUrl: origin } });
  seller = await buildAccount(app);
  by = { token: seller.token };
  const stand = await buildImage(app, seller);
  const document = mugDocument('占位');
  const area = { areaWidthMm: 200, areaHeightMm: 82 };
  const size = { widthPx: stand.width, heightPx: stand.height, resolutionDpi: 150 };
  const frame = newImageLayer({ id: 'photo', name: 'x', imageId: stand.id, ...size, ...area });
  const layers = [{ ...frame, name: '照片', widthMm: 120, heightMm: 80 }];
  const surfaces = [{ ...document.surfaces[0]!, layers }];
  ({ sku } = await buildDesign(app, seller.token, { name: '照片杯', document: { ...document, surfaces } }));
  await app.runJobs();
}, 300_000);
afterAll(async () => {
  pictures.close();
  pictures.closeAllConnections();
  canary.close();
  await app.close();
});

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Imports an order per address. */
async function importPictures(order: string, urls: readonly string[]): Promise<string> {
  const csv = orderCsv(urls.map((_, n) => ({ 订单号: `${order}-${n}`, SKU: sku })))
    .split('\r\n')
    .map((line, n) => `${line},"${n === 0 ? '定制-照片' : urls[n - 1]}"`)
    .join('\r\n');
  const { upload_id, mapping } = await uploadOrderFile(app, seller.token, csv);
  expect(mapping.personalisation).toMatchObject([{ name: '照片' }]);
  const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping }, by);
  await app.runJobs();
  return orders_log_id;
}

async function pack(importId: string): Promise<{ row: DownloadRow; prints: Buffer[] }> {
  const order = {
    orders_log_id: importId,
    what: ['print' as const],
    naming: '{order}_{surface}',
    again: true,
  };
  const { id } = await app.ask(createDownload, order, by);
  await app.runJobs();
  const row = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
  const files = row.url ? Object.entries(unzipSync((await fetchFile(app, row.url)).bytes)) : [];
  const prints = files.filter(([path]) => path.endsWith('.png')).sort();
  return { row, prints: prints.map(([, bytes]) => Buffer.from(bytes)) };
}

/** Colour in the middle of a print. */
async function middleOf(print: Buffer): Promise<number[]> {
  const { width, height } = await sharp(print).metadata();
  const spot = { left: Math.floor(width / 2), top: Math.floor(height * 0.45), width: 1, height: 1 };
  return [...(await sharp(print).removeAlpha().extract(spot).raw().toBuffer())];
}

const linesOf = async (importId: string) => (await app.ask(listOrders, { orders_log_id: importId }, by)).list;

describe('pictures that buyers send', () => {
  it('are printed in the layer of that name, fetched once, and lie in no library', async () => {
    const before = (await app.ask(listImages, {}, by)).rowCount;
    const importId = await importPictures('P', [`${origin}/lime.png`, `${origin}/navy.png`]);
    const { prints } = await pack(importId);
    expect(await Promise.all(prints.map(middleOf))).toEqual([
      [0, 255, 0],
      [0, 0, 128],
    ]);
    expect((await app.ask(listImages, {}, by)).rowCount).toBe(before);
    const once = [...asked];
    expect((await pack(importId)).prints.map((print) => print.equals(prints[0]!))).toEqual([true, false]);
    expect(asked).toEqual(once);
    expect(once).toEqual(['/lime.png', '/navy.png']);
  }, 300_000);

  it('stay while any line is printed with them, and go at once with the last', async () => {
    const since = new Date();
    const imports = [
      await importPictures('Q', [`${origin}/teal.png`, `${origin}/olive.png`]),
      await importPictures('S', [`${origin}/teal.png`]),
    ];
    for (const id of imports) await pack(id);
    const unlisted = async () => {
      await app.runJobs();
      const { rows } = await app.pool.query(
        `select original_key, preview_key from images where deleted_at is not null and created_at > $1`,
        [since],
      );
      return rows as { original_key: string; preview_key: string }[];
    };
    const [teal, olive] = (await unlisted()).slice(-2);
    await app.ask(deleteOrderImports, { ids: [imports[0]!] }, by);
    expect(await unlisted(), 'the other order is still printed with it').toEqual([teal]);
    expect(await app.services.storage.stat(olive!.original_key)).toBeNull();
    await app.ask(deleteOrders, { ids: (await linesOf(imports[1]!)).map(({ id }) => id) }, by);
    expect(await unlisted()).toEqual([]);
    for (const key of [teal!.original_key, teal!.preview_key])
      expect(await app.services.storage.stat(key)).toBeNull();
  }, 300_000);

  it('of the library stay in it, and those that people deleted wait their 30 days', async () => {
    const picture = async (colour: string) =>
      buildImage(app, seller, {
        content: Buffer.from(await (await fetch(`${origin}/${colour}.png`)).arrayBuffer()),
      });
    const [kept, thrownAway] = [await picture('maroon'), await picture('plum')];
    await app.ask(deleteImages, { ids: [thrownAway.id] }, by);
    await app.pool.query(`update images set created_at = now() - interval '1 day' where id = $1`, [
      thrownAway.id,
    ]);
    const importId = await importPictures('T', [`${origin}/maroon.png`, `${origin}/plum.png`]);
    await pack(importId);
    await app.ask(deleteOrderImports, { ids: [importId] }, by);
    await app.runJobs();
    expect((await app.ask(getImage, { id: kept.id }, by)).deleted_at).toBeNull();
    expect(await app.ask(restoreImages, { ids: [thrownAway.id] }, by)).toEqual({ restored: 1 });
  }, 300_000);

  it('with too few pixels keep their line from being printed until somebody accepts exactly that', async () => {
    const importId = await importPictures('U', [`${origin}/small/red.png`, `${origin}/aqua.png`]);
    expect((await pack(importId)).prints).toHaveLength(1);
    const [small, fine] = await linesOf(importId);
    expect(small).toMatchObject({ state: 'new' });
    expect(small!.problem).toContain('图片“照片”在当前尺寸下只有 19 dpi');
    expect(fine).toMatchObject({ state: 'ready', problem: '' });
    expect(fine!.warning).toContain('未达到印刷分辨率');

    const { id } = small!;
    const { findings } = await app.ask(getOrderFindings, { id }, by);
    const [error] = findings.filter(({ severity }) => severity === 'error');
    expect(error).toMatchObject({ id: 'low-resolution', can_accept: true, accepted: null });
    const keys = [error!.key!];
    const stranger = await buildAccount(app);
    const theirs = { token: stranger.token };
    expect((await app.call(acceptOrderFindings, { id, keys }, theirs)).code).toBe('10001');
    const wrong = [...keys, 'low-resolution/wrap/photo/0123456789abcdef'];
    expect(await app.call(acceptOrderFindings, { id, keys: wrong }, by)).toMatchObject({
      error: 'designs.no-such-finding',
    });
    // Of another line, whose buyer sent another picture.
    expect(await app.call(acceptOrderFindings, { id: fine!.id, keys }, by)).toMatchObject({
      error: 'designs.no-such-finding',
    });
    const said = await app.ask(acceptOrderFindings, { id, keys }, by);
    expect(said.findings.find(({ key }) => key === keys[0])?.accepted?.by).toBe(seller.username);
    const kept = await app.pool.query('select params from accepted_findings where finding_key = $1', keys);
    expect(kept.rows).toEqual([{ params: {} }]);

    const { row, prints } = await pack(importId);
    expect(prints).toHaveLength(2);
    const entries = unzipSync((await fetchFile(app, row.url)).bytes);
    expect(Buffer.from(entries['问题清单.txt']!).toString()).toMatch(
      new RegExp(`照片杯 .*图片“照片”.*19 dpi.*（${seller.username} 于 .* 同意）`),
    );
    const [accepted] = await linesOf(importId);
    expect(accepted).toMatchObject({ state: 'ready', problem: '' });
    expect(accepted!.warning).toContain('图片“照片”在当前尺寸下只有 19 dpi');

    await app.ask(acceptOrderFindings, { id, keys, withdraw: true }, by);
    expect((await pack(importId)).prints).toHaveLength(1);
  }, 300_000);

  it('that cannot be had keep their line from being printed, and say why', async () => {
    const urls = [
      `${origin}/gone`,
      `${origin}/page`,
      `${origin}/inner`,
      originOf(canary),
      'http://169.254.169.254/latest/meta-data/',
      '见附件',
    ];
    const importId = await importPictures('R', [...urls, `${origin}/red.png`]);
    const { row, prints } = await pack(importId);
    expect(prints).toHaveLength(1);
    expect(row.message).toContain('6 件未打包');
    const lines = (await app.ask(listOrders, { orders_log_id: importId }, by)).list;
    expect(lines.map(({ state, problem }) => [state, problem.slice(0, 17)])).toEqual([
      ['new', '买家定制的图片“照片”打不开，地址'],
      ['new', '买家定制的图片“照片”不能使用：不'],
      ['new', '买家定制的图片“照片”的地址不能从'],
      ['new', '买家定制的图片“照片”的地址不能从'],
      ['new', '买家定制的图片“照片”的地址不能从'],
      ['new', '字段“照片”要的是图片，表格里填的'],
      ['ready', ''],
    ]);
    expect(lines.some(({ problem }) => problem.includes('http://1'))).toBe(false);
    expect(reached).toBe(0);
  }, 300_000);

  it('need room of the account, and no place in its library', async () => {
    const set = (command: object) => runBudgetCommand(app.services, { verb: seller.username, ...command });
    const take = (name: string, url: string) =>
      fetchPictures(app.services, seller.id, name, [{ name, url }]).then(
        (found) => found.size,
        (error): unknown => (error as LineProblem).note,
      );
    const room = `${origin}/teal.png`;
    await set({ images: '0' });
    await set({ storage: '1KB' });
    expect(await take('room', room)).toMatchObject({ id: 'budgets.storage-used-up' });
    await set({ storage: '1GB' });
    const kept = await importPictures('B', [room]);
    expect((await pack(kept)).prints).toHaveLength(1);
    await set({ images: 'default', storage: 'default' });
  }, 300_000);

  it('on a host that does not answer cost two waits, not one each', async () => {
    const urls = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, url: `${origin}/hang/${name}` }));
    const limits = { timeoutMs: 1500, atOnce: 1 };
    const reasons: string[] = [];
    for (const one of urls) {
      const error = await fetchPictures(app.services, seller.id, 'line', [one], limits).catch((e) => e);
      reasons.push(messageText((error as LineProblem).text, 'en'));
    }
    expect(asked.filter((path) => path.startsWith('/hang/'))).toEqual(['/hang/a', '/hang/b']);
    expect(reasons.map((text) => /did not respond/.test(text))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });
});
