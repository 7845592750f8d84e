import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Layer, writePsdUint8Array } from 'ag-psd';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { storyFolder } from '../../support/browser/story-folder.ts';
import { countActs } from '../../support/count-acts.ts';
import { waitForRender } from '../../support/save-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

const seller = signedInSeller('psd-template', { viewport: { width: 1440, height: 1000 } });
const folder = storyFolder('psd-template');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

const [WIDTH, HEIGHT] = [900, 700];
/** Place of the smart object in the document; its own is 1200 × 1000 pixels. */
const [LEFT, TOP, RIGHT, BOTTOM] = [250, 150, 610, 450];

type Colour = [number, number, number];

function layer(name: string, at: (x: number, y: number) => Colour, more: Layer = {}): Layer {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1)
    data.set([...at(pixel % WIDTH, Math.floor(pixel / WIDTH)), 255], pixel * 4);
  return {
    name,
    left: 0,
    top: 0,
    right: WIDTH,
    bottom: HEIGHT,
    imageData: { width: WIDTH, height: HEIGHT, data },
    ...more,
  };
}

const smartObject = (name: string, id: string, corners: number[]): Layer => ({
  name,
  placedLayer: { id, type: 'raster', transform: corners, width: 1200, height: 1000 },
});

/** A wall with a light bag, the design on it, and its shadow multiplied over both; more layers above. */
function mockupPsd(...above: Layer[]): Buffer {
  const ground = layer('墙和袋子', (x, y) =>
    x > 180 && x < 680 && y > 90 && y < 560 ? [236, 230, 218] : [120, 128, 134],
  );
  const corners = [LEFT, TOP, RIGHT, TOP, RIGHT, BOTTOM, LEFT, BOTTOM];
  const design = smartObject('图案放这里', 'c0ffee00-0000-4000-8000-000000000001', corners);
  const shadow = layer('阴影', (x) => [255 - x / 6, 255 - x / 6, 255 - x / 6], { blendMode: 'multiply' });
  const children = [ground, design, shadow, ...above];
  return Buffer.from(
    writePsdUint8Array(
      { width: WIDTH, height: HEIGHT, children, imageData: ground.imageData! },
      { noBackground: true },
    ),
  );
}

async function choose(...files: [name: string, bytes: Buffer][]): Promise<void> {
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  await page
    .getByRole('button', { name: /^上传照片/ })
    .first()
    .click();
  const paths = files.map(([name]) => join(folder, name));
  await page.locator('input[type=file]').first().setInputFiles(paths);
}

it('shows a PSD’s first mockup after three interactions, and makes a template whose mockup is as the document composes it', async () => {
  await page.goto(`${system.url}/auth/goods`);
  // Each field is a click and typing, so that the template needs nine; the first mockup has to come within six.
  const hands = countActs(page, 9);
  writeFileSync(join(folder, '帆布袋样机.psd'), mockupPsd());
  await hands.click('the way in', page.getByRole('button', { name: /^用照片或 PSD 做模板/ }));
  await hands.click('upload', page.getByRole('button', { name: /^上传照片或 PSD/ }).first());
  await hands.upload(page.locator('input[type=file]').first(), [join(folder, '帆布袋样机.psd')]);
  await waitFor('the mockup with a ruler pattern', 120_000, async () =>
    page.getByTestId('psd-preview').evaluate((canvas) => canvas.getAttribute('data-ready') === 'true'),
  );
  // The PSD holds no picture that proves its layers, so its own is shown beside the mockup.
  await page.getByText('无法核对', { exact: false }).waitFor();
  await page.getByRole('img', { name: 'PSD 自带的图' }).waitFor();
  // It shows by itself, and nothing lies over it.
  expect(hands.acts).toHaveLength(3);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('平均相差').waitFor();
  console.info(`first mockup after ${hands.acts.length} interactions: ${hands.acts.join(', ')}`);
  await expect.poll(() => page.getByLabel('印刷宽').inputValue()).toBe('');
  await hands.type('how wide it is printed', page.getByLabel('印刷宽'), '240');
  await hands.type('SKU', page.getByLabel('货号（SKU）'), 'PSD-BAG');
  await expect.poll(() => page.getByLabel('印刷高').inputValue()).toBe('200');
  await hands.click('save', page.getByRole('button', { name: /^保存为模板/ }));
  // Nothing proves this PSD: its picture and the mockup are shown together once more.
  const question = page.getByRole('dialog', { name: '核对样机' });
  await question.getByRole('img', { name: 'PSD 自带的图' }).waitFor();
  await question.getByRole('img', { name: '按图层画出的样机' }).waitFor();
  await hands.click('they are alike', question.getByRole('button', { name: '两张图一样，保存' }));
  await page.waitForURL(/\/auth\/diy\?template_id=/, { timeout: 60_000 });
  await page.getByTestId('designer-stage').waitFor();
  console.info(`saved as a template after ${hands.acts.length}`);
  expect(problems).toEqual([]);

  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'PSD-BAG' });
  const ground = {
    id: 'ground',
    kind: 'shape',
    shape: 'rect',
    name: '',
    hidden: false,
    locked: false,
    opacity: 1,
    blend: 'normal',
  };
  const place = { xMm: 120, yMm: 100, widthMm: 240, heightMm: 200, rotationDeg: 0 };
  const rect = { ...ground, ...place, fill: '#D02020', stroke: null, cornerRadiusMm: 0, points: 5 };
  const design = { format: 5, print: { bleed: false }, colourId: 'photo', sizeId: 'one' };
  const surfaces = [{ surfaceId: 'front', layers: [rect] }];
  const saved = await api.post<{ id: string }>('/saas/diy/user/save/save', {
    template_id: list[0]!.id,
    name: '满版',
    design: { ...design, surfaces },
  });
  const { render } = await waitForRender(api, saved.id, 'done');
  const jpeg = Buffer.from(await (await fetch(render.mockups[0]!.url)).arrayBuffer());
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / WIDTH;
  const redAt = (x: number, y: number): Colour => {
    const at = (Math.round(y * scale) * info.width + Math.round(x * scale)) * info.channels;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  };
  // Red times the shadow, inside; the bag times the shadow, outside.
  for (const [x, colour] of [
    [LEFT + 20, 208],
    [RIGHT - 20, 208],
    [LEFT - 20, 236],
    [RIGHT + 20, 236],
  ] as const)
    expect(Math.abs(redAt(x, 300)[0] - (colour * (255 - x / 6)) / 255)).toBeLessThanOrEqual(4);
  expect(redAt(LEFT + 20, 300)[1]).toBeLessThan(60);
  expect(redAt(LEFT - 20, 300)[1]).toBeGreaterThan(150);
});

