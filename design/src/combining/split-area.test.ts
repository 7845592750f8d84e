import { expect, it } from 'vitest';
import { readPathData } from '../layers/vector/path-data.ts';
import { splitArea } from './split-area.ts';

/** Rows and columns of bars: `count` × `count` crossings of four each. */
function lattice(count: number, { turned = false, twisted = false } = {}): string {
  const bar = (x: number, y: number, w: number, h: number, isTurned: boolean) =>
    `M${x} ${y}L${(isTurned ? [x, y + h, x + w, y + h, x + w, y] : [x + w, y, x + w, y + h, x, y + h]).join(' ')}Z`;
  const bars = Array.from({ length: count }, (_, i) => [
    bar(0, 3 * i + 1, 3 * count, 1, false),
    bar(3 * i + 1, 0, 1, 3 * count, turned),
  ]).flat();
  return (twisted ? ['M0 0L900 900L900 0L0 900Z', ...bars] : bars).join('');
}

it.each<[string, string, 'nonzero' | 'evenodd', number | 'crossed']>([
  ['one outline', 'M0 0L9 0L9 9L0 9Z', 'nonzero', 1],
  ['few crossings', lattice(5), 'nonzero', 1],
  ['many crossings, all one way', lattice(20), 'nonzero', 40],
  ['many crossings, filled by turns', lattice(20), 'evenodd', 1],
  ['many crossings, both ways', lattice(20, { turned: true }), 'nonzero', 1],
  ['many crossings, with an outline that crosses itself', lattice(20, { twisted: true }), 'nonzero', 1],
  ['too many crossings, all one way', lattice(40), 'nonzero', 80],
  ['too many crossings, filled by turns', lattice(40), 'evenodd', 'crossed'],
  ['too many crossings, both ways', lattice(40, { turned: true }), 'nonzero', 'crossed'],
])('%s', (_, d, rule, parts) => {
  const split = splitArea({ commands: readPathData(d)!, rule });
  expect(split === 'crossed' ? split : split.length).toBe(parts);
});
