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
  /** A first look does not widen to the product any more. */
  isProductKnown: boolean;
}

/** How the stage shows the design at this moment. */
export async function readView(page: Page): Promise<StageView> {
  const view = await page.getByTestId('stage-artwork').getAttribute('data-view');
  return JSON.parse(view ?? '{}') as StageView;
}

/** The stage's canvas in a page, in whatever browser: runs a function of the page with it. */
export type ReadCanvas = <T>(run: (canvas: HTMLCanvasElement) => T) => Promise<T>;

/** Waits until all pictures are drawn and nothing moves any more, and returns what the stage shows then. */
export function readStage(page: Page): Promise<StagePicture> {
  const artwork = page.getByTestId('stage-artwork');
  return readRestingStage((run) => artwork.evaluate(run as (element: Node) => never));
}

export async function readRestingStage(read: ReadCanvas): Promise<StagePicture> {
  await waitFor(
    'the stage to show its pictures',
    60_000,
    async () => (JSON.parse((await read((canvas) => canvas.dataset.view)) ?? '{}') as StageView).isComplete,
  );
  let last = await cutStage(read);
  let same = 0;
  await waitFor('the stage to be at rest', 60_000, async () => {
    const now = await cutStage(read);
    same = now.rgba.equals(last.rgba) ? same + 1 : 0;
    last = now;
    return same >= 5;
  });
  return last;
}

async function cutStage(read: ReadCanvas): Promise<StagePicture> {
  const { base64, ...cut } = await read((canvas) => {
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
