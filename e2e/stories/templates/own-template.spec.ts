import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { addSeller } from '../../support/add-seller.ts';
import type { Api } from '../../support/api.ts';
import { collectTexts } from '../../support/browser/appearing-texts.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { storyFolder } from '../../support/browser/story-folder.ts';
import { readPrintFile } from '../../support/read-print-file.ts';
import { waitForRender } from '../../support/save-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

const seller = signedInSeller('own-template', { viewport: { width: 1440, height: 1000 } });
const folder = storyFolder('own-template');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

/** A light bag seen a little from the side, on a grey wall: the print area's corners are known. */
const CORNERS = [
  [420, 330],
  [1010, 290],
  [440, 960],
  [1030, 1000],
] as const;
async function photograph(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1200">
    <defs><linearGradient id="g"><stop offset="0" stop-color="#f2efe6"/><stop offset="1" stop-color="#b9b5aa"/></linearGradient></defs>
    <rect width="1400" height="1200" fill="#8c9399"/>
    <path d="M340 220 L1100 160 L1120 1090 L370 1060 Z" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer();
}

/** Drags the handle of a mesh point to a pixel of the photograph. */
async function dragPoint(index: number, [x, y]: readonly [number, number]): Promise<void> {
  const photo = (await page.getByAltText('商品照片').boundingBox())!;
  const handle = (await page.getByTestId(`own-point-${index}`).boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(photo.x + (x / 1400) * photo.width, photo.y + (y / 1200) * photo.height, {
    steps: 5,
  });
  await page.mouse.up();
}

it('makes a template of a photograph, and from it a print file of the right size and a mockup in its light', async () => {
  writeFileSync(join(folder, '米白帆布袋.jpg'), await photograph());
  await page.goto(`${system.url}/auth/goods`);
  await page.getByRole('button', { name: /^用照片或 PSD 做模板/ }).click();
  await page
    .getByRole('button', { name: /^上传照片或 PSD/ })
    .first()
    .click();
  await page.locator('input[type=file]').first().setInputFiles(join(folder, '米白帆布袋.jpg'));
  await page.getByTestId('own-point-0').waitFor({ timeout: 90_000 });
  await page.keyboard.press('Escape');
  // Until it is gone, the closing dialog's ground takes the pointer.
  await waitFor('no dialog', 60_000, async () =>
    page.evaluate(() => !document.elementFromPoint(400, 600)?.closest('[class*=modal], [role=dialog]')),
  );
  // The page moves a little as the dialog goes and its scroll bar comes back.
  const photo = await page.getByAltText('商品照片').elementHandle();
  await photo!.waitForElementState('stable');

  for (const [index, corner] of CORNERS.entries()) await dragPoint(index, corner);
  await waitFor('the preview', 60_000, async () =>
    page.getByTestId('own-preview').evaluate((canvas) => canvas.getAttribute('data-ready') === 'true'),
  );
  // A corner pulled across is named, and taken back.
  await dragPoint(0, [1300, 1100]);
  await page.getByText('网格折叠或交叉了').waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('网格折叠或交叉了').waitFor({ state: 'detached' });

  await page.getByLabel('货号（SKU）').fill('BAG-01');
  await page.getByLabel('印刷宽').fill('300');
  await page.getByLabel('印刷高').fill('340');
  await page.getByLabel('分辨率').fill('150');
  await page.getByRole('button', { name: '保存为模板' }).click();
  await page.waitForURL(/\/auth\/diy\?template_id=/, { timeout: 60_000 });
  await page.getByTestId('designer-stage').waitFor();

  await page.getByTestId('tool-text').click();
  await page.getByTestId('add-text').click();
  await page.getByTestId('save').click();
  await page.waitForURL(/\/auth\/diy\?id=/, { timeout: 60_000 });
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const design = await waitForRender(api, id, 'done');
  const print = await fetch(design.render.print_files[0]!.url);
  const facts = await readPrintFile(Buffer.from(await print.arrayBuffer()));
  // 300 × 340 mm at 150 dpi.
  expect(facts).toMatchObject({ widthPx: 1772, heightPx: 2008, density: [5906, 5906] });

  await page.goto(`${system.url}/auth/goods?pid=own`);
  await page.getByText('米白帆布袋').first().waitFor();
  // The seller's list only: another account does not see it.
  const other = addSeller(system, 'other-of-templates');
  const seen = await other.get<{ list: { sku: string }[] }>('/saas/diy/template', { content: 'BAG-01' });
  expect(seen.list).toEqual([]);

  const appeared = await collectTexts(page);
  await page.getByRole('button', { name: '删除模板' }).click();
  // At once: the offer goes after eight seconds.
  await page.getByRole('button', { name: '撤销' }).click();
  await appeared('模板已删除');
  await page.getByText('米白帆布袋').first().waitFor();
  expect(problems).toEqual([]);
});

it('puts a full print where the photograph has its corners, lit as the photograph is', async () => {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: 'BAG-01' });
  const layer = {
    id: 'ground',
    kind: 'shape',
    shape: 'rect',
    name: '',
    hidden: false,
    locked: false,
    opacity: 1,
    blend: 'normal',
    xMm: 150,
    yMm: 170,
    widthMm: 300,
    heightMm: 340,
    rotationDeg: 0,
    fill: '#D02020',
    stroke: null,
    cornerRadiusMm: 0,
    points: 5,
  };
  const sample = await api.post<{ id: string }>('/saas/diy/user/save/save', {
    template_id: list[0]!.id,
    name: '满版',
    design: {
      format: 10,
      print: { bleed: false },
      colourId: 'photo',
      sizeId: 'one',
      surfaces: [{ surfaceId: 'front', layers: [layer] }],
    },
  });
  const design = await waitForRender(api, sample.id, 'done');
  const jpeg = Buffer.from(await (await fetch(design.render.mockups[0]!.url)).arrayBuffer());
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / 1400;
  const isRed = (x: number, y: number) => {
    const i = (Math.round(y * scale) * info.width + Math.round(x * scale)) * info.channels;
    return data[i]! - data[i + 1]! > 70;
  };
  // 12 px inside and outside each corner, along the diagonal to the middle.
  const middle = [725, 645] as const;
  for (const [x, y] of CORNERS) {
    const length = Math.hypot(middle[0] - x, middle[1] - y);
    const [dx, dy] = [((middle[0] - x) / length) * 12, ((middle[1] - y) / length) * 12];
    expect([isRed(x + dx, y + dy), isRed(x - dx, y - dy)]).toEqual([true, false]);
  }
  const redness = (x: number) =>
    data[(Math.round(645 * scale) * info.width + Math.round(x * scale)) * info.channels]!;
  expect(redness(470)).toBeGreaterThan(redness(980) + 15);
});
