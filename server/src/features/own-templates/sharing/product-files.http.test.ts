import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { listImages } from '@diy/contract/images/images';
import { getOperation } from '@diy/contract/operations';
import { getOwnTemplate, saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import { exportProducts } from '@diy/contract/own-templates/product-files';
import {
  getPsdMockup,
  listPsdReadings,
  readPsdMockup,
  removePsdReadings,
} from '@diy/contract/own-templates/psd-readings';
import { getTemplate, listTemplates } from '@diy/contract/templates';
import { newShapeLayer } from '@diy/design/layers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { findTemplateId } from '../../designs/testing/build-design.ts';
import { entriesOf, packedProducts, sendProducts } from '../testing/product-files.ts';
import { buildSharedProducts } from '../testing/shared-products.ts';

let app: TestApp;
/** Another installation: nothing in common but the program and its catalogue. */
let elsewhere: TestApp;
let account: TestAccount;
let reader: TestAccount;
let ids: string[];
let file: Buffer;
const by = () => ({ token: account.token });
const there = () => ({ token: reader.token, locale: 'en' });

beforeAll(async () => {
  [app, elsewhere] = [await buildTestApp(), await buildTestApp()];
  account = await buildAccount(app);
  reader = await buildAccount(elsewhere);
  ids = await buildSharedProducts(app, account);
  // The catalogue is there, as in every installation.
  await findTemplateId(elsewhere, reader.token, 'TS-M-180');
  const packed = await packedProducts(app, account.token, ids);
  expect(packed.disposition).toContain('TEE-1+2.products.zip');
  file = packed.bytes;
});
afterAll(async () => {
  await app.close();
  await elsewhere.close();
});

/** Prints and mockups of a template with a red print all over each surface, by name. */
async function files(of: TestApp, { token }: TestAccount, templateId: string) {
  const { definition } = await of.ask(getTemplate, { id: templateId }, { token });
  const surfaces = definition.surfaces.map(({ id, printArea: { widthMm, heightMm } }) => {
    const shape = newShapeLayer({
      id: `red-${id}`,
      shape: 'rect',
      areaWidthMm: widthMm,
      areaHeightMm: heightMm,
    });
    const box = { widthMm, heightMm, xMm: widthMm / 2, yMm: heightMm / 2 };
    return { surfaceId: id, layers: [{ ...shape, ...box, fill: '#D01010' }] };
  });
  const [colourId, sizeId] = [definition.colours.at(-1)!.id, definition.sizes.at(-1)!.id];
  const design = { format: 3, print: { bleed: false }, colourId, sizeId, surfaces };
  const { id } = await of.ask(saveDesign, { template_id: templateId, name: '满版', design }, { token });
  await of.runJobs();
  const { render } = await of.ask(getDesign, { id }, { token });
  expect(render.error).toBeNull();
  const made = [
    ...render.print_files.map((one) => [`print ${one.surface_id}`, one.url] as const),
    ...render.mockups.map((one) => [`mockup ${one.mockup_id}`, one.url] as const),
  ];
  expect(made.length).toBeGreaterThan(1);
  return Promise.all(
    made.map(async ([name, url]) => [name, (await fetchFile(of, url)).bytes.toString('base64')]),
  );
}

describe('products of a file', () => {
  let made: { id: string; sku: string }[];
  beforeAll(async () => {
    const sent = await sendProducts(elsewhere, reader.token, file);
    expect(sent).toMatchObject({ code: '10000' });
    await elsewhere.runJobs();
    const { operation_id } = (sent as { data: { operation_id: string } }).data;
    expect(await elsewhere.ask(getOperation, { id: operation_id }, there())).toMatchObject({
      state: 'succeeded',
      kind: 'product-import',
      title: '圆领 T 恤 +2',
      message: 'Imported templates: 3. Their mockups are being made',
    });
    const { list } = await elsewhere.ask(listTemplates, { pid: 'own' }, there());
    made = ['TEE-1', 'PSD-1', 'COPY-1'].map((sku) => list.find((one) => one.sku === sku)!);
  });

  it('are what they were, with ids of their own', async () => {
    for (const [at, { id }] of made.entries()) {
      const [was, is] = [
        await app.ask(getOwnTemplate, { id: ids[at]! }, by()),
        await elsewhere.ask(getOwnTemplate, { id }, there()),
      ];
      expect(is.id).not.toBe(was.id);
      const bare = ({ pictures, ...product }: typeof was.product) => ({
        ...product,
        pictures: pictures.map(({ image_id: _, photos, ...picture }) => ({
          ...picture,
          photos: photos.map(({ image_id: __, ...photo }) => photo),
        })),
      });
      expect(bare(is.product)).toEqual(bare(was.product));
      const named = ({ images }: typeof was) => images.map(({ name, width }) => `${name} ${width}`).sort();
      expect(named(is)).toEqual(named(was));
    }
  });

  it.each([0, 1, 2])('print and show the same bytes (%i)', async (at) => {
    expect(await files(elsewhere, reader, made[at]!.id)).toEqual(await files(app, account, ids[at]!));
  });

  it('keep to themselves what their PSD was read as: another product of it is made of our own reading', async () => {
    const { id, product } = await elsewhere.ask(getOwnTemplate, { id: made[1]!.id }, there());
    expect((await elsewhere.ask(listPsdReadings, {}, there())).rowCount).toBe(0);
    const another = { product: { ...product, sku: 'PSD-9' } };
    expect(await elsewhere.call(saveOwnTemplate, another, there())).toMatchObject({
      error: 'own-templates.psd-not-read',
    });
    // What a stranger says a PSD looks like.
    const forged = await elsewhere.pool.query(
      `update product_psds set surfaces = replace(surfaces::text, 'pub/templates/', 'pub/templates/forged')::jsonb
       where template_id = $1 returning image_id`,
      [id],
    );
    const [{ image_id }] = forged.rows;
    await elsewhere.ask(readPsdMockup, { image_id }, there());
    await elsewhere.runJobs();
    await elsewhere.ask(saveOwnTemplate, another, there());
    await elsewhere.runJobs();
    const { rows } = await elsewhere.pool.query(
      `select surfaces::text like '%forged%' as is_forged, sku from product_psds
       join own_templates t on t.owner_id = product_psds.owner_id and t.id = template_id order by sku`,
    );
    expect(rows).toEqual([
      { sku: 'PSD-1', is_forged: true },
      { sku: 'PSD-9', is_forged: false },
    ]);
    const [own] = (await app.ask(listPsdReadings, {}, by())).list;
    const surfacesOf = async (of: TestApp, image: string, call: object) =>
      (await of.ask(getPsdMockup, { image_id: image }, call)).surfaces.map(({ mockup, ...facts }) => ({
        ...facts,
        asset: mockup?.asset,
      }));
    expect(await surfacesOf(elsewhere, image_id, there())).toEqual(
      await surfacesOf(app, own!.id, { ...by(), locale: 'en' }),
    );
  });

  it('come a second time under SKUs that are free, and their pictures once', async () => {
    const before = (await elsewhere.ask(listImages, {}, there())).rowCount;
    const sent = await sendProducts(elsewhere, reader.token, file);
    await elsewhere.runJobs();
    const { operation_id } = (sent as { data: { operation_id: string } }).data;
    const { message } = await elsewhere.ask(getOperation, { id: operation_id }, there());
    expect(message).toMatch(/TEE-1 → TEE-1-2, PSD-1 → PSD-1-2, COPY-1 → COPY-1-2/);
    expect((await elsewhere.ask(listImages, {}, there())).rowCount).toBe(before);
    // A file that was taken is kept by nobody.
    const { rows } = await elsewhere.pool.query('select file_key from product_files');
    expect(rows).toEqual([]);
  });

  it('can be saved again there', async () => {
    const { id } = made[1]!;
    const { product, revision } = await elsewhere.ask(getOwnTemplate, { id }, there());
    const saved = await elsewhere.ask(
      saveOwnTemplate,
      { id, revision, product: { ...product, name: '新名称' } },
      there(),
    );
    await elsewhere.runJobs();
    expect(await elsewhere.ask(getOperation, { id: saved.operation_id }, there())).toMatchObject({
      state: 'succeeded',
    });
  });
});

it('packs no template of another account, of the catalogue or of nobody', async () => {
  const stranger = await buildAccount(app);
  const theirs = await findTemplateId(app, account.token, 'TS-M-180');
  for (const id of [ids[0]!, theirs, 'nobody'])
    expect(await app.call(exportProducts, { ids: [id] }, { token: stranger.token })).toMatchObject({
      error: 'templates.not-found',
    });
  expect(await app.call(exportProducts, { ids: [ids[1]!, theirs] }, by())).toMatchObject({
    error: 'templates.not-found',
  });
  expect(await sendProducts(app, undefined, file)).toMatchObject({ code: '10002' });
});

it('packs what a product was made of, though its PSD was taken from the list or is read again', async () => {
  const { list } = await app.ask(listPsdReadings, {}, by());
  const manifestOf = async () =>
    (await entriesOf((await packedProducts(app, account.token, ids)).bytes)).get('manifest.json');
  const was = await manifestOf();
  await app.pool.query('update psd_mockups set version = 7, surfaces = null');
  expect(await manifestOf()).toEqual(was);
  await app.ask(removePsdReadings, { ids: list.map(({ id }) => id) }, by());
  expect(await manifestOf()).toEqual(was);
});

it.each<[string, number, number, string | null]>([
  ['as many states as a reading names', 296, 20, null],
  ['thousands of them', 3000, 20, null],
  ['as many other smart objects as a file has layers', 5, 1999, null],
  ['more of them, which no file has', 5, 2001, 'psds.0.surfaces.0.showsAlso'],
])('what is packed is taken again: %s', async (_, states, others, unfit) => {
  const [{ surfaces: was }] = (await app.pool.query('select surfaces from product_psds')).rows;
  const used = was.find(({ mockup }: { mockup: unknown }) => mockup);
  const key = (at: number) => `${used.key}@colour-${at}`;
  const refused = Array.from({ length: states }, (__, at) => ({ ...used, key: key(at), mockup: null }));
  const showsAlso = Array.from({ length: others }, (__, at) => `layer ${at}`);
  const set = (surfaces: unknown) =>
    app.pool.query('update product_psds set surfaces = $1', [JSON.stringify(surfaces)]);
  await set([{ ...used, showsAlso }, ...refused]);
  try {
    if (unfit !== null) {
      expect(await app.call(exportProducts, { ids: [ids[1]!] }, { ...by(), locale: 'en' })).toMatchObject({
        error: 'own-templates.export-unfit',
        msg: expect.stringContaining(unfit),
      });
      return;
    }
    const { bytes } = await packedProducts(app, account.token, [ids[1]!]);
    const { psds } = JSON.parse((await entriesOf(bytes)).get('manifest.json')!.toString());
    expect(psds[0].surfaces.map((one: { key: string }) => one.key)).toEqual([used.key]);
    const sent = await sendProducts(elsewhere, reader.token, bytes);
    await elsewhere.runJobs();
    const { operation_id } = (sent as { data: { operation_id: string } }).data;
    expect(await elsewhere.ask(getOperation, { id: operation_id }, there())).toMatchObject({
      state: 'succeeded',
    });
  } finally {
    await set(was);
  }
});

it('names a product whose picture is gone', async () => {
  const { original_key } = await app.services.db
    .selectFrom('images')
    .select('original_key')
    .where('owner_id', '=', account.id)
    .where('name', '=', '正面照片')
    .executeTakeFirstOrThrow();
  await app.services.storage.delete(original_key);
  expect(await app.call(exportProducts, { ids: [ids[0]!] }, by())).toMatchObject({
    code: '10001',
    error: 'own-templates.export-image-gone',
  });
});

it('names a PSD of which a product has no reading, and one that two products have different ones of', async () => {
  const bag = await app.ask(getOwnTemplate, { id: ids[1]! }, by());
  const { revision } = await app.ask(getOwnTemplate, { id: ids[0]! }, by());
  const second = { id: ids[0]!, revision, product: { ...bag.product, sku: 'PSD-8' } };
  const [{ image_id }] = (await app.pool.query('select image_id from product_psds')).rows;
  await app.ask(readPsdMockup, { image_id }, by());
  await app.runJobs();
  await app.ask(saveOwnTemplate, second, by());
  await app.runJobs();
  const both = () => app.call(exportProducts, { ids: [ids[0]!, ids[1]!] }, by());
  expect(await both()).toMatchObject({ code: '10000' });
  await app.runJobs();
  await app.pool.query(`update product_psds set version = 7 where template_id = '${ids[1]}'`);
  expect(await both()).toMatchObject({ error: 'own-templates.export-psd-twice' });
  await app.ask(removePsdReadings, { ids: [image_id] }, by());
  await app.pool.query('delete from product_psds');
  expect(await both()).toMatchObject({ error: 'own-templates.export-psd-unread' });
});
