// npm run pictures: makes the pictures in docs/images from the built system, at 1440 and 390 px.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Api, apiClient } from './support/api.ts';
import { launchBrowser, readCaptcha } from './support/browser.ts';
import { cli, root, type System, startSystem, waitFor } from './support/start-system.ts';

const COMMON = { rotationDeg: 0, opacity: 1, blend: 'normal', locked: false, hidden: false };

interface Place {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

function picture(id: string, imageId: string, sourceWidthPx: number, sourceHeightPx: number, place: Place) {
  const crop = { x: 0, y: 0, width: 1, height: 1 };
  return {
    ...COMMON,
    id,
    name: id,
    kind: 'image',
    imageId,
    sourceWidthPx,
    sourceHeightPx,
    crop,
    flipX: false,
    flipY: false,
    ...place,
  };
}

function words(text: string, fontId: string, fontSizeMm: number, colour: string, place: Place) {
  const style = {
    stroke: null,
    shadow: null,
    letterSpacingEm: 0.04,
    lineHeight: 1.25,
    align: 'center',
    verticalAlign: 'middle',
    fit: 'shrink',
  };
  return {
    ...COMMON,
    id: `text-${text.length}`,
    name: text,
    kind: 'text',
    text,
    fontId,
    fontSizeMm,
    colour,
    ...style,
    ...place,
  };
}

async function fillShop(api: Api): Promise<Record<'shirt' | 'mug' | 'cushion', string>> {
  const upload = (file: string, name: string) =>
    api.uploadImage(
      name,
      readFileSync(join(root, 'catalogue/artworks', file)),
      file.endsWith('jpg') ? 'image/jpeg' : 'image/png',
    );
  const motif = await upload('take-it-slow.png', '慢慢来.png');
  const sunset = await upload('mountain-sunset.jpg', '群山日落.jpg');
  const pattern = await upload('botanical-pattern.png', '花草图案.png');
  const save = async (
    content: string,
    name: string,
    colourId: string | null,
    surfaceId: string,
    layers: unknown[],
  ) => {
    const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content });
    const item = await api.get<{ definition: { colours: { id: string }[]; sizes: { id: string }[] } }>(
      '/saas/diy/template/item',
      { id: list[0]!.id },
    );
    const { colours, sizes } = item.definition;
    const sizeId = sizes[Math.min(2, sizes.length - 1)]!.id;
    const design = {
      format: 2,
      print: { bleed: false },
      colourId: colourId ?? colours[0]!.id,
      sizeId,
      surfaces: [{ surfaceId, layers }],
    };
    const saved = await api.post<{ id: string }>('/saas/diy/user/save/save', {
      template_id: list[0]!.id,
      name,
      design,
    });
    return saved.id;
  };
  const shirt = await save('T 恤', '群山日落 T 恤', 'navy', 'front', [
    picture('群山日落', sunset, 3600, 4500, { xMm: 150, yMm: 165, widthMm: 232, heightMm: 290 }),
    words('山高水长\nSLOW TRAVEL', 'zcool-xiaowei-400', 26, '#F6E7CF', {
      xMm: 150,
      yMm: 345,
      widthMm: 240,
      heightMm: 66,
    }),
  ]);
  const mug = await save(
    '马克杯',
    '慢慢来马克杯',
    null,
    'wrap',
    [
      picture('慢慢来', motif, 3000, 3000, { xMm: 60, yMm: 41, widthMm: 70, heightMm: 70 }),
      picture('慢慢来', motif, 3000, 3000, { xMm: 145, yMm: 41, widthMm: 70, heightMm: 70 }),
    ].map((layer, index) => ({ ...layer, id: `motif-${index}` })),
  );
  const cushion = await save('抱枕', '花草抱枕', null, 'front', [
    picture('花草', pattern, 3000, 3000, { xMm: 225, yMm: 225, widthMm: 480, heightMm: 480 }),
  ]);
  for (const id of [shirt, mug, cushion]) {
    await waitFor('render', 120_000, async () => {
      const { render } = await api.get<{ render: { state: string; error: string | null } }>(
        '/saas/diy/user/save/item',
        { id },
      );
      if (render.state === 'failed') throw new Error(`the system ended: ${render.error}`);
      return render.state === 'done';
    });
  }
  return { shirt, mug, cushion };
}

async function signInBy(page: Page, system: System): Promise<void> {
  const captcha = (await (await fetch(`${system.url}/saas/diy/verif`)).json()) as { data: { key: string } };
  const body = {
    username: 'shop',
    password: 'a-long-password-1',
    verif: await readCaptcha(system, captcha.data.key),
    randomKey: captcha.data.key,
  };
  const answer = await fetch(`${system.url}/saas/diy/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: { token: string; user: unknown } };
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, data);
}

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
    const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-CN' });
    const page = await context.newPage();
    const shoot = async (name: string, path: string) => {
      await page.goto(`${system.url}${path}`);
      await page.waitForLoadState('load');
      // The live mockup and fonts arrive after the page; nothing on it says when the last has.
      await page.waitForTimeout(4000);
      await page.screenshot({ path: join(root, `docs/images/${name}-${width}.png`) });
    };
    await shoot('sign-in', '/login');
    await signInBy(page, system);
    for (const [name, path] of pages) await shoot(name, path);
    await context.close();
  }
} finally {
  await browser.close();
  await system.destroy();
}
