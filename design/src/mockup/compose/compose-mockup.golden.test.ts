import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GoldenPageApi } from '../../testing/golden/browser-page.ts';
import { drawScene } from '../../testing/golden/draw-scene.ts';
import { expectGolden, readFonts, unpack } from '../../testing/golden/golden-suite.ts';
import { mockupScene } from '../../testing/golden/mockup-scene.ts';
import { nodeEngine } from '../../testing/golden/node-engine.ts';
import { type GoldenBrowser, openBrowser } from '../../testing/golden/open-browser.ts';
import { comparePictures } from '../../testing/index.ts';
import { prepareMockup } from '../prepare/prepare-mockup.ts';
import { composeMockup } from './compose-mockup.ts';

declare const golden: GoldenPageApi;

let browser: GoldenBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

test.each([
  ['white', { colourHex: '#FFFFFF' }],
  ['navy', { colourHex: '#22335A' }],
  ['heather', { colourHex: '#AEB0B3', melange: { strength: 0.15 } }],
])('mockup in %s is the same in browser and Node', async (name, appearance) => {
  const { asset, pictures, artworkScene, originMm } = mockupScene();
  const artwork = drawScene(artworkScene, nodeEngine, await readFonts(artworkScene));
  const placed = { ...artwork, pxPerMm: artworkScene.options.pxPerMm, originMm };
  const inNode = composeMockup(prepareMockup(asset, pictures), {
    ...appearance,
    artworks: { front: placed },
  });
  const inBrowser = unpack(await browser.page.evaluate((one) => golden.mockup(one), appearance));

  expect(comparePictures(inBrowser, inNode).within1).toBeGreaterThanOrEqual(0.999);
  await expectGolden(`mockup-${name}`, inNode);
});
