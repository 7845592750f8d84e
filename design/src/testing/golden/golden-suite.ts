import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RgbaPicture } from '../../painting/index.ts';
import type { FontFace } from '../../text/index.ts';
import { comparePictures } from '../compare-pictures.ts';
import type { GoldenPageApi } from './browser-page.ts';
import { drawScene } from './draw-scene.ts';
import { nodeEngine } from './node-engine.ts';
import { type GoldenBrowser, openBrowser } from './open-browser.ts';
import { readFont } from './read-fonts.ts';
import { fontIds, type Scene } from './scene.ts';

declare const golden: GoldenPageApi;

/** What may differ between two engines, or between today and the committed picture. */
const LARGEST_MEAN = 0.5;

/**
 * Draws every scene in Chromium and on the Node canvas, and compares the two with each other and with
 * `design/golden/<name>.png`. `UPDATE_GOLDEN=1` writes those from the Node canvas: look at them before committing.
 */
export function goldenSuite(title: string, scenes: readonly Scene[]): void {
  describe(title, () => {
    let browser: GoldenBrowser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(async () => {
      await browser?.close();
    });
    test.each(scenes.map((scene) => [scene.name, scene] as const))('%s', async (_, scene) => {
      const inNode = drawScene(scene, nodeEngine, await readFonts(scene));
      const inBrowser = unpack(await browser.page.evaluate((one) => golden.draw(one), scene));
      expectSame(inBrowser, inNode);
      await expectGolden(scene.name, inNode);
      expectSame(inBrowser, await readGolden(scene.name));
    });
  });
}

/** Faces a scene's text layers use, by id. */
export async function readFonts(scene: Scene): Promise<Map<string, FontFace>> {
  const ids = fontIds(scene);
  return new Map(await Promise.all(ids.map(async (id) => [id, await readFont(id)] as const)));
}

/** Pixels as the page sends them. */
export function unpack(packed: { widthPx: number; heightPx: number; rgba: string }): RgbaPicture {
  return { ...packed, rgba: new Uint8ClampedArray(Buffer.from(packed.rgba, 'base64')) };
}

/** Compares with the committed picture, after writing it where that was asked for. */
export async function expectGolden(name: string, picture: RgbaPicture): Promise<void> {
  if (process.env.UPDATE_GOLDEN === '1') await writeGolden(name, picture);
  if (!existsSync(goldenFile(name))) {
    throw new Error(`design/golden/${name}.png is missing: run with UPDATE_GOLDEN=1 and look at the result.`);
  }
  expectSame(picture, await readGolden(name));
}

function expectSame(a: RgbaPicture, b: RgbaPicture): void {
  const { visiblePx, mean } = comparePictures(a, b);
  expect({ visiblePx, isCloseOnAverage: mean <= LARGEST_MEAN, mean }).toMatchObject({
    visiblePx: 0,
    isCloseOnAverage: true,
  });
}

function goldenFile(name: string): string {
  return fileURLToPath(new URL(`../../../golden/${name}.png`, import.meta.url));
}

async function writeGolden(name: string, { rgba, widthPx, heightPx }: RgbaPicture): Promise<void> {
  const canvas = createCanvas(widthPx, heightPx);
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(rgba), widthPx, heightPx), 0, 0);
  await mkdir(fileURLToPath(new URL('../../../golden', import.meta.url)), { recursive: true });
  await writeFile(goldenFile(name), await canvas.encode('png'));
}

async function readGolden(name: string): Promise<RgbaPicture> {
  const image = await loadImage(await readFile(goldenFile(name)));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return { rgba: data, widthPx: image.width, heightPx: image.height };
}
