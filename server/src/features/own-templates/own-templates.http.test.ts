import { getDesign, saveDesign } from '@diy/contract/designs/designs';
import { getOperation } from '@diy/contract/operations';
import {
  deleteOwnTemplates,
  getOwnTemplate,
  restoreOwnTemplates,
  saveOwnTemplate,
} from '@diy/contract/own-templates/own-templates';
import { getTemplate, listTemplates } from '@diy/contract/templates';
import { newShapeLayer } from '@diy/design/layers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findReferredImages } from '../../find-referred-images.ts';
import { sharp } from '../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { drawSvgPicture } from '../../testing/draw-svg-picture.ts';
import { fetchFile } from '../../testing/fetch-file.ts';
import { buildImage } from '../images/testing/library/build-image.ts';
import { makeOwnTemplate } from './make-own-template.ts';
import { productFromSettings } from './stored-product.ts';
import { buildOwnTemplate, ownTemplateSettings } from './testing/build-own-template.ts';

let app: TestApp;
let account: TestAccount;
let photo: { id: string; width: number; height: number };
const by = () => ({ token: account.token });

/** A grey square product on white ground, darker to the right. */
function productPhoto(): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><defs><linearGradient id="g">
    <stop offset="0" stop-color="#dddddd"/><stop offset="1" stop-color="#888888"/></linearGradient></defs>
    <rect width="800" height="600" fill="#ffffff"/><rect x="100" y="60" width="600" height="480" fill="url(#g)"/></svg>`;
  return drawSvgPicture(svg);
}

beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
  photo = await buildImage(app, account, { content: await productPhoto() });
});
afterAll(() => app.close());

async function stateOf(operationId: string) {
  const { state, message } = await app.ask(getOperation, { id: operationId }, by());
  return { state, message };
}

it('becomes a template like the catalogue’s, in the list, with its print area and mockup', async () => {
  const settings = ownTemplateSettings(photo, { sku: 'BAG-A' });
  const { id, operation_id } = await app.ask(saveOwnTemplate, { settings }, by());
  expect((await app.ask(listTemplates, { content: 'BAG-A' }, by())).list).toEqual([]);
  await app.runJobs();
  expect(await stateOf(operation_id)).toEqual({ state: 'succeeded', message: '' });

  const list = await app.ask(listTemplates, { content: 'BAG-A' }, by());
  expect(list.list).toMatchObject([{ id, is_own: true, pid: 'own', sku: 'BAG-A' }]);
  expect(list.diyTypeList.find((type) => type.id === 'own')?.count).toBe(1);
  const item = await app.ask(getTemplate, { id }, by());
  expect(item.definition.surfaces[0]).toMatchObject({
    resolutionDpi: 150,
    printArea: { widthMm: 300, heightMm: 200 },
  });
  const [mockup] = item.mockups;
  expect(mockup?.asset).toMatchObject({ widthPx: 800, heightPx: 600 });
  for (const name of [mockup!.asset.base, mockup!.asset.maps, mockup!.asset.surfaces[0]!.uv]) {
    const file = await app.http.inject(new URL(`${mockup!.base_url}/${name}`).pathname);
    expect(file.statusCode).toBe(200);
    expect((await sharp(file.rawPayload).metadata()).format).toBe('webp');
  }
  expect(await app.ask(getOwnTemplate, { id }, by())).toMatchObject({
    id,
    product: productFromSettings(settings),
    images: [{ id: photo.id, width: 800, height: 600, is_psd: false }],
  });
});

it('gives print files with its own millimetres, and mockups with the photograph’s light', async () => {
  const id = await buildOwnTemplate(app, account.token, photo, { sku: 'BAG-B' });
  await app.runJobs();
  const shape = newShapeLayer({ id: 'ground', shape: 'rect', areaWidthMm: 300, areaHeightMm: 200 });
  const layer = { ...shape, fill: '#D9442B', widthMm: 300, heightMm: 200, xMm: 150, yMm: 100 };
  const design = await app.ask(
    saveDesign,
    {
      template_id: id,
      name: '满版',
      design: {
        format: 3,
        print: { bleed: false },
        colourId: 'photo',
        sizeId: 'one',
        surfaces: [{ surfaceId: 'front', layers: [layer] }],
      },
    },
    by(),
  );
  await app.runJobs();
  const { render } = await app.ask(getDesign, { id: design.id }, by());
  expect(render.error).toBeNull();
  const print = await sharp((await fetchFile(app, render.print_files[0]!.url)).bytes).metadata();
  // 300 × 200 mm at 150 dpi.
  expect([print.width, print.height, print.density]).toEqual([1772, 1181, 150]);
  const mockup = sharp((await fetchFile(app, render.mockups[0]!.url)).bytes);
  const { data, info } = await mockup.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const i = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
    return [data[i]!, data[i + 1]!, data[i + 2]!];
  };
  const [left, right, ground] = [at(0.25, 0.5), at(0.75, 0.5), at(0.05, 0.5)];
  expect(left![0]! - left![1]!).toBeGreaterThan(80);
  expect(right![0]).toBeLessThan(left![0]! - 30);
  expect(Math.min(...ground!)).toBeGreaterThan(248);
});

it('gets a new version when it is saved again; designs keep theirs', async () => {
  const settings = ownTemplateSettings(photo, { sku: 'BAG-C' });
  const first = await app.ask(saveOwnTemplate, { settings }, by());
  await app.runJobs();
  await app.ask(
    saveOwnTemplate,
    { id: first.id, revision: first.revision, settings: { ...settings, width_mm: 320 } },
    by(),
  );
  await app.runJobs();
  const [newest, old] = await Promise.all([
    app.ask(getTemplate, { id: first.id }, by()),
    app.ask(getTemplate, { id: first.id, version: 1 }, by()),
  ]);
  expect([newest.version, newest.definition.surfaces[0]?.printArea.widthMm]).toEqual([2, 320]);
  expect(old.definition.surfaces[0]?.printArea.widthMm).toBe(300);
});

describe('what is refused', () => {
  const save = (part: object) =>
    app.send(saveOwnTemplate, { settings: { ...ownTemplateSettings(photo), ...part } }, by());

  it.each([
    ['a SKU with spaces', { sku: 'BAG 1' }, 'settings.sku'],
    ['too many pixels', { width_mm: 5000, resolution_dpi: 600 }, 'settings.resolution_dpi'],
    ['a safe area larger than the print', { safe_mm: 100 }, 'settings.safe_mm'],
    ['an image that is not there', { image_id: 'nobody' }, 'settings.image_id'],
  ])('%s', async (_, part, field) => {
    const response = (await save(part)).json();
    expect(response.code).toBe('10001');
    expect(response.fields.map((one: { field: string }) => one.field)).toContain(field);
  });

  it('a SKU that another template has, until that one is deleted', async () => {
    const id = await buildOwnTemplate(app, account.token, photo, { sku: 'BAG-D' });
    await app.runJobs();
    const other = { sku: 'BAG-D', name: '另一个' };
    expect((await save(other)).json()).toMatchObject({ error: 'own-templates.sku-taken' });
    await app.ask(deleteOwnTemplates, { ids: [id] }, by());
    const second = (await save({ sku: 'BAG-D' })).json();
    expect(second.code).toBe('10000');
    await app.runJobs();
    // The first cannot come back under a SKU that is taken.
    expect(await app.ask(restoreOwnTemplates, { ids: [id] }, by())).toEqual({ restored: 0 });
  });

  it('of two deleted ones with one SKU the newest comes back', async () => {
    const first = (await save({ sku: 'TWO-A' })).json().data.id;
    await app.runJobs();
    await app.ask(deleteOwnTemplates, { ids: [first] }, by());
    const second = (await save({ sku: 'TWO-A' })).json().data.id;
    await app.runJobs();
    await app.ask(deleteOwnTemplates, { ids: [second] }, by());
    expect(await app.ask(restoreOwnTemplates, { ids: [first, second] }, by())).toEqual({ restored: 1 });
    expect((await app.ask(listTemplates, { content: 'TWO-A' }, by())).list).toMatchObject([{ id: second }]);
  });

  it('the second of two made with one SKU in one moment', async () => {
    const both = await Promise.all([save({ sku: 'TWO-B', name: '一' }), save({ sku: 'TWO-B', name: '二' })]);
    expect(both.map((reply) => reply.statusCode)).toEqual([200, 200]);
    expect(both.map((reply) => reply.json().error ?? 'made').sort()).toEqual([
      'made',
      'own-templates.sku-taken',
    ]);
  });

  it('marks made on a picture of another shape', async () => {
    const { marks } = ownTemplateSettings({ id: photo.id, width: 600, height: 800 });
    expect((await save({ sku: 'BAG-E', marks })).json()).toMatchObject({
      error: 'own-templates.other-photo',
    });
  });

  it('a folded mesh, in words, when it is made', async () => {
    const marks = ownTemplateSettings(photo).marks!;
    const [a, b, c, d] = marks.points as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ];
    const folded = { ...marks, points: [b, a, c, d] };
    const { data } = (await save({ sku: 'BAG-F', marks: folded })).json();
    await app.runJobs();
    const { state, message } = await stateOf(data.operation_id);
    expect([state, message]).toEqual(['failed', expect.stringContaining('折叠或交叉')]);
    expect((await app.ask(listTemplates, { content: 'BAG-F' }, by())).list).toEqual([]);
  });
});

it('is taken out of the list and brought back; its photograph is kept meanwhile', async () => {
  const id = await buildOwnTemplate(app, account.token, photo, { sku: 'BAG-G' });
  await app.runJobs();
  await app.ask(deleteOwnTemplates, { ids: [id] }, by());
  expect((await app.ask(listTemplates, { content: 'BAG-G' }, by())).list).toEqual([]);
  expect((await app.ask(getTemplate, { id }, by())).definition.sku).toBe('BAG-G');
  const referred = await findReferredImages(app.services.db, account.id, [
    { id: photo.id, previewUrl: 'https://files.test/none.webp' },
  ] as never);
  expect(referred.has(photo.id)).toBe(true);
  expect(await app.ask(restoreOwnTemplates, { ids: [id] }, by())).toEqual({ restored: 1 });
  expect((await app.ask(listTemplates, { content: 'BAG-G' }, by())).list).toHaveLength(1);
});

it('is made once, also when its job runs again', async () => {
  const { id } = await app.ask(
    saveOwnTemplate,
    { settings: ownTemplateSettings(photo, { sku: 'BAG-H' }) },
    by(),
  );
  await app.runJobs();
  const { rows } = await app.pool.query('select operation_id from own_templates where id = $1', [id]);
  await makeOwnTemplate(app.services, account.id, id, rows[0].operation_id);
  expect((await app.ask(getTemplate, { id }, by())).version).toBe(1);
});
