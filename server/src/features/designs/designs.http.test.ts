import {
  copyDesign,
  deleteDesigns,
  getDesign,
  listDesigns,
  restoreDesigns,
  saveDesign,
} from '@diy/contract/designs/designs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildDesign, findTemplateId, mugDocument } from './testing/build-design.ts';

let app: TestApp;
let seller: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app);
  other = await buildAccount(app);
});
afterAll(() => app.close());

const by = (account: TestAccount) => ({ token: account.token });

describe('saving', () => {
  it('numbers designs in the account’s own SKUs and keeps every version', async () => {
    const first = await buildDesign(app, seller.token);
    const second = await buildDesign(app, seller.token);
    expect(first.sku).toBe(`${seller.sku}-000001`);
    expect(second.sku).toBe(`${seller.sku}-000002`);
    const input = { id: first.id, version: 1, template_id: first.templateId, name: '海边马克杯' };
    const saved = await app.ask(saveDesign, { ...input, design: mugDocument('第二版') }, by(seller));
    expect(saved).toEqual({ id: first.id, sku: first.sku, version: 2 });
    const opened = await app.ask(getDesign, { id: first.id }, by(seller));
    expect(opened.version).toBe(2);
    expect(JSON.stringify(opened.design)).toContain('第二版');
  });

  it('takes a document of an older format, as a tab of before an update sends it', async () => {
    const templateId = await findTemplateId(app, seller.token);
    // Older texts have no rules of line breaking and punctuation, and get none.
    const mug = () => withoutNewerRules(mugDocument());
    for (const format of [1, 2] as const) {
      const { print, ...rest } = mug();
      const old = { ...rest, ...(format === 1 ? {} : { print }), format };
      const saved = await app.ask(
        saveDesign,
        { template_id: templateId, name: '旧窗口', design: old },
        by(seller),
      );
      const { design } = await app.ask(getDesign, { id: saved.id }, by(seller));
      expect(design).toEqual({ ...mug(), print: { bleed: format === 1 ? true : print.bleed } });
    }
  });

  it('makes no new version where only the name changed', async () => {
    const design = await buildDesign(app, seller.token);
    const input = { id: design.id, version: 1, template_id: design.templateId, design: mugDocument() };
    expect((await app.ask(saveDesign, { ...input, name: '新名字' }, by(seller))).version).toBe(1);
    expect((await app.ask(getDesign, { id: design.id }, by(seller))).name).toBe('新名字');
  });

  it('lets one of two windows win and overwrites nothing', async () => {
    const design = await buildDesign(app, seller.token);
    const save = (text: string) =>
      app.call(
        saveDesign,
        { id: design.id, version: 1, template_id: design.templateId, name: text, design: mugDocument(text) },
        by(seller),
      );
    const responses = await Promise.all([save('窗口一'), save('窗口二')]);
    expect(responses.map((response) => response.code).sort()).toEqual(['10000', '10001']);
    const refused = responses.find((response) => response.code === '10001');
    expect(refused).toMatchObject({ error: 'designs.stale-version' });
    const winner = responses[0]?.code === '10000' ? '窗口一' : '窗口二';
    expect((await app.ask(getDesign, { id: design.id }, by(seller))).name).toBe(winner);
  });

  it('responds to a repeated create with the first result', async () => {
    const template_id = await findTemplateId(app, seller.token);
    const input = { template_id, name: '一次', design: mugDocument(), idempotency_key: 'k-1' };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => app.ask(saveDesign, input, by(seller))),
    );
    expect(new Set(responses.map((response) => response.id)).size).toBe(1);
  });

  it('makes a design once more under the key of one that was deleted, and then responds with that', async () => {
    const template_id = await findTemplateId(app, seller.token);
    const input = { template_id, name: '草稿', design: mugDocument(), idempotency_key: 'k-deleted' };
    const { id: deleted } = await app.ask(saveDesign, input, by(seller));
    await app.ask(deleteDesigns, { ids: [deleted] }, by(seller));
    const again = await app.ask(saveDesign, input, by(seller));
    expect(again).toMatchObject({ version: 1 });
    expect(again.id).not.toBe(deleted);
    expect(await app.ask(saveDesign, input, by(seller))).toEqual(again);
  });

  it.each([
    ['an unknown colour', { ...mugDocument(), colourId: 'gold' }, 'designs.not-of-template'],
    [
      'an unknown surface',
      { ...mugDocument(), surfaces: [{ surfaceId: 'lid', layers: [] }] },
      'designs.not-of-template',
    ],
  ])('refuses %s', async (_name, design, error) => {
    const template_id = await findTemplateId(app, seller.token);
    const response = await app.call(saveDesign, { template_id, name: 'x', design }, by(seller));
    expect(response).toMatchObject({ code: '10001', error });
  });

  it('refuses a picture of another library and a foreign cover', async () => {
    const template_id = await findTemplateId(app, seller.token);
    const cover = { template_id, name: 'x', design: mugDocument(), cover_key: 'prv/up/somebody/a.jpg' };
    expect(await app.call(saveDesign, cover, by(seller))).toMatchObject({ error: 'designs.foreign-cover' });
  });
});

