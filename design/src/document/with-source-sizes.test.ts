import { expect, it } from 'vitest';
import type { ImageLayer } from '../layers/image/image-layer.ts';
import { countRepeats, MAX_TILE_REPEATS } from '../layers/image/image-tile.ts';
import { buildDesign, buildImageLayer, buildTextLayer } from '../testing/build-layers.ts';
import { withSourceSizes } from './with-source-sizes.ts';

const first = (design: ReturnType<typeof buildDesign>) => design.surfaces[0]?.layers[0] as ImageLayer;

it('takes the size from the record', () => {
  const lying = buildDesign([buildImageLayer({ sourceWidthPx: 8000, sourceHeightPx: 8000 })]);
  const corrected = first(withSourceSizes(lying, () => ({ widthPx: 400, heightPx: 300 })));
  expect(corrected).toMatchObject({ sourceWidthPx: 400, sourceHeightPx: 300, widthMm: 40, heightMm: 40 });
});

it('returns the very document where nothing differs or nothing is known', () => {
  const design = buildDesign([buildImageLayer(), buildTextLayer()]);
  expect(withSourceSizes(design, () => ({ widthPx: 400, heightPx: 400 }))).toBe(design);
  expect(withSourceSizes(design, () => undefined)).toBe(design);
});

it('keeps a pattern drawable when its repeats become lower', () => {
  const tile = { widthMm: 1, gapMm: 0, arrangement: 'grid' as const };
  const design = buildDesign([buildImageLayer({ widthMm: 90, heightMm: 90, tile })]);
  const corrected = first(withSourceSizes(design, () => ({ widthPx: 4000, heightPx: 40 })));
  expect(countRepeats(corrected)).toBeLessThanOrEqual(MAX_TILE_REPEATS);
});
