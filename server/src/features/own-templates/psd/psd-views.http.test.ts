import { getOperation } from '@diy/contract/operations';
import { saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { getPsdMockup, listPsdReadings, readPsdMockup } from '@diy/contract/own-templates/psd-readings';
import { composePsd, readPsd } from '@diy/psd';
import { buildPsd, cloth, paintLayer, placedLayer } from '@diy/psd/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '../../../platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from '../../../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fetchFile } from '../../../testing/fetch-file.ts';
import { buildImage } from '../../images/testing/library/build-image.ts';
import { productFromSettings } from '../stored-product.ts';
import { ownTemplateSettings } from '../testing/build-own-template.ts';

let app: TestApp;
let account: TestAccount;
const by = () => ({ token: account.token });
const size = { width: 200, height: 100 };

beforeAll(async () => {
  app = await buildTestApp();
  account = await buildAccount(app);
});
afterAll(() => app.close());

const shirt = (name: string, red: number, more = {}) =>
  paintLayer(size, (x, y) => [(cloth(x, y) * red) / 255, 40, 60, 255], { name, ...more });
const object = (name: string, left: number) =>
  placedLayer([left, 20, left + 60, 20, left + 60, 80, left, 80], { width: 300, height: 300 }, { name });
const board = (name: string, left: number) => ({
  name,
  children: [shirt('cloth', 200), object('design', left + 20)],
  artboard: { rect: { left, top: 0, right: left + 100, bottom: 100 }, backgroundType: 1 },
});

async function read(name: string, layers: Parameters<typeof buildPsd>[0]) {
  const bytes = buildPsd(layers, { ...size, imageData: shirt('', 255).imageData! });
  const image = await buildImage(app, account, { content: Buffer.from(bytes), extension: 'psd', name });
  await app.ask(readPsdMockup, { image_id: image.id }, by());
  await app.runJobs();
  const { surfaces } = await app.ask(getPsdMockup, { image_id: image.id }, by());
  return { image, surfaces, bytes };
}

async function save(image: { id: string }, sku: string, part: Partial<OwnTemplateProduct>) {
  const short = productFromSettings(ownTemplateSettings({ ...image, width: 1, height: 1 }, { sku }));
  const [print] = short.surfaces;
  const surfaces = [{ ...print!, id: 'front', name: '正面', width_mm: 100, height_mm: 100 }];
  const saved = await app.ask(saveOwnTemplate, { product: { ...short, surfaces, ...part } }, by());
  await app.runJobs();
  return (await app.ask(getOperation, { id: saved.operation_id }, by())).state;
}

const picture = (image: { id: string }, id: string, key: string): OwnTemplateProduct['pictures'][number] => ({
  ...{ id, name: '', image_id: image.id, colour_id: null, recolour: null, photos: [] },
  places: [{ surface: 'front', psd: { surface: key } }],
});

it('makes a picture of each artboard, in which the equal smart object is one surface', async () => {
  const { image, surfaces } = await read('画板.psd', [board('正面', 0), board('背面', 100)]);
  expect(surfaces.map(({ view }) => view)).toEqual([
    null,
    { id: 'artboard-1', kind: 'artboard', name: '正面' },
    { id: 'artboard-2', kind: 'artboard', name: '背面' },
  ]);
  const own = surfaces.slice(1);
  expect(own.map(({ mockup }) => [mockup!.asset.widthPx, mockup!.asset.heightPx])).toEqual([
    [100, 100],
    [100, 100],
  ]);
  const pictures = own.map(({ key, view }) => picture(image, view!.id, key));
  expect(await save(image, 'BOARDS', { pictures })).toBe('succeeded');
  const { list } = await app.ask(listPsdReadings, { p: 1, limit: 10 }, by());
  expect(list.find(({ id }) => id === image.id)).toMatchObject({ state: 'ready', usable: 1, surfaces: 1 });
});

it('shows another colour of a PSD as its layers do', async () => {
  const colours = {
    name: 'Colors',
    children: [shirt('Red', 255), shirt('Wine', 120, { hidden: true })],
  };
  const { image, surfaces } = await read('颜色.psd', [colours, object('design', 20)]);
  const [whole, wine] = surfaces;
  expect(surfaces.map(({ colour }) => colour)).toEqual([
    { name: 'Red', hex: '#b3202a', set: null },
    { name: 'Wine', hex: '#6b1f2e', set: null },
  ]);
  const { base_url, asset } = wine!.mockup!;
  const shown = await sharp((await fetchFile(app, `${base_url}/${asset.base}`)).bytes)
    .removeAlpha()
    .raw()
    .toBuffer();
  const { data } = composePsd(readPsd(buildPsd([shirt('Wine', 120)], size)));
  expect(shown.every((value, at) => value === data[Math.floor(at / 3) * 4 + (at % 3)])).toBe(true);
  const product = {
    colours: [
      { id: 'red', name: '红', code: 'RD', hex: '#B3202A' },
      { id: 'wine', name: '酒红', code: 'WN', hex: '#6B1F2E' },
    ],
    pictures: [
      {
        ...picture(image, 'photo', whole!.key),
        colour_id: 'red',
        photos: [
          {
            colour_id: 'wine',
            image_id: image.id,
            places: [{ surface: 'front', psd: { surface: wine!.key } }],
          },
        ],
      },
    ],
  };
  expect(await save(image, 'COLOURS', product)).toBe('succeeded');
});

it('refuses smart objects of two views in one picture', async () => {
  const { image, surfaces } = await read('两个.psd', [board('正面', 0), board('背面', 100)]);
  const [, one, two] = surfaces;
  const both = picture(image, 'photo', one!.key);
  const product = {
    surfaces: ['front', 'back'].map((id) => ({
      ...productFromSettings(ownTemplateSettings({ ...image, width: 1, height: 1 }, { sku: 'X' }))
        .surfaces[0]!,
      ...{ id, name: id, width_mm: 100, height_mm: 100 },
    })),
    pictures: [{ ...both, places: [...both.places, { surface: 'back', psd: { surface: two!.key } }] }],
  };
  await expect(save(image, 'MIXED', product)).rejects.toThrow('不同画面');
});

it('names several sets of colours, layers that look like colours, and hidden ones', async () => {
  const set = (name: string, ...children: ReturnType<typeof shirt>[]) => ({ name, children });
  const { surfaces } = await read('几组颜色.psd', [
    set('Shirt color', shirt('Red', 255), shirt('Wine', 120, { hidden: true })),
    set('Cap color', shirt('White', 200), shirt('Navy', 90, { hidden: true })),
    set('Colors', shirt('Mint', 180), shirt('Sea', 140)),
    shirt('木纹', 160, { hidden: true }),
    object('design', 20),
  ]);
  const [whole, ...others] = surfaces;
  expect(whole).toMatchObject({ colour: null, is_unproven: true });
  expect(whole!.saved_colours.map(({ name, set: of }) => [name, of!.name])).toEqual([
    ['Red', 'Shirt color'],
    ['White', 'Cap color'],
  ]);
  expect(others.map(({ colour, is_unproven }) => [colour!.name, colour!.set!.name, is_unproven])).toEqual([
    ['Wine', 'Shirt color', false],
    ['Navy', 'Cap color', false],
  ]);
  expect(whole!.notes.map((note) => note.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
    '“Colors”里的图层（“Mint”、“Sea”）看起来是颜色，但没有当作商品颜色：有几个同时显示着，请只显示其中一个后重新上传',
    expect.stringMatching(/^这个 PSD 里有 1 个隐藏的图层或组（“木纹”），样机里不会出现。.*图层复合/),
  ]);
});
