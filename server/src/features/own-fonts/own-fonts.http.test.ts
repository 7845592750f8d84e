import { readFileSync } from 'node:fs';
import { listBudgets } from '@diy/contract/accounts/budgets';
import { deleteDesigns, getDesign, saveDesign } from '@diy/contract/designs/designs';
import {
  addOwnFont,
  deleteOwnFont,
  listOwnFonts,
  type OwnFont,
  renameOwnFont,
} from '@diy/contract/own-fonts';
import { ownFontId } from '@diy/design/layers';
import { buildTextLayer } from '@diy/design/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { objectFamilies } from '../../object-families.ts';
import { checkObjects } from '../../platform/storage/check-objects.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { writeBudget } from '../budgets/index.ts';
import { buildDesign, mugDocument } from '../designs/testing/build-design.ts';
import { uploadFile } from '../uploads/testing/upload-file.ts';
import { ownFontKey } from './own-font-key.ts';
import { buildSfnt, buildTables, nameTable } from './testing/build-font.ts';

let app: TestApp;
let seller: TestAccount;
let stranger: TestAccount;
beforeAll(async () => {
  app = await buildTestApp();
  stranger = await buildAccount(app);
});
beforeEach(async () => {
  seller = await buildAccount(app, { nickname: '小王' });
});
afterAll(() => app.close());

const LATIN = readFileSync(new URL('./check/fixtures/latin.woff2', import.meta.url));
const VARIABLE = readFileSync(new URL('./check/fixtures/variable.woff2', import.meta.url));
const squares = (name: string) => buildSfnt(new Map([...buildTables(), ['name', nameTable([[1, name]])]]));

async function add(bytes: Buffer, account = seller, fileName = 'font.woff2') {
  const key = await uploadFile(app, account, 'font.woff2', bytes);
  return app.call(
    addOwnFont,
    { key, file_name: fileName, licence_confirmed: true },
    { token: account.token },
  );
}
async function added(bytes: Buffer, account = seller): Promise<OwnFont> {
  const { data, msg } = await add(bytes, account);
  if (!data) throw new Error(msg);
  return data;
}
const listed = async ({ token } = seller) => (await app.ask(listOwnFonts, {}, { token })).list;
const fileOf = (id: string, { token } = seller) =>
  app.http.inject({
    url: `/saas/diy/user/font/file?id=${encodeURIComponent(id)}`,
    headers: { authorization: `Basic ${token}` },
  });
const withWords = (fontId: string, text = 'A') => {
  const document = mugDocument(text);
  const words = buildTextLayer({ id: 'words', text, fontId, xMm: 60, yMm: 41, fallbackFontIds: [] });
  return { ...document, surfaces: [{ surfaceId: 'wrap', layers: [words] }] };
};
async function countAdvisoryLocks(db: TestApp['services']['db']): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  );
  return rows[0]!.n;
}
const renderOf = async (id: string, { token } = seller) =>
  (await app.ask(getDesign, { id }, { token })).render;

