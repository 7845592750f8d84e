import { describe, expect, it } from 'vitest';
import { boxBounds, boxMatrix } from '../geometry/box.ts';
import { applyMatrix, invert } from '../geometry/matrix.ts';
import type { Layer } from '../layers/layer.ts';
import type { ShapeLayer } from '../layers/shape/shape-layer.ts';
import type { VectorLayer } from '../layers/vector/vector-layer.ts';
import { vectorLayer } from '../layers/vector/vector-layer.ts';
import { vectorCommands, vectorPathAt } from '../painting/paths/vector-outline.ts';
import { buildShapeLayer, buildVectorLayer } from '../testing/build-layers.ts';
import { combineLayers } from './combine-layers.ts';
import type { Combination } from './combine-obstacle.ts';
import { fineContours, splitContours } from './contours.ts';

/** A rectangle by its edges. */
function rect(left: number, top: number, right: number, bottom: number, changes: Partial<ShapeLayer> = {}) {
  const box = { widthMm: right - left, heightMm: bottom - top };
  return buildShapeLayer({ xMm: (left + right) / 2, yMm: (top + bottom) / 2, ...box, ...changes });
}

const circle = (x: number, y: number, radius: number) =>
  rect(x - radius, y - radius, x + radius, y + radius, { shape: 'ellipse' });

/** Outlines in mm from the corner of the print area. */
const drawn = (d: string, rule: 'nonzero' | 'evenodd' = 'nonzero', changes: Partial<VectorLayer> = {}) =>
  buildVectorLayer({
    ...{ xMm: 50, yMm: 50, widthMm: 100, heightMm: 100 },
    paths: [{ d, rule, fill: '#2222CC', stroke: null }],
    ...changes,
  });

function combine(combination: Combination, ...layers: Layer[]): VectorLayer {
  const combined = combineLayers(
    layers.map((layer) => [layer]),
    combination,
    { newId: 'new' },
  );
  if ('problem' in combined) throw new Error(combined.problem);
  return vectorLayer.parse(combined.vector);
}

/** Area of what is inside, holes taken away; outlines in mm. */
function area({ paths: [path] }: VectorLayer): number {
  if (path?.rule !== 'evenodd') throw new Error('other paths than expected');
  const contours = fineContours(vectorCommands(path));
  const signed = contours.map((points) =>
    points.reduce((sum, to, i) => {
      const from = points.at(i - 1) ?? to;
      return sum + (from.x * to.y - to.x * from.y) / 2;
    }, 0),
  );
  // Outlines inside of an odd number of others are holes.
  const inside = (index: number) =>
    contours.filter((_, other) => other !== index && holds(contours[other] ?? [], contours[index]?.[0]))
      .length;
  return signed.reduce((sum, one, i) => sum + Math.abs(one) * (inside(i) % 2 === 1 ? -1 : 1), 0);
}

function holds(points: readonly { x: number; y: number }[], at?: { x: number; y: number }): boolean {
  if (!at) return false;
  // A little towards the middle of nowhere in particular, so that a shared corner does not decide.
  const { x, y } = { x: at.x + 1e-4, y: at.y + 1.7e-4 };
  return points.reduce((is, to, i) => {
    const from = points.at(i - 1) ?? to;
    const crosses =
      from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    return crosses ? !is : is;
  }, false);
}

const outlines = ({ paths: [path] }: VectorLayer) => (path ? splitContours(vectorCommands(path)).length : 0);
const letters = ({ paths: [path] }: VectorLayer) =>
  [...new Set(path?.d.replace(/[^A-Z]/g, ''))].sort().join('');

const big = rect(0, 0, 40, 40, { name: '矩形' });
const small = rect(10, 10, 30, 30);
const moved = rect(20, 20, 60, 60);
const beside = rect(40, 0, 80, 40);
const away = rect(70, 70, 90, 90);
const BOW = 'M0 0L40 40 40 0 0 40Z';

