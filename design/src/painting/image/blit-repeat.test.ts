import { expect, test } from 'vitest';
import { nodeEngine } from '../../testing/golden/node-engine.ts';
import { buildImageLayer } from '../../testing/index.ts';
import { drawSurface } from '../draw-surface.ts';

/** A 10 × 10 px picture of black and white columns repeated over 100 × 100 px, each repeat this many px wide. */
function drawTiles(repeatPx: number, changes: { gapMm?: number; rotationDeg?: number } = {}) {
  const rgba = new Uint8ClampedArray(400);
  for (let at = 0; at < 100; at += 1) rgba.set(at % 2 ? [255, 255, 255, 255] : [0, 0, 0, 255], at * 4);
  const source = nodeEngine.fromPixels({ rgba, widthPx: 10, heightPx: 10 });
  const canvas = nodeEngine.createScratch(100, 100);
  const layer = buildImageLayer({
    xMm: 50.3,
    yMm: 50.3,
    widthMm: 101,
    heightMm: 101,
    sourceWidthPx: 10,
    sourceHeightPx: 10,
    rotationDeg: changes.rotationDeg ?? 0,
    tile: { widthMm: repeatPx, gapMm: changes.gapMm ?? 0, arrangement: 'grid' },
  });
  drawSurface(
    canvas.target,
    { layers: [layer], widthMm: 100, heightMm: 100 },
    {
      image: () => ({ source, widthPx: 10, heightPx: 10 }),
      font: () => undefined,
      createScratch: nodeEngine.createScratch,
    },
    { pxPerMm: 1, snapsPictures: true },
  );
  return nodeEngine.readPixels(canvas, 100, 100);
}

test.each([
  ['exactly its own size', 10, {}],
  ['a hundredth of a pixel larger', 10.01, {}],
  ['a hundredth of a pixel smaller', 9.99, {}],
  ['four tenths of a pixel larger', 10.4, {}],
  ['half a turn', 10, { rotationDeg: 180 }],
  ['a quarter turn', 10, { rotationDeg: 90 }],
])('repeats %s are sharp and without a seam', (_, repeatPx, changes) => {
  const pixels = drawTiles(repeatPx, changes);
  const found = new Set<string>();
  for (let at = 0; at < pixels.length; at += 4) found.add(`${pixels[at]}/${pixels[at + 3]}`);
  expect([...found].sort()).toEqual(['0/255', '255/255']);
});

test('repeats with a gap keep their size and stay within half a pixel of their places', () => {
  const row = drawTiles(10, { gapMm: 2.3 }).subarray(50 * 400, 51 * 400);
  const starts: number[] = [];
  for (let x = 1; x < 90; x += 1) if (row[x * 4 + 3] && !row[(x - 1) * 4 + 3]) starts.push(x);
  expect(starts.length).toBeGreaterThan(5);
  for (const start of starts) {
    expect(row[(start + 9) * 4 + 3]).toBe(255);
    expect(row[(start + 10) * 4 + 3]).toBe(0);
    const steps = (start - 45.3) / 12.3;
    expect(Math.abs(steps - Math.round(steps)) * 12.3).toBeLessThanOrEqual(0.5 + 1e-6);
  }
});
