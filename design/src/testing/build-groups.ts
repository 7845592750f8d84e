import type { DesignDocument } from '../document/index.ts';
import type { ShapeLayer } from '../layers/index.ts';
import { buildDesign, buildShapeLayer } from './build-layers.ts';

/**
 * A design described by a line: each letter is a shape, letters in brackets are a group with the id and name given
 * after it. `a(bc)g d` has a at the bottom, b and c in group g, and d on top. `-` after a letter locks it, `~` hides
 * it. Each shape is 10 × 10 mm, 20 mm to the right of the one before, beginning at (10, 10).
 */
export function buildGroupedDesign(line: string): DesignDocument {
  const layers: ShapeLayer[] = [];
  const groups: { id: string; name: string }[] = [];
  for (const [, inside, groupId, single] of line.matchAll(/\(([^)]*)\)(\w)|(\w[-~]*)/g)) {
    for (const [word] of (inside ?? single ?? '').matchAll(/\w[-~]*/g)) {
      layers.push(
        buildShapeLayer({
          id: word.charAt(0),
          xMm: 10 + layers.length * 20,
          yMm: 10,
          widthMm: 10,
          heightMm: 10,
          locked: word.includes('-'),
          hidden: word.includes('~'),
          ...(groupId === undefined ? {} : { groupId }),
        }),
      );
    }
    if (groupId !== undefined) groups.push({ id: groupId, name: groupId.toUpperCase() });
  }
  return buildDesign([], {
    surfaces: [
      { surfaceId: 'front', layers, ...(groups.length > 0 ? { groups } : {}) },
      { surfaceId: 'back', layers: [] },
    ],
  });
}

/** The line of a surface's layers and groups, without marks: `a(bc)gd`. */
export function groupedLine(design: DesignDocument, surfaceId = 'front'): string {
  const { layers = [] } = design.surfaces.find((surface) => surface.surfaceId === surfaceId) ?? {};
  return layers
    .map((layer, index) => {
      const { groupId } = layer;
      if (groupId === undefined) return layer.id;
      const opens = layers[index - 1]?.groupId === groupId ? '' : '(';
      const closes = layers[index + 1]?.groupId === groupId ? '' : `)${groupId}`;
      return `${opens}${layer.id}${closes}`;
    })
    .join('');
}