// Outlines that touch themselves in a corner are one.
describe('areas and outlines', () => {
  it.each<[string, Combination, Layer[], number, number]>([
    ['nested', 'union', [big, small], 1600, 1],
    ['nested', 'subtract', [big, small], 1200, 2],
    ['nested', 'intersect', [big, small], 400, 1],
    ['nested', 'exclude', [big, small], 1200, 2],
    ['overlapping', 'union', [big, moved], 2800, 1],
    ['overlapping', 'subtract', [big, moved], 1200, 1],
    ['overlapping', 'intersect', [big, moved], 400, 1],
    ['overlapping', 'exclude', [big, moved], 2400, 1],
    ['with an edge in common', 'union', [big, beside], 3200, 1],
    ['with an edge in common', 'subtract', [big, beside], 1600, 1],
    ['with an edge in common', 'exclude', [big, beside], 3200, 1],
    ['with a part of an edge in common', 'union', [big, rect(40, 10, 50, 30)], 1800, 1],
    ['with a corner in common', 'union', [big, rect(40, 40, 50, 50)], 1700, 1],
    ['apart', 'union', [big, away], 2000, 2],
    ['apart', 'subtract', [big, away], 1600, 1],
    ['the same twice', 'union', [big, big], 1600, 1],
    ['the same twice', 'intersect', [big, big], 1600, 1],
    ['three', 'union', [big, moved, rect(50, 50, 70, 70)], 3100, 1],
    ['three', 'subtract', [big, small, rect(0, 0, 10, 10)], 1100, 1],
    ['three', 'intersect', [big, moved, rect(25, 25, 45, 45)], 225, 1],
    ['three over each other', 'exclude', [big, big, big], 1600, 1],
    ['circles', 'subtract', [circle(0, 0, 20), circle(0, 0, 10)], Math.PI * 300, 2],
    ['circles that touch', 'union', [circle(0, 0, 20), circle(40, 0, 20)], Math.PI * 800, 1],
    [
      'an edge that only touches a circle',
      'union',
      [circle(20, 20, 20), rect(0, 40, 40, 50)],
      Math.PI * 400 + 400,
      2,
    ],
    ['a bow that crosses itself', 'union', [drawn(BOW), away], 800 + 400, 2],
    [
      'a ring by the even-odd rule',
      'intersect',
      [drawn('M0 0L40 0 40 40 0 40ZM10 10L30 10 30 30 10 30Z', 'evenodd'), small],
      0,
      0,
    ],
  ])('%s: %s', (_, combination, layers, expected, count) => {
    if (expected === 0) {
      const combined = combineLayers(
        layers.map((one) => [one]),
        combination,
        { newId: 'new' },
      );
      expect(combined).toEqual({ problem: 'empty' });
      return;
    }
    const vector = combine(combination, ...layers);
    // Circles are made of four curves, which a circle's own area exceeds by three ten-thousandths.
    expect(Math.abs(area(vector) - expected)).toBeLessThan(expected * 4e-4);
    expect(outlines(vector)).toBe(count);
  });

  it.each<[Combination, Layer[]]>([
    ['intersect', [big, away]],
    ['subtract', [small, big]],
    ['exclude', [big, big]],
    ['intersect', [big, beside]],
  ])('%s can leave nothing', (combination, layers) => {
    const combined = combineLayers(
      layers.map((one) => [one]),
      combination,
      { newId: 'new' },
    );
    expect(combined).toEqual({ problem: 'empty' });
  });

  it('layers of a group count as one', () => {
    const combined = combineLayers([[big, away], [moved]], 'subtract', { newId: 'new' });
    expect('vector' in combined && area(combined.vector)).toBeCloseTo(1600, 3);
  });
});