describe('a font of one’s own', () => {
  it('is stored by the hash of its file, with its names, styles and who confirmed its licence', async () => {
    const font = await added(VARIABLE);
    expect(font).toMatchObject({
      name: 'Vazirmatn',
      file_name: 'font.woff2',
      format: 'woff2',
      embedding: 'installable',
      scripts: [],
      axes: [{ tag: 'wght', min: 100, normal: 400, max: 900 }],
      confirmed_by: '小王',
    });
    expect(font.styles.map(({ id }) => id)).toContain(`${font.id}@wght=700`);
    expect(await listed()).toEqual([font]);
    const { statusCode, rawPayload, headers } = await fileOf(font.id);
    expect([statusCode, rawPayload.length]).toEqual([200, font.bytes]);
    expect(headers).toMatchObject({
      'cache-control': expect.stringMatching(/^private/),
      vary: expect.stringMatching(/authorization/i),
    });
    const stored = await app.services.storage.read(ownFontKey(seller.id, font.id.slice(4)));
    expect(rawPayload.equals(stored)).toBe(true);
  });

  it('is there once, however often it comes', async () => {
    const first = await added(LATIN);
    expect((await added(LATIN)).id).toBe(first.id);
    const key = await uploadFile(app, seller, 'again.woff2', LATIN);
    const input = { key, licence_confirmed: true as const };
    const both = [
      await app.ask(addOwnFont, input, { token: seller.token }),
      await app.ask(addOwnFont, input, { token: seller.token }),
    ];
    expect(both.map(({ id }) => id)).toEqual([first.id, first.id]);
    expect(await listed()).toHaveLength(1);
  });

  it('comes back with its file when that was lost', async () => {
    const { id } = await added(LATIN);
    await app.services.storage.delete(ownFontKey(seller.id, id.slice(4)));
    expect((await fileOf(id)).statusCode).not.toBe(200);
    await added(LATIN);
    expect((await fileOf(id)).statusCode).toBe(200);
  });

  it('is called as the person likes', async () => {
    const { id } = await added(LATIN);
    await app.ask(renameOwnFont, { id, name: ' 店标体 ' }, { token: seller.token });
    expect((await listed()).map(({ name }) => name)).toEqual(['店标体']);
  });

  it('is refused with the reason, and nothing of it stays', async () => {
    const tables = buildTables();
    tables.delete('hmtx');
    expect(await add(buildSfnt(tables))).toMatchObject({ code: '10001', error: 'own-fonts.damaged' });
    expect(await add(Buffer.from('<html>'))).toMatchObject({ error: 'own-fonts.not-a-font' });
    expect(await listed()).toEqual([]);
  });

  it('needs the confirmation of its licence, and an upload of the account', async () => {
    const key = await uploadFile(app, stranger, 'theirs.woff2', LATIN);
    const { token } = seller;
    const foreign = await app.call(addOwnFont, { key, licence_confirmed: true }, { token });
    expect(foreign).toMatchObject({ error: 'own-fonts.upload-not-found' });
    const silent = { key, licence_confirmed: false } as never;
    expect(await app.call(addOwnFont, silent, { token })).toMatchObject({ error: 'request.invalid' });
  });

  it('takes storage, and none beyond the budget', async () => {
    const before = await added(LATIN);
    const used = async () => {
      const { list } = await app.ask(listBudgets, {}, { token: seller.token });
      return list.find(({ measure }) => measure === 'storage')!.used;
    };
    expect(await used()).toBe(before.bytes);
    await writeBudget(app.services.db, seller.id, 'storage', { most: before.bytes + 10, currency: '' });
    expect(await add(VARIABLE)).toMatchObject({ error: 'budgets.storage-used-up' });
    expect([await used(), (await listed()).length]).toEqual([before.bytes, 1]);
  });
});

describe('another account', () => {
  it('sees, reads, names and deletes nothing of it', async () => {
    const { id } = await added(LATIN);
    const { token } = stranger;
    expect(await listed(stranger)).toEqual([]);
    const none = ownFontId('0'.repeat(64));
    for (const target of [id, none, 'x', `${id}@wght=700`]) {
      const { statusCode, body } = await fileOf(target, stranger);
      expect([statusCode, JSON.parse(body).error]).toEqual([200, 'own-fonts.not-found']);
      const input = { id: target };
      expect(await app.call(deleteOwnFont, input, { token })).toMatchObject({ error: 'own-fonts.not-found' });
      expect(await app.call(renameOwnFont, { ...input, name: 'x' }, { token })).toMatchObject({
        error: 'own-fonts.not-found',
      });
    }
    expect((await fileOf(id, { ...seller, token: 'nobody' })).json()).toMatchObject({ code: '10002' });
    expect((await listed())[0]).toMatchObject({ id, name: 'Noto Sans' });
  });

  it('cannot print with it, though it knows the id', async () => {
    const font = await added(LATIN);
    const { id, templateId } = await buildDesign(app, stranger.token, { document: withWords(font.id) });
    await app.retryJobs();
    expect(await renderOf(id, stranger)).toMatchObject({
      state: 'failed',
      error_id: 'rendering.missing-own-font',
      print_files: [],
    });
    // The same file, uploaded by the other account, is a second object.
    await added(LATIN, stranger);
    const design = withWords(font.id, 'É');
    const input = { id, version: 1, template_id: templateId, name: 'x', design };
    await app.ask(saveDesign, input, { token: stranger.token });
    await app.retryJobs();
    expect(await renderOf(id, stranger)).toMatchObject({ state: 'done', error: null });
  });
});

