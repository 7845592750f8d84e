import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import {
  onScreen,
  openDesign,
  savedLayers,
  saveLayers,
  squareLayer,
} from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { findUnnamed } from '../../support/browser/unnamed-controls.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';

const seller = signedInSeller('designer-history');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

const saved = () => expect.poll(() => page.getByTestId('save-state').getAttribute('data-word')).toBe('saved');
const versions = async (id: string) =>
  (
    await api.get<{ list: { version: number; name: string | null }[] }>('/saas/diy/user/save/version/list', {
      id,
    })
  ).list;

it('shows earlier versions, names one and restores it as a new one; nothing is lost', async () => {
  const id = await saveLayers(api, '帆布画', [
    squareLayer('a', 100, 100, 60),
    squareLayer('b', 250, 100, 60),
  ]);
  await openDesign(page, system.url, id);
  const at = await onScreen(page, 250, 100);
  await page.mouse.click(at.x, at.y);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+s');
  await saved();
  // Not saved yet when the earlier one is restored.
  const other = await onScreen(page, 100, 100);
  await page.mouse.click(other.x, other.y);
  await page.keyboard.press('ArrowRight');
  await page.getByTestId('history').click();
  const dialog = page.getByRole('dialog', { name: /^历史版本/ });
  await dialog.getByTestId('version-1').click();
  await dialog.getByRole('img', { name: /^版本 1/ }).waitFor();
  await dialog.getByTestId('version-name').fill('客户定稿');
  await dialog.getByTestId('version-name').press('Enter');
  await dialog.getByRole('button', { name: /^客户定稿/ }).waitFor();
  await dialog.getByRole('switch', { name: /^与现在对比/ }).click();
  await dialog.getByRole('img', { name: /^现在/ }).waitFor();
  await expect.poll(() => findUnnamed(page)).toEqual([]);
  await dialog.getByTestId('version-restore').click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await savedLayers(api, id)).map((layer) => layer.id)).toEqual(['a', 'b']);
  // The state that was not saved is another version, below the restored one.
  const kept = await versions(id);
  expect(kept.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  expect(kept.at(-1)?.name).toBe('客户定稿');
  const { design } = await api.get<{ design: { surfaces: { layers: { id: string; xMm: number }[] }[] } }>(
    '/saas/diy/user/save/version/item',
    { id, version: 3 },
  );
  expect(design.surfaces[0]?.layers).toMatchObject([{ id: 'a', xMm: 101 }]);

  await page.getByTestId('undo').click();
  await expect
    .poll(async () => (await savedLayers(api, id)).map((layer) => [layer.id, layer.xMm]))
    .toEqual([['a', 101]]);
  expect(problems).toEqual([]);
});
