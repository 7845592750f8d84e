import { expect, it } from 'vitest';
import { buildVectorLayer } from '../../testing/build-layers.ts';
import { nodeEngine } from '../../testing/golden/node-engine.ts';
import type { CanvasTarget } from '../canvas-target.ts';
import { drawSurface } from '../draw-surface.ts';
import type { DrawingResources } from '../drawing-resources.ts';
import { heavyVectors, MAX_VECTOR_WORK, vectorWork } from './vector-work.ts';

const stroke = { colour: '#0044AA', width: 1, join: 'round', cap: 'round', miterLimit: 4 } as const;
/** Lines to and fro over 100 units, which are 100 mm: 1200 pixels each. */
const lines = (count: number) =>
  `M0 0L${Array.from({ length: count }, (_, i) => (i % 2 ? '0 0' : '100 0')).join(' ')}`;
const build = (count: number, changes = {}) =>
  buildVectorLayer({
    widthMm: 100,
    heightMm: 100,
    paths: [{ d: lines(count), fill: '#CC2222', stroke: null }],
    ...changes,
  });

it('counts points and the pixels that edges cross, four times as many for a stroke', () => {
  expect(vectorWork(build(10))).toBe(11 + 12_000);
  expect(vectorWork(build(10, { widthMm: 50 }))).toBe(11 + 6_000);
  expect(vectorWork(build(10, { paths: [{ d: lines(10), fill: null, stroke }] }))).toBe(4 * 12_011);
  expect(
    vectorWork(build(10, { paths: [{ d: lines(10), fill: '#CC2222', stroke: null, opacity: 0 }] })),
  ).toBe(0);
});

it('a surface takes so many, and no more, from the bottom; hidden ones cost nothing', () => {
  const half = build(9_000, { id: 'half' });
  expect(vectorWork(half) * 2).toBeGreaterThan(MAX_VECTOR_WORK);
  expect(heavyVectors([half]).size).toBe(0);
  const over = build(9_000, { id: 'over' });
  expect([...heavyVectors([half, over])]).toEqual([[over, vectorWork(half) * 2]]);
  expect(heavyVectors([{ ...half, hidden: true }, over]).size).toBe(0);
});

it('a print refuses what is too much, and a stage draws a hatch', () => {
  const heavy = build(20_000, { id: 'heavy', xMm: 50, yMm: 50 });
  const draw = (layers: (typeof heavy)[], mode: 'strict' | 'editor') => {
    const scratch = nodeEngine.createScratch(100, 100);
    drawSurface(
      scratch.target as CanvasTarget,
      { layers, widthMm: 100, heightMm: 100 },
      {
        image: () => undefined,
        font: () => undefined,
        createScratch: nodeEngine.createScratch,
      } as unknown as DrawingResources,
      { pxPerMm: 1, mode },
    );
    return nodeEngine.readPixels(scratch, 100, 100);
  };
  expect(() => draw([heavy], 'strict')).toThrow('Layer heavy: heavy-vector');
  const half = build(9_000, { id: 'half' });
  expect(() => draw([half, { ...half, id: 'over' }], 'strict')).toThrow('Layer over: heavy-vector');
  // The lines themselves enclose nothing.
  expect(draw([heavy], 'editor').some((value) => value > 0)).toBe(true);
});
