import { createDownload, deleteDownloads, listDownloads } from '@diy/contract/downloads';
import { getOperation } from '@diy/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { enqueueJob } from '../../testing/enqueue-job.ts';
import { fetchFile } from '../../testing/fetch-file.ts';
import { buildDesign } from '../designs/testing/build-design.ts';

let app: TestApp;
let seller: TestAccount;
let cat: { id: string; sku: string };
let sea: { id: string; sku: string };
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  cat = await buildDesign(app, seller.token, { name: '猫/咪:杯', text: '猫咪' });
  sea = await buildDesign(app, seller.token, { name: '海边', text: '海边 Sea' });
  await app.runJobs();
});
afterAll(() => app.close());

const operation = (id: string) => app.ask(getOperation, { id }, { token: seller.token });
const zipOf = (id: string) => app.services.storage.stat(`prv/downloads/${seller.id}/${id}.zip`);
const request = (ids: string[]) => app.ask(createDownload, { ids }, { token: seller.token });
const list = async () => (await app.ask(listDownloads, {}, { token: seller.token })).list;

it('appears in the list with a link that saves under a Chinese name', async () => {
  const { id } = await request([cat.id, sea.id]);
  expect((await list()).find((row) => row.id === id)).toMatchObject({
    state: 'queued',
    url: null,
    total: 2,
  });
  await app.runJobs();
  const row = (await list()).find((one) => one.id === id)!;
  expect(row).toMatchObject({
    state: 'succeeded',
    done: 2,
    name: expect.stringMatching(/^生产图_\d{8}_2件$/),
  });
  const { bytes, disposition } = await fetchFile(app, row.url);
  expect(disposition).toContain(`${row.name}.zip`);
  expect(row.bytes).toBe(bytes.length);
  const keptDays = (Date.parse(row.expires_at!) - Date.now()) / 86_400_000;
  expect(keptDays).toBeGreaterThan(6.9);
  expect(keptDays).toBeLessThanOrEqual(7);
});

it('goes on after a dropped connection: any part of the archive can be asked for alone', async () => {
  const { id } = await request([cat.id, sea.id]);
  await app.runJobs();
  const { url } = (await list()).find((one) => one.id === id)!;
  const { bytes } = await fetchFile(app, url);
  const { pathname, search } = new URL(url ?? '');
  const ask = (range: string) =>
    app.http.inject({ url: pathname + search, headers: { range: `bytes=${range}` } });
  const middle = Math.floor(bytes.length / 2);
  const last = bytes.length - 1;
  for (const [range, from, to] of [
    [`0-${middle - 1}`, 0, middle - 1],
    [`${middle}-`, middle, last],
    [`${middle}-${middle}`, middle, middle],
    [`${last}-${last + 1000}`, last, last],
    ['-5', last - 4, last],
  ] as const) {
    const part = await ask(range);
    expect([range, part.statusCode]).toEqual([range, 206]);
    expect(part.headers['content-range']).toBe(`bytes ${from}-${to}/${bytes.length}`);
    expect(part.rawPayload.equals(bytes.subarray(from, to + 1))).toBe(true);
  }
  expect((await ask(`${bytes.length}-`)).statusCode).toBe(416);
});

it('refuses unknown fields of a naming rule by name', async () => {
  const input = { ids: [cat.id], naming: '{sku}/{price}_{foo}' };
  const response = await app.call(createDownload, input, { token: seller.token });
  expect(response).toMatchObject({ code: '10001', error: 'downloads.unknown-field' });
  expect(response.msg).toContain('{price}、{foo}');
  expect(response).toMatchObject({ fields: [{ field: 'naming' }] });
});

describe('expiry and deletion', () => {
  it('removes the file after its time and shows the row as expired', async () => {
    const { operation_id, id } = await request([cat.id]);
    await app.runJobs();
    expect(await zipOf(id)).not.toBeNull();
    await app.pool.query("update downloads set expires_at = now() - interval '1 second' where id = $1", [id]);
    const expired = { state: 'expired', url: null };
    expect((await list()).find((row) => row.id === id)).toMatchObject(expired);
    await enqueueJob(app, 'downloads.expire');
    await app.runJobs();
    expect(await zipOf(id)).toBeNull();
    expect((await list()).find((row) => row.id === id)).toMatchObject(expired);
    expect(await operation(operation_id)).toMatchObject({ state: 'expired', result_url: null });
  });

  it('deletes rows and files, also of one that is being packed', async () => {
    const finished = await request([cat.id]);
    await app.runJobs();
    const waiting = await request([sea.id]);
    const ids = [finished.id, waiting.id, 'unknown'];
    expect(await app.ask(deleteDownloads, { ids }, { token: seller.token })).toEqual({ deleted: 2 });
    await app.runJobs();
    const left = (await list()).map((row) => row.id);
    expect(left).not.toContain(finished.id);
    expect(left).not.toContain(waiting.id);
    expect(await zipOf(finished.id)).toBeNull();
    expect((await operation(finished.operation_id)).result_url).toBeNull();
    expect((await operation(waiting.operation_id)).state).toBe('cancelled');
  });
});

it('lists are newest first, paged and searchable', async () => {
  const other = await buildAccount(app);
  const design = await buildDesign(app, other.token, { text: '列表' });
  const ids: string[] = [];
  for (const what of ['print', 'mockup', 'print'] as const) {
    const made = await app.ask(createDownload, { ids: [design.id], what: [what] }, { token: other.token });
    ids.unshift(made.id);
  }
  const page = await app.ask(listDownloads, { limit: 2 }, { token: other.token });
  expect(page).toMatchObject({ rowCount: 3, totalPage: 2, curPage: 1, diyUser: { id: other.id } });
  expect(page.list.map((row) => row.id)).toEqual(ids.slice(0, 2));
  expect(await app.ask(listDownloads, { content: '效果' }, { token: other.token })).toMatchObject({
    rowCount: 1,
  });
});

describe('somebody else', () => {
  it('gets for a foreign id what a random id gets', async () => {
    const stranger = await buildAccount(app);
    const { id } = await request([cat.id]);
    const random = app.services.newId();
    for (const [endpoint, foreign] of [
      [createDownload, cat.id],
      [deleteDownloads, id],
    ] as const) {
      const responses = [foreign, random].map((one) =>
        app.send(endpoint, { ids: [one] }, { token: stranger.token }),
      );
      const [ofForeign, ofRandom] = await Promise.all(responses);
      expect(ofForeign!.body).toBe(ofRandom!.body);
    }
    expect((await list()).map((row) => row.id)).toContain(id);
    const theirs = await app.ask(listDownloads, {}, { token: stranger.token });
    expect(theirs).toMatchObject({ list: [], rowCount: 0 });
  });

  it('gets 10002 without a token', async () => {
    for (const endpoint of [createDownload, deleteDownloads, listDownloads]) {
      expect((await app.send(endpoint, { ids: [cat.id] })).json()).toMatchObject({ code: '10002' });
    }
  });
});