// What follows are cases of paper.js' tests (MIT licence), by the number of the issue they were written for.
describe('what others stumbled over', () => {
  const half = (d: string) => drawn(d, 'nonzero', { xMm: 50, yMm: 50 });
  it.each<[string, Combination, Layer[], number]>([
    [
      '609: two half circles are a circle',
      'union',
      [
        half('M10 10C37.614237 10 60 15 60 35C60 55 37.614237 60 10 60Z'),
        half('M10 60C-17.614237 60 -40 55 -40 35C-40 15 -17.614237 10 10 10Z'),
      ],
      1,
    ],
    [
      '839: a bar across',
      'subtract',
      [drawn('M52 35L50 40 48 40 44 44 10 44 10 35Z'), rect(25, 30, 35, 50)],
      2,
    ],
    [
      '865: edges that lie on each other but for a millionth',
      'subtract',
      [
        drawn('M30 10L30 35 25.600001 35 25.600001 25 23 22.4 25.6 20 25.6 10Z'),
        drawn('M25.6 15L25.6 30 20 30 20 15Z'),
      ],
      1,
    ],
    ['870: corners on an edge', 'intersect', [rect(5, 5, 20, 10), rect(7, 5, 22, 10)], 1],
    [
      '784: triangles whose corners nearly meet',
      'union',
      [
        drawn('M40 30L39.64241 38.676021 36.389024 33.634644Z'),
        drawn('M38.015716 36.155332L36.895798 38.938458 35.21175 37.222Z'),
        drawn('M38.192481 36.088088L35.21175 37.222 35.387232 34.694005Z'),
      ],
      1,
    ],
  ])('%s', (_, combination, layers, count) => {
    expect(outlines(combine(combination, ...layers))).toBe(count);
  });
});

it.each([1000, 2500, 6000])('circles of %i mm are combined too', (size) => {
  const radius = size / 4;
  const whole = Math.PI * radius * radius;
  const lens = area(combine('intersect', circle(0, 0, radius), circle(radius, 0, radius)));
  expect(Math.abs(lens / (whole * (2 / 3 - Math.sqrt(3) / (2 * Math.PI))) - 1)).toBeLessThan(1e-3);
  const both = area(combine('union', circle(0, 0, radius), circle(radius, 0, radius)));
  expect(Math.abs((both + lens) / (2 * whole) - 1)).toBeLessThan(1e-3);
});

it('what would be larger than a layer may be is refused', () => {
  const far = [circle(0, 0, 2000), circle(3800, 0, 2000)].map((one) => [one]);
  expect(combineLayers(far, 'union', { newId: 'new' })).toEqual({ problem: 'large' });
  expect(combineLayers(far, 'intersect', { newId: 'new' })).toHaveProperty('vector');
  const vast = [circle(0, 0, 20_000), circle(9000, 0, 20_000)].map((one) => [one]);
  expect(combineLayers(vast, 'union', { newId: 'new' })).toEqual({ problem: 'large' });
});

it('curves stay curves, and nothing else comes into it', () => {
  expect(letters(combine('union', circle(20, 20, 10), rect(20, 20, 60, 60)))).toBe('CLMZ');
  expect(letters(combine('union', big, moved))).toBe('LMZ');
  const { paths } = combine('subtract', circle(20, 20, 20), rect(100, 100, 110, 110));
  expect(paths[0]?.d.length).toBeLessThan(250);
});

