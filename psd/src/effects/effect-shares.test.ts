import { expect, test } from 'vitest';
import type { Effect, GradientOverlay } from './effect.ts';
import { effectMargin, effectShares } from './effect-shares.ts';

const base = { colour: [0, 0, 0] as [number, number, number], blend: 'normal' as const, opacity: 1 };
const shadow = { ...base, spread: 0, size: 4, shift: [2, -3] as [number, number] };
const glow = { ...base, spread: 0, size: 4 };
const stroke = { ...base, kind: 'stroke effect' as const, size: 3 };

/** Every effect, with the least and with more of what it has; those within the shape have a share where it is whole. */
const EFFECTS: [string, Effect, { deep: number }][] = [
  ['colour overlay', { kind: 'colour overlay', ...base }, { deep: 1 }],
  [
    'gradient overlay',
    { kind: 'gradient overlay', blend: 'normal', opacity: 1, gradient: {} as GradientOverlay['gradient'] },
    { deep: 1 },
  ],
  ['drop shadow', { kind: 'drop shadow', ...shadow }, { deep: 1 }],
  ['drop shadow that grows', { kind: 'drop shadow', ...shadow, spread: 3 }, { deep: 1 }],
  ['drop shadow of no size', { kind: 'drop shadow', ...shadow, size: 0 }, { deep: 1 }],
  ['inner shadow', { kind: 'inner shadow', ...shadow }, { deep: 0 }],
  ['inner shadow that grows', { kind: 'inner shadow', ...shadow, spread: 3 }, { deep: 0 }],
  ['outer glow', { kind: 'outer glow', ...glow }, { deep: 1 }],
  ['outer glow that grows', { kind: 'outer glow', ...glow, spread: 3 }, { deep: 1 }],
  ['inner glow', { kind: 'inner glow', ...glow }, { deep: 0 }],
  ['inner glow that grows', { kind: 'inner glow', ...glow, spread: 3 }, { deep: 0 }],
  ['stroke inside', { ...stroke, position: 'inside' }, { deep: 0 }],
  ['stroke on the edge', { ...stroke, position: 'center' }, { deep: 0 }],
  ['stroke outside', { ...stroke, position: 'outside' }, { deep: 1 }],
  ['stroke outside of no size', { ...stroke, size: 0, position: 'outside' }, { deep: 1 }],
];

/** Shares in a part whose surroundings are covered as the function says. */
function sharesOf(effect: Effect, isCovered: (x: number) => boolean): Float32Array {
  const margin = effectMargin([effect]);
  const side = 12 + 2 * margin;
  const shape = Float32Array.from({ length: side * side }, (_, at) =>
    Number(isCovered((at % side) - margin)),
  );
  return effectShares(effect, { bounds: { left: 0, top: 0, right: 12, bottom: 12 }, margin, shape });
}

const isShare = (share: number): boolean => share >= 0 && share <= 1;

test.each(EFFECTS)('%s: shares are from 0 to 1 with an edge in the part', (_, effect) => {
  const shares = sharesOf(effect, (x) => x < 6);
  expect(shares.every(isShare)).toBe(true);
  expect(new Set(shares).size).toBeGreaterThan(1);
});

test.each(EFFECTS)('%s: of a part that is all within the shape', (_, effect, { deep }) => {
  const shares = sharesOf(effect, () => true);
  // What is beyond the part that is known counts as empty when it blurs; near its margin only.
  expect(shares.every(isShare)).toBe(true);
  expect(shares[6 * 12 + 6]).toBeCloseTo(deep, 5);
});

test.each(EFFECTS)('%s: nothing far from the shape', (_, effect) => {
  expect(sharesOf(effect, () => false).every((share) => share === 0)).toBe(true);
});
