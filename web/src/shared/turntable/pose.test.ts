import { describe, expect, it } from 'vitest';
import {
  cameraPlace,
  FIELD_OF_VIEW_DEG,
  FIRST_POSE,
  type ModelSize,
  poseAt,
  turnedFor,
  turnOf,
} from './pose.ts';

it.each([
  [FIRST_POSE.yaw, 0],
  [FIRST_POSE.yaw + 90, 90],
  [FIRST_POSE.yaw - 90, 270],
  [FIRST_POSE.yaw + 359.4, 359],
  [FIRST_POSE.yaw + 359.6, 0],
  [FIRST_POSE.yaw - 0.4, 0],
  [FIRST_POSE.yaw + 360 * 7 + 1, 1],
  [FIRST_POSE.yaw - 360 * 7 - 1, 359],
])('turned to %d° it is %d° from the first view', (yaw, deg) => {
  expect(turnOf(poseAt(yaw, 0))).toBe(deg);
});

it.each([
  [-90, -4],
  [-4, -4],
  [13, 13],
  [55, 55],
  [90, 55],
])('asked for a pitch of %d° it is seen at %d°', (asked, pitch) => {
  expect(poseAt(5, asked)).toEqual({ yaw: 5, pitch });
});

it.each([
  [0, 0],
  [50, 0.8],
  [100, 1.6],
  [60_000, 1.6],
])('turns by itself in %d ms by %d°', (ms, deg) => {
  const pose = turnedFor(FIRST_POSE, ms);
  expect(pose.yaw - FIRST_POSE.yaw).toBeCloseTo(deg, 6);
  expect(pose.pitch).toBe(FIRST_POSE.pitch);
});

describe('the camera', () => {
  const sizes: Record<string, ModelSize> = {
    mug: { width: 0.12, height: 0.1, depth: 0.08 },
    poster: { width: 0.6, height: 0.9, depth: 0.01 },
    mat: { width: 0.9, height: 0.004, depth: 0.4 },
  };

  it.each(Object.keys(sizes))('stands far enough for all of a %s, on screens of any shape', (name) => {
    const size = sizes[name]!;
    const reach = Math.hypot(size.width, size.height, size.depth) / 2;
    for (const aspect of [0.3, 1, 3])
      for (const pitch of [-4, 13, 55]) {
        const { y, z } = cameraPlace(size, { yaw: 0, pitch }, aspect);
        const distance = Math.hypot(y - size.height / 2, z);
        const half = (FIELD_OF_VIEW_DEG * Math.PI) / 360;
        const seen = distance * Math.sin(Math.min(half, Math.atan(Math.tan(half) * aspect)));
        expect(seen).toBeGreaterThan(reach);
      }
  });

  it('comes no nearer on a wide screen than on a square one, and stands back on a narrow one', () => {
    const z = (aspect: number) => cameraPlace(sizes.mug!, { yaw: 0, pitch: 0 }, aspect).z;
    expect(z(2)).toBe(z(1));
    expect(z(0.5)).toBeGreaterThan(z(1));
  });
});
