import type { Page } from 'playwright-core';
import type { Api } from '../api.ts';
import { waitFor } from '../system/start-system.ts';
import { clickTwiceInFirefox } from './click-twice-in-firefox.ts';
import { readView, type StageView } from './stage.ts';

interface Template {
  id: string;
  definition: { surfaces: { id: string }[]; colours: { id: string }[]; sizes: { id: string }[] };
}

/** A layer as the API takes it. */
export interface SavedLayer {
  id: string;
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
  [field: string]: unknown;
}

/** A red square. */
export function squareLayer(id: string, xMm: number, yMm: number, sideMm = 20): SavedLayer {
  return {
    ...{ id, name: id, kind: 'shape', shape: 'rect', xMm, yMm, widthMm: sideMm, heightMm: sideMm },
    ...{ rotationDeg: 0, opacity: 1, blend: 'normal', locked: false, hidden: false },
    ...{ fill: '#D9442B', stroke: null, cornerRadiusMm: 0, points: 5 },
  };
}

/** A picture of the library, whole. */
export function pictureLayer(
  id: string,
  imageId: string,
  place: { xMm: number; yMm: number; widthMm: number; heightMm: number },
  pixels: { sourceWidthPx: number; sourceHeightPx: number },
): SavedLayer {
  return {
    ...{ id, name: id, kind: 'image', imageId, ...place, ...pixels },
    ...{ rotationDeg: 0, opacity: 1, blend: 'normal', locked: false, hidden: false },
    ...{ crop: { x: 0, y: 0, width: 1, height: 1 }, flipX: false, flipY: false },
  };
}

/** Saves a design of the first template that a search finds, with these layers on its first surface; returns its id. */
export async function saveLayers(api: Api, search: string, layers: readonly SavedLayer[]): Promise<string> {
  const { list } = await api.get<{ list: { id: string }[] }>('/saas/diy/template', { content: search });
  const { id, definition } = await api.get<Template>('/saas/diy/template/item', { id: list[0]!.id });
  const [surface] = definition.surfaces;
  const design = {
    format: 10,
    colourId: definition.colours[0]!.id,
    sizeId: definition.sizes[0]!.id,
    print: { bleed: false },
    surfaces: definition.surfaces.map((one) => ({
      surfaceId: one.id,
      layers: one === surface ? layers : [],
    })),
  };
  const saved = await api.post<{ id: string }>('/saas/diy/user/save/save', {
    template_id: id,
    name: search,
    design,
  });
  return saved.id;
}

/** Opens a design and waits until the stage stands still. */
export async function openDesign(page: Page, url: string, id: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/auth/diy?id=${id}`);
  await waitForFirstLook(page);
}

/**
 * Waits until the first look is there and stands still. Before, it widens to the product once that is known, and takes what a story
 * is about to press from under its pointer.
 */
export async function waitForFirstLook(page: Page): Promise<void> {
  await page.locator('[data-testid="stage-artwork"][data-view]').waitFor();
  await waitForStillView(page, ({ isComplete, isProductKnown }) => isComplete && isProductKnown);
}

/** Waits until the stage shows the same part, and is as wanted, for 400 ms and some frames of the page. */
export async function waitForStillView(
  page: Page,
  isWanted: (view: StageView) => boolean = () => true,
): Promise<void> {
  await waitFor('the view to stand still', 120_000, async () => {
    const before = await readView(page);
    await page.waitForTimeout(400);
    await page.evaluate(async () => {
      for (let n = 0; n < 3; n += 1) await new Promise((next) => requestAnimationFrame(next));
    });
    return isWanted(before) && JSON.stringify(before) === JSON.stringify(await readView(page));
  });
}

/** Where a place of the print area, in mm, is on the screen. */
export async function onScreen(page: Page, xMm: number, yMm: number): Promise<{ x: number; y: number }> {
  const box = (await page.getByTestId('designer-stage').boundingBox())!;
  const { left, top, pxPerMm } = await readView(page);
  const ratio = await page.evaluate(() => window.devicePixelRatio);
  return { x: box.x + (left + xMm * pxPerMm) / ratio, y: box.y + (top + yMm * pxPerMm) / ratio };
}

/** Clicks twice at a place of the window. */
export async function doubleClick(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  if (process.env.STORY_BROWSER !== 'firefox') return page.mouse.dblclick(x, y);
  await page.mouse.move(x, y);
  await clickTwiceInFirefox(page);
}

/** Clicks twice at a place of the print area, in mm. */
export async function doubleClickMm(page: Page, xMm: number, yMm: number): Promise<void> {
  await doubleClick(page, await onScreen(page, xMm, yMm));
}

/** Drags with the main button from one place of the print area to another. */
export async function dragMm(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const [start, end] = [await onScreen(page, ...from), await onScreen(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** The layers of the first surface as they were saved last. */
export async function savedLayers(api: Api, id: string): Promise<SavedLayer[]> {
  const { design } = await api.get<{ design: { surfaces: { layers: SavedLayer[] }[] } }>(
    '/saas/diy/user/save/item',
    { id },
  );
  return design.surfaces[0]!.layers;
}
