import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { openBrowser, signIn } from '../support/browser/browser.ts';
import { waitForFirstLook, waitForStillView } from '../support/browser/designer-page.ts';
import { openWindow, showFailure, watchConsole } from '../support/browser/seller-window.ts';
import { readStage, readView } from '../support/browser/stage.ts';
import { compareWithStage, readPrintFile } from '../support/read-print-file.ts';
import { makeMotif, makePhoto } from '../support/samples/sample-design.ts';
import { waitForRender } from '../support/save-design.ts';
import { type System, startSystem, waitFor } from '../support/system/start-system.ts';

let system: System;
let browser: Browser;
let page: Page;
let api: Api;
let folder: string;
let problems: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  system = await startSystem();
  api = addSeller(system);
  browser = await openBrowser();
  const opened = await openWindow(browser);
  watchConsole(opened);
  ({ page, problems } = opened);
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
  rmSync(folder, { recursive: true, force: true });
});

it('goes from sign-in to a print file the factory accepts', async ({ onTestFailed }) => {
  onTestFailed(() => showFailure('main-job', { page, problems }));
  await signIn(page, system, 'seller', PASSWORD);
  await page.goto(`${system.url}/auth/goods`);
  await page.getByText('T 恤').first().click();
  await page.waitForURL(/\/auth\/diy\?template_id=/);
  await page.getByTestId('designer-stage').waitFor();

  // Two pictures from disk.
  writeFileSync(join(folder, '海边日落.jpg'), await makePhoto(3200, 2400, 7));
  writeFileSync(join(folder, '红星.png'), await makeMotif(1800));
  await openPanel('images');
  await page
    .getByTestId('upload-input')
    .setInputFiles([join(folder, '海边日落.jpg'), join(folder, '红星.png')]);
  await waitForLayers(2);

  // Dragged by hand, and taken back in one step.
  await waitForFirstLook(page);
  await page.getByTestId('layer-row').first().click();
  const before = await page.getByTestId('inspector-x').inputValue();
  await dragSelected(70, 40);
  await waitFor(
    'the picture has moved',
    30_000,
    async () => (await readNumber('inspector-x')) > Number.parseFloat(before) + 5,
  );
  await page.keyboard.press('Control+z');
  await expectNumber('inspector-x', Number.parseFloat(before));

  // Chinese and Latin words, turned.
  await openPanel('text');
  await page.getByTestId('add-text').click();
  await page.getByTestId('tool-layers').click();
  await waitForLayers(3);
  await page.getByTestId('designer-stage').press('Escape');
  await page.getByTestId('layer-row').first().click();
  await page.getByTestId('inspector-text').fill('海边的夏天 Summer');
  await setNumber('inspector-rotation', '12');
  await setNumber('inspector-y', '30');

  // A wrong move, taken back.
  await setNumber('inspector-x', '250');
  await page.getByTestId('undo').click();
  await expectNumber('inspector-rotation', 12);

  await page.getByTestId('design-name').fill('海边的夏天');
  await page.getByTestId('design-name').press('Enter');
  await page.getByTestId('save').click();
  await page.waitForURL(/\/auth\/diy\?id=/, { timeout: 60_000 });
  await waitFor('saved', 60_000, async () =>
    ((await page.getByTestId('save-state').textContent()) ?? '').includes('已保存'),
  );
  await page.getByTestId('designer-stage').press('Escape');
  // The first look is at the whole product; the nearer one shows more of what is printed.
  await waitForStillView(page);
  const whole = (await readView(page)).pxPerMm;
  await page.keyboard.press('Control+0');
  await waitFor(
    'the print area to fill the stage',
    30_000,
    async () => (await readView(page)).pxPerMm > whole,
  );
  const stage = await readStage(page);
  await waitForRender(api, new URL(page.url()).searchParams.get('id') ?? '', 'done');

  await page.goto(`${system.url}/auth/user/goods`);
  await page.getByText('海边的夏天').first().waitFor();
  await page.getByRole('checkbox', { name: /海边的夏天/ }).click();

  const [sheet] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: '导出表格' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^作品导出_\d{8}.*\.xlsx$/);
  const xlsx = unzipSync(readFileSync(await sheet.path()));
  expect(Object.keys(xlsx).some((name) => name.startsWith('xl/media/'))).toBe(true);

  await page.getByRole('button', { name: '下载生产图' }).click();
  const [zip] = await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    page.getByRole('button', { name: '开始打包' }).click(),
  ]);
  const bytes = readFileSync(await zip.path());
  const files = unzipSync(bytes);
  const print = Object.entries(files).find(([name]) => name.endsWith('.png'));
  expect(Object.keys(files).some((name) => name.endsWith('.jpg'))).toBe(true);
  expect(print?.[0]).toContain('海边的夏天');
  // Bit 11 of the general purpose flag: names are UTF-8, so Windows shows Chinese.
  expect(bytes.readUInt16LE(6) & 0x800).toBe(0x800);

  const png = Buffer.from(print![1]);
  const facts = await readPrintFile(png);
  expect(facts).toMatchObject({
    widthPx: Math.round((stage.areaMm.width / 25.4) * 300),
    heightPx: Math.round((stage.areaMm.height / 25.4) * 300),
    colourType: 6,
    bitDepth: 8,
    density: [11811, 11811],
    hasTransparentPixels: true,
    hasOpaquePixels: true,
  });
  expect(facts.profile).toContain('sRGB');
  const difference = await compareWithStage(png, stage);
  console.warn('print against stage:', difference);
  expect(difference.mean).toBeLessThan(1.5);
  expect(difference.worstTile).toBeLessThan(24);
  expect(problems).toEqual([]);
});

async function openPanel(id: string): Promise<void> {
  const tool = page.getByTestId(`tool-${id}`);
  if ((await tool.getAttribute('aria-pressed')) !== 'true') await tool.click();
  await page.getByTestId(`panel-${id}`).waitFor();
}

async function waitForLayers(count: number): Promise<void> {
  await openPanel('layers');
  await waitFor(
    `${count} layers`,
    60_000,
    async () => (await page.getByTestId('layer-row').count()) === count,
  );
}

async function setNumber(testId: string, value: string): Promise<void> {
  const field = page.getByTestId(testId);
  await field.fill(value);
  await field.press('Enter');
}

async function readNumber(testId: string): Promise<number> {
  return Number.parseFloat(await page.getByTestId(testId).inputValue());
}

async function expectNumber(testId: string, value: number): Promise<void> {
  await waitFor(`${testId} = ${value}`, 30_000, async () => (await readNumber(testId)) === value);
}

/** Drags the selected layer by its middle, by this many px. */
async function dragSelected(dx: number, dy: number): Promise<void> {
  const box = (await page.getByTestId('stage-artwork').boundingBox())!;
  const view = await readView(page);
  const [left, top, width, height] = await Promise.all(
    ['x', 'y', 'width', 'height'].map((id) => readNumber(`inspector-${id}`)),
  );
  const x = box.x + view.left + (left! + width! / 2) * view.pxPerMm;
  const y = box.y + view.top + (top! + height! / 2) * view.pxPerMm;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(x + (dx * step) / 10, y + (dy * step) / 10);
  await page.mouse.up();
}
