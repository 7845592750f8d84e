import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { StageCapture } from './compare-stage.ts';

/** Equal looks in a row, this far apart, until a stage is at rest. */
const LOOKS = 6;
const POLL_MS = 200;
const MAX_LOOKS = 400;

/**
 * The artwork canvas of the open designer with the view it was drawn in, once its pictures are drawn as they print and
 * nothing moves any more. View and pixels are read in one task of the page: the stage fits itself again while it loads.
 */
export async function captureStage(page: Page): Promise<StageCapture> {
  await page.getByTestId('stage-artwork').waitFor();
  let last = '';
  let same = 0;
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const now = await page.getByTestId('stage-artwork').evaluate(async (element) => {
      const canvas = element as HTMLCanvasElement;
      const view = canvas.dataset.view ?? '{}';
      const context = canvas.getContext('2d')!;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const digest = await crypto.subtle.digest('SHA-256', data);
      const mark = [...new Uint8Array(digest.slice(0, 8))].join('.');
      return { view, mark, isComplete: Boolean(JSON.parse(view).isComplete) };
    });
    const look = `${now.view} ${now.mark}`;
    same = now.isComplete && look === last ? same + 1 : 0;
    last = look;
    if (same >= LOOKS) return readCanvas(page);
    await sleep(POLL_MS);
  }
  throw new Error(`The stage did not come to rest: ${last}`);
}

async function readCanvas(page: Page): Promise<StageCapture> {
  const { base64, ...rest } = await page.getByTestId('stage-artwork').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { pxPerMm, left, top } = JSON.parse(canvas.dataset.view ?? '{}') as Record<string, number>;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let bytes = '';
    for (let at = 0; at < data.length; at += 0x8000)
      bytes += String.fromCharCode(...data.subarray(at, at + 0x8000));
    const place = { pxPerMm: pxPerMm!, left: left!, top: top! };
    return { base64: btoa(bytes), widthPx: canvas.width, heightPx: canvas.height, ...place };
  });
  return { ...rest, rgba: Buffer.from(base64, 'base64') };
}

/** Shows the design at 200 %, chosen in the menu as a person does. */
export async function zoomTo200(page: Page): Promise<void> {
  await page.getByTestId('zoom').click();
  await page.getByRole('menuitem', { name: '200%' }).click();
}
