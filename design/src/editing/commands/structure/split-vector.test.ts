import { expect, it } from 'vitest';
import { designDocument } from '../../../document/design-document.ts';
import { layerBounds } from '../../../layers/layer-bounds.ts';
import type { VectorLayer } from '../../../layers/vector/vector-layer.ts';
import type { CanvasTarget } from '../../../painting/canvas-target.ts';
import { drawSurface } from '../../../painting/draw-surface.ts';
import type { DrawingResources } from '../../../painting/drawing-resources.ts';
import { vectorPathAt } from '../../../painting/paths/vector-outline.ts';
import { buildDesign, buildShapeLayer, buildVectorLayer } from '../../../testing/build-layers.ts';
import { nodeEngine } from '../../../testing/golden/node-engine.ts';
import { splitObstacle, splitVector } from './split-vector.ts';

const fill = (d: string, colour: string) => ({ d, fill: colour, stroke: null });
/** Two squares in opposite corners, and one outside of the view box. */
const vector = buildVectorLayer({
  name: '花',
  rotationDeg: 30,
  paths: [
    fill('M0 0L40 0 40 40 0 40Z', '#CC2222'),
    fill('M60 60L100 60 100 100 60 100Z', '#2222CC'),
    fill('M200 0L300 0 300 100Z', '#222222'),
  ],
});
const below = buildShapeLayer({ id: 'below' });
const above = buildShapeLayer({ id: 'above' });

function split(changes: Partial<VectorLayer> = {}): VectorLayer[] {
  const design = buildDesign([below, { ...vector, ...changes }, above]);
  const { layers } = splitVector(design, { layerId: 'vector-1', newIds: ['a', 'b', 'c'] }).surfaces[0]!;
  expect(layers[0]).toBe(below);
  expect(layers.at(-1)).toBe(above);
  return layers.slice(1, -1) as VectorLayer[];
}

it('makes a vector of each path that shows, in the same place, its box around it', () => {
  const pieces = split();
  expect(pieces.map(({ id, name }) => `${id} ${name}`)).toEqual(['a 花', 'b 花']);
  expect(pieces.map(({ widthMm }) => widthMm)).toEqual([16, 16]);
  expect(pieces[0]?.rotationDeg).toBe(30);
});

it.each<[string, Partial<VectorLayer>]>([
  ['as it is', {}],
  ['flipped', { flipX: true }],
  ['upside down and cropped', { flipY: true, crop: { x: 0.1, y: 0.2, width: 0.8, height: 0.6 } }],
  ['stretched', { widthMm: 90 }],
])('draws what it drew: %s', (_, changes) => {
  const whole = { ...vector, ...changes };
  const pieces = split(changes);
  const { xMm, yMm, widthMm, heightMm } = layerBounds(whole);
  for (let i = 0; i < 400; i += 1) {
    const point = { x: xMm + ((i % 20) / 19.7) * widthMm, y: yMm + (Math.floor(i / 20) / 19.7) * heightMm };
    const piece = pieces.findLast((one) => vectorPathAt(one, point) !== null);
    expect(piece?.paths[0]?.fill, JSON.stringify(point)).toBe(vectorPathAt(whole, point)?.fill);
  }
});

it('leaves a locked one and one of a single path alone, and refuses other kinds', () => {
  const locked = buildDesign([{ ...vector, locked: true }]);
  expect(splitVector(locked, { layerId: 'vector-1', newIds: ['a', 'b', 'c'] })).toBe(locked);
  const single = buildDesign([buildVectorLayer()]);
  expect(splitVector(single, { layerId: 'vector-1', newIds: ['a'] })).toBe(single);
  expect(() => splitVector(buildDesign([below]), { layerId: 'below', newIds: [] })).toThrow('wrong-kind');
});

const line = (d: string, width: number, cap: 'butt' | 'round' = 'butt') => ({
  d,
  fill: null,
  stroke: { colour: '#0044AA', width, join: 'miter' as const, cap, miterLimit: 4 },
});

