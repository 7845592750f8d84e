// Frames per second while a layer of 50 is dragged in the designer with the live mockup open, without a GPU.
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../e2e/support/browser/browser.ts';
import { saveFiftyLayers } from './drag/fifty-layers.ts';
import { countFrames, type DragFigures, measureDrag } from './drag/measure-drag.ts';
import { profile } from './drag/profile.ts';
import { openBuiltSystem, SELLER } from './support/built-system.ts';
import { printTable } from './support/figures.ts';
import { processTree, usageOf } from './support/processes.ts';

const SECONDS = 5;
/** Below this a profile of the page's main thread says where the time goes. */
const WANTED = 50;

const { system, browser, api, close } = await openBuiltSystem();
try {
  const { designId, grips } = await saveFiftyLayers(api);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`In the page: ${error.message}`));
  await countFrames(page);
  await signIn(page, system, SELLER.username, SELLER.password);
  // The design's print file is made by now, so that the worker does not take a core from the page.
  await waitForRender();
  await page.goto(`${system.url}/auth/diy?id=${encodeURIComponent(designId)}`);
  await page.getByTestId('mockup-dock').waitFor();
  // Not `networkidle`: the stream of running work never ends.
  await page.waitForFunction(() =>
    (document.querySelector('[data-testid="stage-artwork"]')?.getAttribute('data-view') ?? '').includes(
      '"isComplete":true',
    ),
  );
  await sleep(4000);

  const where = async (grip: { xMm: number; yMm: number }) => {
    const canvas = page.getByTestId('stage-artwork');
    const box = await canvas.boundingBox();
    const view = JSON.parse((await canvas.getAttribute('data-view')) ?? '{}') as Record<string, number>;
    return {
      x: (box?.x ?? 0) + (view.left ?? 0) + grip.xMm * (view.pxPerMm ?? 1),
      y: (box?.y ?? 0) + (view.top ?? 0) + grip.yMm * (view.pxPerMm ?? 1),
    };
  };
  const chromium = processTree(process.pid).filter((pid) => pid !== process.pid && !ownedBySystem(pid));
  const rows: string[][] = [];
  let slowest = Infinity;
  for (const grip of grips) {
    const at = await where(grip);
    await measureDrag(page, at, 1);
    await sleep(1500);
    const cpuBefore = usageOf(chromium).cpuMs;
    const figures = await measureDrag(page, at, SECONDS);
    rows.push([
      grip.name,
      ...cells(figures),
      `${((usageOf(chromium).cpuMs - cpuBefore) / 10 / SECONDS).toFixed(0)} %`,
    ]);
    slowest = Math.min(slowest, figures.framesPerSecond);
    await sleep(1500);
  }
  console.log(`Dragging for ${SECONDS} s, 50 layers, live mockup open, 1440 × 900, Chromium without a GPU`);
  printTable(['', 'frames/s', 'median', 'worst', '> 25 ms', 'moves/s', 'mockups/s', 'processor'], rows);
  if (slowest < WANTED || process.argv.includes('--profile')) {
    const at = await where(grips[0]!);
    console.log('Where the main thread spends its time, lowest layer');
    const parts = await profile(page, () => measureDrag(page, at, SECONDS));
    printTable(
      ['function', 'own time'],
      parts.map(([name, share]) => [name, `${(share * 100).toFixed(1)} %`]),
    );
  }
} finally {
  await close();
}

function cells(figures: DragFigures): string[] {
  return [
    figures.framesPerSecond.toFixed(1),
    `${figures.medianFrameMs.toFixed(1)} ms`,
    `${figures.worstFrameMs.toFixed(0)} ms`,
    String(figures.longFrames),
    figures.pointerMovesPerSecond.toFixed(0),
    figures.mockupsPerSecond.toFixed(1),
  ];
}

function ownedBySystem(pid: number): boolean {
  return processTree(system.pid).includes(pid);
}

async function waitForRender(): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { list } = await api.get<{ list: { render: { state: string } }[] }>('/saas/diy/user/save/list');
    if (list.every(({ render }) => render.state === 'done')) return;
    await sleep(500);
  }
  throw new Error('the design was not rendered within a minute');
}
