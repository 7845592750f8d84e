// Many pictures through a recipe, the system killed in the midst of it, and what a person then does with the results.
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { collectTexts } from '../support/browser/appearing-texts.ts';
import { openBrowser, signIn } from '../support/browser/browser.ts';
import { openWindow, type SellerWindow, showFailure } from '../support/browser/seller-window.ts';
import { readPrintFile } from '../support/read-print-file.ts';
import { waitForRender } from '../support/save-design.ts';
import { killAll } from '../support/system/kill.ts';
import { type System, startSystem, waitFor } from '../support/system/start-system.ts';

interface Work {
  id: string;
  state: string;
  done: number;
  items: {
    image: { id: string };
    state: string;
    mark: string;
    result: { id: string; name: string; width: number } | null;
  }[];
}

const COUNT = 6;
let system: System;
let browser: Browser;
let opened: SellerWindow;
let page: Page;
let api: Api;
let runId: string;

beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system);
  for (let n = 0; n < COUNT; n += 1) await api.uploadImage(`徽章 ${n + 1}.png`, await badge(n), 'image/png');
  browser = await openBrowser();
  opened = await openWindow(browser);
  ({ page } = opened);
  await signIn(page, system, 'seller', PASSWORD);
});
beforeEach(({ onTestFailed }) => {
  onTestFailed(() => showFailure('workshop', opened));
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

it('sets three steps up on a sample, keeps them as a recipe and starts', async () => {
  await page.goto(`${system.url}/auth/user/image`);
  await page
    .getByRole('button', { name: /^查看 徽章/ })
    .first()
    .waitFor();
  await page.getByRole('heading', { name: '图库' }).click();
  await page
    .getByRole('button', { name: /^查看 徽章/ })
    .first()
    .focus();
  await page.keyboard.press('Control+a');
  await page.getByText(`已选 ${COUNT} 个`).waitFor();
  await page.getByRole('button', { name: '图片工坊' }).click();
  await page
    .getByRole('list', { name: '选择一个工具' })
    .getByRole('button', { name: /^去背景/ })
    .click();
  for (const tool of ['裁掉空边', '补出血']) {
    await page.getByRole('button', { name: '添加步骤' }).click();
    await page.getByRole('menuitem', { name: tool }).click();
  }
  await page.getByTestId('work-preview').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: '配方' }).click();
  await page.getByRole('menuitem', { name: '存为配方…' }).click();
  await page.getByRole('textbox', { name: '配方名称' }).fill('徽章三步');
  const appeared = await collectTexts(page);
  await page.keyboard.press('Enter');
  await appeared('已保存配方“徽章三步”');
  await page.getByRole('button', { name: `处理 ${COUNT} 张` }).click();
  await page.waitForURL(/[?&]work=/);
  runId = new URL(page.url()).searchParams.get('work')!;
});

it('makes each result once, though everything is killed meanwhile', async () => {
  await waitFor('the first result', 180_000, async () => (await run()).done > 0);
  await killAll(system);
  await system.restart();
  await waitFor('the run to end', 300_000, async () => (await run()).state === 'succeeded');
  const { items } = await run();
  expect(items.map(({ state }) => state)).toEqual(Array.from({ length: COUNT }, () => 'made'));
  expect(new Set(items.map(({ result }) => result!.id)).size).toBe(COUNT);
  expect(await libraryCount()).toBe(2 * COUNT);
});

it('is marked by keys, and each mark is taken back', async () => {
  await page.goto(`${system.url}/auth/user/image?work=${runId}`);
  await page.getByText(new RegExp(`处理好 ${COUNT} 张`)).waitFor({ timeout: 60_000 });
  await page.getByTestId('work-result').waitFor();
  await page.keyboard.press('k');
  await page.keyboard.press('d');
  await page.keyboard.press('l');
  await marksAre(['again', 'discard', 'keep']);
  await countIs(2 * COUNT - 1);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await marksAre(['keep']);
  await countIs(2 * COUNT);
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: /撤销整批/ }).click();
  // The offer stays for eight seconds, or as long as the pointer is on it.
  const undo = page.getByRole('button', { name: '撤销', exact: true });
  await undo.hover();
  await countIs(COUNT);
  await undo.click();
  await countIs(2 * COUNT);
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await page.waitForURL((url) => !url.searchParams.has('work'));
});

