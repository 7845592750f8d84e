import { describe, expect, it } from 'vitest';
import { countRepeats, drawnImageSize, type TileArrangement } from '../../layers/image/image-tile.ts';
import { placeRepeats } from './place-repeats.ts';

const visible = { left: 0, top: 0, right: 100, bottom: 80 };

function place(arrangement: TileArrangement, width = 30, height = 20, gapMm = 0) {
  const tile = { widthMm: 3, gapMm, arrangement };
  return placeRepeats(tile, { x: 50, y: 40 }, { width, height }, 10, visible);
}

function coverage(repeats: { left: number; right: number; top: number; bottom: number }[]): Set<number> {
  const times = new Map<number, number>();
  for (const repeat of repeats) {
    for (let y = Math.max(0, repeat.top); y < Math.min(80, repeat.bottom); y += 1) {
      for (let x = Math.max(0, repeat.left); x < Math.min(100, repeat.right); x += 1) {
        times.set(y * 100 + x, (times.get(y * 100 + x) ?? 0) + 1);
      }
    }
  }
  const all = new Set(times.values());
  if (times.size < 100 * 80) all.add(0);
  return all;
}

describe('placeRepeats', () => {
  it('puts the middle of the first repeat on the centre', () => {
    expect(place('grid')).toContainEqual({
      left: 35,
      right: 65,
      top: 30,
      bottom: 50,
      flipX: false,
      flipY: false,
    });
  });

  it.each(['grid', 'brick', 'half-drop', 'mirror'] as const)(
    '%s without a gap covers every pixel once, whatever the fractions',
    (arrangement) => {
      for (const [width, height] of [
        [30, 20],
        [7.31, 11.77],
        [33.333, 0.9],
        [250, 190],
      ] as const) {
        expect([...coverage(place(arrangement, width, height))]).toEqual([1]);
      }
    },
  );

  it('leaves the gap clear', () => {
    const rows = place('grid', 30, 20, 1).filter((repeat) => repeat.top === 30);
    expect(rows.map(({ left, right }) => [left, right])).toEqual([
      [-5, 25],
      [35, 65],
      [75, 105],
    ]);
  });

  it('shifts every second row of bricks and every second column of a half drop by half a step', () => {
    const brick = place('brick').filter((repeat) => repeat.top === 50);
    expect(brick.map((repeat) => repeat.left)).toEqual([-10, 20, 50, 80]);
    const drop = place('half-drop').filter((repeat) => repeat.left === 65);
    expect(drop.map((repeat) => repeat.top)).toEqual([0, 20, 40, 60]);
  });

  it('flips neighbours of a mirror, so that equal edges meet', () => {
    const [middle, right, below] = [
      [35, 30],
      [65, 30],
      [35, 50],
    ].map(([left, top]) => place('mirror').find((one) => one.left === left && one.top === top));
    expect(middle).toMatchObject({ flipX: false, flipY: false });
    expect(right).toMatchObject({ flipX: true, flipY: false });
    expect(below).toMatchObject({ flipX: false, flipY: true });
  });

  it('draws only what is visible', () => {
    const narrow = { left: 40, top: 35, right: 45, bottom: 36 };
    const tile = { widthMm: 3, gapMm: 0, arrangement: 'brick' as const };
    expect(placeRepeats(tile, { x: 50, y: 40 }, { width: 30, height: 20 }, 10, narrow)).toHaveLength(1);
  });
});

describe('a tiled layer', () => {
  const layer = {
    widthMm: 100,
    heightMm: 80,
    sourceWidthPx: 400,
    sourceHeightPx: 200,
    crop: { width: 0.5, height: 1 },
  };
  const tile = { widthMm: 20, gapMm: 5, arrangement: 'grid' as const };

  it('draws each repeat in the ratio of the cropped picture', () => {
    expect(drawnImageSize(layer)).toEqual({ widthMm: 100, heightMm: 80 });
    expect(drawnImageSize({ ...layer, tile: null })).toEqual({ widthMm: 100, heightMm: 80 });
    expect(drawnImageSize({ ...layer, tile })).toEqual({ widthMm: 20, heightMm: 20 });
  });

  it('counts repeats', () => {
    expect(countRepeats(layer)).toBe(1);
    expect(countRepeats({ ...layer, tile })).toBe(6 * 6);
  });
});
