import { meshSurface, photoMarks } from '@diy/design/photo-mockup';
import { describe, expect, it } from 'vitest';
import { asCurved, asPlane, firstMarks, movePoint } from '../marks-state.ts';
import {
  asCylinder,
  CYLINDER_HANDLES,
  type Cylinder,
  cylinderMarks,
  moveHandle,
  readCylinder,
} from './cylinder-marks.ts';

const flat = firstMarks(1000, 1000, { widthMm: 20, heightMm: 10 });
const mug: Cylinder = {
  top: [
    [250, 300],
    [500, 340],
    [750, 300],
  ],
  bottom: [
    [260, 600],
    [500, 655],
    [740, 600],
  ],
  angleDeg: 140,
};

/** Where a camera far away, turned down by `tilt`, sees a cylinder or cone at a turn (degrees from the front) and a height. */
function seen(turn: number, height: number, { radius = 200, taper = 0, tilt = 15 } = {}): [number, number] {
  const [angle, down] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const wide = radius * (1 - taper * height);
  return [
    500 + wide * Math.sin(angle),
    300 + height * 350 * Math.cos(down) + wide * Math.cos(angle) * Math.sin(down),
  ];
}

describe.each([
  ['a cylinder', {}],
  ['a cone', { taper: 0.3 }],
  ['a cylinder seen from far above', { tilt: 40 }],
  ['one seen straight on, whose edges are straight lines', { tilt: 0 }],
])('%s', (_, shape) => {
  it.each([40, 90, 130, 160])('shows the print where a camera sees it, %d degrees around', (angleDeg) => {
    const edge = (height: number): Cylinder['top'] => [
      seen(-angleDeg / 2, height, shape),
      seen(0, height, shape),
      seen(angleDeg / 2, height, shape),
    ];
    const surface = meshSurface(cylinderMarks(flat, { top: edge(0), bottom: edge(1), angleDeg }));
    let worst = 0;
    for (let step = 0; step <= 40; step += 1)
      for (const height of [0, 0.3, 1]) {
        const [x, y] = surface(step / 40, height);
        const [trueX, trueY] = seen((step / 40 - 0.5) * angleDeg, height, shape);
        worst = Math.max(worst, Math.hypot(x - trueX, y - trueY));
      }
    // Of a mug of 400 pixels.
    expect(worst).toBeLessThan(2);
  });
});

it.each([20, 60, 120, 160])('is read as it was made, %d degrees around', (angleDeg) => {
  const marks = photoMarks.parse(cylinderMarks(flat, { ...mug, angleDeg }));
  const read = readCylinder(marks);
  expect(read).toMatchObject({ top: mug.top, bottom: mug.bottom });
  expect(Math.abs(read!.angleDeg - angleDeg)).toBeLessThan(0.2);
});

it.each([
  ['a plane', flat],
  ['a curve', asCurved(flat)],
  [
    'a mesh of that size by hand',
    {
      ...cylinderMarks(flat, mug),
      points: cylinderMarks(flat, mug).points.map(
        ([x, y], at) => [x, y + (at === 2 ? 9 : 0)] as [number, number],
      ),
    },
  ],
])('takes %s for no cylinder', (_, marks) => {
  expect(readCylinder(marks)).toBeNull();
});

it('begins with the corners of the plane, bent a little, and goes back to them', () => {
  const marks = asCylinder(flat);
  expect(asPlane(marks).points).toEqual(flat.points);
  expect(readCylinder(marks)!.top[1][1]).toBeGreaterThan(flat.points[0]![1]);
  expect(asCylinder(marks)).toBe(marks);
  expect(readCylinder(asCylinder(asCurved(marks)))!.top[1][1]).toBeCloseTo(readCylinder(marks)!.top[1][1], 0);
});

it('keeps the bend of an edge when one of its ends is moved', () => {
  const moved = moveHandle(mug, 2, [790, 280]);
  expect(moved.top).toEqual([
    [250, 300],
    [520, 330],
    [790, 280],
  ]);
  expect(moved.bottom).toEqual(mug.bottom);
  expect(moveHandle(mug, 4, [500, 700]).bottom[1]).toEqual([500, 700]);
});

it.each(CYLINDER_HANDLES.map((at, handle) => [at, handle]))(
  'moves point %d as handle %d, and stays a cylinder',
  (at, handle) => {
    const marks = cylinderMarks(flat, mug);
    const [x, y] = marks.points[at]!;
    const moved = movePoint(marks, at, [x + 7, y - 4]);
    const read = readCylinder(moved)!;
    expect([...read.top, ...read.bottom][handle]).toEqual([x + 7, y - 4]);
    expect(movePoint(marks, at, [-50, 2000]).points[at]).toEqual([0, 1000]);
  },
);