describe('a design', () => {
  it('prints with it, each style as it is', async () => {
    const font = await added(VARIABLE);
    const draw = async (fontId: string) => {
      const { id } = await buildDesign(app, seller.token, { document: withWords(fontId) });
      await app.retryJobs();
      const { state, error, print_files } = await renderOf(id);
      expect([state, error]).toEqual(['done', null]);
      return (await app.http.inject({ url: print_files[0]!.url.replace(/^https?:\/\/[^/]+/, '') }))
        .rawPayload;
    };
    const [regular, bold, again] = [
      await draw(font.id),
      await draw(`${font.id}@wght=900`),
      await draw(font.id),
    ];
    expect(regular.equals(bold)).toBe(false);
    expect(regular.equals(again)).toBe(true);
  });

  it.each([
    ['that nobody has', ownFontId('1'.repeat(64))],
    ['with an axis that it lacks', '@wdth=75'],
    ['written otherwise', '@wght=0700'],
  ])('with a font %s is not printed, and never in another', async (_, wrong) => {
    const fontId = wrong.startsWith('@') ? `${(await added(VARIABLE)).id}${wrong}` : wrong;
    const { id } = await buildDesign(app, seller.token, { document: withWords(fontId) });
    await app.retryJobs();
    const { state, print_files, error } = await renderOf(id);
    expect([state, print_files]).toEqual(['failed', []]);
    expect(error).toMatch(/A/);
  });

  it('keeps its font from being deleted, in every version and after it was deleted itself', async () => {
    const { token } = seller;
    const { id: fontId } = await added(LATIN);
    const made = await buildDesign(app, token, { document: withWords(fontId) });
    const remove = () => app.call(deleteOwnFont, { id: fontId }, { token });
    const inUse = await remove();
    expect(inUse).toMatchObject({ error: 'own-fonts.in-use' });
    expect(inUse.msg).toContain('1 个作品');
    const other = { template_id: made.templateId, name: 'x', design: mugDocument('A') };
    await app.ask(saveDesign, { id: made.id, version: 1, ...other }, { token });
    expect(await remove()).toMatchObject({ error: 'own-fonts.in-use' });
    await app.pool.query('update designs set open_orders = 3 where id = $1', [made.id]);
    expect((await remove()).msg).toContain('3 条未完成的订单');
    await app.pool.query('update designs set open_orders = 0 where id = $1', [made.id]);
    await app.ask(deleteDesigns, { ids: [made.id] }, { token });
    const deleted = await remove();
    expect(deleted).toMatchObject({ error: 'own-fonts.in-use' });
    expect(deleted.msg).toContain('1 个已删除');
    expect(deleted.msg).not.toContain('条未完成的订单');
    await app.pool.query('delete from designs where id = $1', [made.id]);
    expect(await remove()).toMatchObject({ code: '10000' });
    expect(await listed()).toEqual([]);
    expect((await fileOf(fontId)).json()).toMatchObject({ error: 'own-fonts.not-found' });
  });

  it('has at most twelve of them, since drawing holds them all in memory', async () => {
    const documentWith = (count: number) => {
      const ids = Array.from({ length: count }, (_, n) => ownFontId(n.toString(16).padStart(64, '0')));
      const words = ids.map((fontId, n) => ({
        ...buildTextLayer({ id: `t${n}`, text: 'A', fontId }),
        fallbackFontIds: [],
      }));
      return { ...mugDocument('A'), surfaces: [{ surfaceId: 'wrap', layers: words }] };
    };
    const { token } = seller;
    const made = await buildDesign(app, token, { document: documentWith(12) });
    const more = {
      id: made.id,
      version: 1,
      template_id: made.templateId,
      name: 'x',
      design: documentWith(13),
    };
    expect(await app.call(saveDesign, more, { token })).toMatchObject({
      error: 'own-fonts.too-many-in-design',
    });
  });

  it('takes an own font for no letters that another lacks, and says so', async () => {
    const { id: fontId } = await added(squares('Fallback'));
    const words = buildTextLayer({ id: 't', name: '祝福', text: 'A', fallbackFontIds: [fontId] });
    const design = { ...mugDocument('A'), surfaces: [{ surfaceId: 'wrap', layers: [words] }] };
    const made = await buildDesign(app, seller.token, { document: mugDocument('A') });
    const refused = await app.call(
      saveDesign,
      { id: made.id, version: 1, template_id: made.templateId, name: 'x', design },
      { token: seller.token },
    );
    expect(refused).toMatchObject({ error: 'designs.own-font-fallback' });
    expect(refused.msg).toContain('祝福');
  });

  it('keeps a font that a field offers', async () => {
    const { id: fontId } = await added(squares('Field'));
    const choices = [{ id: 'a', name: '方块', aliases: [], fontId }];
    const field = {
      kind: 'font' as const,
      id: 'f',
      name: '字体',
      aliases: [],
      whenEmpty: 'print-default' as const,
      choices,
    };
    const document = { ...mugDocument('A'), fields: [field] } as never;
    await buildDesign(app, seller.token, { document });
    expect(await app.call(deleteOwnFont, { id: fontId }, { token: seller.token })).toMatchObject({
      error: 'own-fonts.in-use',
    });
  });
});