function drawn(layers: readonly VectorLayer[]): number[] {
  const scratch = nodeEngine.createScratch(400, 400);
  // On white, as pixels that are nearly clear have hardly a colour.
  scratch.target.fillStyle = '#FFFFFF';
  scratch.target.beginPath();
  scratch.target.rect(0, 0, 400, 400);
  scratch.target.fill();
  drawSurface(
    scratch.target as CanvasTarget,
    { layers, widthMm: 100, heightMm: 100 },
    {
      image: () => undefined,
      font: () => undefined,
      createScratch: nodeEngine.createScratch,
    } as unknown as DrawingResources,
    { pxPerMm: 4 },
  );
  return [...nodeEngine.readPixels(scratch, 400, 400)];
}

it.each<[string, Partial<VectorLayer>]>([
  ['overlapping', { paths: [fill('M0 0L50 0 50 50Z', '#CC2222'), fill('M30 10L90 30 90 90Z', '#2222CC')] }],
  ['turned', { rotationDeg: 30, paths: [fill('M0 0L50 0 50 50Z', '#CC2222'), line('M20 80L90 30', 8)] }],
  [
    'in a small view box',
    {
      viewBox: { x: 0, y: 0, width: 1, height: 1 },
      paths: [line('M0.5 0L0.5 1', 0.0004), line('M0.1 0L0.1 1', 0.01)],
    },
  ],
  [
    'in a tiny view box',
    {
      viewBox: { x: 0, y: 0, width: 0.01, height: 0.01 },
      paths: [
        fill('M0.001 0.001L0.0015 0.001 0.0015 0.009 0.001 0.009Z', '#CC2222'),
        fill('M0.005 0.005L0.009 0.005 0.009 0.009Z', '#2222CC'),
      ],
    },
  ],
  [
    'at the end of all coordinates',
    {
      viewBox: { x: 999_999, y: 0, width: 10, height: 10 },
      paths: [line('M1000000 1L1000000 9', 15, 'round'), fill('M999999 0L1000000 0 1000000 5Z', '#CC2222')],
    },
  ],
])('prints what it printed: %s', (_, changes) => {
  const whole = buildVectorLayer({ widthMm: 90, heightMm: 90, ...changes });
  const after = splitVector(buildDesign([whole]), { layerId: 'vector-1', newIds: ['a', 'b'] });
  expect(designDocument.safeParse(after).success).toBe(true);
  const [before, now] = [drawn([whole]), drawn(after.surfaces[0]!.layers as VectorLayer[])];
  expect(before.some((value) => value < 255)).toBe(true);
  const differs = before.reduce((most, value, i) => Math.max(most, Math.abs(value - (now[i] ?? 0))), 0);
  expect(differs).toBeLessThan(12);
});

it('orders show and leave out all pieces, and set the colour of those that have it', () => {
  const shownFor = { fieldId: 'f', choiceIds: ['b'] };
  const pieces = split({ bindings: { colour: 'c', shownFor } });
  expect(pieces.map(({ bindings }) => bindings)).toEqual([{ colour: 'c', shownFor }, { shownFor }]);
  expect(split().every((piece) => !('bindings' in piece))).toBe(true);
});

it.each<[string, Partial<VectorLayer>]>([
  ['blend', { opacity: 0.5 }],
  ['blend', { blend: 'multiply' }],
  ['colour', { bindings: { colour: 'c' } }],
])('is refused where what it prints would change: %s', (why, changes) => {
  const over = { ...fill('M30 10L90 30 90 90Z', '#2222CC'), stroke: line('', 4).stroke };
  const paths = [fill('M0 0L50 0 50 50Z', '#0044AA'), over];
  const layer = buildVectorLayer({ paths, ...changes });
  expect(splitObstacle(layer)).toBe(why);
  expect(() => splitVector(buildDesign([layer]), { layerId: 'vector-1', newIds: ['a', 'b'] })).toThrow(
    `cannot-split: vector-1 ${why}`,
  );
  expect(splitObstacle({ ...vector, ...changes })).toBeNull();
});

it.each([
  ['of a shadow', {}, 'blend'],
  ['of a shadow that nobody sees', { opacity: 0 }, null],
])('what %s keeps it whole', (_, changes, expected) => {
  const shadow = { colour: '#000000', opacity: 1, dxMm: -6, dyMm: 0, blurMm: 0, ...changes };
  expect(splitObstacle({ ...vector, shadow })).toBe(expected);
  expect(splitObstacle({ ...vector, shadow, paths: vector.paths.slice(0, 1) })).toBeNull();
});
