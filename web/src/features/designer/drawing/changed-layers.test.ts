import { buildShapeLayer } from '@diy/design/testing';
import { describe, expect, it } from 'vitest';
import { changedLayers } from './changed-layers.ts';

const a = buildShapeLayer({ id: 'a' });
const b = buildShapeLayer({ id: 'b' });
const c = buildShapeLayer({ id: 'c' });

describe('changedLayers', () => {
  it('names what is another object, whatever array it lies in', () => {
    expect(changedLayers([a, b, c], [a, b, c])).toEqual(new Set());
    expect(changedLayers([a, b, c], [a, { ...b, xMm: 1 }, c])).toEqual(new Set(['b']));
    expect(changedLayers([], [])).toEqual(new Set());
  });

  it.each([
    ['added', [a, b], [a, b, c]],
    ['removed', [a, b], [a]],
    ['reordered', [a, b], [b, a]],
    ['replaced', [a, b], [a, c]],
  ])('has no answer when a layer was %s', (_, before, after) => {
    expect(changedLayers(before, after)).toBeNull();
  });
});
