import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildImageLayer } from '../../testing/build-layers.ts';
import { countRepeats, MAX_TILE_REPEATS } from './image-tile.ts';
import { minTileWidthMm, withDrawableRepeats } from './keep-repeats.ts';

const tile = { widthMm: 1, gapMm: 0, arrangement: 'grid' as const };

describe('withDrawableRepeats', () => {
  it('leaves a layer alone that needs no more', () => {
    const single = buildImageLayer();
    const tiled = buildImageLayer({ tile });
    expect(withDrawableRepeats(single)).toBe(single);
    expect(withDrawableRepeats(tiled)).toBe(tiled);
  });

  it('enlarges repeats just enough, whatever the box, the gap and the angle', () => {
    const length = fc.double({ min: 1, max: 5000, noNaN: true });
    fc.assert(
      fc.property(
        length,
        length,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: -180, max: 180 }),
        (...p) => {
          const [widthMm, heightMm, gapMm, angleDeg] = p;
          const layer = { ...buildImageLayer({ widthMm, heightMm }), tile: { ...tile, gapMm, angleDeg } };
          const kept = withDrawableRepeats({ ...layer, tile: { ...layer.tile, widthMm: 0.1 } });
          expect(countRepeats(kept)).toBeLessThanOrEqual(MAX_TILE_REPEATS);
          const least = minTileWidthMm(layer);
          const smaller = { ...layer, tile: { ...layer.tile, widthMm: least - 0.1 } };
          if (least > 0.1) expect(countRepeats(smaller)).toBeGreaterThan(MAX_TILE_REPEATS);
        },
      ),
    );
  });
});

it('counts the repeats of a turned pattern over the corners it must reach', () => {
  const layer = buildImageLayer({ widthMm: 100, heightMm: 100, tile: { ...tile, widthMm: 10 } });
  expect(countRepeats(layer)).toBe(12 * 12);
  expect(countRepeats({ ...layer, tile: { ...tile, widthMm: 10, angleDeg: 45 } })).toBe(17 * 17);
  expect(countRepeats({ ...layer, tile: { ...tile, widthMm: 10, angleDeg: 90 } })).toBe(12 * 12);
});
