// Measures frames per second while one of 50 layers is dragged with the live mockup, in Chromium without a GPU.
// Use: node web/scripts/measure-drag.mjs http://localhost:8000 "$(npm run --silent cli -- user token demo)"
import { chromium } from 'playwright-core';

const [base = 'http://localhost:8000', token = ''] = process.argv.slice(2);
const SECONDS = 6;

async function call(method, path, input) {
  const query = method === 'GET' ? `?${new URLSearchParams(input)}` : '';
  const response = await fetch(base + path + query, {
    method,
    headers: { authorization: `Basic ${token.trim()}`, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
  });
  const { code, msg, data } = await response.json();
  if (code !== '10000') throw new Error(`${path}: ${msg}`);
  return data;
}

/** 50 layers in rows: pictures, outlined and shadowed text, shapes, most of them turned. */
function fiftyLayers(images) {
  const common = { name: '', opacity: 1, blend: 'normal', locked: false, hidden: false };
  return Array.from({ length: 50 }, (_, index) => {
    const place = {
      xMm: 30 + (index % 7) * 35,
      yMm: 30 + Math.floor(index / 7) * 42,
      rotationDeg: (index * 11) % 90,
    };
    const base = { ...common, ...place, id: `layer-${index}` };
    const image = images[index % images.length];
    if (index % 3 === 0 && image) {
      return {
        ...base,
        kind: 'image',
        widthMm: 40,
        heightMm: (40 * image.height) / image.width,
        imageId: image.id,
        sourceWidthPx: image.width,
        sourceHeightPx: image.height,
        crop: { x: 0, y: 0, width: 1, height: 1 },
        flipX: false,
        flipY: false,
      };
    }
    if (index % 3 === 1) {
      return {
        ...base,
        kind: 'text',
        widthMm: 50,
        heightMm: 16,
        text: `慢慢来 Slow ${index}`,
        fontId: 'noto-sans-sc-700',
        fontSizeMm: 7,
        colour: '#D9442B',
        stroke: index % 2 ? { colour: '#FFFFFF', widthMm: 0.6 } : null,
        shadow: index % 4 ? null : { colour: '#000000', opacity: 0.4, dxMm: 0.5, dyMm: 0.5, blurMm: 1 },
        letterSpacingEm: 0,
        lineHeight: 1.3,
        align: 'center',
        verticalAlign: 'middle',
        fit: 'fixed',
      };
    }
    const shape = ['rect', 'ellipse', 'star', 'heart'][index % 4];
    const stroke = { colour: '#E9A23B', widthMm: 1 };
    return {
      ...base,
      kind: 'shape',
      widthMm: 26,
      heightMm: 26,
      shape,
      fill: '#2F5D8A',
      stroke,
      cornerRadiusMm: 3,
      points: 5,
    };
  });
}

async function makeDesign() {
  const { list } = await call('GET', '/saas/diy/template', { limit: 100 });
  const row = list.find((one) => one.sku.startsWith('TS')) ?? list[0];
  const { definition } = await call('GET', '/saas/diy/template/item', { id: row.id });
  const images = (await call('GET', '/saas/diy/user/image/list', {})).list;
  const layers = fiftyLayers(images);
  const surfaces = definition.surfaces.map(({ id }, index) => ({
    surfaceId: id,
    layers: index === 0 ? layers : [],
  }));
  const design = {
    format: 10,
    print: { bleed: false },
    colourId: definition.colours[0].id,
    sizeId: definition.sizes[0].id,
    surfaces,
  };
  return call('POST', '/saas/diy/user/save/save', { template_id: row.id, name: '50 layers', design });
}

const { id } = await makeDesign();
const user = await call('GET', '/saas/diy/user/item', {});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem('token', key);
      localStorage.setItem('user', text);
    },
    [token.trim(), JSON.stringify(user)],
  );
  await page.goto(`${base}/auth/diy?id=${encodeURIComponent(id)}`);
  // Quiet once pictures, fonts and mockups have come and nothing more is drawn for a while.
  const drawn = () =>
    page.getByTestId('mockup-canvas').evaluate((canvas) => Number(canvas.dataset.drawn ?? 0));
  await page.getByTestId('mockup-canvas').waitFor();
  for (let last = -1, now = 0; last !== now; ) {
    last = now;
    await page.waitForTimeout(2500);
    now = await drawn();
  }
  const stage = await page.getByTestId('stage-artwork').boundingBox();
  if (!stage) throw new Error('The stage is not shown.');
  const at = { x: stage.x + 250, y: stage.y + 350 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 8, at.y + 8, { steps: 3 });
  const before = await drawn();
  await page.evaluate(() => {
    globalThis.frames_ = [];
    const tick = (now) => {
      globalThis.frames_.push(now);
      globalThis.ticking = requestAnimationFrame(tick);
    };
    globalThis.ticking = requestAnimationFrame(tick);
  });
  const end = Date.now() + SECONDS * 1000;
  for (let step = 0; Date.now() < end; step += 1) {
    await page.mouse.move(at.x + Math.sin(step / 15) * 120, at.y + Math.cos(step / 11) * 140);
  }
  const times = await page.evaluate(() => {
    cancelAnimationFrame(globalThis.ticking);
    return globalThis.frames_;
  });
  const gaps = times
    .slice(1)
    .map((time, index) => time - times[index])
    .sort((a, b) => a - b);
  const seconds = (times.at(-1) - times[0]) / 1000;
  const figure = (value) => Number(value.toFixed(1));
  console.log({
    framesPerSecond: figure(gaps.length / seconds),
    gapMs: {
      median: figure(gaps[gaps.length >> 1]),
      p95: figure(gaps[Math.floor(gaps.length * 0.95)]),
      worst: figure(gaps.at(-1)),
    },
    mockupsPerSecond: figure(((await drawn()) - before) / seconds),
  });
  await page.mouse.up();
} finally {
  await browser.close();
  await call('POST', '/saas/diy/user/save/delete', { ids: [id] });
}
