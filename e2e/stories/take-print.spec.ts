// A seller has a photograph of a printed canvas, not its artwork: the corners are marked, and the flat print is kept with where it came from.
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { openBrowser, signIn } from '../support/browser/browser.ts';
import { openWindow, type SellerWindow, showFailure } from '../support/browser/seller-window.ts';
import { type System, startSystem } from '../support/system/start-system.ts';

type Place = readonly [number, number];
const [WIDTH, HEIGHT] = [900, 700];
/** Where the print lies on the photograph: top left, top right, bottom left, bottom right. */
const CORNERS: readonly Place[] = [
  [248, 150],
  [644, 193],
  [228, 522],
  [668, 560],
];
const WALL = [205, 203, 198] as const;
const RED = [196, 46, 52] as const;
const BLUE = [44, 86, 168] as const;
const YELLOW = [244, 208, 72] as const;

let system: System;
let browser: Browser;
let opened: SellerWindow;
let page: Page;
let api: Api;
let photoId: string;

beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system);
  photoId = await api.uploadImage('挂画照片.png', await photograph(), 'image/png');
  browser = await openBrowser();
  opened = await openWindow(browser);
  ({ page } = opened);
  await signIn(page, system, 'seller', PASSWORD);
});
beforeEach(({ onTestFailed }) => {
  onTestFailed(() => showFailure('take-print', opened));
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

it('marks four corners by mouse and keys, and takes one step back', async () => {
  await page.goto(`${system.url}/auth/user/image`);
  const photo = page.getByRole('button', { name: /^查看 挂画照片/ });
  await photo.waitFor();
  await photo.focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: '图片工坊' }).click();
  await page
    .getByRole('list', { name: '选择一个工具' })
    .getByRole('button', { name: /^提取印花/ })
    .click();
  await page.getByText('先把四个角拖到印花的四角上', { exact: true }).waitFor();
  await drag(0, CORNERS[0]!);
  for (const [index, place] of CORNERS.entries()) await press(index, place);
  const before = await placeOf(handle(3));
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await placeOf(handle(3))).not.toEqual(before);
  await page.keyboard.press('Control+z');
  expect(await placeOf(handle(3))).toEqual(before);
});

it('keeps the flat print, whose size the seller gives', async () => {
  await page.getByText('自己填', { exact: true }).click();
  await page.getByRole('spinbutton', { name: '高', exact: true }).fill('40');
  await page.getByRole('spinbutton', { name: '宽', exact: true }).fill('50');
  await page.getByText('可直接使用').waitFor({ timeout: 120_000 });
  await page.getByRole('button', { name: '存为新图片' }).click();
  await page.getByRole('button', { name: /^查看 挂画照片.*提取印花/ }).waitFor({ timeout: 120_000 });
  const { list } = await api.get<{ list: Row[] }>('/saas/diy/user/image/list', { limit: 10 });
  const print = list.find(({ id }) => id !== photoId)!;
  expect(list).toHaveLength(2);
  expect(print.width / print.height).toBeCloseTo(1.25, 2);
  await isArtwork(print);
});

it('says of the print which photograph it is from, and by which settings', async () => {
  const { list } = await api.get<{ list: Row[] }>('/saas/diy/user/image/list', { limit: 10 });
  await page.goto(`${system.url}/auth/user/image?open=${list.find(({ id }) => id !== photoId)!.id}`);
  const origin = page.getByTestId('workshop-origin');
  await origin.getByText(/提取印花/).waitFor({ timeout: 60_000 });
  await origin.getByText(/调匀光影/).waitFor();
  await origin.getByRole('button', { name: '用同样的设置再处理' }).click();
  const shown = await Promise.all(CORNERS.map((_, index) => placeOf(handle(index))));
  shown.forEach(([x, y], index) => {
    expect(Math.hypot(x - CORNERS[index]![0], y - CORNERS[index]![1])).toBeLessThan(0.5);
  });
  await page.keyboard.press('Escape');
  await origin.getByRole('button', { name: /^挂画照片/ }).click();
  await page.waitForURL((url) => url.searchParams.get('open') === photoId);
});

interface Row {
  id: string;
  url: string;
  width: number;
  height: number;
}

const handle = (index: number): Locator =>
  page.getByTestId('handle-stage').getByRole('button', { name: `第 ${index + 1} 点，共 4 点` });

/** Where a handle lies, in pixels of the photograph. */
const placeOf = (one: Locator): Promise<Place> =>
  one.evaluate(
    (element: HTMLElement, [width, height]): Place => [
      (Number.parseFloat(element.style.left) / 100) * width,
      (Number.parseFloat(element.style.top) / 100) * height,
    ],
    [WIDTH, HEIGHT] as const,
  );

