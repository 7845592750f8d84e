import { expect, it } from 'vitest';
import { rectAround } from '../../geometry/rect.ts';
import { buildVectorLayer } from '../../testing/build-layers.ts';
import { layerContains } from './layer-outline.ts';
import { vectorInk, vectorPathAt } from './vector-outline.ts';

/** 40 mm for 100 units at (50, 50): a square from 34 to 66 with a hole from 46 to 54, its stroke 1.6 mm wide. */
const square = buildVectorLayer();

it.each<[string, number, number, boolean]>([
  ['its middle, which is a hole', 50, 50, false],
  ['its fill', 40, 50, true],
  ['its stroke outside the fill', 33.5, 50, true],
  ['the clear edge of its box', 31, 50, false],
  ['beyond its box', 29, 50, false],
])('is hit by its shape: %s', (_, x, y, isHit) => {
  expect(layerContains(square, { x, y })).toBe(isHit);
});

it('is hit beside its shape within the margin', () => {
  expect(layerContains(square, { x: 32, y: 50 }, 1.5)).toBe(true);
  expect(layerContains(square, { x: 50, y: 50 }, 2)).toBe(false);
});

it('turned, flipped and cropped, it is hit where it is drawn', () => {
  const half = { ...square.paths[0]!, d: 'M0 0L50 0 50 100 0 100Z', stroke: null };
  const left = buildVectorLayer({ paths: [half] });
  expect(layerContains(left, { x: 35, y: 50 })).toBe(true);
  expect(layerContains({ ...left, flipX: true }, { x: 35, y: 50 })).toBe(false);
  expect(layerContains({ ...left, rotationDeg: 90 }, { x: 50, y: 35 })).toBe(true);
  expect(layerContains({ ...left, rotationDeg: 90 }, { x: 50, y: 65 })).toBe(false);
  expect(layerContains({ ...left, crop: { x: 0, y: 0, width: 0.5, height: 1 } }, { x: 68, y: 50 })).toBe(
    true,
  );
});

it('the topmost path is the one that is met', () => {
  const under = { d: 'M0 0L100 0 100 100 0 100Z', fill: '#111111', stroke: null };
  const over = { d: 'M0 0L50 0 50 50 0 50Z', fill: '#222222', stroke: null };
  const both = buildVectorLayer({ paths: [under, over] });
  expect(vectorPathAt(both, { x: 35, y: 35 })?.fill).toBe('#222222');
  expect(vectorPathAt(both, { x: 65, y: 65 })?.fill).toBe('#111111');
});

it('its ink is what shows in its box', () => {
  expect(rectAround(vectorInk(square)).widthMm).toBeCloseTo(33.6);
  const wide = buildVectorLayer({ crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } });
  const ink = rectAround(vectorInk(wide));
  expect(ink.xMm).toBeCloseTo(30);
  expect(ink.xMm + ink.widthMm).toBeCloseTo(30 + 40 * 0.84);
  const away = buildVectorLayer({ paths: [{ ...square.paths[0]!, d: 'M200 200L300 200 300 300Z' }] });
  expect(vectorInk(away)).toEqual([]);
});