it('is written to the store while no lock is held', async () => {
  const { storage, db } = app.services;
  const put = storage.put;
  const held: number[] = [];
  storage.put = async (...args) => {
    if (args[0].startsWith('prv/fonts/')) held.push(await countAdvisoryLocks(db));
    return put.apply(storage, args);
  };
  try {
    await added(squares('Unlocked'));
  } finally {
    storage.put = put;
  }
  expect(held).toEqual([0]);
});

it('is deleted without its file, which the sweep of orphans removes unless the font is uploaded again', async () => {
  const { storage } = app.services;
  const bytes = squares('Returning');
  const { id } = await added(bytes);
  const remove = storage.delete;
  const deleted: string[] = [];
  storage.delete = async (key) => {
    if (key.startsWith('prv/fonts/')) deleted.push(key);
    return remove.call(storage, key);
  };
  try {
    await app.ask(deleteOwnFont, { id }, { token: seller.token });
    expect((await fileOf(id)).json()).toMatchObject({ error: 'own-fonts.not-found' });
    expect(await storage.stat(ownFontKey(seller.id, id.slice(4)))).not.toBeNull();
    await added(bytes);
  } finally {
    storage.delete = remove;
  }
  expect(deleted).toEqual([]);
  expect((await fileOf(id)).headers['content-type']).toBe('font/ttf');
});

it('whose file a sweep removes while it is uploaded again has its file', async () => {
  const { storage } = app.services;
  const put = storage.put;
  let puts = 0;
  storage.put = async (...args) => {
    const stored = await put.apply(storage, args);
    if (!args[0].startsWith('prv/fonts/')) return stored;
    puts += 1;
    if (puts === 1) await storage.delete(args[0]);
    return stored;
  };
  try {
    const { id } = await added(squares('Swept'));
    expect((await fileOf(id)).headers['content-type']).toBe('font/ttf');
  } finally {
    storage.put = put;
  }
});

it('files without a row are found, and those of rows are not missing', async () => {
  await added(LATIN);
  const gone = await buildAccount(app);
  await added(VARIABLE, gone);
  await app.pool.query('delete from accounts where id = $1', [gone.id]);
  const families = objectFamilies.filter(({ name }) => name === '自有字体');
  const { families: found } = await checkObjects(app.services, families);
  expect(found[0]).toMatchObject({ missingCount: 0 });
  expect(found[0]!.objects).toBeGreaterThan(found[0]!.named);
});
