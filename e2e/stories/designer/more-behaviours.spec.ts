import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import {
  dragMm,
  onScreen,
  openDesign,
  pictureLayer,
  type SavedLayer,
  savedLayers,
  saveLayers,
  squareLayer,
} from '../../support/browser/designer-page.ts';
import { createFingers } from '../../support/browser/fingers.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { makePhoto } from '../../support/samples/sample-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

/*
 * More rows of docs/designer-behaviours.md that are proven by a real browser's events alone; in Firefox too, except for what its
 * protocol cannot do.
 */
const IS_FIREFOX = process.env.STORY_BROWSER === 'firefox';
const seller = signedInSeller('more-behaviours', IS_FIREFOX ? {} : { hasTouch: true });
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

async function open(layers: readonly SavedLayer[], product = '帆布画'): Promise<string> {
  const id = await saveLayers(api, product, layers);
  await openDesign(page, system.url, id);
  return id;
}

async function saved(id: string): Promise<SavedLayer[]> {
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.getByTestId('save-state').getAttribute('data-word')).toBe('saved');
  return savedLayers(api, id);
}

async function clickMm(xMm: number, yMm: number): Promise<void> {
  const { x, y } = await onScreen(page, xMm, yMm);
  await page.mouse.click(x, y);
}

/** How often the small mockup has been drawn. */
const mockupsDrawn = async () =>
  Number((await page.getByTestId('mockup-canvas').getAttribute('data-drawn')) ?? 0);

it('a picture is cut to a shape by its control, with corners, and undo takes it back', async () => {
  const image = await api.uploadImage('照片.jpg', await makePhoto(320, 240, 5), 'image/jpeg');
  const place = { xMm: 200, yMm: 180, widthMm: 120, heightMm: 90 };
  const id = await open([pictureLayer('p', image, place, { sourceWidthPx: 320, sourceHeightPx: 240 })]);
  await clickMm(200, 180);
  await page.getByTestId('mask-heart').click();
  expect((await saved(id))[0]!.mask).toMatchObject({ shape: 'heart' });
  // A click on what was cut off goes to what lies below: nothing.
  await clickMm(400, 300);
  await clickMm(148, 218);
  await expect.poll(() => page.getByTestId('mask-heart').count()).toBe(0);
  await clickMm(200, 180);
  await page.getByTestId('mask-rect').click();
  await page.getByTestId('mask-radius').waitFor();
  await page.keyboard.press('Control+z');
  expect((await saved(id))[0]!.mask).toMatchObject({ shape: 'heart' });
  await page.getByTestId('mask-none').click();
  expect((await saved(id))[0]!.mask ?? null).toBeNull();
});

it('the small mockup follows what is dragged before it is let go of', async () => {
  await open([squareLayer('a', 120, 120, 60)]);
  await waitFor('the first mockup', 60_000, async () => (await mockupsDrawn()) > 0);
  const { x, y } = await onScreen(page, 120, 120);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const before = await mockupsDrawn();
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(x + step * 8, y + step * 4);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await expect.poll(mockupsDrawn).toBeGreaterThan(before + 2);
  await page.mouse.up();
});

it('the large preview is as sharp as its mockup', async () => {
  await open([squareLayer('a', 120, 120, 60)]);
  await page.getByTestId('preview').click();
  const first = page.getByTestId('preview-gallery').locator('canvas').first();
  await first.waitFor();
  const sharpness = () =>
    first.evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      return canvas.width / (canvas.getBoundingClientRect().width * devicePixelRatio);
    });
  await expect.poll(sharpness, { timeout: 30_000 }).toBeGreaterThanOrEqual(1);
  await page.keyboard.press('Escape');
});

it('going back with unsaved work asks, stays where that is wanted, and leaves where it is not', async () => {
  await open([squareLayer('a', 120, 120, 60)]);
  // Nothing is saved meanwhile, however slow the machine.
  const saving = /\/saas\/diy\/user\/save/;
  await page.route(saving, (route) => (route.request().method() === 'GET' ? route.continue() : undefined));
  await clickMm(120, 120);
  await page.keyboard.press('ArrowRight');
  const back = page.getByRole('link', { name: '返回', exact: true });
  await back.click();
  await page.getByTestId('leave-unsaved').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('leave-unsaved').waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByTestId('designer-stage').count()).toBe(1);
  await back.click();
  await page.getByTestId('leave-unsaved').click();
  await page.getByTestId('designer-stage').waitFor({ state: 'hidden' });
  await page.unroute(saving);
  expect(problems).toEqual([]);
});

