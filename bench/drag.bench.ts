// Frames per second while layers of 50 and of 200 mixed ones are dragged, live mockup open, without a GPU; and how long what hands do takes to show (`--hands` only that, `--hands=NAME` some).
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { signIn } from '../e2e/support/browser/browser.ts';
import { openDesign } from '../e2e/support/browser/designer-page.ts';
import type { DragDesign, Grip } from './drag/drag-design.ts';
import { saveFiftyLayers } from './drag/fifty-layers.ts';
import { actsOf } from './drag/hands.ts';
import { countFrames, type DragFigures, measureDrag } from './drag/measure-drag.ts';
import { inpOf, measureInteractions, watchInteractions } from './drag/measure-interactions.ts';
import { saveMixedLayers } from './drag/mixed-layers.ts';
import { profile } from './drag/profile.ts';
import { openBuiltSystem, SELLER } from './support/built-system.ts';
import { median, ms, printTable } from './support/figures.ts';
import { processTree, usageOf } from './support/processes.ts';

const SECONDS = 5;
/** Below this a profile of the page's main thread says where the time goes. */
const WANTED = { one: 55, all: 30 };
/** Above this with `--profile` likewise. */
const WANTED_MS = 100;

const wanted = process.argv.find((argument) => argument.startsWith('--hands='))?.split('=')[1];
const only = process.argv.find((argument) => argument.startsWith('--layers='))?.split('=')[1];
const { system, browser, api, close } = await openBuiltSystem();
try {
  const designs = [
    ...(only === '200' ? [] : [await saveFiftyLayers(api)]),
    ...(only === '50' ? [] : [await saveMixedLayers(api)]),
  ];
  // The designs' print files are made by now, so that the worker does not take a core from the page.
  await waitForRender();
  for (const design of designs) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`In the page: ${error.message}`));
    await countFrames(page);
    await watchInteractions(page);
    await signIn(page, system, SELLER.username, SELLER.password);
    await openDesign(page, system.url, design.designId);
    await page.getByTestId('mockup-dock').waitFor();
    await sleep(4000);
    if (!wanted && !process.argv.includes('--hands')) await measureDrags(page, design);
    await measureHands(page, design);
    await context.close();
  }
} finally {
  await close();
}

async function measureDrags(page: Page, { layerCount, grips }: DragDesign): Promise<void> {
  const chromium = processTree(process.pid).filter((pid) => pid !== process.pid && !ownedBySystem(pid));
  const rows: string[][] = [];
  for (const grip of grips) {
    await select(page, grip);
    const at = await where(page, grip);
    await measureDrag(page, at, 1);
    await sleep(1500);
    const cpuBefore = usageOf(chromium).cpuMs;
    const figures = await measureDrag(page, at, SECONDS);
    const cpuShare = (usageOf(chromium).cpuMs - cpuBefore) / 10 / SECONDS;
    rows.push([grip.name, ...cells(figures), `${cpuShare.toFixed(0)} %`]);
    await sleep(1500);
    if (figures.framesPerSecond < (grip.all ? WANTED.all : WANTED.one) || process.argv.includes('--profile'))
      await printProfile(page, grip);
  }
  console.log(
    `Dragging for ${SECONDS} s, ${layerCount} layers, live mockup open, 1440 × 900, Chromium without a GPU`,
  );
  printTable(['', 'frames/s', 'median', 'worst', '> 25 ms', 'moves/s', 'mockups/s', 'processor'], rows);
}

/** Nothing but the grip's layer is selected by its drag; all of them stay selected where one of them is gripped. */
async function select(page: Page, { all }: Grip): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  if (all) await page.keyboard.press('Control+a');
  await sleep(1000);
}

async function printProfile(page: Page, grip: Grip): Promise<void> {
  await select(page, grip);
  const at = await where(page, grip);
  console.log(`Where the main thread spends its time: ${grip.name}`);
  const parts = await profile(page, () => measureDrag(page, at, SECONDS));
  printTable(
    ['function', 'own time'],
    parts.map(([name, share]) => [name, `${(share * 100).toFixed(1)} %`]),
  );
  await sleep(1500);
}

async function measureHands(page: Page, { layerCount, grips }: DragDesign): Promise<void> {
  const points = await Promise.all(grips.map((grip) => where(page, grip)));
  const spent = await watchMainThread(page);
  const rows: string[][] = [];
  const all: number[] = [];
  for (const { name, times, act, before, after } of actsOf(page, points)) {
    if (wanted && !name.includes(wanted)) continue;
    await before?.();
    await sleep(1500);
    const work = await spent();
    const found = await measureInteractions(page, times, act);
    const workMs = ((await spent()) - work) / times;
    if (
      Math.max(...found.map(({ duration }) => duration)) > WANTED_MS &&
      process.argv.includes('--profile')
    ) {
      const parts = await profile(page, () => measureInteractions(page, times, act));
      console.log(`Where the main thread spends its time: ${name}`);
      printTable(
        ['function', 'own time'],
        parts.map(([where, share]) => [where, `${(share * 100).toFixed(1)} %`]),
      );
    }
    await after?.();
    await sleep(500);
    if (found.length === 0) {
      rows.push([name, '0', '< 16 ms', '< 16 ms', ms(workMs)]);
      continue;
    }
    const durations = found.map(({ duration }) => duration);
    all.push(...durations);
    const worst = found.find(({ duration }) => duration === Math.max(...durations))!;
    const parts = [worst.delay, worst.handlers, worst.frame].map((part) => part.toFixed(0)).join(' + ');
    rows.push([name, String(found.length), ms(median(durations)), ms(worst.duration), ms(workMs), parts]);
  }
  rows.push(['all', String(all.length), ms(median(all)), ms(Math.max(...all))]);
  console.log(`From what a hand does to the next frame, ${layerCount} layers: INP ${ms(inpOf(all))}`);
  printTable(
    ['', 'from 16 ms on', 'median', 'worst', 'processor each', 'worst: waiting + handlers + frame'],
    rows,
  );
}

/** Reads the processor time that the page's main thread has spent, ms: what lies between interactions too, and nothing of other processes. */
async function watchMainThread(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

async function where(page: Page, grip: Grip): Promise<{ x: number; y: number }> {
  const canvas = page.getByTestId('stage-artwork');
  const box = await canvas.boundingBox();
  const view = JSON.parse((await canvas.getAttribute('data-view')) ?? '{}') as Record<string, number>;
  return {
    x: (box?.x ?? 0) + (view.left ?? 0) + grip.xMm * (view.pxPerMm ?? 1),
    y: (box?.y ?? 0) + (view.top ?? 0) + grip.yMm * (view.pxPerMm ?? 1),
  };
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
    if (list.every(({ render }) => render.state !== 'queued' && render.state !== 'running')) return;
    await sleep(500);
  }
  throw new Error('the design was not rendered within a minute');
}
