import { buildShapeLayer } from '@diy/design/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, makePatch } from './surface-patch.ts';

const layersOf = (ids: string[], xMm = 0) => ids.map((id) => buildShapeLayer({ id, xMm }));

describe('makePatch and applyPatch', () => {
  it('says nothing when nothing changed, even in a new array', () => {
    const layers = layersOf(['a', 'b']);
    expect(makePatch('front', layers, layers)).toBeNull();
    expect(makePatch('front', layers, [...layers])).toBeNull();
  });

  it('tells an emptied surface', () => {
    const patch = makePatch('front', layersOf(['a']), []);
    expect(patch).toEqual({ surfaceId: 'front', layerIds: [], changed: [] });
  });

  it('carries only what changed and keeps the rest the same objects', () => {
    const [a, b, c] = layersOf(['a', 'b', 'c']);
    const moved = { ...b!, xMm: 9 };
    const patch = makePatch('front', [a!, b!, c!], [a!, moved, c!]);
    expect(patch?.changed).toEqual([moved]);
    const after = applyPatch([a!, b!, c!], patch!);
    expect(after[0]).toBe(a);
    expect(after).toEqual([a, moved, c]);
  });

  it('brings the other side to the same layers, whatever happened', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 0, max: 3 }), (before, after, moved) => {
        const old = layersOf(before);
        const next = after.map((id, index) =>
          index % 2 === 0
            ? (old.find((layer) => layer.id === id) ?? buildShapeLayer({ id }))
            : buildShapeLayer({ id, xMm: moved }),
        );
        const patch = makePatch('front', old, next);
        expect(patch ? applyPatch(old, patch) : old).toEqual(next);
      }),
    );
  });
});
