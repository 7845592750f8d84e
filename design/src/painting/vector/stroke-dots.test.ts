import { expect, it } from 'vitest';
import { buildVectorLayer } from '../../testing/build-layers.ts';
import { nodeEngine } from '../../testing/golden/node-engine.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import { drawSurface } from '../draw-surface.ts';
import type { DrawingResources } from '../drawing-resources.ts';

const RESOURCES = { image: () => undefined, font: () => undefined, createScratch: nodeEngine.createScratch };

/** Pixels that a stroke 20 wide paints in the middle of 100 × 100. */
function painted(d: string, cap: 'butt' | 'round' | 'square'): number {
  const stroke = { colour: '#0044AA', width: 20, join: 'miter', cap, miterLimit: 4 } as const;
  const place = { xMm: 50, yMm: 50, widthMm: 100, heightMm: 100 };
  const layer = buildVectorLayer({ ...place, paths: [{ d, fill: null, stroke }] });
  const scratch = nodeEngine.createScratch(100, 100);
  drawSurface(
    scratch.target as CanvasTarget,
    { layers: [layer], widthMm: 100, heightMm: 100 },
    RESOURCES as unknown as DrawingResources,
    { pxPerMm: 1 },
  );
  return [...nodeEngine.readPixels(scratch, 100, 100)].filter((alpha, i) => i % 4 === 3 && alpha > 127)
    .length;
}

it.each(['M50 50L50 50', 'M50 50Z', 'M50 50L50 50Z', 'M50 50C50 50 50 50 50 50'])('%s is a dot', (d) => {
  expect(painted(d, 'round')).toBeGreaterThan(300);
  expect(painted(d, 'round')).toBeLessThan(325);
  expect(painted(d, 'square')).toBe(400);
  expect(painted(d, 'butt')).toBe(0);
});

it('a move alone paints nothing', () => {
  expect(painted('M50 50', 'round')).toBe(0);
});
