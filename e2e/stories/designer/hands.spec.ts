import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import { type Appeared, collectTexts } from '../../support/browser/appearing-texts.ts';
import {
  onScreen,
  openDesign,
  pictureLayer,
  type SavedLayer,
  saveLayers,
  squareLayer,
  waitForStillView,
} from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { findUnnamed } from '../../support/browser/unnamed-controls.ts';
import { makePhoto } from '../../support/samples/sample-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';
import { waitFor } from '../../support/system/start-system.ts';

const seller = signedInSeller('designer-hands');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

it('keeps what is dragged at the pointer, whatever wheel, keys and rulers do', async () => {
  await open([squareLayer('a', 100, 100)]);
  const { x, y } = await centreOf('a');
  await page.mouse.click(x, y);
  const before = await number('inspector-x');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.keyboard.down('Control');
  await page.mouse.move(x + 40, y + 30, { steps: 4 });
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await page.mouse.wheel(0, 120);
  await page.mouse.wheel(0, -60);
  await page.mouse.up();
  await waitFor('the layer to lie below the pointer', 30_000, async () => {
    const now = await centreOf('a');
    return Math.hypot(now.x - x - 40, now.y - y - 30) < 8;
  });
  expect(await number('inspector-x')).toBeGreaterThan(before);
  await page.keyboard.press('Control+z');
  await expectNumber('inspector-x', 90);

  // Space that was pressed on the stage and let go of in a field is let go of.
  await page.getByTestId('designer-stage').focus();
  await page.keyboard.down('Space');
  await page.getByTestId('inspector-x').focus();
  await page.keyboard.up('Space');
  await page.keyboard.press('Control+0');
  await waitForStillView(page);
  await page.getByTestId('designer-stage').focus();
  const at = await centreOf('a');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y, { steps: 4 });
  await page.mouse.up();
  await waitFor(
    'the layer, not the view, to have moved',
    30_000,
    async () => (await number('inspector-x')) > 95,
  );
  await page.keyboard.press('Control+z');

  // A press on a ruler begins no frame.
  const stage = (await page.getByTestId('designer-stage').boundingBox())!;
  await page.keyboard.press('Escape');
  await page.mouse.move(stage.x + 400, stage.y + 8);
  await page.mouse.down();
  await page.mouse.move(stage.x + 500, stage.y + stage.height - 90, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => page.getByTestId('inspector-x').count()).toBe(0);
});

it('reads units, keeps ratios, and means by X what the ruler shows', async () => {
  await open([{ ...squareLayer('a', 100, 100), rotationDeg: -90, widthMm: 40, heightMm: 20 }]);
  const at = await centreOf('a');
  await page.mouse.click(at.x, at.y);
  // Turned by a quarter it is seen 20 wide and 40 high.
  await expectNumber('inspector-x', 90);
  await expectNumber('inspector-y', 80);
  for (const [typed, value] of [
    ['10cm', 100],
    ['1in', 25.4],
    ['２厘米', 20],
    ['١٠ سم', 100],
    ['50%', 50],
    ['100/3 mm', 33.3],
    ['2in+3mm', 53.8],
    ['40', 40],
  ] as const) {
    await type('inspector-width', typed);
    await expectNumber('inspector-width', value);
  }
  await expectNumber('inspector-x', 90);
  await type('inspector-width', '1,000');
  await waitForAnnouncement('逗号后有三位数');
  await expectNumber('inspector-width', 40);
  await type('inspector-x', '999999999');
  await expect.poll(() => number('inspector-x')).toBeLessThan(2000);
});

it('reaches no limit in silence', async () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    // The first is large enough to be taken hold of between its handles.
    index === 0
      ? squareLayer('s0', 420, 330, 70)
      : squareLayer(`s${index}`, 20 + (index % 20) * 20, 20 + Math.floor(index / 20) * 25, 8),
  );
  await open(many);
  const at = await centreOf('s0');
  await page.mouse.click(at.x, at.y);
  await page.keyboard.press('Control+d');
  await waitForAnnouncement('这一面已满');
  expect(problems).toEqual([]);
});

it('cuts nothing that is pasted without a word, and fits it to the print area', async () => {
  await open([squareLayer('a', 100, 100)]);
  await pasteWords('海边的夏天。'.repeat(150));
  await waitFor('all words to be there', 60_000, async () => (await wordsLength()) === 900);
  await waitFor(
    'the box to fit the print area',
    60_000,
    async () => (await number('inspector-height')) <= 376,
  );
  await pasteWords('长'.repeat(5010));
  await waitForAnnouncement('粘贴的 5010 字只放入了前 5000 字');
  expect(problems).toEqual([]);
});

