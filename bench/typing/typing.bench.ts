// Milliseconds from a key to the frame that shows its letter, in 500 letters that are edited on the artwork.
import { setTimeout as sleep } from 'node:timers/promises';
import { newTextLayer } from '@diy/design/layers';
import { signIn } from '../../e2e/support/browser/browser.ts';
import { onScreen, openDesign, saveLayers } from '../../e2e/support/browser/designer-page.ts';
import { openBuiltSystem, SELLER } from '../support/built-system.ts';
import { median, ms, printTable } from '../support/figures.ts';

const KEYS = 60;
const KINDS = [
  { name: 'lines', more: { widthMm: 440, heightMm: 200 } },
  {
    name: 'lines with an outline',
    more: { widthMm: 440, heightMm: 200, stroke: { colour: '#D9442B', widthMm: 0.3 } },
  },
  { name: 'shrunk to fit', more: { widthMm: 300, heightMm: 150, fit: 'shrink' as const } },
];

const { system, browser, api, close } = await openBuiltSystem();
try {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  ).newPage();
  page.on('pageerror', (error) => console.error(`In the page: ${error.message}`));
  await signIn(page, system, SELLER.username, SELLER.password);
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable');
  const processorMs = async () => {
    const { metrics: all } = await metrics.send('Performance.getMetrics');
    return (all.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
  };
  const rows: string[][] = [];
  for (const { name, more } of KINDS) {
    const text = '海边的夏天 Summer 2026！'.repeat(40).slice(0, 500);
    const layer = newTextLayer({ id: 't', areaWidthMm: 476, areaHeightMm: 376, text, fontSizeMm: 11 });
    await openDesign(page, system.url, await saveLayers(api, '帆布画', [{ ...layer, ...more }]));
    const { x, y } = await onScreen(page, 238, 188);
    await page.mouse.dblclick(x, y);
    await page.getByTestId('text-editor').waitFor();
    await sleep(2000);
    await page.evaluate(countKeys);
    const before = await processorMs();
    for (let key = 0; key < KEYS; key += 1) {
      await page.keyboard.press('abcdefg '.charAt(key % 8));
      await sleep(80);
    }
    const frames = await page.evaluate(() => window.keyFrames ?? []);
    const worst = [...frames].sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN;
    const usedMs = (await processorMs()) - before;
    rows.push([name, ms(median(frames)), ms(worst), ms(usedMs / KEYS)]);
  }
  console.log(
    `${KEYS} keys in 500 letters of Chinese and Latin, live mockup open, 1440 × 900, Chromium without a GPU`,
  );
  printTable(['', 'key to frame', '95 %', 'main thread a key'], rows);
} finally {
  await close();
}

declare global {
  interface Window {
    keyFrames?: number[];
  }
}

/** Runs in the page: notes for each key how long it takes until what follows has been drawn. */
function countKeys(): void {
  window.keyFrames = [];
  addEventListener(
    'keydown',
    (event) => {
      // The second frame begins when the first, in which the stage draws, has gone out.
      requestAnimationFrame(() =>
        requestAnimationFrame((now) => window.keyFrames?.push(now - event.timeStamp)),
      );
    },
    { capture: true },
  );
}
