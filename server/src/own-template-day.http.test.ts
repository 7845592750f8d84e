import { checkBatch } from '@diy/contract/batches/batch-matrix';
import { getBatch, saveBatch } from '@diy/contract/batches/batches';
import { getDesign, listDesigns } from '@diy/contract/designs/designs';
import { createDownload, listDownloads } from '@diy/contract/downloads';
import { bindOrderSkus, checkOrders, importOrders } from '@diy/contract/orders/order-uploads';
import { listOrders, scaleToOrderedSize } from '@diy/contract/orders/orders';
import { saveOwnTemplate } from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { exportDxmSheet, listSheetExports } from '@diy/contract/sheets/sheets-exports';
import { DEFAULT_PLACEMENT } from '@diy/design/placement';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildImage } from './features/images/testing/library/build-image.ts';
import { orderCsv, uploadOrderFile } from './features/orders/testing/upload-orders.ts';
import { ownShirt, type ProductImage, placeOn } from './features/own-templates/testing/build-shirt.ts';
import { sharp } from './platform/pictures/sharp.ts';
import { buildAccount, type TestAccount } from './testing/build-account.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { drawSvgPicture } from './testing/draw-svg-picture.ts';
import { fetchFile } from './testing/fetch-file.ts';

/** A day's work with an own template: two surfaces, three colours, three sizes, each with a separate print area. */
let app: TestApp;
let seller: TestAccount;
let by: { token: string };
let templateId: string;
let artworks: ProductImage[];

const CLOTH = { white: '#f0f0f0', black: '#202020', navy: '#1f2a44' };

