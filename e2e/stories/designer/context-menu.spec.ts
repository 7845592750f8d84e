import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { onScreen, openDesign, saveLayers, squareLayer } from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';

const seller = signedInSeller('context-menu');
let system: SharedSystem;
let page: Page;
let api: Api;

beforeAll(() => {
  ({ system, page, api } = seller);
});

it.each([
  [1440, 900],
  [1440, 700],
  [1440, 420],
  [390, 844],
])('the longest menu stands 8 px off every edge of a window of %i × %i px', async (width, height) => {
  await page.setViewportSize({ width, height });
  const layers = [squareLayer('a', 180, 150, 300), squareLayer('b', 200, 170, 300)];
  await openDesign(page, system.url, await saveLayers(api, '帆布画', layers));
  const inside = await onScreen(page, 180, 150);
  await page.mouse.click(inside.x, inside.y);
  await page.keyboard.press('Control+a');
  for (const [xMm, yMm] of [
    [60, 60],
    [300, 290],
  ] as const) {
    const { x, y } = await onScreen(page, xMm, yMm);
    await page.mouse.click(x, y, { button: 'right' });
    const menu = page.locator('.ant-dropdown-menu-root').first();
    await menu.waitFor();
    await expect
      .poll(async () => {
        const box = (await menu.boundingBox())!;
        return [box.x, box.y, width - box.x - box.width, height - box.y - box.height].every(
          (gap) => gap >= 8,
        );
      })
      .toBe(true);
    // What has no room is scrolled to.
    const last = menu.getByRole('menuitem').last();
    await last.scrollIntoViewIfNeeded();
    const { y: top, height: tall } = (await last.boundingBox())!;
    expect(top + tall).toBeLessThanOrEqual(height - 8);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  }
});
