// Milliseconds from choosing a Chinese face to the frame that shows its letters, on a line of 20 Mbit/s.
import { setTimeout as sleep } from 'node:timers/promises';
import { newTextLayer } from '@diy/design/layers';
import type { Page } from 'playwright-core';
import { signIn } from '../../e2e/support/browser/browser.ts';
import { onScreen, openDesign, saveLayers } from '../../e2e/support/browser/designer-page.ts';
import { openBuiltSystem, SELLER } from '../support/built-system.ts';
import { ms, printTable } from '../support/figures.ts';

const MBIT_PER_S = 20;
const ROUND_TRIP_MS = 20;
/** A hand rests on what it presses. */
const POINTED_MS = 150;
/**
 * The faces that are timed. Noto Sans SC is none of them: the designer fetches it to see whether it has letters that another face lacks.
 */
const FACES = [
  'noto-sans-sc-900',
  'noto-serif-sc-900',
  'maple-mono-cn-400',
  'lxgw-wenkai-lite-400',
  'zcool-kuaile-400',
];
/** Behind the whole file the stage draws its letters finely, which changes their edges. */
const SETTLING_MS = 4000;
/** Boxes share a third of their ink with the letters, letters drawn quickly more than nine tenths. */
const LIKE_THE_END = 0.9;
const WORDS = '海边的夏天，你好！';

const { system, browser, api, close } = await openBuiltSystem();
try {
  const rows: string[][] = [];
  for (const fontId of FACES) {
    // A browser that has seen none of the fonts.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`In the page: ${error.message}`));
    await signIn(page, system, SELLER.username, SELLER.password);
    const layer = {
      ...newTextLayer({ id: 't', areaWidthMm: 476, areaHeightMm: 376, text: WORDS, fontSizeMm: 40 }),
      ...{ fontId: 'anton-400', fallbackFontIds: [], colour: '#FF0000', widthMm: 440 },
    };
    await openDesign(page, system.url, await saveLayers(api, '帆布画', [layer]));
    const { x, y } = await onScreen(page, 238, 188);
    await page.mouse.click(x, y);
    await page.getByTestId('font-picker').click();
    await page.getByTestId(`font-${fontId}`).scrollIntoViewIfNeeded();
    await sleep(2000);
    await limitNetwork(page);
    const whole = page.waitForResponse((response) => isWhole(response.url(), fontId), {
      timeout: 60_000,
    });
    await page.evaluate(watchLetters);
    await page.getByTestId(`font-${fontId}`).hover();
    await sleep(POINTED_MS);
    await page.getByTestId(`font-${fontId}`).click();
    const startMs = await page.evaluate(() => window.clicked ?? 0);
    await (await whole).finished();
    const wholeMs = await page.evaluate((from) => performance.now() - from, startMs);
    // The stage is drawn finely once the whole is there.
    await sleep(SETTLING_MS);
    const lettersMs = await page.evaluate(findLetters, LIKE_THE_END);
    rows.push([fontId, ms(lettersMs ?? Number.NaN), ms(wholeMs)]);
    await context.close();
  }
  console.log(
    `${WORDS} in a face that the browser has not seen, ${MBIT_PER_S} Mbit/s, ${ROUND_TRIP_MS} ms, pointed at for ${POINTED_MS} ms, Chromium`,
  );
  printTable(['', 'click to letters', 'to the whole file'], rows);
} finally {
  await close();
}

declare global {
  interface Window {
    clicked?: number;
    /** Frames since the click in which the red of the stage changed, with the places of its red pixels. */
    stageFrames?: { atMs: number; red: number[] }[];
  }
}

/** Parts of a file have where they begin in their address. */
function isWhole(address: string, fontId: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return pathname === `/fonts/${fontId}.ttf` && !searchParams.has('from');
}

async function limitNetwork(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const bytesPerS = (MBIT_PER_S * 1_000_000) / 8;
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: ROUND_TRIP_MS },
    ...{ downloadThroughput: bytesPerS, uploadThroughput: bytesPerS },
  });
}

/**
 * Runs in the page: keeps all frames since the click in which the letters of the stage changed; they are red. Without named functions: the
 * runner would wrap them in its own helper.
 */
function watchLetters(): void {
  addEventListener(
    'click',
    async ({ timeStamp }) => {
      window.clicked = timeStamp;
      window.stageFrames = [];
      for (;;) {
        const now = await new Promise<number>((next) => requestAnimationFrame(next));
        const canvas = document.querySelector<HTMLCanvasElement>('[data-testid="stage-artwork"]');
        const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        const red: number[] = [];
        for (let at = 0; at < pixels.length; at += 4)
          if ((pixels[at] ?? 0) > 250 && pixels[at + 1] === 0 && pixels[at + 2] === 0) red.push(at);
        if (red.length !== window.stageFrames.at(-1)?.red.length)
          window.stageFrames.push({ atMs: now - timeStamp, red });
      }
    },
    { capture: true, once: true },
  );
}

/** Runs in the page: milliseconds from the click to the first frame that shows what the last one shows, but for the edges of its letters. */
function findLetters(likeness: number): number | null {
  const last = new Set(window.stageFrames?.at(-1)?.red);
  const found = window.stageFrames?.find(({ red }) => {
    const shared = red.filter((at) => last.has(at)).length;
    return last.size > 400 && shared / (last.size + red.length - shared) >= likeness;
  });
  return found?.atMs ?? null;
}
