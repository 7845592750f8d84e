import { cancelOperation } from '@diy/contract/operations';
import { saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import { listPsdReadings, readPsdMockup, removePsdReadings } from '@diy/contract/own-templates/psd-readings';
import { buildMockupPsd, buildPsd, paintLayer } from '@diy/psd/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { ownTemplateSettings } from '../testing/build-own-template.ts';
import { makePsdMockup } from './make-psd-mockup.ts';
import { findPsdMockup } from './psd-mockups.queries.ts';

let app: TestApp;
let account: TestAccount;
const by = () => ({ token: account.token });
const size = { width: 120, height: 100 };

beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
});
afterAll(() => app.close());

async function upload(bytes: Uint8Array, name: string): Promise<string> {
  const { id } = await buildImage(app, account, { content: Buffer.from(bytes), extension: 'psd', name });
  await app.ask(readPsdMockup, { image_id: id }, by());
  return id;
}
const list = () => app.ask(listPsdReadings, {}, by());

it('lists what was asked for, the last first, and what became of each', async () => {
  const good = await upload(buildMockupPsd(size), '袋子.psd');
  const flat = paintLayer(size, () => [9, 99, 199, 255]);
  const bare = await upload(buildPsd([flat], { ...size, imageData: flat.imageData! }), '没有智能对象.psd');
  const hue = {
    type: 'hue/saturation' as const,
    master: { a: 0, b: 0, c: 0, d: 0, hue: 0, saturation: -70, lightness: 0 },
  };
  const grey = await upload(buildMockupPsd(size, [{ name: '去色', adjustment: hue }]), '去色.psd');
  const before = await list();
  expect(before.list.map(({ id, state }) => [id, state])).toEqual([
    [grey, 'waiting'],
    [bare, 'waiting'],
    [good, 'waiting'],
  ]);
  expect(before).toMatchObject({ open: 3, rowCount: 3 });
  await app.runJobs();
  const after = await list();
  expect(after.open).toBe(0);
  expect(after.list).toMatchObject([
    {
      id: grey,
      name: '去色.psd',
      state: 'refused',
      reasons: [
        expect.stringMatching(
          /^这个 PSD 里有不能准确还原的内容：“去色”：调整图层“色相\/饱和度”。请在 Photoshop 里/,
        ),
      ],
      usable: 0,
    },
    {
      id: bare,
      state: 'refused',
      reasons: [expect.stringContaining('没有显示着的智能对象')],
      mockup_url: '',
    },
    { id: good, state: 'ready', reasons: [], is_unproven: true, usable: 1, surfaces: 1, template_id: null },
  ]);
  const { mockup_url, url } = after.list[2]!;
  for (const address of [mockup_url, url])
    expect((await app.http.inject(new URL(address).pathname)).statusCode).toBe(200);
  const other = { token: (await buildAccount(app)).token };
  expect(await app.ask(listPsdReadings, {}, other)).toMatchObject({ list: [], rowCount: 0, open: 0 });
  expect(await app.ask(removePsdReadings, { ids: [good, bare] }, other)).toEqual({ removed: 0 });
  expect((await list()).list).toHaveLength(3);
});

it('says which PSD is a template already', async () => {
  const id = await upload(buildMockupPsd({ width: 130, height: 100 }), '做过的.psd');
  await app.runJobs();
  const surface = (await findPsdMockup(app.services.db, account.id, id))!.surfaces![0]!.key;
  const { marks, ...settings } = ownTemplateSettings({ id, width: 1, height: 1 }, { sku: 'READ-1' });
  const wanted = { ...settings, psd: { surface }, width_mm: 300, height_mm: 250 };
  const template = await app.ask(saveOwnTemplate, { settings: wanted }, by());
  expect((await list()).list[0]).toMatchObject({ id, template_id: template.id });
});

it('does not read one that is cancelled until it is asked for again', async () => {
  const id = await upload(buildMockupPsd({ width: 140, height: 100 }), '停下.psd');
  await app.ask(cancelOperation, { id: (await list()).list[0]!.operation_id }, by());
  await app.runJobs();
  expect((await list()).list[0]).toMatchObject({ id, state: 'cancelled', mockup_url: '' });
  await app.ask(readPsdMockup, { image_id: id }, by());
  await app.runJobs();
  expect((await list()).list[0]).toMatchObject({ id, state: 'ready' });
});

it('stops one that is removed, and takes it out of the list', async () => {
  const id = await upload(buildMockupPsd({ width: 150, height: 100 }), '移除.psd');
  const { operation_id } = (await list()).list[0]!;
  expect(await app.ask(removePsdReadings, { ids: [id] }, by())).toEqual({ removed: 1 });
  await app.runJobs();
  expect((await list()).list.map((row) => row.id)).not.toContain(id);
  const { rows } = await app.pool.query('select state from operations where id = $1', [operation_id]);
  expect(rows).toEqual([{ state: 'cancelled' }]);
});

it('ends the reading of a cancelled PSD at once, and reads the next one', async () => {
  const id = await upload(buildMockupPsd({ width: 134, height: 98 }), '取消.psd');
  const { list: found } = await list();
  const reading = found.find((one) => one.id === id)!;
  // Its turn does not come before the test lets it.
  let release = () => {};
  const held = app.services.psdQueue.run(
    'another account',
    () => new Promise<void>((done) => (release = done)),
  );
  const payload = { ownerId: account.id, imageId: id, operationId: reading.operation_id };
  const made = makePsdMockup(app.services, payload);
  await expect.poll(async () => (await list()).list.find((one) => one.id === id)!.state).toBe('reading');
  await app.ask(cancelOperation, { id: reading.operation_id }, by());
  await made;
  release();
  await held;
  expect((await list()).list.find((one) => one.id === id)!.state).toBe('cancelled');
  expect((await findPsdMockup(app.services.db, account.id, id))!.surfaces).toBeNull();
  await app.runJobs();
});
