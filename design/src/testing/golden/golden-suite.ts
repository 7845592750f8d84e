import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { RgbaPicture } from '../../painting/index.ts';
import type { FontFace } from '../../text/index.ts';
import type { GoldenPageApi } from './browser-page.ts';
import { drawScene } from './draw-scene.ts';
import { encodePng, expectSamePicture } from './expect-same-picture.ts';
import { nodeEngine } from './node-engine.ts';
import { type GoldenBrowser, openBrowser } from './open-browser.ts';
import { readFont } from './read-fonts.ts';
import { fontIds, type Scene } from './scene.ts';

declare const golden: GoldenPageApi;

/**
 * Draws every scene in Chromium and on the Node canvas, and compares the two with each other and with
 * `design/golden/<name>.png`. Where they differ, the pictures are left in `test-results/golden`. `UPDATE_GOLDEN=1` writes the
 * golden ones from the Node canvas: look at them before committing.
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
      const { name } = scene;
      await expectSamePicture({ name, sides: 'browser-against-node' }, inBrowser, inNode);
      await expectGolden(name, inNode);
      await expectSamePicture({ name, sides: 'browser-against-golden' }, inBrowser, await readGolden(name));
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
  await expectSamePicture({ name, sides: 'node-against-golden' }, picture, await readGolden(name));
}

function goldenFile(name: string): string {
  return fileURLToPath(new URL(`../../../golden/${name}.png`, import.meta.url));
}

async function writeGolden(name: string, picture: RgbaPicture): Promise<void> {
  await mkdir(fileURLToPath(new URL('../../../golden', import.meta.url)), { recursive: true });
  await writeFile(goldenFile(name), await encodePng(picture));
}

async function readGolden(name: string): Promise<RgbaPicture> {
  const image = await loadImage(await readFile(goldenFile(name)));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return { rgba: data, widthPx: image.width, heightPx: image.height };
}
