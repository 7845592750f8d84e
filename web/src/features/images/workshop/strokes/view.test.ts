import { describe, expect, it } from 'vitest';
import { FITTED_VIEW, movedView, zoomedView } from './view.ts';

const STAGE = { width: 400, height: 300 };

describe('looking at a picture', () => {
  it('keeps what is under the pointer there while it grows', () => {
    const at = { x: 100, y: 60 };
    const view = zoomedView(FITTED_VIEW, 2, at, STAGE);
    expect(view).toEqual({ scale: 2, x: -100, y: -60 });
    expect(zoomedView(view, 0.5, at, STAGE)).toEqual(FITTED_VIEW);
  });

  it.each<[string, number, number, [number, number]]>([
    ['moves', -50, -20, [-250, -170]],
    ['ends at its sides', -900, -900, [-400, -300]],
    ['ends at its other sides', 900, 900, [0, 0]],
  ])('%s', (_, dx, dy, expected) => {
    const view = zoomedView(FITTED_VIEW, 2, { x: 200, y: 150 }, STAGE);
    const { x, y } = movedView(view, dx, dy, STAGE);
    expect([x, y]).toEqual(expected);
  });

  it('is never smaller than the stage, nor larger than one can use', () => {
    expect(zoomedView(FITTED_VIEW, 0.2, { x: 10, y: 10 }, STAGE)).toEqual(FITTED_VIEW);
    expect(zoomedView(FITTED_VIEW, 1000, { x: 10, y: 10 }, STAGE).scale).toBe(12);
  });
});