function photograph(cloth: string, edge = 400): Promise<ProductImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="320">
    <rect width="${edge}" height="320" fill="#7a8a6a"/>
    <rect x="40" y="20" width="${edge - 80}" height="280" fill="${cloth}"/></svg>`;
  return buildImage(app, seller, { content: drawSvgPicture(svg) });
}

/** A picture of one colour, large enough for every size. */
async function artwork(name: string, fill: string): Promise<ProductImage> {
  const size = { width: 3200, height: 2560, channels: 3 as const };
  const content = await sharp({ create: { ...size, background: fill } })
    .png()
    .toBuffer();
  return buildImage(app, seller, { name, content });
}

const area = (width_mm: number, height_mm: number) => ({ width_mm, height_mm });

async function shirt(): Promise<OwnTemplateProduct> {
  const images = {
    front: await photograph(CLOTH.white),
    frontBlack: await photograph(CLOTH.black),
    back: await photograph(CLOTH.white, 420),
    backBlack: await photograph(CLOTH.black, 420),
  };
  const frontNavy = await photograph(CLOTH.navy);
  const backNavy = await photograph(CLOTH.navy, 300);
  const base = ownShirt(images, { sku: 'TEE.OWN-1' });
  const [front, back] = base.pictures;
  return {
    ...base,
    surfaces: [
      { ...base.surfaces[0]!, resolution_dpi: 300, bleed_mm: 3 },
      { ...base.surfaces[1]!, resolution_dpi: 150 },
    ],
    sizes: [
      { id: 'S', name: 'S', dimensions: '', areas: { front: area(250, 200), back: area(260, 195) } },
      { id: 'M', name: 'M', dimensions: '', areas: {} },
      { id: '2XL', name: '2XL', dimensions: '', areas: { front: area(375, 310) } },
    ],
    colours: [
      { id: 'photo', name: '白色', code: 'WH', hex: '#F0F0F0' },
      { id: 'bk', name: '黑色', code: 'BK', hex: '#202020' },
      { id: 'nv', name: '夜空', code: 'NV', hex: '#1F2A44' },
    ],
    pictures: [
      {
        ...front!,
        colour_id: 'photo',
        photos: [
          { colour_id: 'bk', image_id: images.frontBlack.id, places: [] },
          { colour_id: 'nv', image_id: frontNavy.id, places: [] },
        ],
      },
      {
        ...back!,
        colour_id: 'photo',
        photos: [
          { colour_id: 'bk', image_id: images.backBlack.id, places: [] },
          { colour_id: 'nv', image_id: backNavy.id, places: [placeOn(backNavy, 'back', 0.3, 0.7)] },
        ],
      },
    ],
  };
}

/** Pixels of the print of a size: as large as its area at the surface's resolution. */
const PRINTS = {
  S: { front: [2953, 2362], back: [1535, 1152] },
  M: { front: [3543, 2835], back: [1890, 1417] },
  '2XL': { front: [4429, 3661], back: [1890, 1417] },
} as const;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await buildAccount(app, { nickname: '小店主' });
  by = { token: seller.token };
  const saved = await app.ask(saveOwnTemplate, { product: await shirt() }, by);
  await app.runJobs();
  templateId = saved.id;
  artworks = [await artwork('红.png', '#D01010'), await artwork('绿.png', '#10A010')];
});
afterAll(() => app.close());

function columns() {
  const all: [string, string][] = [
    ['photo', 'M'],
    ['bk', 'S'],
    ['nv', '2XL'],
  ];
  return all.map(([colour_id, size_id]) => ({
    ...{ template_id: templateId, colour_id, size_id },
    surfaces: ['front', 'back'],
  }));
}

async function startBatch() {
  const settings = {
    columns: columns(),
    image_ids: artworks.map(({ id }) => id),
    image_tids: [],
    ai_group_ids: [],
    rule: { ...DEFAULT_PLACEMENT, fit: 'cover' as const, scale: 1 },
    surface_rules: {},
    cells: [],
    bleed: false,
    name_rule: '{image} {template} {colour} {size}',
    sku_rule: '{image}-{template_sku}-{colour_code}-{size}',
  };
  const matrix = await app.ask(checkBatch, { settings }, by);
  const { id } = await app.ask(saveBatch, { name: '秋季', start: true, settings }, by);
  await app.runJobs();
  return { id, matrix };
}

const pixelsOf = async (bytes: Uint8Array) => {
  const { width, height, density } = await sharp(Buffer.from(bytes)).metadata();
  return { width, height, density };
};

async function shades(url: string): Promise<{ cloth: number[]; print: number[] }> {
  const { data, info } = await sharp((await fetchFile(app, url)).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  return { cloth: at(0.16, 0.5), print: at(0.5, 0.5) };
}

/** Whether two colours are as near as JPEG leaves them. */
const isNear = (seen: readonly number[], hex: string) =>
  seen.every((code, c) => Math.abs(code - Number.parseInt(hex.slice(1 + 2 * c, 3 + 2 * c), 16)) < 14);

describe('a batch over colours and sizes', () => {
  let batch: Awaited<ReturnType<typeof startBatch>>;
  let designs: { id: string; sku: string; name: string }[];
  beforeAll(async () => {
    batch = await startBatch();
    designs = (await app.ask(listDesigns, { piliang_id: batch.id }, by)).list;
  }, 300_000);

  it('shows every cell in its colour and size, with nothing wrong', async () => {
    expect(batch.matrix.totals).toMatchObject({ cells: 6, to_make: 6, withheld: 0, errors: 0 });
    expect(batch.matrix.totals).toMatchObject({ print_files: 12, mockups: 12 });
    const { counts } = await app.ask(getBatch, { id: batch.id }, by);
    expect(counts).toMatchObject({ done: 6, failed: 0 });
    expect(designs.map(({ name }) => name)).toContain('红 圆领 T 恤 夜空 2XL');
    expect(designs.map(({ sku }) => sku)).toContain('红-TEE.OWN-1-BK-S');
  });

  it('prints each size at exactly its own pixels, on both surfaces', async () => {
    for (const { id } of designs) {
      const { design, render } = await app.ask(getDesign, { id }, by);
      const wanted = PRINTS[design.sizeId as keyof typeof PRINTS];
      const made = await Promise.all(
        render.print_files.map(async ({ url }) => pixelsOf((await fetchFile(app, url)).bytes)),
      );
      expect(made).toEqual([
        { width: wanted.front[0], height: wanted.front[1], density: 300 },
        { width: wanted.back[0], height: wanted.back[1], density: 150 },
      ]);
    }
  });

  it('shows each design in the photograph of its colour', async () => {
    for (const { id, sku } of designs) {
      const { design, render } = await app.ask(getDesign, { id }, by);
      const cloth = { photo: CLOTH.white, bk: CLOTH.black, nv: CLOTH.navy }[design.colourId]!;
      expect(render.mockups.map(({ mockup_id }) => mockup_id)).toEqual(['front', 'back']);
      for (const { url } of render.mockups) {
        const seen = await shades(url);
        expect([sku, isNear(seen.cloth, cloth)]).toEqual([sku, true]);
        const [red, green] = seen.print;
        expect(red! > green!).toBe(sku.startsWith('红'));
      }
    }
  });

  it('packs prints and mockups under names that say colour and size', async () => {
    const naming = '{sku}/{colour}_{size}_{kind}_{surface}';
    const { id } = await app.ask(createDownload, { piliang_id: batch.id, naming }, by);
    await app.runJobs();
    const row = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
    expect(row).toMatchObject({ state: 'succeeded', message: '' });
    const files = unzipSync((await fetchFile(app, row.url)).bytes);
    const ofOne = Object.keys(files).filter((path) => path.startsWith('红-TEE.OWN-1-NV-2XL/'));
    expect(ofOne.sort()).toEqual(
      ['生产图_正面.png', '生产图_背面.png', '效果图_正面.jpg', '效果图_背面.jpg']
        .map((name) => `红-TEE.OWN-1-NV-2XL/夜空_2XL_${name}`)
        .sort(),
    );
    expect(Object.keys(files)).toHaveLength(24);
  });

  it('is exported with every colour and size, and a mockup for each colour', async () => {
    const red = designs.find(({ sku }) => sku === '红-TEE.OWN-1-WH-M')!;
    const { id } = await app.ask(exportDxmSheet, { ids: [red.id] }, by);
    await app.runJobs();
    const row = (await app.ask(listSheetExports, {}, by)).list.find((one) => one.id === id)!;
    expect(row).toMatchObject({ state: 'succeeded', rows: 9 });
    const { sheets } = await readXlsx((await fetchFile(app, row.files[0]!.url)).bytes);
    const [headers, ...cells] = sheets[0]!.rows;
    const variants = cells.map((values) =>
      Object.fromEntries(headers!.map((name, at) => [String(name), values[at] ?? null])),
    );
    expect(variants.map((one) => one.变种属性值二)).toEqual([
      'S',
      'M',
      '2XL',
      'S',
      'M',
      '2XL',
      'S',
      'M',
      '2XL',
    ]);
    const skus = variants.map((one) => one.SKU货号);
    expect(skus).toEqual(
      ['WH', 'BK', 'NV'].flatMap((code) =>
        ['S', 'M', '2XL'].map((size) => `${red.sku}-TEE.OWN-1-${code}-${size}`),
      ),
    );
    const looks = new Map<unknown, Set<unknown>>();
    for (const one of variants) {
      const colour = one['*变种属性值一'];
      looks.set(colour, (looks.get(colour) ?? new Set()).add(one.预览图));
    }
    expect([...looks.values()].map((urls) => urls.size)).toEqual([1, 1, 1]);
    const urls = [...looks.values()].map(([url]) => String(url));
    expect(new Set(urls).size).toBe(3);
    for (const [at, cloth] of Object.values(CLOTH).entries())
      expect(isNear((await shades(urls[at]!)).cloth, cloth)).toBe(true);
  });
});

describe('orders of a product of one’s own', () => {
  const line = (n: number, part: Record<string, string>) => ({
    订单号: `PO-${n}`,
    子订单号: `L${n}`,
    ...part,
  });

  it('find colour and size by SKU, code, name, words of the trade and bindings, and print so', async () => {
    const { list } = await app.ask(listDesigns, { content: '红 圆领' }, by);
    const red = list.find(({ sku }) => sku === '红-TEE.OWN-1-WH-M')!;
    const bind = { sku: 'SHOP-77', variation: 'Midnight / Small', design_id: red.id };
    await app.ask(bindOrderSkus, { bindings: [{ ...bind, colour_id: 'nv', size_id: 'S' }] }, by);
    const rows = [
      line(1, { SKU: `${red.sku}-TEE.OWN-1-NV-2XL` }),
      line(2, { SKU: red.sku, 产品规格: 'Black / XXL' }),
      line(3, { SKU: red.sku, 产品规格: '颜色:夜空;尺码:S' }),
      line(4, { SKU: 'SHOP-77', 产品规格: 'Midnight / Small' }),
      line(5, { SKU: red.sku, 产品规格: '夜空 / 3XL' }),
    ];
    const { upload_id, mapping } = await uploadOrderFile(app, seller.token, orderCsv(rows));
    const checked = await app.ask(checkOrders, { upload_id, mapping }, by);
    const found = checked.list.map(({ status, design }) => [status, design?.colour_id, design?.size_id]);
    expect(found).toEqual([
      ['ready', 'nv', '2XL'],
      ['ready', 'bk', '2XL'],
      ['ready', 'nv', 'S'],
      ['ready', 'nv', 'S'],
      ['wrong', undefined, undefined],
    ]);
    expect(checked.list[4]!.problems[0]).toMatchObject({ code: 'VARIATION_UNREAD' });

    const policy = { mode: 'right' as const, duplicates: 'skip' as const };
    const { orders_log_id } = await app.ask(importOrders, { upload_id, mapping, policy }, by);
    await app.runJobs();
    const lines = async () => (await app.ask(listOrders, { orders_log_id }, by)).list;
    // What was made for M leaves 2XL bare; once that is covered, every line of the size is.
    expect((await lines()).map(({ can_cover }) => can_cover)).toEqual([true, true, false, false]);
    expect(await app.ask(scaleToOrderedSize, { id: (await lines())[0]!.id }, by)).toEqual({ changed: 2 });
    await app.runJobs();
    expect((await lines()).map(({ problem }) => problem)).toEqual(['', '', '', '']);

    const { id } = await app.ask(createDownload, { orders_log_id, what: ['print', 'mockup'] }, by);
    await app.runJobs();
    const row = (await app.ask(listDownloads, {}, by)).list.find((one) => one.id === id)!;
    expect(row).toMatchObject({ state: 'succeeded', message: '' });
    const files = unzipSync((await fetchFile(app, row.url)).bytes);
    const prints = Object.entries(files).filter(([path]) => path.endsWith('.png'));
    const made = await Promise.all(
      prints.map(async ([path, bytes]) => [path, await pixelsOf(bytes)] as const),
    );
    const wanted = [
      [1, '夜空', '2XL'],
      [2, '黑色', '2XL'],
      [3, '夜空', 'S'],
      [4, '夜空', 'S'],
    ] as const;
    const expected = wanted.flatMap(([n, colour, size]) =>
      (['front', 'back'] as const).map((side) => {
        const [width, height] = PRINTS[size][side];
        const name = `${colour}_${size}_1件_生产图_${side === 'front' ? '正面' : '背面'}.png`;
        const path = `PO-${n}/PO-${n}_L${n}_${red.sku}_${name}`;
        return [path, { width, height, density: side === 'front' ? 300 : 150 }] as const;
      }),
    );
    expect(made).toEqual(expected);
  }, 300_000);
});
