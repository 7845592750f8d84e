import { boxMatrix } from '../geometry/box.ts';
import { applyMatrix, type Matrix, multiply } from '../geometry/matrix.ts';
import { OUTLINE_COORDINATES, outlineOp } from '../geometry/outline-op.ts';
import type { Layer } from '../layers/layer.ts';
import type { VectorLayer } from '../layers/vector/vector-layer.ts';
import { vectorPlace } from '../layers/vector/vector-place.ts';
import type { PathCommands } from '../painting/paths/path.ts';
import { shapePath } from '../painting/paths/shape-path.ts';
import { vectorCommands } from '../painting/paths/vector-outline.ts';
import { areaPaths } from './combine-obstacle.ts';

/** Outlines with the rule that says what lies inside; in mm. */
export interface Area {
  readonly commands: PathCommands;
  readonly rule: 'nonzero' | 'evenodd';
}

/** What a layer covers: the union of `areas`; of a vector, only the part within its box. */
export interface LayerArea {
  readonly areas: readonly Area[];
  /** The box; null where nothing reaches out of it. */
  readonly cut: Area | null;
}

/**
 * The area of a shape or vector, its stroke left out.
 * @param frame from the surface to where the areas are wanted
 */
export function areaOf(layer: Layer, frame: Matrix): LayerArea {
  const own = multiply(frame, boxMatrix(layer));
  if (layer.kind === 'shape')
    return { areas: [{ commands: mapPath(shapePath(layer), own), rule: 'nonzero' }], cut: null };
  if (layer.kind !== 'vector') throw new Error(`A ${layer.kind} has no outlines to combine.`);
  const { scaleX, scaleY, dx, dy } = vectorPlace(layer);
  const inBox: Matrix = { a: scaleX, b: 0, c: 0, d: scaleY, e: dx, f: dy };
  const placed = areaPaths(layer).map((path) => ({
    commands: mapPath(vectorCommands(path), inBox),
    rule: path.rule ?? 'nonzero',
  }));
  const cut = placed.some(({ commands }) => reachesOut(commands, layer)) ? boxPath(layer) : null;
  return {
    areas: placed.map(({ commands, rule }) => ({ commands: mapPath(commands, own), rule })),
    cut: cut && { commands: mapPath(cut, own), rule: 'nonzero' },
  };
}

/** A point that lies so far out counts as one on the edge, in mm. */
const ON_EDGE_MM = 1e-3;

/** Whether a point or control point of an outline lies outside of the layer's box, so that its area has to be cut to the box. */
function reachesOut(commands: PathCommands, { widthMm, heightMm }: VectorLayer): boolean {
  const [right, bottom] = [widthMm / 2 + ON_EDGE_MM, heightMm / 2 + ON_EDGE_MM];
  let isOut = false;
  mapPoints(commands, (x, y) => {
    isOut ||= Math.abs(x) > right || Math.abs(y) > bottom;
    return [x, y];
  });
  return isOut;
}

function boxPath({ widthMm, heightMm }: VectorLayer): PathCommands {
  return shapePath({ shape: 'rect', widthMm, heightMm, cornerRadiusMm: 0, points: 4 });
}

function mapPath(commands: PathCommands, matrix: Matrix): PathCommands {
  return mapPoints(commands, (x, y) => {
    const to = applyMatrix(matrix, { x, y });
    return [to.x, to.y];
  });
}

/** The same path with other points. */
export function mapPoints(
  commands: PathCommands,
  change: (x: number, y: number) => readonly [number, number],
): PathCommands {
  const mapped: number[] = [];
  for (let i = 0; i < commands.length; ) {
    const op = commands[i] ?? outlineOp.close;
    const end = i + 1 + (OUTLINE_COORDINATES[op] ?? 0);
    mapped.push(op);
    for (i += 1; i < end; i += 2) mapped.push(...change(commands[i] ?? 0, commands[i + 1] ?? 0));
  }
  return mapped;
}
