import type { ShapeLayer } from '../../layers/shape/shape-layer.ts';

/** Longest tip of a shape's corner, in half widths of its stroke. */
export const SHAPE_MITRE_LIMIT = 4;

/** Where curves meet, a mitre would be a spike. */
export const ROUND_JOINS: ReadonlySet<ShapeLayer['shape']> = new Set([
  ...(['heart', 'drop', 'moon', 'cloud', 'bubble'] as const),
]);
