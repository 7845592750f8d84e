import { expect, it } from 'vitest';
import { buildDesign, buildShapeLayer, buildTextLayer } from '../testing/build-layers.ts';
import { serialiseDesign } from './serialise-design.ts';

function reversedKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(reversedKeys) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversedKeys(item)]),
  ) as T;
}

const design = buildDesign([buildShapeLayer(), buildTextLayer({ text: '引号 " 与\n换行' })]);

it('writes equal designs alike, whatever the order of their keys', () => {
  const other = reversedKeys(design);
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(design));
  expect(serialiseDesign(other)).toBe(serialiseDesign(design));
});

it('keeps the order of layers, which is drawn', () => {
  const [first, second] = design.surfaces[0]?.layers ?? [];
  if (!first || !second) throw new Error('Two layers expected.');
  expect(serialiseDesign(buildDesign([second, first]))).not.toBe(serialiseDesign(design));
});

it('writes -0 as 0, leaves undefined out and refuses what JSON cannot hold', () => {
  const plain = serialiseDesign(buildDesign([buildShapeLayer({ xMm: 0 })]));
  expect(serialiseDesign(buildDesign([buildShapeLayer({ xMm: -0 })]))).toBe(plain);
  expect(serialiseDesign({ ...buildDesign([buildShapeLayer({ xMm: 0 })]), ...{ note: undefined } })).toBe(
    plain,
  );
  expect(() => serialiseDesign(buildDesign([buildShapeLayer({ xMm: Number.NaN })]))).toThrow(RangeError);
});