it('two hundred layers are dragged one by one and all together', async () => {
  const layers = Array.from({ length: 200 }, (_, i) =>
    squareLayer(`l${i}`, 40 + (i % 20) * 20, 60 + Math.floor(i / 20) * 26, 14),
  );
  const id = await open(layers);
  await dragMm(page, [40, 60], [45, 100]);
  const one = await saved(id);
  expect(one.filter((layer, i) => layer.xMm !== layers[i]!.xMm || layer.yMm !== layers[i]!.yMm)).toHaveLength(
    1,
  );
  await page.keyboard.press('Control+a');
  await page.keyboard.down('Control');
  await dragMm(page, [240, 190], [250, 200]);
  await page.keyboard.up('Control');
  const all = await saved(id);
  expect(all.filter((layer, i) => layer.xMm !== one[i]!.xMm)).toHaveLength(200);
  expect(new Set(all.map((layer, i) => (layer.xMm - one[i]!.xMm).toFixed(3))).size).toBe(1);
  expect(problems).toEqual([]);
});

it.skipIf(IS_FIREFOX)('a finger puts a layer elsewhere in the list by its grip', async () => {
  const fingers = await createFingers(page);
  const id = await open([squareLayer('a', 60, 60), squareLayer('b', 120, 60), squareLayer('c', 180, 60)]);
  await page.getByTestId('tool-layers').click();
  const middle = async (name: string, testId: string): Promise<[number, number]> => {
    const row = page.getByTestId('layer-row').filter({ hasText: name });
    const box = (await row.getByTestId(testId).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, top] = await middle('c', 'layer-grip');
  const [, bottom] = await middle('a', 'layer-grip');
  await fingers.down([x, top]);
  await fingers.move([x, bottom + 10]);
  await fingers.up();
  await waitFor(
    'the other order',
    20_000,
    async () => (await saved(id)).map((layer) => layer.id).join() === 'c,a,b',
  );
  await page.keyboard.press('Control+z');
  expect((await saved(id)).map((layer) => layer.id).join()).toBe('a,b,c');
});

it('a picture that arrives while saving an empty design is asked about takes the question away, and the first drag moves it', async () => {
  const id = await open([]);
  await page.keyboard.press('Control+s');
  await page.getByTestId('empty-save').waitFor();
  const file = { name: '照片.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(600, 450, 9) };
  await page.getByTestId('upload-input').first().setInputFiles(file);
  await page.getByTestId('empty-save').waitFor({ state: 'detached' });
  await expect.poll(async () => (await savedLayers(api, id)).length).toBe(1);
  const [{ xMm, yMm }] = (await savedLayers(api, id)) as [SavedLayer];
  await page.keyboard.down('Control');
  await dragMm(page, [xMm, yMm], [xMm + 20, yMm + 10]);
  await page.keyboard.up('Control');
  const [moved] = await saved(id);
  expect([moved!.xMm - xMm, moved!.yMm - yMm].map(Math.round)).toEqual([20, 10]);
});

it.skipIf(IS_FIREFOX)(
  'a picture of a hundred megapixels is uploaded and placed, with all its pixels',
  async () => {
    const id = await open([]);
    const bytes = await makePhoto(11_600, 8_700, 3);
    await page
      .getByTestId('upload-input')
      .first()
      .setInputFiles({ name: '大图.jpg', mimeType: 'image/jpeg', buffer: bytes });
    await waitFor('the picture on the product', 240_000, async () => (await saved(id)).length === 1);
    const [placed] = await savedLayers(api, id);
    expect(placed).toMatchObject({ kind: 'image', sourceWidthPx: 11_600, sourceHeightPx: 8_700 });
    const { xMm, yMm } = placed!;
    await page.keyboard.down('Control');
    await dragMm(page, [xMm, yMm], [xMm + 20, yMm + 10]);
    await page.keyboard.up('Control');
    const [moved] = await saved(id);
    expect([moved!.xMm - xMm, moved!.yMm - yMm].map(Math.round)).toEqual([20, 10]);
    expect(problems).toEqual([]);
  },
);
