import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boxMatrix } from './box.ts';
import { applyMatrix, type Point } from './matrix.ts';
import { HANDLE_DIRECTIONS, type ResizeHandle, resizeBox, resizeThrough } from './resize-box.ts';

const box: Box = { xMm: 100, yMm: 50, widthMm: 40, heightMm: 20, rotationDeg: 0 };

/** Where a handle of a box is on the surface; `sign` -1 gives the point opposite. */
function handlePoint(target: Box, handle: ResizeHandle, sign: 1 | -1): Point {
  const direction = HANDLE_DIRECTIONS[handle];
  return applyMatrix(boxMatrix(target), {
    x: (direction.x * sign * target.widthMm) / 2,
    y: (direction.y * sign * target.heightMm) / 2,
  });
}

describe('resizeBox', () => {
  it.each([
    ['e pulled right', 'e', { x: 10, y: 99 }, {}, { xMm: 105, yMm: 50, widthMm: 50, heightMm: 20 }],
    ['w pulled right', 'w', { x: 10, y: 0 }, {}, { xMm: 105, yMm: 50, widthMm: 30, heightMm: 20 }],
    ['n pulled up', 'n', { x: 5, y: -4 }, {}, { xMm: 100, yMm: 48, widthMm: 40, heightMm: 24 }],
    ['se freely', 'se', { x: 10, y: 10 }, {}, { xMm: 105, yMm: 55, widthMm: 50, heightMm: 30 }],
    [
      'se from the centre',
      'se',
      { x: 10, y: 10 },
      { fromCentre: true },
      { xMm: 100, yMm: 50, widthMm: 60, heightMm: 40 },
    ],
    [
      'se along the diagonal',
      'se',
      { x: 20, y: 10 },
      { keepRatio: true },
      { xMm: 110, yMm: 55, widthMm: 60, heightMm: 30 },
    ],
    [
      'e with ratio',
      'e',
      { x: 20, y: 0 },
      { keepRatio: true },
      { xMm: 110, yMm: 50, widthMm: 60, heightMm: 30 },
    ],
    ['e past the left side', 'e', { x: -90, y: 0 }, {}, { xMm: 80.25, yMm: 50, widthMm: 0.5, heightMm: 20 }],
    [
      'se past the corner with ratio',
      'se',
      { x: -200, y: -200 },
      { keepRatio: true },
      { widthMm: 1, heightMm: 0.5 },
    ],
  ] as const)('%s', (_, handle, delta, options, expected) => {
    expect(resizeBox(box, handle, delta, options)).toMatchObject(expected);
  });

  it('follows the pointer in the frame of a turned box', () => {
    const turned = resizeBox({ ...box, rotationDeg: 90 }, 'e', { x: 0, y: 10 });
    expect(turned).toEqual({ ...box, rotationDeg: 90, yMm: 55, widthMm: 50 });
  });

  const handles = fc.constantFrom(...(Object.keys(HANDLE_DIRECTIONS) as ResizeHandle[]));
  const length = fc.double({ min: 0.6, max: 400, noNaN: true });
  const distance = fc.double({ min: -300, max: 300, noNaN: true });
  const boxes = fc.record({
    xMm: distance,
    yMm: distance,
    widthMm: length,
    heightMm: length,
    rotationDeg: distance,
  });

  it('leaves the opposite corner or side where it is, at any angle', () => {
    fc.assert(
      fc.property(boxes, handles, distance, distance, fc.boolean(), (start, handle, x, y, keepRatio) => {
        const resized = resizeBox(start, handle, { x, y }, { keepRatio });
        const before = handlePoint(start, handle, -1);
        const after = handlePoint(resized, handle, -1);
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      }),
    );
  });

  it('puts a free corner under the pointer unless the box would turn inside out', () => {
    fc.assert(
      fc.property(boxes, distance, distance, (start, x, y) => {
        const resized = resizeBox(start, 'se', { x, y });
        fc.pre(resized.widthMm > 0.5 && resized.heightMm > 0.5);
        const from = handlePoint(start, 'se', 1);
        const to = handlePoint(resized, 'se', 1);
        expect(to.x).toBeCloseTo(from.x + x, 6);
        expect(to.y).toBeCloseTo(from.y + y, 6);
      }),
    );
  });

  it('keeps the ratio when asked', () => {
    fc.assert(
      fc.property(boxes, handles, distance, distance, (start, handle, x, y) => {
        const resized = resizeBox(start, handle, { x, y }, { keepRatio: true });
        expect(resized.widthMm / resized.heightMm / (start.widthMm / start.heightMm)).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('dragged through the opposite side', () => {
  const box = { xMm: 100, yMm: 50, widthMm: 40, heightMm: 20, rotationDeg: 0 };
  const rounded = ({
    box: { xMm, yMm, widthMm, heightMm },
    flipX,
    flipY,
  }: ReturnType<typeof resizeThrough>) => ({
    box: [xMm, yMm, widthMm, heightMm].map((mm) => Math.round(mm * 1e6) / 1e6),
    flipX,
    flipY,
  });

  it.each([
    ['a side, not through', 'e', { x: -10, y: 0 }, {}, { box: [95, 50, 30, 20], flipX: false, flipY: false }],
    ['a side', 'e', { x: -100, y: 0 }, {}, { box: [50, 50, 60, 20], flipX: true, flipY: false }],
    [
      'a corner over one axis',
      'se',
      { x: -100, y: 10 },
      {},
      { box: [50, 55, 60, 30], flipX: true, flipY: false },
    ],
    ['a corner over both', 'nw', { x: 60, y: 30 }, {}, { box: [130, 65, 20, 10], flipX: true, flipY: true }],
    [
      'a corner that keeps its ratio',
      'se',
      { x: -80, y: -40 },
      { keepRatio: true },
      { box: [60, 30, 40, 20], flipX: true, flipY: true },
    ],
    [
      'a side that keeps its ratio',
      'e',
      { x: -80, y: 0 },
      { keepRatio: true },
      { box: [60, 50, 40, 20], flipX: true, flipY: false },
    ],
    [
      'about the centre',
      'e',
      { x: -60, y: 0 },
      { fromCentre: true },
      { box: [100, 50, 80, 20], flipX: true, flipY: false },
    ],
  ] as const)('%s', (_, handle, delta, options, expected) => {
    expect(rounded(resizeThrough(box, handle, delta, options))).toEqual(expected);
  });

  it('is the same as resizing for as long as it is not', () => {
    for (const handle of ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const) {
      for (const keepRatio of [false, true]) {
        const delta = { x: 7, y: -5 };
        const turned = { ...box, rotationDeg: 33 };
        const through = resizeThrough(turned, handle, delta, { keepRatio });
        expect(through.flipX || through.flipY).toBe(false);
        const plain = resizeBox(turned, handle, delta, { keepRatio });
        for (const key of ['xMm', 'yMm', 'widthMm', 'heightMm'] as const)
          expect(through.box[key]).toBeCloseTo(plain[key], 9);
      }
    }
  });
});

it.each([
  ['through the corner', -0.025, 25, true],
  ['to the corner', 0.01, 25, false],
  ['half as large', 0.5, 100, false],
])('keeps the ratio of a thin box that is dragged %s', (_, factor, widthMm, isFlipped) => {
  const thin: Box = { xMm: 100, yMm: 50, widthMm: 200, heightMm: 4, rotationDeg: 0 };
  const delta = { x: 200 * (factor - 1), y: 4 * (factor - 1) };
  const { box: next, flipX, flipY } = resizeThrough(thin, 'se', delta, { keepRatio: true });
  expect(next.widthMm).toBeCloseTo(widthMm);
  expect(next.widthMm / next.heightMm).toBeCloseTo(50);
  expect([flipX, flipY]).toEqual([isFlipped, isFlipped]);
});
