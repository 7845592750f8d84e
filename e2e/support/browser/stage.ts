import type { Page } from 'playwright-core';
import { waitFor } from '../system/start-system.ts';

/** The stage's own canvas, cut to the print area: what the person sees, without guides. */
export interface StagePicture {
  rgba: Buffer;
  widthPx: number;
  heightPx: number;
  areaMm: { width: number; height: number };
}

/** Where the print area lies on the stage, in CSS pixels and millimetres. */
export interface StageView {
  pxPerMm: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** All pictures are drawn in full sharpness. */
  isComplete: boolean;
}

/** How the stage shows the design at this moment. */
export async function readView(page: Page): Promise<StageView> {
  const view = await page.getByTestId('stage-artwork').getAttribute('data-view');
  return JSON.parse(view ?? '{}') as StageView;
}

/** Waits until all pictures are drawn and nothing moves any more, and returns what the stage shows then. */
export async function readStage(page: Page): Promise<StagePicture> {
  await page.getByTestId('stage-artwork').waitFor();
  await waitFor('the stage to show its pictures', 60_000, async () => (await readView(page)).isComplete);
  let last = await cutStage(page);
  let same = 0;
  await waitFor('the stage to be at rest', 60_000, async () => {
    const now = await cutStage(page);
    same = now.rgba.equals(last.rgba) ? same + 1 : 0;
    last = now;
    return same >= 5;
  });
  return last;
}

async function cutStage(page: Page): Promise<StagePicture> {
  const { base64, ...cut } = await page.getByTestId('stage-artwork').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { pxPerMm, left, top, width, height } = JSON.parse(canvas.dataset.view ?? '{}') as StageView;
    const area = document.createElement('canvas');
    area.width = Math.round(width * pxPerMm);
    area.height = Math.round(height * pxPerMm);
    const context = area.getContext('2d')!;
    context.drawImage(canvas, -left, -top);
    const { data } = context.getImageData(0, 0, area.width, area.height);
    let bytes = '';
    for (let at = 0; at < data.length; at += 0x8000)
      bytes += String.fromCharCode(...data.subarray(at, at + 0x8000));
    const areaMm = { width, height };
    return { base64: btoa(bytes), widthPx: area.width, heightPx: area.height, areaMm };
  });
  return { ...cut, rgba: Buffer.from(base64, 'base64') };
}