async function drag(index: number, [x, y]: Place): Promise<void> {
  const picture = (await page.getByTestId('handle-stage').getByRole('img', { name: '原图' }).boundingBox())!;
  const from = (await handle(index).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(picture.x + (x / WIDTH) * picture.width, picture.y + (y / HEIGHT) * picture.height, {
    steps: 5,
  });
  await page.mouse.up();
}

/** Moves the handle by tens of pixels, by pixels and by tenths, until it is there. */
async function press(index: number, [x, y]: Place): Promise<void> {
  await handle(index).focus();
  const [left, top] = await placeOf(handle(index));
  for (const [way, back, away] of [
    ['ArrowRight', 'ArrowLeft', x - left],
    ['ArrowDown', 'ArrowUp', y - top],
  ] as const) {
    let rest = Math.round(Math.abs(away) * 10);
    for (const [keys, tenths] of [
      ['Shift+', 100],
      ['', 10],
      ['Alt+', 1],
    ] as const)
      for (; rest >= tenths; rest -= tenths) await page.keyboard.press(`${keys}${away > 0 ? way : back}`);
  }
  const [nowLeft, nowTop] = await placeOf(handle(index));
  expect(Math.hypot(nowLeft - x, nowTop - y)).toBeLessThan(0.2);
}

/** Red to the left, blue to the right, a yellow disc in the middle, as bright on the dark side as on the other. */
async function isArtwork({ url, width, height }: Row): Promise<void> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  const at = (s: number, t: number) => {
    const from = (Math.floor(t * height) * width + Math.floor(s * width)) * 3;
    return [...data.subarray(from, from + 3)];
  };
  const [top, bottom] = [at(0.1, 0.06), at(0.1, 0.94)];
  expect(Math.max(...top.map((value, channel) => Math.abs(value - bottom[channel]!)))).toBeLessThan(8);
  for (const [place, colour] of [
    [at(0.1, 0.06), RED],
    [at(0.9, 0.06), BLUE],
    [at(0.9, 0.94), BLUE],
    [at(0.5, 0.5), YELLOW],
  ] as const)
    place.forEach((value, channel) => {
      expect(Math.abs(value - colour[channel]!)).toBeLessThan(28);
    });
}

/** What hangs on the wall is lit from its left top and gets darker to the other side. */
function photograph(): Promise<Buffer> {
  const back = flatOf(CORNERS);
  const rgb = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const light = 1 - 0.3 * ((x / WIDTH + y / HEIGHT) / 2);
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let n = 0; n < 9; n += 1)
          sum +=
            (colourAt(back(x + ((n % 3) + 0.5) / 3, y + (Math.floor(n / 3) + 0.5) / 3))[channel]! / 255) **
            2.2;
        rgb[(y * WIDTH + x) * 3 + channel] = Math.round(255 * ((light * sum) / 9) ** (1 / 2.2));
      }
    }
  return sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}

function colourAt([s, t]: Place): readonly number[] {
  if (s < 0 || t < 0 || s > 1 || t > 1) return WALL;
  if (Math.hypot((s - 0.5) * 1.25, t - 0.5) < 0.25) return YELLOW;
  return s < 0.5 ? RED : BLUE;
}

/** From pixels to shares of a print whose corners these are: the square's map to them (Heckbert, 1989), turned around. */
function flatOf([a, b, d, c]: readonly Place[]): (x: number, y: number) => Place {
  const [x1, y1, x2, y2] = [b![0] - c![0], b![1] - c![1], d![0] - c![0], d![1] - c![1]];
  const [x3, y3] = [a![0] - b![0] + c![0] - d![0], a![1] - b![1] + c![1] - d![1]];
  const whole = x1 * y2 - x2 * y1;
  const [g, h] = [(x3 * y2 - x2 * y3) / whole, (x1 * y3 - x3 * y1) / whole];
  const [m, n] = [b![0] - a![0] + g * b![0], d![0] - a![0] + h * d![0]];
  const [p, q] = [b![1] - a![1] + g * b![1], d![1] - a![1] + h * d![1]];
  return (x, y) => {
    // (m − g x) s + (n − h x) t = x − a, and the same for y.
    const [k, l, u, v] = [m - g * x, n - h * x, p - g * y, q - h * y];
    const [e, f] = [x - a![0], y - a![1]];
    const turned = k * v - l * u;
    return [(e * v - l * f) / turned, (k * f - e * u) / turned];
  };
}
