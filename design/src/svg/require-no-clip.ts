import { applyMatrix, type Matrix, multiply } from '../geometry/matrix.ts';
import { OUTLINE_COORDINATES } from '../geometry/outline-op.ts';
import type { VectorLayer } from '../layers/vector/vector-layer.ts';
import { outlineOf } from './outline-of.ts';
import { readTransform } from './read-transform.ts';
import type { XmlElement } from './read-xml.ts';
import { SvgRefusal } from './svg-problem.ts';

interface Clipped {
  readonly byId: ReadonlyMap<string, XmlElement>;
  readonly viewBox: VectorLayer['viewBox'];
}

/** A clip that shows all of the drawing, as drawing programs write it around their artboards, changes nothing; others are refused. */
export function requireNoClip(walk: Clipped, value: string | undefined, matrix: Matrix): void {
  if (value === undefined || value === 'none') return;
  const id = /^url\(\s*['"]?#([^'")]+)['"]?\s*\)$/.exec(value)?.[1];
  const clip = id === undefined ? undefined : walk.byId.get(id);
  const [only, ...others] = clip?.children ?? [];
  if (
    !clip ||
    !only ||
    others.length > 0 ||
    clip.attributes.has('transform') ||
    clip.attributes.has('clipPathUnits')
  )
    throw new SvgRefusal('clip', value.slice(0, 40));
  const isShape = only.name === 'rect' || only.name === 'path';
  const outline = isShape && !only.attributes.has('rx') ? outlineOf(only) : [];
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i < outline.length; ) {
    const count = OUTLINE_COORDINATES[outline[i] ?? 0] ?? 0;
    if (count > 2) throw new SvgRefusal('clip', value.slice(0, 40));
    if (count === 2) {
      const own = multiply(matrix, readTransform(only.attributes.get('transform')));
      const { x, y } = applyMatrix(own, { x: outline[i + 1] ?? 0, y: outline[i + 2] ?? 0 });
      xs.push(x);
      ys.push(y);
    }
    i += 1 + count;
  }
  const { x, y, width, height } = walk.viewBox;
  const slack = (width + height) * 1e-4;
  const isAllSeen =
    new Set(xs.map((at) => Math.round(at / slack))).size === 2 &&
    new Set(ys.map((at) => Math.round(at / slack))).size === 2 &&
    Math.min(...xs) <= x + slack &&
    Math.max(...xs) >= x + width - slack &&
    Math.min(...ys) <= y + slack &&
    Math.max(...ys) >= y + height - slack;
  if (!isAllSeen) throw new SvgRefusal('clip', value.slice(0, 40));
}
