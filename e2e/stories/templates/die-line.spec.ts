import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { collectTexts } from '../../support/browser/appearing-texts.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { waitForRender } from '../../support/save-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';

const seller = signedInSeller('die-line', { viewport: { width: 1440, height: 1000 } });
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

/** A plate of 60 × 40 units with a notch, its label and a crease next to it; no unit is said. */
const PLATE = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60">
  <g id="CUT"><path d="M10 10H30V30H50V10H70V50H10Z" fill="none" stroke="#e00"/></g>
  <g id="CREASE"><path d="M10 20H70" stroke="#00f"/></g><text x="12" y="48">front</text></svg>`;

it('takes the outline of a print from a die-line file, and prints within it', async () => {
  await page.goto(`${system.url}/auth/goods?content=CLK-30`);
  await page.getByRole('button', { name: '复制为我的模板' }).first().click();
  await page.getByText('效果图和尺寸沿用目录').waitFor({ timeout: 60_000 });
  // A round product keeps its outline.
  await page.getByRole('region', { name: '刀版轮廓' }).waitFor();
  await expect.poll(() => page.getByLabel('印刷宽').first().isDisabled()).toBe(true);

  const choose = (name: string, content: string) =>
    page.getByLabel('从刀版文件取轮廓').setInputFiles({
      name,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(content),
    });
  const appeared = await collectTexts(page);
  await choose('刀版.svg', 'no drawing');
  await appeared('这不是 SVG 或 DXF 文件');
  await choose('刀版.svg', PLATE);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('文件没有写单位').waitFor();
  await dialog.getByText('text', { exact: false }).first().waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: '用这个轮廓' }).isDisabled()).toBe(true);
  await dialog.getByLabel('单位').click();
  await page.getByText('毫米 (mm)').click();
  await dialog.getByRole('button', { name: '用 60 × 40 mm 的轮廓' }).click();
  await page.getByText('刀版.svg').waitFor();

  await page.getByLabel('货号（SKU）').fill('PLATE-1');
  await page.getByRole('button', { name: '保存为模板' }).click();
  await page.waitForURL(/\/auth\/diy\?template_id=/, { timeout: 60_000 });

  const { list } = await api.get<{ list: { id: string; sku: string; colours: { id: string }[] }[] }>(
    '/saas/diy/template',
    { content: 'PLATE-1' },
  );
  const { definition } = await api.get<{
    definition: { sizes: { id: string }[]; surfaces: { id: string; bleedMm: number }[] };
  }>('/saas/diy/template/item', { id: list[0]!.id });
  const [surface] = definition.surfaces;
  const layer = {
    id: 'ground',
    kind: 'shape',
    shape: 'rect',
    name: '',
    hidden: false,
    locked: false,
    opacity: 1,
    blend: 'normal',
    xMm: 30,
    yMm: 20,
    widthMm: 80,
    heightMm: 60,
    rotationDeg: 0,
    fill: '#D02020',
    stroke: null,
    cornerRadiusMm: 0,
    points: 5,
  };
  const saved = await api.post<{ id: string }>('/saas/diy/user/save/save', {
    template_id: list[0]!.id,
    name: '满版',
    design: {
      format: 9,
      print: { bleed: true },
      colourId: list[0]!.colours[0]!.id,
      sizeId: definition.sizes[0]!.id,
      surfaces: [{ surfaceId: surface!.id, layers: [layer] }],
    },
  });
  const design = await waitForRender(api, saved.id, 'done');
  const png = Buffer.from(await (await fetch(design.render.print_files[0]!.url)).arrayBuffer());
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const bleed = surface!.bleedMm;
  const pxPerMm = info.width / (60 + 2 * bleed);
  /** Whether there is ink at a place in mm from the print area's corner. */
  const hasInk = (x: number, y: number) =>
    data[(Math.round((y + bleed) * pxPerMm) * info.width + Math.round((x + bleed) * pxPerMm)) * 4 + 3]! > 128;
  // Within the plate, in its bleed outside and in the notch, and nowhere else.
  expect([
    hasInk(10, 30),
    hasInk(-bleed / 2, 30),
    hasInk(20 + bleed / 2, 10),
    hasInk(30, 20 - bleed / 2),
  ]).toEqual([true, true, true, true]);
  expect([hasInk(30, 5), hasInk(30, 20 - bleed * 1.5), hasInk(20 + bleed * 1.5, 5)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(problems).toEqual([]);
});
