import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Api } from '../../support/api.ts';
import {
  onScreen,
  openDesign,
  pictureLayer,
  type SavedLayer,
  savedLayers,
  saveLayers,
  waitForFirstLook,
  waitForStillView,
} from '../../support/browser/designer-page.ts';
import { createFingers, type Fingers } from '../../support/browser/fingers.ts';
import { signedInSeller } from '../../support/browser/signed-in-seller.ts';
import { readView } from '../../support/browser/stage.ts';
import { makePhoto } from '../../support/samples/sample-design.ts';
import { waitForRender } from '../../support/save-design.ts';
import type { SharedSystem } from '../../support/system/shared-system.ts';

const PHONE = { width: 390, height: 844 };
/** As wide as a finger needs it (WCAG 2.5.5). */
const FINGER_PX = 44;

const seller = signedInSeller('designer-phone', { viewport: PHONE, hasTouch: true, isMobile: true });
let system: SharedSystem;
let page: Page;
let api: Api;
let problems: string[];
let imageId: string;
let fingers: Fingers;

beforeAll(async () => {
  ({ system, page, api, problems } = seller);
  imageId = await api.uploadImage('海边.jpg', await makePhoto(1200, 800, 3), 'image/jpeg');
  fingers = await createFingers(page);
});
beforeEach(() => page.setViewportSize(PHONE));

const at = async (xMm: number, yMm: number) => {
  const { x, y } = await onScreen(page, xMm, yMm);
  return [x, y] as const;
};

async function tap(testId: string): Promise<void> {
  await page.getByTestId(testId).first().tap();
}

async function save(): Promise<string> {
  await tap('save');
  await expect.poll(() => page.getByTestId('save-state').getAttribute('data-word')).toBe('saved');
  // The address follows the first save by itself.
  const id = () => new URL(page.url()).searchParams.get('id');
  await expect.poll(id).not.toBeNull();
  return id()!;
}

/** The selection's frame lies between the bars and the sheet, and nothing stays over its middle; a notice goes by itself. */
async function expectInSight(xMm: number, yMm: number): Promise<void> {
  const topOf = async () => {
    const [x, y] = await at(xMm, yMm);
    return page.evaluate(
      ([left, above]) =>
        document.elementFromPoint(left!, above!)?.closest('[data-testid]')?.getAttribute('data-testid'),
      [x, y],
    );
  };
  await expect.poll(topOf, { timeout: 15_000 }).toBe('designer-stage');
}

it('makes a design with fingers alone, from a product to its print file', async () => {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: '帆布画' });
  await page.goto(`${system.url}/auth/diy?template_id=${list[0]!.id}`);
  await page.getByTestId('designer-stage').waitFor();
  // The sheet that a picture is added from goes, so that the picture can be seen.
  await tap('tool-images');
  await tap('library-image');
  await expect.poll(() => page.getByTestId('sheet').count()).toBe(0);
  await page.getByTestId('action-bar').waitFor();
  const id = await save();
  const [added] = await savedLayers(api, id);
  if (!added) throw new Error('no picture was added');
  await waitForFirstLook(page);

  // One finger takes it along; two make it half as large and turn it by a quarter.
  await fingers.down(await at(added.xMm, added.yMm));
  await fingers.move(await at(added.xMm + 40, added.yMm + 30));
  await fingers.up();
  await save();
  const [moved] = await savedLayers(api, id);
  expect(Math.abs(moved!.xMm - added.xMm - 40)).toBeLessThan(6);
  expect(moved!.widthMm).toBe(added.widthMm);

  const [x, y] = await at(moved!.xMm, moved!.yMm);
  await fingers.down([x - 60, y], [x + 60, y]);
  await fingers.move([x, y - 30], [x, y + 30]);
  await fingers.up();
  await save();
  const [turned] = await savedLayers(api, id);
  expect(turned!.widthMm / added.widthMm).toBeCloseTo(0.5, 1);
  expect(turned!.heightMm / turned!.widthMm).toBeCloseTo(added.heightMm / added.widthMm, 3);
  expect(turned!.rotationDeg).toBe(90);
  expect(Math.abs(turned!.xMm - moved!.xMm)).toBeLessThan(3);

  // Undone as one step, and done again.
  await tap('undo');
  await save();
  expect((await savedLayers(api, id))[0]).toMatchObject({ widthMm: moved!.widthMm, rotationDeg: 0 });
  await tap('redo');

  // Words: the sheet goes while they are typed, and they are on the product.
  await tap('tool-text');
  await tap('add-text');
  await page.getByTestId('text-editor').waitFor();
  await expect.poll(() => page.getByTestId('sheet').count()).toBe(0);
  await page.keyboard.type('Sommer');
  await page.keyboard.press('Escape');
  await save();
  const layers = await savedLayers(api, id);
  expect(layers.map(({ kind }) => kind)).toEqual(['image', 'text']);
  expect(layers[1]).toMatchObject({ text: 'Sommer' });

  const { render } = await waitForRender(api, id, 'done');
  const response = await fetch(new URL(render.print_files[0]!.url, system.url));
  const print = Buffer.from(await response.arrayBuffer());
  const { channels } = await sharp(print).stats();
  // The photograph's colours are on it.
  expect(channels.every(({ stdev }) => stdev > 5)).toBe(true);
  // So are the letters, where the words were put: next to them nothing has their colour.
  const words = layers[1] as SavedLayer & { colour: string };
  const share = await shareOfColour(print, words, words.colour);
  expect(share).toBeGreaterThan(0.03);
  expect(share).toBeLessThan(0.6);
  const beside = { ...words, yMm: words.yMm + 1.5 * words.heightMm };
  expect(await shareOfColour(print, beside, words.colour)).toBeLessThan(0.002);
  expect(problems).toEqual([]);
});

