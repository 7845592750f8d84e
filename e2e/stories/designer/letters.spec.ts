// Some letters of a text get a colour, a size and bold of their own, on the artwork and by its inspector; the print has them.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import {
  doubleClickMm,
  onScreen,
  openDesign,
  type SavedLayer,
  savedLayers,
  saveLayers,
} from '../../support/browser/designer-page.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { waitForRender } from '../../support/save-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';

const seller = signedInSeller('letters');
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];

beforeAll(() => {
  ({ system, page, api, problems } = seller);
});

/** Words of 40 mm in the middle of a canvas of 476 × 376 mm; Chinese letters are as wide as high. */
const layer: SavedLayer = {
  ...{
    id: 't',
    name: '海边的夏天',
    kind: 'text',
    xMm: 238,
    yMm: 188,
    widthMm: 400,
    heightMm: 52,
    rotationDeg: 0,
  },
  ...{
    opacity: 1,
    blend: 'normal',
    locked: false,
    hidden: false,
    text: '海边的夏天',
    fontId: 'noto-sans-sc-400',
  },
  ...{ fontSizeMm: 40, colour: '#211E1A', stroke: null, shadow: null, letterSpacingEm: 0, lineHeight: 1.3 },
  ...{ align: 'left', verticalAlign: 'middle', fit: 'fixed' },
};
const RED = '#D9442B';
/** Firefox without a window keeps only plain words and HTML in its clipboard; with one it keeps our letters too. */
const KEEPS_LOOKS = process.env.STORY_BROWSER !== 'firefox';

async function save(): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.getByTestId('save-state').getAttribute('data-word')).toBe('saved');
}

/** The letters that are selected in the field under the words. */
const selected = () =>
  page.getByTestId('text-editor').evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });

it('a chosen word is red, bold and large; typing continues it, and undo, saving, reloading and print keep it', async () => {
  const id = await saveLayers(api, '帆布画', [layer]);
  await openDesign(page, system.url, id);
  // From 38 to 238 mm there are five letters.
  await doubleClickMm(page, 38 + 3.5 * 40, 188);
  await page.getByTestId('text-editor').waitFor({ state: 'attached' });
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(selected).toBe('夏天');
  await page.getByTestId('chosen-letters').waitFor();

  // The button leaves the keyboard with the words; the fields take it, and the letters stay chosen.
  await page.getByTestId('text-bold').click();
  await expect.poll(() => page.getByTestId('text-bold').getAttribute('aria-pressed')).toBe('true');
  const size = page.getByTestId('inspector-font-size');
  await size.fill('60');
  await size.press('Enter');
  await page.getByTestId('inspector-text-colour').locator('.ant-color-picker-trigger').first().click();
  await page.getByRole('button', { name: RED }).last().click();
  await page.keyboard.press('Escape');
  await page.getByTestId('chosen-letters').waitFor();

  // A press on the words gives them the keyboard back.
  const end = await onScreen(page, 38 + 3 * 40 + 2 * 60 - 3, 188);
  await page.mouse.click(end.x, end.y);
  await page.keyboard.press('End');
  await page.keyboard.type('啊');
  await page.keyboard.press('Escape');
  await page.getByTestId('text-editor').waitFor({ state: 'detached' });
  const styled = { start: 3, end: 6, fontId: 'noto-sans-sc-700', sizeRatio: 1.5, colour: RED };
  await save();
  expect((await savedLayers(api, id))[0]).toMatchObject({ text: '海边的夏天啊', spans: [styled] });

  // Undone to what there was, and done again.
  for (let step = 0; step < 4; step += 1) await page.getByTestId('undo').click();
  await save();
  const [undone] = await savedLayers(api, id);
  expect(undone).toMatchObject({ text: '海边的夏天', colour: '#211E1A' });
  expect(undone).not.toHaveProperty('spans');
  for (let step = 0; step < 4; step += 1) await page.getByTestId('redo').click();
  await save();
  expect((await savedLayers(api, id))[0]).toMatchObject({ spans: [styled] });

  await openDesign(page, system.url, id);
  const layerAt = await onScreen(page, 50, 188);
  await page.mouse.click(layerAt.x, layerAt.y);
  // Several values are shown as such.
  await expect.poll(() => size.getAttribute('placeholder')).toBe('多个值');
  await page.getByTestId('font-picker').getByText('多个值').waitFor();

  const { render } = await waitForRender(api, id, 'done');
  const print = Buffer.from(
    await (await fetch(new URL(render.print_files[0]!.url, system.url))).arrayBuffer(),
  );
  const ink = await readInk(print);
  // Red letters begin behind the third black one, and are half as large again.
  expect(ink.red.left).toBeGreaterThan(ink.dark.right);
  const ratio = (ink.red.bottom - ink.red.top) / (ink.dark.bottom - ink.dark.top);
  expect(ratio).toBeGreaterThan(1.3);
  expect(ratio).toBeLessThan(1.7);
  expect(problems).toEqual([]);
});

it('without a choice the whole text changes, and what is copied keeps its look', async () => {
  const spans = [{ start: 1, end: 3, colour: RED }];
  const id = await saveLayers(api, '帆布画', [{ ...layer, spans }]);
  await openDesign(page, system.url, id);
  await doubleClickMm(page, 38 + 20, 188);
  await page.getByTestId('text-editor').waitFor({ state: 'attached' });
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Escape');
  await save();
  const both = KEEPS_LOOKS ? [...spans, { start: 6, end: 8, colour: RED }] : spans;
  expect((await savedLayers(api, id))[0]).toMatchObject({ text: '海边的夏天海边的', spans: both });
  await page.getByTestId('text-bold').click();
  await save();
  const [bold] = await savedLayers(api, id);
  expect(bold).toMatchObject({ fontId: 'noto-sans-sc-700', spans: both });
  expect(problems).toEqual([]);
});

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a print has red and dark ink, in px. */
async function readInk(png: Buffer): Promise<{ red: Area; dark: Area }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const area = (): Area => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });
  const found = { red: area(), dark: area() };
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 250) continue;
    const isRed = Math.abs(r - 0xd9) + Math.abs(g - 0x44) + Math.abs(b - 0x2b) < 12;
    const isDark = r + g + b < 120;
    if (!isRed && !isDark) continue;
    const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)];
    const own = isRed ? found.red : found.dark;
    Object.assign(own, {
      left: Math.min(own.left, x),
      top: Math.min(own.top, y),
      right: Math.max(own.right, x),
      bottom: Math.max(own.bottom, y),
    });
  }
  return found;
}
