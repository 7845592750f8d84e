import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import {
  onScreen,
  openDesign,
  type SavedLayer,
  savedLayers,
  saveLayers,
  squareLayer,
} from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

const seller = signedInSeller('combine');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

async function open(layers: readonly SavedLayer[]): Promise<string> {
  const id = await saveLayers(api, '帆布画', layers);
  await openDesign(page, system.url, id);
  return id;
}

async function savedWith(id: string, count: number): Promise<SavedLayer[]> {
  let layers: SavedLayer[] = [];
  await waitFor(`${count} layers`, 30_000, async () => {
    await page.keyboard.press('Control+s');
    await page.getByTestId('save-state').filter({ hasText: '已保存' }).waitFor();
    layers = await savedLayers(api, id);
    return layers.length === count;
  });
  return layers;
}

async function clickMm(xMm: number, yMm: number, button: 'left' | 'right' = 'left'): Promise<void> {
  const { x, y } = await onScreen(page, xMm, yMm);
  await page.mouse.click(x, y, { button });
}

/**
 * Keeps the shapes back from the page's workers until the function that it returns is called. Some machines combine 200 shapes
 * before a driver has seen that they are being combined.
 */
async function holdCombining(): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    const held: (() => void)[] = [];
    Worker.prototype.postMessage = function postLater(this: Worker, message: unknown) {
      held.push(() => send.call(this, message));
    };
    Object.assign(globalThis, {
      releaseCombining: () => {
        Worker.prototype.postMessage = send;
        for (const post of held) post();
      },
    });
  });
  return () => page.evaluate('releaseCombining()');
}

it('two shapes become one by the menu, by a key and by a button, and undo brings them back', async () => {
  const round = { ...squareLayer('round', 220, 150, 80), shape: 'ellipse', fill: '#2222CC' };
  const id = await open([squareLayer('square', 180, 150, 80), round]);
  await clickMm(180, 150);
  await page.keyboard.press('Control+a');
  await clickMm(200, 150, 'right');
  await page.getByRole('menuitem', { name: '形状组合' }).hover();
  await page.getByRole('menuitem', { name: '合并形状' }).click();
  const [united] = await savedWith(id, 1);
  expect(united).toMatchObject({ kind: 'vector', xMm: 200, yMm: 150, widthMm: 120, heightMm: 80 });
  expect(united).toMatchObject({ paths: [{ fill: '#2222CC', rule: 'evenodd' }] });
  await page.keyboard.press('Control+z');
  expect((await savedWith(id, 2)).map((layer) => layer.id)).toEqual(['square', 'round']);

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+Shift+S');
  const [rest] = await savedWith(id, 1);
  // Half of the square is left, without the half circle of radius 40 mm that lay over it.
  expect(rest).toMatchObject({ xMm: 180, yMm: 150, widthMm: 80, paths: [{ fill: '#D9442B' }] });
  await page.keyboard.press('Control+z');
  await savedWith(id, 2);

  await page.keyboard.press('Control+a');
  await page.getByTestId('combine-intersect').click();
  expect((await savedWith(id, 1))[0]).toMatchObject({ xMm: 200, yMm: 150, widthMm: 40, heightMm: 80 });
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+z');
  await savedWith(id, 2);
  await page.keyboard.press('Control+Shift+z');
  await savedWith(id, 1);
  expect(problems).toEqual([]);
});

it('what cannot be combined says why, in the menu and beside the buttons', async () => {
  const line = { ...squareLayer('line', 220, 150, 80), shape: 'line', fill: null };
  const id = await open([
    squareLayer('square', 180, 150, 80),
    { ...line, heightMm: 2, stroke: { colour: '#000000', widthMm: 2 } },
  ]);
  await clickMm(180, 150);
  await page.keyboard.press('Control+a');
  const why = '线条没有面积，不能组合。请取消选中直线和未闭合的线。';
  await page.getByTestId('inspector').getByText(why).waitFor();
  await expect.poll(() => page.getByTestId('combine-union').isDisabled()).toBe(true);
  await clickMm(160, 150, 'right');
  await page.getByRole('menuitem', { name: '形状组合' }).hover();
  await page.getByRole('menuitem', { name: why }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Shift+U');
  expect((await savedWith(id, 2)).map((layer) => layer.id)).toEqual(['square', 'line']);
  expect(problems).toEqual([]);
});

it('many shapes are combined beside the page, and Escape stops that', async () => {
  const path = { d: 'M0 0L20 0L20 20L0 20Z', rule: 'nonzero', fill: '#D9442B', stroke: null };
  const squares = Array.from({ length: 200 }, (_, i) => ({
    ...{ id: `s${i}`, name: `s${i}`, kind: 'vector', paths: [path], blend: 'normal' },
    ...{ xMm: 60 + (i % 20) * 14, yMm: 60 + Math.floor(i / 20) * 14, widthMm: 20, heightMm: 20 },
    ...{ opacity: 1, locked: false, hidden: false, rotationDeg: (i * 7) % 360, flipX: false, flipY: false },
    ...{ viewBox: { x: 0, y: 0, width: 20, height: 20 }, crop: { x: 0, y: 0, width: 1, height: 1 } },
  }));
  const id = await open(squares);
  await clickMm(60, 60);
  await page.keyboard.press('Control+a');
  const progress = page.getByTestId('combine-progress');
  const release = await holdCombining();
  await page.keyboard.press('Alt+Shift+U');
  // Were the page itself busy, it could not show this.
  await progress.waitFor();
  await page.keyboard.press('Escape');
  await progress.waitFor({ state: 'detached' });
  await release();
  await expect.poll(() => page.getByTestId('undo').isDisabled()).toBe(true);
  expect(await savedLayers(api, id)).toHaveLength(200);

  const releaseSecond = await holdCombining();
  await page.getByTestId('combine-union').click();
  await progress.waitFor();
  await releaseSecond();
  const [united] = await savedWith(id, 1);
  expect(united).toMatchObject({ kind: 'vector' });
  await page.keyboard.press('Control+z');
  expect((await savedWith(id, 200)).map((layer) => layer.id)).toEqual(squares.map((one) => one.id));
  expect(problems).toEqual([]);
});