/** How much of a place of the canvas (476 × 376 mm) has this colour in its print file. */
async function shareOfColour(print: Buffer, at: SavedLayer, hex: string): Promise<number> {
  const { width } = await sharp(print).metadata();
  const pxPerMm = width / 476;
  const [left, top] = [at.xMm - at.widthMm / 2, at.yMm - at.heightMm / 2].map((mm) =>
    Math.round(mm * pxPerMm),
  );
  const size = { width: Math.round(at.widthMm * pxPerMm), height: Math.round(at.heightMm * pxPerMm) };
  const cut = sharp(print).extract({ left: left!, top: top!, ...size });
  const { data, info } = await cut.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  let found = 0;
  for (let pixel = 0; pixel < data.length; pixel += info.channels)
    if (wanted.every((value, channel) => Math.abs(data[pixel + channel]! - value) < 12)) found += 1;
  return found / (info.width * info.height);
}

async function openPicture(): Promise<string> {
  const place = { xMm: 238, yMm: 188, widthMm: 240, heightMm: 160 };
  const id = await saveLayers(api, '帆布画', [
    pictureLayer('p', imageId, place, { sourceWidthPx: 1200, sourceHeightPx: 800 }),
  ]);
  await openDesign(page, system.url, id);
  return id;
}

const scale = async () => (await readView(page)).pxPerMm;

it('two fingers beside the selection zoom the view; the page itself neither zooms nor scrolls', async () => {
  const id = await openPicture();
  const before = await scale();
  const [x, y] = await at(238, 188);
  await fingers.down([x - 40, y], [x + 40, y]);
  await fingers.move([x - 80, y], [x + 80, y]);
  await fingers.up();
  await expect.poll(async () => (await scale()) / before).toBeCloseTo(2, 1);
  expect(await page.evaluate(() => [window.scrollX, window.scrollY, window.visualViewport!.scale])).toEqual([
    0, 0, 1,
  ]);
  expect((await savedLayers(api, id))[0]).toMatchObject({ widthMm: 240, rotationDeg: 0 });
});

it('a finger that rests opens the context menu, which does what it says', async () => {
  const id = await openPicture();
  await fingers.down(await at(238, 188));
  await page.getByRole('menuitem', { name: /^创建副本/ }).waitFor();
  await fingers.up();
  const item = page.getByRole('menuitem', { name: /^创建副本/ });
  await expect.poll(async () => (await item.boundingBox())!.height).toBeGreaterThanOrEqual(FINGER_PX);
  await item.tap();
  await save();
  expect(await savedLayers(api, id)).toHaveLength(2);
});

it('no sheet lies over what is selected, and all that is pressed is large enough', async () => {
  await openPicture();
  const [x, y] = await at(238, 188);
  await page.touchscreen.tap(x, y);
  await page.getByTestId('action-bar').waitFor();
  for (const open of [
    'bar-properties',
    'tool-layers',
    'tool-product',
    'tool-more',
    'preflight-chip',
    'mockup-thumb',
  ]) {
    await tap(open);
    await page.getByTestId('sheet').waitFor();
    await expect
      .poll(async () => (await page.getByTestId('stage-artwork').boundingBox())!.height)
      .toBeLessThan(500);
    await expectInSight(238, 150);
    await expect.poll(findSmall, { message: open }).toEqual([]);
  }
  // On its side: next to the stage, with what was typed.
  await tap('tool-images');
  const search = page.getByTestId('panel-images').getByRole('textbox');
  await search.fill('海');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => page.getByTestId('sheet').count()).toBe(0);
  expect(await search.inputValue()).toBe('海');
  await expectInSight(238, 150);
  await expect.poll(findSmall, { message: 'on its side' }).toEqual([]);
});