it('asks which of several smart objects takes the print, and names what cannot be used', async () => {
  await page.goto(`${system.url}/auth/goods/own`);
  const label = smartObject(
    '吊牌',
    'c0ffee00-0000-4000-8000-000000000002',
    [700, 300, 820, 300, 820, 400, 700, 400],
  );
  const curved = smartObject(
    '杯身',
    'c0ffee00-0000-4000-8000-000000000003',
    [700, 500, 820, 500, 820, 600, 700, 600],
  );
  curved.placedLayer!.warp = { style: 'arc', value: 30 };
  await choose(['两处图案.psd', mockupPsd(label, curved)]);
  await page.getByText('这个 PSD 里有几个智能对象').waitFor({ timeout: 120_000 });
  await page.getByText('变形“扇形”').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /^杯身/ }).isDisabled()).toBe(true);
  await page.getByRole('radio', { name: /^吊牌/ }).check();
  await waitFor('its mockup', 60_000, async () =>
    page.getByTestId('psd-preview').evaluate((canvas) => canvas.getAttribute('data-ready') === 'true'),
  );
  expect(problems).toEqual([]);
});

it('names the layer and the effect that stand in the way of a whole PSD', async () => {
  await page.goto(`${system.url}/auth/goods/own`);
  const shadow = {
    enabled: true,
    size: { units: 'Pixels' as const, value: 12 },
    color: { r: 0, g: 0, b: 0 },
  };
  const handle = layer('提手', () => [60, 50, 40], { opacity: 0.2, effects: { dropShadow: [shadow] } });
  await choose(['带投影.psd', mockupPsd(handle)]);
  await page.locator('#content').getByText('“提手”：图层样式“投影”').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: /^改为在图上标出印刷区域/ }).click();
  await page.getByTestId('own-point-0').waitFor({ timeout: 60_000 });
  expect(problems).toEqual([]);
});

it('reads every one of several PSDs, and lists them with what became of each, also after a reload', async () => {
  await page.goto(`${system.url}/auth/goods/own`);
  const hue = { a: 0, b: 0, c: 0, d: 0, hue: 0, saturation: -70, lightness: 0 };
  const grey: Layer = { name: '去色', adjustment: { type: 'hue/saturation', master: hue } };
  const light = layer('光', (x) => [255 - x / 9, 255, 255], { blendMode: 'multiply' });
  await choose(
    ['甲.psd', mockupPsd(light)],
    ['乙.psd', mockupPsd(light, light)],
    ['丙.psd', mockupPsd(grey)],
  );
  const rows = page.getByRole('region', { name: /^PSD 样机/ }).getByRole('listitem');
  const row = (name: string) => rows.filter({ hasText: name });
  await row('甲.psd').getByText('可以使用').waitFor({ timeout: 120_000 });
  await row('乙.psd').getByText('可以使用').waitFor({ timeout: 120_000 });
  await row('丙.psd').getByText('“去色”：调整图层“色相/饱和度”').waitFor({ timeout: 120_000 });
  await page.reload();
  await row('甲.psd').waitFor();
  await row('丙.psd')
    .getByRole('button', { name: /^移出列表/ })
    .click();
  await row('丙.psd').waitFor({ state: 'detached' });
  await row('乙.psd')
    .getByRole('button', { name: /^做成模板/ })
    .click();
  await waitFor('its mockup', 60_000, async () =>
    page.getByTestId('psd-preview').evaluate((canvas) => canvas.getAttribute('data-ready') === 'true'),
  );
  expect(problems).toEqual([]);
});

