import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { storyFolder } from '../../support/browser/story-folder.ts';
import { countActs } from '../../support/count-acts.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

const seller = signedInSeller('photographed-shirt', { viewport: { width: 1440, height: 1000 } });
const folder = storyFolder('photographed-shirt');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

const [WIDTH, HEIGHT] = [1000, 1200];

/** A white shirt on a grey wall; `shift` makes pictures that differ. */
function photograph(shift: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="g"><stop offset="0" stop-color="#f4f4f2"/><stop offset="1" stop-color="#cfcfcc"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#6f7f8f"/>
    <path d="M${180 + shift} 150 L820 150 L960 420 L820 470 L820 1100 L${200 + shift} 1100 L${200 + shift} 470 L60 420 Z" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

/** Corners of the print: upper left, upper right, lower left, lower right. */
const CORNERS = [
  [340, 320],
  [700, 320],
  [340, 760],
  [700, 760],
] as const;

it('makes a shirt of three photographs, five colours, two surfaces and four sizes in at most 40 interactions', async () => {
  await page.goto(`${system.url}/auth/goods`);
  const files: string[] = [];
  for (const [at, name] of ['1-正面.jpg', '2-背面.jpg', '3-上身.jpg'].entries()) {
    files.push(join(folder, name));
    writeFileSync(files.at(-1)!, await photograph(at * 12));
  }
  const hands = countActs(page, 40);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await hands.click('the way in', button(/^用照片或 PSD 做模板/));
  await hands.click('upload', button(/^上传照片或 PSD/).first());
  await hands.upload(page.locator('input[type=file]').first(), files);
  const together = button(/^用选中的 3 张图片做一个模板/);
  await together.waitFor({ timeout: 90_000 });
  await hands.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await hands.click('all three', together);

  const pull = async (what: string) => {
    await page.getByTestId('own-point-0').waitFor();
    // The page moves a little as a dialog goes and its scroll bar comes back.
    await waitFor('a resting photograph', 60_000, async () => {
      const before = await page.getByAltText('商品照片').boundingBox();
      await page.waitForTimeout(500);
      const after = await page.getByAltText('商品照片').boundingBox();
      return before !== null && JSON.stringify(before) === JSON.stringify(after);
    });
    for (const [index, [x, y]] of CORNERS.entries())
      await hands.drag(`${what} ${index}`, page.getByTestId(`own-point-${index}`), async () => {
        const photo = (await page.getByAltText('商品照片').boundingBox())!;
        return [photo.x + (x / WIDTH) * photo.width, photo.y + (y / HEIGHT) * photo.height];
      });
  };
  await pull('front');
  await hands.click('picture 2', button('第 2 张图片'));
  await hands.click('another surface', button('这张图上是另一个印刷面'));
  await pull('back');
  await hands.click('picture 3', button('第 3 张图片'));
  await hands.click('front again', button('在这张图上标出“正面”'));
  await pull('front, worn');

  await hands.type('colours', page.getByLabel('其他颜色'), '白色，黑色，藏青，红色，灰色');
  await hands.press('Enter');
  await hands.type('sizes', page.getByLabel('其他尺码'), 'S 260×340，M 280×360，L 300×380，XL 320×400');
  await hands.press('Enter');
  await hands.click(
    'the back',
    page.getByRole('tab', { name: '背面' }).or(page.getByText('背面', { exact: true }).first()),
  );
  await hands.click('as the front', button(/^尺寸与“正面”相同/));
  await hands.type('SKU', page.getByLabel('货号（SKU）'), 'TEE-40');
  await hands.click('save', button('保存为模板'));
  await page.waitForURL(/\/auth\/diy\?template_id=/, { timeout: 120_000 });
  console.info(`${hands.acts.length} interactions: ${hands.acts.join(', ')}`);
  expect(problems).toEqual([]);

  const id = new URL(page.url()).searchParams.get('template_id') ?? '';
  const { definition, mockups } = await api.get<{
    definition: {
      surfaces: { printArea: { widthMm: number }; printAreaBySize: Record<string, { widthMm: number }> }[];
      sizes: { id: string }[];
      colours: { code: string }[];
    };
    mockups: { in_colours: { takes_colour: boolean }[] }[];
  }>('/saas/diy/template/item', { id });
  expect(definition.colours.map(({ code }) => code)).toEqual(['WH', 'BK', 'NV', 'RD', 'GY']);
  expect(definition.sizes.map((size) => size.id)).toEqual(['S', 'M', 'L', 'XL']);
  const widths = definition.surfaces.map(({ printArea, printAreaBySize }) =>
    definition.sizes.map((size) => (printAreaBySize[size.id] ?? printArea).widthMm),
  );
  expect(widths).toEqual([
    [260, 280, 300, 320],
    [260, 280, 300, 320],
  ]);
  expect(mockups.map(({ in_colours }) => in_colours.map(({ takes_colour }) => takes_colour))).toEqual([
    [true],
    [true],
    [true],
  ]);
  await waitFor('the designer', 60_000, () => page.getByTestId('designer-stage').isVisible());
});