/** Buttons of the designer that a finger could miss. */
function findSmall(): Promise<string[]> {
  return page.evaluate((least) => {
    const buttons = document.querySelectorAll<HTMLElement>('[data-testid="designer"] :is(button, a[href])');
    return [...buttons]
      .filter((one) => !one.matches('[role="switch"]') && one.getClientRects().length > 0)
      .filter((one) => one.offsetHeight < least - 0.5 || one.offsetWidth < least - 0.5)
      .map(
        (one) =>
          `${one.dataset.testid ?? one.getAttribute('aria-label')} ${one.offsetWidth} × ${one.offsetHeight}`,
      );
  }, FINGER_PX);
}

const KEYBOARD_TOP_PX = 500;

/** The browser under test has no keyboard on the screen; a telephone's is reported to the page. */
async function showKeyboard(isOpen: boolean): Promise<void> {
  await page.evaluate(
    (height) => {
      const viewport = window.visualViewport!;
      if (height) Object.defineProperty(viewport, 'height', { value: height, configurable: true });
      else Reflect.deleteProperty(viewport, 'height');
      viewport.dispatchEvent(new Event('resize'));
    },
    isOpen ? KEYBOARD_TOP_PX : null,
  );
  await expect
    .poll(async () => (await page.getByTestId('designer').boundingBox())!.height)
    .toBe(isOpen ? KEYBOARD_TOP_PX : PHONE.height);
}

it('the on-screen keyboard lies over nothing that is edited, and words end with it', async () => {
  const id = await saveLayers(api, '帆布画', [
    {
      ...{
        id: 't',
        name: 't',
        kind: 'text',
        text: '海边 Sommer',
        fontId: 'noto-sans-sc-400',
        fontSizeMm: 40,
      },
      ...{ xMm: 238, yMm: 376, widthMm: 360, heightMm: 52, rotationDeg: 0, opacity: 1, blend: 'normal' },
      ...{ locked: false, hidden: false, colour: '#211E1A', stroke: null, shadow: null, letterSpacingEm: 0 },
      ...{ lineHeight: 1.3, align: 'center', verticalAlign: 'middle', fit: 'fixed' },
    },
  ]);
  await openDesign(page, system.url, id);
  const [x, y] = await at(238, 376);
  // Without a bar the words would be where the keyboard comes.
  expect(y).toBeGreaterThan(KEYBOARD_TOP_PX);
  await fingers.doubleTap([x, y]);
  await page.getByTestId('words-bar').waitFor();
  const boxOf = async (testId: string) => {
    const { y: top, height } = (await page.getByTestId(testId).boundingBox())!;
    return { top, bottom: top + height, isDrawn: height > 0 };
  };
  // It is drawn a frame after the bar, and the view moves before it stands.
  await expect.poll(async () => (await boxOf('text-caret')).isDrawn).toBe(true);
  await waitForStillView(page);
  const before = await scale();
  // The bar has lifted the words, but not out of the keyboard's way.
  await expect.poll(async () => (await boxOf('text-caret')).bottom).toBeGreaterThan(KEYBOARD_TOP_PX);

  await showKeyboard(true);
  await expect.poll(async () => (await boxOf('words-bar')).bottom).toBeLessThanOrEqual(KEYBOARD_TOP_PX);
  const bar = await boxOf('words-bar');
  await expect.poll(async () => (await boxOf('text-caret')).bottom).toBeLessThan(bar.top);
  await expect.poll(async () => (await boxOf('text-caret')).top).toBeGreaterThan(0);
  // Letters are as large as they were.
  await expect.poll(scale).toBe(before);
  await expect.poll(findSmall).toEqual([]);
  await tap('words-selectAll');
  await page.keyboard.type('Wintersonne');

  // As Android's back button does it: the keyboard goes, what was written stays, and words can be opened again.
  await showKeyboard(false);
  await expect.poll(() => page.getByTestId('words-bar').count()).toBe(0);
  await expect.poll(scale).toBe(before);
  await save();
  expect((await savedLayers(api, id))[0]).toMatchObject({ text: 'Wintersonne' });
  await fingers.doubleTap([x, y]);
  await page.getByTestId('words-bar').waitFor();
  await tap('words-done');
  await expect.poll(() => page.getByTestId('words-bar').count()).toBe(0);
  expect(problems).toEqual([]);
});

it('a button pressed at once after a finger was lifted in motion does what it says', async () => {
  await openPicture();
  for (const hand of [
    [[20, 300]],
    [
      [20, 300],
      [370, 300],
    ],
  ] as const) {
    await fingers.down(...hand);
    await fingers.move(...hand.map(([x, y]) => [x + 15, y - 90] as const));
    await fingers.up();
    const { x, y } = (await page.getByTestId('tool-text').boundingBox())!;
    await page.touchscreen.tap(x + 20, y + 20);
    await page.getByTestId('panel-text').waitFor();
    await tap('tool-text');
    await expect.poll(() => page.getByTestId('sheet').count()).toBe(0);
  }
});
