// npm run pictures: makes the pictures in docs/images from the built system, at 1440 and 390 px.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiClient } from './support/api.ts';
import { launchBrowser, signIn } from './support/browser/browser.ts';
import { shootPage } from './support/browser/shoot-page.ts';
import { fillShop } from './support/samples/sample-shop.ts';
import { cli, root, startSystem } from './support/system/start-system.ts';

const system = await startSystem();
const browser = await launchBrowser();
try {
  cli(system, 'user', 'add', 'shop', '--password', 'a-long-password-1', '--nickname', '山行小店');
  const { shirt } = await fillShop(apiClient(system.url, cli(system, 'user', 'token', 'shop')));
  mkdirSync(join(root, 'docs/images'), { recursive: true });
  const pages = [
    ['templates', '/auth/goods'],
    ['designer', `/auth/diy?id=${shirt}`],
    ['saved-designs', '/auth/user/goods'],
    ['library', '/auth/user/image'],
  ] as const;
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'zh-CN',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const shoot = async (name: string, path: string) => {
      const shot = await shootPage(page, system.url + path);
      writeFileSync(join(root, `docs/images/${name}-${width}.png`), shot);
    };
    await shoot('sign-in', '/login');
    await signIn(page, system, 'shop', 'a-long-password-1');
    for (const [name, path] of pages) await shoot(name, path);
    await context.close();
  }
} finally {
  await browser.close();
  await system.destroy();
}