/** Fills what is needed and saves; returns the template as the list has it. */
async function saveTemplate(
  sku: string,
): Promise<{ mockups: unknown[]; definition: { colours: { name: { zh: string } }[] } }> {
  await page.getByLabel('印刷宽').fill('240');
  await page.getByLabel('货号（SKU）').fill(sku);
  await page.getByRole('button', { name: /^保存为模板/ }).click();
  await page.getByRole('button', { name: '两张图一样，保存' }).click();
  await page.waitForURL(/\/auth\/diy\?template_id=/, { timeout: 60_000 });
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: sku });
  return api.get('/saas/diy/template/item', { id: list[0]!.id });
}

it('makes a picture of each artboard, with the equal smart object as one surface', async () => {
  await page.goto(`${system.url}/auth/goods/own`);
  const board = (name: string, left: number, cloth: Colour): Layer => ({
    name,
    children: [
      layer('布', () => cloth),
      smartObject('图案', 'c0ffee00-0000-4000-8000-000000000004', [
        ...[left + 60, 150, left + 360, 150],
        ...[left + 360, 400, left + 60, 400],
      ]),
    ],
    artboard: { rect: { left, top: 0, right: left + 450, bottom: HEIGHT }, backgroundType: 1 },
  });
  const children = [board('正面', 0, [230, 225, 215]), board('背面', 450, [70, 80, 96])];
  const size = { width: WIDTH, height: HEIGHT };
  const bytes = writePsdUint8Array({ ...size, children }, { noBackground: true });
  await choose(['两个画板.psd', Buffer.from(bytes)]);
  await page.getByRole('button', { name: '2 个画面各做一张图片' }).click({ timeout: 120_000 });
  await page.getByText('画板“背面”').waitFor();
  // The file holds no picture of its own, so what is shown of each view is the view.
  const thumbnails = page.getByRole('list', { name: '商品图片' }).locator('img');
  await waitFor('a thumbnail of each view', 30_000, async () => {
    const addresses = await thumbnails.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    return addresses.length === 2 && new Set(addresses).size === 2;
  });
  expect((await saveTemplate('PSD-BOARDS')).mockups).toHaveLength(2);
  expect(problems).toEqual([]);
});

it('takes the colours of a PSD’s layers', async () => {
  await page.goto(`${system.url}/auth/goods/own`);
  const colours: Layer = {
    name: '颜色',
    blendMode: 'multiply',
    children: [layer('白色', () => [250, 250, 248]), layer('酒红', () => [107, 31, 46], { hidden: true })],
  };
  await choose(['两种颜色.psd', mockupPsd(colours)]);
  await page.getByRole('button', { name: '用 PSD 里的 2 种颜色' }).click({ timeout: 120_000 });
  await page.getByLabel('颜色名称：酒红').waitFor();
  const { definition, mockups } = await saveTemplate('PSD-COLOURS');
  expect(definition.colours.map(({ name }) => name.zh)).toEqual(['白色', '酒红']);
  expect(mockups).toHaveLength(1);
  expect(problems).toEqual([]);
});

it('goes on with what was uploaded when its page is closed before the server was asked to read it', async () => {
  const light = (strength: number) =>
    layer('光', (x) => [255 - x / strength, 255, 255], { blendMode: 'multiply' });
  const isReady = async () =>
    (await page.getByTestId('psd-preview').count()) === 1 &&
    (await page.getByTestId('psd-preview').getAttribute('data-ready')) === 'true';
  const asked = /\/own\/psd\/read$/;
  await page.goto(`${system.url}/auth/goods/own`);
  await page.route(asked, (route) => route.abort());
  await choose(['丁.psd', mockupPsd(light(7))]);
  await page.waitForURL(/[?&]image_id=/, { timeout: 60_000 });
  await page.unroute(asked);
  await page.reload();
  await waitFor('the mockup of the only one', 120_000, isReady);

  await page.goto(`${system.url}/auth/goods/own`);
  await page.route(asked, (route) => route.abort());
  await choose(['戊.psd', mockupPsd(light(5))], ['己.psd', mockupPsd(light(4))]);
  // What is kept is encrypted: one id takes 83 letters, two take 119.
  await waitFor('both to wait', 60_000, () =>
    page.evaluate(() =>
      Object.entries(localStorage).some(
        ([key, text]) => key.startsWith('psd-readings-waiting:') && text.length > 100,
      ),
    ),
  );
  await page.unroute(asked);
  await page.reload();
  const rows = page.getByRole('region', { name: /^PSD 样机/ }).getByRole('listitem');
  for (const name of ['戊.psd', '己.psd'])
    await rows.filter({ hasText: name }).getByText('可以使用').waitFor({ timeout: 120_000 });
  // Calls that were cut off are in the console, and nothing else.
  expect(problems.filter((problem) => !/ERR_FAILED|psd\/read/.test(problem))).toEqual([]);
  problems.length = 0;
});
