import { OUTLINE_COORDINATES, outlineOp } from '../../geometry/outline-op.ts';
import { readPathData } from './path-data.ts';
import type { VectorLayer, VectorPath } from './vector-layer.ts';
import { shownViewBox } from './vector-place.ts';

/** What a path is made of, in units of its view box; its box holds the control points of its curves too. */
export interface PathMeasure {
  readonly points: number;
  /** How far the way from each point to the next is, along either axis. */
  readonly across: number;
  readonly down: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const known = new WeakMap<VectorPath, PathMeasure>();

/** Measures a path once; the result is kept as long as the path object. */
export function measurePath(path: VectorPath): PathMeasure {
  const found = known.get(path);
  if (found) return found;
  const commands = readPathData(path.d) ?? [];
  let [points, across, down, x, y] = [0, 0, 0, 0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < commands.length; ) {
    const op = commands[i] ?? outlineOp.close;
    const end = i + 1 + (OUTLINE_COORDINATES[op] ?? 0);
    for (i += 1; i < end; i += 2) {
      const [nextX, nextY] = [commands[i] ?? 0, commands[i + 1] ?? 0];
      if (op !== outlineOp.move) {
        across += Math.abs(nextX - x);
        down += Math.abs(nextY - y);
      }
      [x, y] = [nextX, nextY];
      points += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const measured = { points, across, down, left, top, right, bottom };
  known.set(path, measured);
  return measured;
}

/** The paths of a vector that leave paint in the part of it that is shown. */
export function paintedPaths(layer: Pick<VectorLayer, 'paths' | 'viewBox' | 'crop'>): VectorPath[] {
  const { x, y, width, height } = shownViewBox(layer);
  return layer.paths.filter((path) => {
    if (path.opacity === 0) return false;
    const { left, top, right, bottom } = measurePath(path);
    const out = (path.stroke?.width ?? 0) / 2;
    return right + out > x && left - out < x + width && bottom + out > y && top - out < y + height;
  });
}