it('walks the layers by Tab and announces them', async () => {
  const layers = [squareLayer('a', 100, 100, 60), squareLayer('b', 100, 100, 40)];
  await open(layers);
  const news = page.getByTestId('selection-announcer');
  const stage = page.getByTestId('designer-stage');
  await stage.focus();
  for (const wanted of ['已选中图形：a，60 × 60 毫米', '已选中图形：b，40 × 40 毫米']) {
    await page.keyboard.press('Tab');
    await expect.poll(() => news.textContent()).toBe(wanted);
  }
  expect(problems).toEqual([]);
});

it('names every control of the designer', async () => {
  await open([squareLayer('a', 100, 100), { ...squareLayer('star', 200, 100), shape: 'star' }]);
  await pasteWords('海边');
  await page.getByTestId('inspector-text').waitFor();
  await expectAllNamed('words');
  const stage = page.getByTestId('designer-stage');
  await stage.focus();
  await page.keyboard.press('Control+a');
  await page.getByTestId('many-colour').waitFor();
  await expectAllNamed('several layers');
  await page.keyboard.press('Escape');
  for (const tool of ['templates', 'images', 'text', 'shapes', 'layers']) {
    await page.getByTestId(`tool-${tool}`).click();
    await page.getByTestId(`panel-${tool}`).waitFor();
    await page.waitForTimeout(300);
    await expectAllNamed(tool);
  }
  await stage.focus();
  await page.keyboard.press('Tab');
  await page.getByTestId('inspector-width').waitFor();
  await expectAllNamed('one layer');
});

it('counts a picture that was pushed over an edge, and fixes it', async () => {
  const imageId = await api.uploadImage('海边.jpg', await makePhoto(1500, 1000, 3), 'image/jpeg');
  const place = { xMm: 337.5, yMm: 188, widthMm: 375, heightMm: 250 };
  const picture = pictureLayer('p', imageId, place, { sourceWidthPx: 1500, sourceHeightPx: 1000 });
  await open([picture]);
  const chip = page.getByTestId('preflight-chip');
  await waitFor('warnings', 60_000, async () => /提醒/.test((await chip.textContent()) ?? ''));
  await chip.click();
  const bare = page.getByTestId('preflight-list').locator('li').filter({ hasText: '没有铺满' });
  await bare.first().waitFor();
  await bare.first().getByTestId('preflight-fix').click();
  // It was 150 mm away from the left edge; the fix selects it and fills the area with it.
  await waitFor(
    'the picture to reach both sides',
    60_000,
    async () => (await number('inspector-x')) <= 0 && (await number('inspector-width')) > 375,
  );
});

/** A control and its name may come one after the other. */
async function expectAllNamed(message: string): Promise<void> {
  await expect.poll(() => findUnnamed(page), { message }).toEqual([]);
}

let shown: readonly SavedLayer[] = [];
let waitForAnnouncement: Appeared;

/** Opens a new design with these layers on its first surface, and collects from then on what the page says. */
async function open(layers: readonly SavedLayer[]): Promise<void> {
  shown = layers;
  await openDesign(page, system.url, await saveLayers(api, '帆布画', layers));
  waitForAnnouncement = await collectTexts(page);
}

/** Where the middle of a layer is on the screen: as the inspector has it when it is selected, else as it was saved. */
async function centreOf(id: string): Promise<{ x: number; y: number }> {
  const { xMm, yMm } = shown.find((one) => one.id === id)!;
  if (shown.length > 1 || (await page.getByTestId('inspector-x').count()) === 0)
    return onScreen(page, xMm, yMm);
  const [left, top, width, height] = await Promise.all(
    ['inspector-x', 'inspector-y', 'inspector-width', 'inspector-height'].map(number),
  );
  return onScreen(page, left! + width! / 2, top! + height! / 2);
}

const wordsLength = async () => (await page.getByTestId('inspector-text').inputValue()).length;
const number = async (testId: string) => Number.parseFloat(await page.getByTestId(testId).inputValue());

async function expectNumber(testId: string, wanted: number): Promise<void> {
  await expect.poll(() => number(testId)).toBeCloseTo(wanted, 1);
}

async function type(testId: string, text: string): Promise<void> {
  await page.getByTestId(testId).fill(text);
  await page.getByTestId(testId).press('Enter');
}

/** Pastes words onto the stage as the browser does. */
async function pasteWords(text: string): Promise<void> {
  await page.getByTestId('designer-stage').focus();
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