describe('place', () => {
  it.each<[string, Partial<VectorLayer>]>([
    ['as it is', {}],
    ['turned', { rotationDeg: 33 }],
    ['flipped', { flipX: true, rotationDeg: -70 }],
    ['upside down and stretched', { flipY: true, widthMm: 30, heightMm: 90 }],
    ['cropped', { crop: { x: 0.1, y: 0.3, width: 0.6, height: 0.5 }, rotationDeg: 10 }],
  ])('a point lies in it where it lay in one of the two: %s', (_, changes) => {
    const flag = drawn('M10 10L90 10C60 30 60 40 90 50L10 50 10 95 5 95 5 10Z', 'nonzero', changes);
    const spot = rect(30, 20, 70, 60, { shape: 'star', rotationDeg: 12 });
    const vector = combine('union', flag, spot);
    const own = invert(boxMatrix(spot));
    let [inside, outside] = [0, 0];
    for (let x = -20.3; x < 120; x += 1.7)
      for (let y = -20.1; y < 120; y += 1.7) {
        const isIn = vectorPathAt(vector, { x, y }) !== null;
        const isNearEdge = [flag, vector].some(
          (one) =>
            (vectorPathAt(one, { x, y }, { marginMm: 0.5 }) !== null) !==
            (vectorPathAt(one, { x, y }) !== null),
        );
        const at = applyMatrix(own, { x, y });
        const isInBox = Math.abs(at.x) <= 20 && Math.abs(at.y) <= 20;
        if (isNearEdge || isInBox) continue;
        expect(isIn).toBe(vectorPathAt(flag, { x, y }) !== null);
        if (isIn) inside += 1;
        else outside += 1;
      }
    expect(Math.min(inside, outside)).toBeGreaterThan(100);
  });

  it('its box holds the outlines with their stroke, tips and all', () => {
    const stroke = { colour: '#0044AA', widthMm: 2 };
    const both = combine('union', rect(0, 0, 40, 40, { stroke }), rect(20, 20, 60, 60, { stroke }));
    const { xMm, yMm, widthMm, heightMm } = boxBounds(both);
    expect([xMm, yMm, widthMm, heightMm]).toEqual([-1, -1, 62, 62]);
    expect(both.viewBox).toEqual({ x: 0, y: 0, width: 62, height: 62 });
  });

  it('is turned like its layers where all are turned alike', () => {
    const turned = { rotationDeg: 30 };
    const alike = combine('union', { ...big, ...turned }, { ...small, ...turned });
    expect([alike.rotationDeg, alike.widthMm, alike.heightMm, alike.xMm, alike.yMm]).toEqual([
      30, 40, 40, 20, 20,
    ]);
    expect(combine('union', { ...big, ...turned }, small).rotationDeg).toBe(0);
  });
});

describe('paint', () => {
  const blue = rect(10, 10, 30, 30, { id: 'blue', name: '窗', fill: '#2222CC', opacity: 0.5 });

  it('is that of the topmost, and of what is taken from where others are taken away', () => {
    expect(combine('union', big, blue)).toMatchObject({
      name: '窗',
      opacity: 0.5,
      paths: [{ fill: '#2222CC' }],
    });
    expect(combine('subtract', big, blue)).toMatchObject({
      name: '矢量图形',
      opacity: 1,
      paths: [{ fill: '#CC2222' }],
    });
  });

  it('says what a vector cannot have', () => {
    const gradient = {
      angleDeg: 0,
      stops: [
        { at: 0, colour: '#000000' },
        { at: 1, colour: '#FFFFFF' },
      ],
    };
    const stroke = { colour: '#0044AA', widthMm: 2, dash: 'dashed' } as const;
    const lost = (...layers: Layer[]) => {
      const combined = combineLayers(
        layers.map((one) => [one]),
        'union',
        { newId: 'new' },
      );
      return 'lost' in combined ? combined.lost : null;
    };
    expect(lost(small, { ...big, gradient, stroke })).toEqual(['gradient', 'dash']);
    expect(lost({ ...big, gradient }, small)).toEqual([]);
    const red = { d: 'M0 0L40 0 40 40Z', fill: '#CC0000', stroke: null };
    const two = buildVectorLayer({ paths: [red, { ...red, fill: '#00CC00' }] });
    expect(lost(two, small)).toEqual(['colours']);
  });

  it('a stroke keeps its width on a vector of any scale, and a shadow falls the same way', () => {
    const stroke = { colour: '#0044AA', width: 4, join: 'round', cap: 'butt', miterLimit: 4 } as const;
    const shadow = { colour: '#000000', opacity: 0.5, dxMm: 3, dyMm: 0, blurMm: 1 };
    const path = { d: 'M10 10L90 10 90 90Z', fill: '#CC2222', stroke };
    const half = buildVectorLayer({ widthMm: 50, heightMm: 50, paths: [path], rotationDeg: 90, shadow });
    const vector = combine('union', rect(90, 90, 95, 95), half);
    expect(vector.paths[0]?.stroke).toEqual({ ...stroke, width: 2 });
    expect(vector.shadow).toMatchObject({ dxMm: 0, dyMm: 3 });
  });
});
