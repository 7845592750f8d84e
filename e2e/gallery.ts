// npm run pictures -- gallery: every page × language × theme into docs/images/gallery, with a contact sheet for each pair.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { apiClient } from './support/api.ts';
import { launchBrowser } from './support/browser/browser.ts';
import { shootPage } from './support/browser/shoot-page.ts';
import { fillDay } from './support/samples/fill-day.ts';
import { cli, root, startSystem } from './support/system/start-system.ts';

const FOLDER = join(root, 'docs/images/gallery');
const LOCALES = option('locales', 'zh-CN,en-US,ar,he,fa,ku').split(',');
const THEMES = option('themes', 'light,dark').split(',');
const WIDTH = Number(option('width', '1440'));
const HEIGHT = WIDTH < 500 ? 844 : 900;
/** Down to the end of the page, not only what a window shows. */
const IS_WHOLE = process.argv.includes('--whole');
const ONLY = option('pages', '').split(',').filter(Boolean);
/** Width of one picture on a contact sheet. */
const SMALL_PX = WIDTH < 500 ? 195 : 480;
const COLUMNS = WIDTH < 500 ? 8 : 4;
const GAP_PX = 8;

const system = await startSystem();
const browser = await launchBrowser();
try {
  cli(system, 'user', 'add', 'shop', '--password', 'a-long-password-1', '--nickname', '山行小店');
  const api = apiClient(system.url, cli(system, 'user', 'token', 'shop'));
  const { shirt, shareId, batchId, groupId, importId } = await fillDay(system.url, api);
  const session = { token: api.token, user: JSON.stringify(await api.get('/saas/diy/user/item')) };
  const pages = Object.entries({
    home: '/',
    login: '/login',
    share: `/index/commpents/showDegin?id=${shareId}`,
    start: '/auth/diy',
    designer: `/auth/diy?id=${shirt}`,
    goods: '/auth/goods',
    'own-template': '/auth/goods/own',
    batch: '/auth/piliang',
    library: '/auth/user/image',
    upload: '/auth/user/image/commpents/addImageModal',
    'image-types': '/auth/user/image/commpents/imageType',
    ai: '/auth/ai',
    'ai-new': '/auth/ai/commpents/addAiGroupModal',
    'ai-group': `/auth/ai/item?id=${groupId}`,
    designs: '/auth/user/goods',
    'batch-designs': `/auth/user/goods?piliang_id=${batchId}`,
    sheets: '/auth/user/goods/commpents/dxmExcle',
    orders: '/auth/user/orders',
    'orders-of-log': `/auth/user/orders?orders_log_id=${importId}`,
    'orders-import': '/auth/user/orders/commpents/uploadOrdersModal',
    'orders-log': '/auth/user/ordersLog',
    batches: '/auth/user/piliang',
    'batch-run': `/auth/user/piliang?id=${batchId}`,
    downloads: '/auth/user/saveDown',
    'user-centre': '/auth/user/commpents/leftSlider',
    settings: '/auth/user/settings',
    'not-found': '/auth/nowhere',
  }).filter(([name]) => ONLY.length === 0 || ONLY.includes(name));
  mkdirSync(FOLDER, { recursive: true });
  for (const locale of LOCALES) {
    for (const theme of THEMES) {
      const context = await openContext({ locale, theme, ...session });
      const page = await context.newPage();
      const shots: Buffer[] = [];
      for (const [name, path] of pages) {
        const shot = await shootPage(page, system.url + path, IS_WHOLE);
        await sharp(shot).toFile(join(FOLDER, `${locale}-${theme}-${WIDTH}-${name}.png`));
        shots.push(shot);
      }
      await makeSheet(shots, join(FOLDER, `_${locale}-${theme}-${WIDTH}.jpg`));
      console.log(`${locale} ${theme}: ${shots.length}`);
      await context.close();
    }
  }
  console.log(FOLDER);
} finally {
  await browser.close();
  await system.destroy();
}

async function openContext(kept: Record<string, string>): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(kept));
  return context;
}

async function makeSheet(shots: readonly Buffer[], to: string): Promise<void> {
  const height = Math.round((SMALL_PX * HEIGHT) / WIDTH);
  const small = await Promise.all(
    shots.map((shot) => sharp(shot).resize(SMALL_PX, height, { position: 'top' }).toBuffer()),
  );
  const at = (index: number) => ({
    left: GAP_PX + (index % COLUMNS) * (SMALL_PX + GAP_PX),
    top: GAP_PX + Math.floor(index / COLUMNS) * (height + GAP_PX),
  });
  await sharp({
    create: {
      width: GAP_PX + COLUMNS * (SMALL_PX + GAP_PX),
      height: GAP_PX + Math.ceil(shots.length / COLUMNS) * (height + GAP_PX),
      channels: 3,
      background: '#888888',
    },
  })
    .composite(small.map((input, index) => ({ input, ...at(index) })))
    .jpeg({ quality: 85 })
    .toFile(to);
}

function option(name: string, otherwise: string): string {
  return process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;
}