it('says of a result what it was made of', async () => {
  const [first] = (await run()).items;
  await page.goto(`${system.url}/auth/user/image?open=${first!.result!.id}`);
  const origin = page.getByTestId('workshop-origin');
  await origin.getByText(/去背景/).waitFor({ timeout: 60_000 });
  await origin.getByRole('button', { name: /^徽章/ }).waitFor();
  await origin.getByRole('button', { name: '用同样的设置再处理' }).click();
  await page.getByRole('list', { name: '处理步骤' }).getByText('3. 补出血').waitFor();
  await page.keyboard.press('Escape');
});

it('works on a picture in the designer, in one step of undo, and the result is printed', async () => {
  const { list } = await api.get<{ list: { id: string; sku: string }[] }>('/saas/diy/template', {});
  const [first, second] = (await run()).items;
  await page.goto(
    `${system.url}/auth/diy?template_id=${list.find(({ sku }) => sku === 'MUG-11')!.id}&image_id=${second!.image.id}`,
  );
  await page.getByTestId('designer-stage').waitFor({ timeout: 120_000 });
  await page.getByTestId('tool-layers').click();
  await page.getByTestId('layer-row').first().click();
  const width = await page.getByTestId('inspector-width').inputValue();
  await page.getByTestId('open-workshop').click();
  await page
    .getByRole('list', { name: '选择一个工具' })
    .getByRole('button', { name: /^去背景/ })
    .click();
  await page.getByTestId('work-preview').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: '存为新图片' }).click();
  await page
    .getByTestId('layer-row')
    .first()
    .getByText(/去背景/)
    .waitFor({ timeout: 120_000 });
  await expect.poll(() => page.getByTestId('inspector-width').inputValue()).toBe(width);
  await page.getByTestId('undo').click();
  await page.getByTestId('layer-row').first().getByText('徽章', { exact: false }).waitFor();
  await expect
    .poll(() =>
      page
        .getByTestId('layer-row')
        .first()
        .getByText(/去背景/)
        .count(),
    )
    .toBe(0);
  await page.getByTestId('redo').click();
  await page
    .getByTestId('layer-row')
    .first()
    .getByText(/去背景/)
    .waitFor();
  await page.getByTestId('save').click();
  await page.waitForURL(/\/auth\/diy\?id=/, { timeout: 60_000 });
  const saved = await waitForRender(api, new URL(page.url()).searchParams.get('id')!, 'done');
  const png = Buffer.from(await (await fetch(saved.render.print_files[0]!.url)).arrayBuffer());
  // The ground of the badge is gone: what is printed has clear pixels next to the badge's own.
  expect(await readPrintFile(png)).toMatchObject({ hasTransparentPixels: true, hasOpaquePixels: true });
  expect(first!.result!.id).not.toBe(second!.result!.id);
});

const run = () => api.get<Work>('/saas/diy/user/image/work/item', { id: runId });
const libraryCount = async () =>
  (await api.get<{ rowCount: number }>('/saas/diy/user/image/list', { limit: 1 })).rowCount;
const countIs = (count: number) =>
  waitFor(`${count} pictures in the library`, 60_000, async () => (await libraryCount()) === count);

/** The marks that are set, by name; the others are `none`. */
async function marksAre(wanted: readonly string[]): Promise<void> {
  const set = [...wanted].sort().join();
  await waitFor(`the marks ${set}`, 60_000, async () => {
    const marks = (await run()).items.map(({ mark }) => mark).filter((mark) => mark !== 'none');
    return marks.sort().join() === set;
  });
}

/** A round badge on a white ground, each unlike the others. */
function badge(n: number): Promise<Buffer> {
  const hue = n * 60;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="${560 + n * 10}">
    <rect width="100%" height="100%" fill="#ffffff"/>
    <circle cx="350" cy="280" r="${170 + n * 8}" fill="hsl(${hue},70%,38%)"/>
    <rect x="${290 - n * 4}" y="220" width="120" height="120" fill="hsl(${hue + 150},60%,30%)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
