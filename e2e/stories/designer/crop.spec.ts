import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import {
  doubleClick,
  dragMm,
  onScreen,
  openDesign,
  pictureLayer,
  savedLayers,
  saveLayers,
  squareLayer,
} from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { makePhoto } from '../../support/samples/sample-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';

const PIXELS = { sourceWidthPx: 1200, sourceHeightPx: 800 };

const seller = signedInSeller('designer-crop');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];
let imageId: string;

beforeAll(async () => {
  ({ system, page, api, problems } = seller);
  imageId = await api.uploadImage('海边.jpg', await makePhoto(1200, 800, 3), 'image/jpeg');
});

/** A picture of 240 × 160 mm in the middle of a canvas, with a square over it. */
async function openPicture(): Promise<string> {
  const place = { xMm: 238, yMm: 188, widthMm: 240, heightMm: 160 };
  const layers = [pictureLayer('p', imageId, place, PIXELS), squareLayer('over', 300, 220, 60)];
  const id = await saveLayers(api, '帆布画', layers);
  await openDesign(page, system.url, id);
  return id;
}

async function saved(id: string) {
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.getByTestId('save-state').getAttribute('data-word')).toBe('saved');
  return (await savedLayers(api, id)).find((layer) => layer.id === 'p')!;
}

/** Pointers of browsers go by whole pixels, of more than a millimetre each here. */
const isNear = (mm: number, wanted: number) => Math.abs(mm - wanted) < 2.5;

it('crops a picture in its place: sides, pushing and scaling, each taken back by itself', async () => {
  const id = await openPicture();
  const middle = await onScreen(page, 180, 160);
  await doubleClick(page, middle);
  const bar = page.getByRole('toolbar', { name: /^裁剪/ });
  await bar.waitFor();

  // Its right side 60 mm inwards, also where another layer lies over it: the picture stays.
  await page.keyboard.down('Control');
  await dragMm(page, [358, 188], [298, 188]);
  await page.keyboard.up('Control');
  let now = await saved(id);
  expect(isNear(now.widthMm, 180)).toBe(true);
  expect(now.xMm - now.widthMm / 2).toBeCloseTo(118, 3);
  expect(now.crop).toMatchObject({ x: 0, y: 0, height: 1 });
  expect((now.crop as { width: number }).width).toBeCloseTo(now.widthMm / 240, 4);

  // Pushed to the left by 30 mm behind the frame, over the square.
  await dragMm(page, [290, 215], [260, 215]);
  now = await saved(id);
  expect(isNear(now.widthMm, 180)).toBe(true);
  expect(isNear((now.crop as { x: number }).x * 240, 30)).toBe(true);

  // The wheel makes it larger where the pointer is; the view stays.
  const at = await onScreen(page, 208, 188);
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await bar.locator('output').textContent()) ?? '').not.toBe('100%');
  const after = await onScreen(page, 208, 188);
  expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeLessThan(0.01);

  // Each is one step; Escape ends, and the picture is still selected.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect.poll(() => bar.count()).toBe(0);
  now = await saved(id);
  expect((now.crop as { x: number }).x).toBe(0);
  expect(isNear(now.widthMm, 180)).toBe(true);
  await expect.poll(() => page.getByTestId('inspector-dpi').count()).toBe(1);
  expect(problems).toEqual([]);
});

it('is begun by Enter and done by keys alone', async () => {
  const id = await openPicture();
  await page.getByTestId('designer-stage').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar', { name: /^裁剪/ }).waitFor();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  const now = await saved(id);
  const crop = now.crop as { x: number; width: number };
  expect(crop.width).toBeCloseTo(1 / 1.05 ** 2, 6);
  // From the middle the picture went 1 mm to the right.
  expect(crop.x).toBeCloseTo((1 - crop.width) / 2 - (1 / 240) * crop.width, 4);
  expect([now.xMm, now.yMm, now.widthMm]).toEqual([238, 188, 240]);
});

it('a side that is dragged without that cuts, brings back, and enlarges what has no more', async () => {
  const id = await openPicture();
  const at = await onScreen(page, 150, 140);
  await page.mouse.click(at.x, at.y);
  await page.keyboard.down('Control');
  await dragMm(page, [118, 188], [178, 188]);
  await page.keyboard.up('Control');
  let now = await saved(id);
  expect([isNear(now.widthMm, 180), now.heightMm]).toEqual([true, 160]);
  expect((now.crop as { x: number }).x).toBeCloseTo(1 - now.widthMm / 240, 4);
  await page.keyboard.press('Control+z');
  now = await saved(id);
  expect(now).toMatchObject({ widthMm: 240, crop: { x: 0, y: 0, width: 1, height: 1 } });
});
