import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSeller, PASSWORD } from '../support/add-seller.ts';
import type { Api } from '../support/api.ts';
import { launchBrowser, signIn } from '../support/browser/browser.ts';
import { openWindow } from '../support/browser/seller-window.ts';
import { saveSample } from '../support/save-design.ts';
import { type System, startSystem, waitFor } from '../support/system/start-system.ts';

let system: System;
let browser: Browser;
let page: Page;
let api: Api;
const scripts: string[] = [];
let problems: string[];

beforeAll(async () => {
  system = await startSystem();
  api = addSeller(system);
  // WebGL without a graphics card.
  browser = await launchBrowser(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  const viewport = { width: 1440, height: 1000 };
  ({ page, problems } = await openWindow(browser, { viewport, reducedMotion: 'reduce' }));
  page.on('request', (request) => scripts.push(request.url()));
  await signIn(page, system, 'seller', PASSWORD);
});
afterAll(async () => {
  await browser?.close();
  await system?.destroy();
});

const isLoaded = () => scripts.some((url) => url.includes('start-turntable'));

/** The turntable as pixels, once it has come to rest and looks as it should. */
async function look(
  table: Locator,
  what: string,
  isWanted: (png: Buffer) => Promise<boolean>,
): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  await waitFor(`the turntable at rest ${what}`, 120_000, async () => {
    const now = await table.locator('canvas').screenshot();
    const isAtRest = now.equals(last);
    last = now;
    return isAtRest && (await isWanted(now));
  });
  return last;
}

/** Mean difference of two pictures of one size, in levels. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  let sum = 0;
  for (let i = 0; i < a!.length; i += 1) sum += Math.abs(a![i]! - b![i]!);
  return sum / a!.length;
}

/** A plain ground has hardly any spread; a product with a print has. */
async function hasPrint(png: Buffer): Promise<boolean> {
  const { channels } = await sharp(png).removeAlpha().stats();
  return Math.max(...channels.map(({ stdev }) => stdev)) > 15;
}

async function openDetail(search: string, on = page): Promise<Locator> {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: search });
  await on.goto(`${system.url}/auth/goods?item=${list[0]!.id}`);
  await on.getByRole('button', { name: '转动看' }).waitFor();
  return on.getByTestId('turntable');
}

/** It has loaded; without a graphics card and with other work on the machine that takes its time. */
function isReady(on: Page): Promise<void> {
  return on.locator('[data-testid=turntable][aria-busy=false]').waitFor({ timeout: 120_000 });
}

/** How often the turntable has drawn. */
function drawnOf(table: Locator): Promise<number> {
  return table.locator('canvas').evaluate((canvas: HTMLCanvasElement) => Number(canvas.dataset.drawn ?? 0));
}

/** Waits until twenty frames of the page go by without a drawing; one that turns by itself never gets there. */
async function waitForRest(table: Locator): Promise<void> {
  await waitFor('twenty frames at rest', 120_000, () =>
    table.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
      const before = canvas.dataset.drawn;
      for (let i = 0; i < 20; i += 1) await new Promise((next) => requestAnimationFrame(next));
      return canvas.dataset.drawn === before;
    }),
  );
}

/** Runs in the page before its scripts: `graphicsAlive()` then names what WebGL made and did not delete. */
function countGraphics(): void {
  const alive = new Map<string, Set<unknown>>();
  const graphics = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...all: unknown[]) => unknown
  >;
  for (const kind of ['Buffer', 'Framebuffer', 'Program', 'Renderbuffer', 'Texture', 'VertexArray']) {
    const things = new Set<unknown>();
    alive.set(kind, things);
    const [create, remove] = [graphics[`create${kind}`]!, graphics[`delete${kind}`]!];
    graphics[`create${kind}`] = function (this: unknown, ...all) {
      const thing = create.apply(this, all);
      things.add(thing);
      return thing;
    };
    graphics[`delete${kind}`] = function (this: unknown, thing) {
      things.delete(thing);
      return remove.call(this, thing);
    };
  }
  const counts = () => Object.fromEntries([...alive].map(([kind, things]) => [kind, things.size]));
  Object.assign(window, { graphicsAlive: counts });
}