describe('list, copy, delete', () => {
  it('finds by name, SKU and template, also by a part in Chinese', async () => {
    const { id, sku } = await buildDesign(app, seller.token, { name: '秋天的银杏' });
    for (const content of ['银杏', sku, '马克杯']) {
      const { list } = await app.ask(listDesigns, { content }, by(seller));
      expect(list.map((row) => row.id)).toContain(id);
    }
    expect((await app.ask(listDesigns, { content: '100%' }, by(seller))).list).toEqual([]);
  });

  it('copies, deletes and brings back', async () => {
    const { id } = await buildDesign(app, seller.token, { name: '原件' });
    const copy = await app.ask(copyDesign, { id }, by(seller));
    expect((await app.ask(getDesign, { id: copy.id }, by(seller))).name).toBe('原件 副本');
    expect(await app.ask(deleteDesigns, { ids: [id, copy.id] }, by(seller))).toEqual({ deleted: 2 });
    expect((await app.call(getDesign, { id }, by(seller))).code).toBe('10001');
    expect(await app.ask(restoreDesigns, { ids: `${id},${copy.id}` }, by(seller))).toEqual({ restored: 2 });
    expect((await app.ask(getDesign, { id }, by(seller))).name).toBe('原件');
  });
});

describe('isolation', () => {
  it('treats a foreign id like a random one, and changes nothing', async () => {
    const { id, templateId } = await buildDesign(app, seller.token);
    const saving = { version: 1, template_id: templateId, name: 'x', design: mugDocument('偷') };
    for (const [endpoint, input] of [
      [getDesign, {}],
      [copyDesign, {}],
      [saveDesign, saving],
    ] as const) {
      const foreign = await app.call(endpoint as typeof getDesign, { ...input, id }, by(other));
      const random = await app.call(
        endpoint as typeof getDesign,
        { ...input, id: 'nobody-has-this' },
        by(other),
      );
      expect(foreign).toEqual(random);
      expect(foreign.code).toBe('10001');
    }
    expect(await app.ask(deleteDesigns, { ids: [id] }, by(other))).toEqual({ deleted: 0 });
    expect((await app.ask(listDesigns, {}, by(other))).list).toEqual([]);
    expect((await app.ask(getDesign, { id }, by(seller))).version).toBe(1);
  });

  it.each([listDesigns, getDesign, saveDesign, copyDesign, deleteDesigns, restoreDesigns])(
    'wants a token: $path',
    async (endpoint) => {
      const response = (await app.send(endpoint, {})).json();
      expect(response).toMatchObject({ code: '10002', msg: 'TOKEN 已失效，请重新登录' });
    },
  );
});

/** Rules of format 8 and 10 that texts of older formats do not have. */
const NEWER_RULES = new Set(['lineBreaking', 'punctuation']);

const withoutNewerRules = <T>(document: T): T =>
  JSON.parse(JSON.stringify(document, (key, value) => (NEWER_RULES.has(key) ? undefined : value)));
