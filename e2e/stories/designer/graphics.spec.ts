import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { collectTexts } from '../../support/browser/appearing-texts.ts';
import {
  dragMm,
  onScreen,
  openDesign,
  savedLayers,
  saveLayers,
} from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

const seller = signedInSeller('graphics');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

async function saved(id: string) {
  await page.keyboard.press('Control+s');
  await page.getByTestId('save-state').filter({ hasText: '已保存' }).waitFor();
  return savedLayers(api, id);
}

/** The layers, once there are this many of them. */
async function savedWith(id: string, count: number) {
  await waitFor(`${count} layers`, 30_000, async () => (await saved(id)).length === count);
  return saved(id);
}

it('graphics are found, placed, dragged, recoloured and taken apart; undo takes all of it back', async () => {
  const id = await saveLayers(api, '帆布画', []);
  await openDesign(page, system.url, id);
  await page.getByTestId('tool-graphics').click();
  await page.getByTestId('graphics-list').getByRole('button').first().waitFor();
  await page.getByLabel('搜索图案，如 猫、爱心、cat').fill('狐狸');
  await page.getByTestId('graphic-fox').click();
  const [fox] = await savedWith(id, 1);
  expect(fox).toMatchObject({ kind: 'vector', name: '狐狸', xMm: 238, yMm: 188 });

  await dragMm(page, [238, 188], [138, 188]);
  await page.getByLabel('搜索图案，如 猫、爱心、cat').fill('laurel');
  const wreath = page.getByTestId('graphic-frame-laurel');
  const at = await onScreen(page, 350, 188);
  const stage = (await page.getByTestId('designer-stage').boundingBox())!;
  await wreath.dragTo(page.getByTestId('designer-stage'), {
    targetPosition: { x: at.x - stage.x, y: at.y - stage.y },
  });
  const two = await savedWith(id, 2);
  expect(two[0]!.xMm).toBeCloseTo(138, 0);
  expect(two[1]!.xMm).toBeCloseTo(350, 0);

  const { x, y } = await onScreen(page, 138, 188);
  await page.mouse.click(x, y);
  await page.getByTestId('vector-colour-0').locator('.ant-color-picker-trigger').click();
  await page.getByRole('button', { name: '#2E7D5B', exact: true }).first().click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => JSON.stringify((await saved(id))[0])).toContain('#2E7D5B');
  await page.getByTestId('split-vector').click();
  await savedWith(id, 5);
  for (let i = 0; i < 5; i += 1) await page.getByTestId('undo').click();
  await savedWith(id, 0);
  expect(problems).toEqual([]);
});

it('an SVG file becomes a vector; one with a gradient says why it stays a picture', async () => {
  const id = await saveLayers(api, '帆布画', []);
  await openDesign(page, system.url, id);
  await page.getByTestId('tool-graphics').click();
  const svg = (body: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${body}</svg>`);
  await page.getByTestId('svg-input').setInputFiles({
    name: '红方块.svg',
    mimeType: 'image/svg+xml',
    buffer: svg('<style>.a{fill:#c00}</style><rect class="a" width="40" height="40" rx="6"/>'),
  });
  const [vector] = await savedWith(id, 1);
  expect(vector).toMatchObject({ kind: 'vector', name: '红方块', paths: [{ fill: '#CC0000' }] });
  const appeared = await collectTexts(page);
  await page.getByTestId('svg-input').setInputFiles({
    name: '渐变.svg',
    mimeType: 'image/svg+xml',
    buffer: svg(
      '<linearGradient id="g"><stop stop-color="red"/></linearGradient><rect width="40" height="40" fill="url(#g)"/>',
    ),
  });
  await appeared('“渐变.svg”里有渐变，按图片放入，颜色不能改。');
  const both = await savedWith(id, 2);
  expect(both[1]).toMatchObject({ kind: 'image' });
  expect(problems).toEqual([]);
});

it('a new design begins with one that is ready, and undo empties it again', async () => {
  const id = await saveLayers(api, '马克杯', []);
  await openDesign(page, system.url, id);
  await page.getByTestId('start-invite').click();
  await page.getByTestId('start-birthday').click();
  const layers = await savedWith(id, 3);
  expect(layers.map(({ kind }) => kind)).toEqual(['vector', 'text', 'text']);
  await page.getByTestId('undo').click();
  await savedWith(id, 0);
  expect(problems).toEqual([]);
});