it('a product turns under keys and pointer, in its colours, and three.js comes only for it', async () => {
  const table = await openDetail('抱枕');
  expect(isLoaded()).toBe(false);
  await page.getByRole('button', { name: '转动看' }).click();
  await isReady(page);
  expect(isLoaded()).toBe(true);

  const first = await look(table, 'with its print', hasPrint);
  await table.press('ArrowRight');
  await table.press('ArrowRight');
  await expect.poll(() => table.getAttribute('aria-valuenow')).toBe('30');
  await look(table, 'turned', async (now) => (await difference(first, now)) > 2);

  const box = (await table.boundingBox())!;
  await page.mouse.move(box.x + 200, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 320, box.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => table.getAttribute('aria-valuenow')).toBe('90');
  await table.press('Home');
  await look(table, 'as at first', async (now) => (await difference(first, now)) < 0.5);

  // The back has no print: there the colour shows.
  for (let i = 0; i < 12; i += 1) await table.press('ArrowRight');
  const back = await look(table, 'from behind', async (now) => (await difference(first, now)) > 2);
  const colours = page.getByRole('group', { name: '选颜色看效果' }).getByRole('button');
  await colours.last().click();
  await look(table, 'in the other colour', async (now) => (await difference(back, now)) > 1);
  expect(problems).toEqual([]);
});

it('less motion wished: it stands still until turned', async () => {
  const table = await openDetail('保温杯');
  await page.getByRole('button', { name: '转动看' }).click();
  await isReady(page);
  await waitForRest(table);
});

it('it turns by itself until touched, and closing gives the graphics memory back', async () => {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 800 },
    locale: 'zh-CN',
    reducedMotion: 'no-preference',
  });
  context.setDefaultTimeout(60_000);
  const moving = await context.newPage();
  await moving.addInitScript(countGraphics);
  await signIn(moving, system, 'seller', PASSWORD);
  const table = await openDetail('马克杯', moving);
  await moving.getByRole('button', { name: '转动看' }).click();
  await isReady(moving);
  const drawn = await drawnOf(table);
  await waitFor('it to turn by itself', 120_000, async () => (await drawnOf(table)) > drawn + 10);
  await table.click();
  await waitForRest(table);

  const canvas = await table.locator('canvas').elementHandle();
  const alive = () =>
    moving.evaluate(() => (window as unknown as { graphicsAlive(): Record<string, number> }).graphicsAlive());
  expect((await alive()).Texture).toBeGreaterThan(1);
  await moving.keyboard.press('Escape');
  await table.waitFor({ state: 'detached' });
  await expect
    .poll(() => canvas?.evaluate((gone: HTMLCanvasElement) => gone.getContext('webgl2')?.isContextLost()))
    .toBe(true);
  // What three.js makes once for every context and leaves to it: empty textures, and framebuffers for copying.
  const own = { Framebuffer: 3, Texture: 4 };
  await expect.poll(alive).toEqual({ Buffer: 0, Program: 0, Renderbuffer: 0, VertexArray: 0, ...own });
  await context.close();
});

it('the preview shows the live design on the model', async () => {
  const open = async (words: string) => {
    const id = await saveSample(api, '马克杯', words, null);
    await page.goto(`${system.url}/auth/diy?id=${id}`);
    await page.getByTestId('preview').click();
    await isReady(page);
    await page.getByTestId('turntable').scrollIntoViewIfNeeded();
  };
  await open('转');
  const short = await look(page.getByTestId('turntable'), 'with its print', hasPrint);
  await page.keyboard.press('Escape');
  await page.getByTestId('turntable').waitFor({ state: 'detached' });

  await open('完全不同的一行');
  await look(
    page.getByTestId('turntable'),
    'with the other words',
    async (now) => (await difference(short, now)) > 0.2,
  );
  expect(problems).toEqual([]);
});

it('without WebGL a sentence says so, and the mockups stay', async () => {
  const plain = await launchBrowser(['--disable-3d-apis']);
  const { page: other } = await openWindow(plain);
  await signIn(other, system, 'seller', PASSWORD);
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: '马克杯' });
  await other.goto(`${system.url}/auth/goods?item=${list[0]!.id}`);
  await other.getByRole('button', { name: '转动看' }).click();
  await other.getByText('没有 WebGL').waitFor();
  await plain.close();
});
