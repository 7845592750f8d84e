import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { scatter } from './scatter.ts';

const rules = {
  width: 1000,
  height: 700,
  gap: 0.1,
  sizes: [
    { radius: 70, share: 0.3 },
    { radius: 25, share: 0.15 },
  ],
};

test('spots keep their distance, across the edges too', () => {
  const spots = scatter(rules, createRandom(3));
  expect(spots.length).toBeGreaterThan(40);
  for (const [i, p] of spots.entries()) {
    for (const q of spots.slice(0, i)) {
      const dx = Math.abs(p.x - q.x);
      const dy = Math.abs(p.y - q.y);
      const distance = Math.hypot(Math.min(dx, 1000 - dx), Math.min(dy, 700 - dy));
      expect(distance).toBeGreaterThanOrEqual((p.radius + q.radius) * 1.1 - 1e-6);
    }
  }
});

test('large ones come first, and a strip thinner than a spot still ends', () => {
  const spots = scatter(rules, createRandom(4));
  expect(spots[0]!.radius).toBeGreaterThan(spots.at(-1)!.radius);
  expect(scatter({ ...rules, width: 1000, height: 94_000 }, createRandom(5)).length).toBeGreaterThan(1000);
  expect(scatter({ ...rules, width: 10, height: 10 }, createRandom(5)).length).toBeLessThanOrEqual(2);
});
