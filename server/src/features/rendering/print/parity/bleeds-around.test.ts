import type { TemplateSurface } from '@diy/design/template';
import { buildShapeLayer } from '@diy/design/testing';
import { expect, it } from 'vitest';
import { readPixels } from '../../../../platform/canvas/node-canvas.ts';
import type { ObjectStore } from '../../../../platform/storage/object-store.ts';
import { drawPreview, drawReduced, preparePrint } from '../draw-surface-at.ts';
import { createImageSources } from '../image-sources.ts';
import { checkParity, parityReduction } from './check-parity.ts';

const [WIDTH_MM, HEIGHT_MM] = [60, 40];
/** A U: its bleed goes into the notch, where an outline grown about its middle leaves none. */
const NOTCHED = 'M0 0H20V25H40V0H60V40H0Z';
const sources = createImageSources({} as ObjectStore);

const jobOf = (resolutionDpi: number, bleedMm: number, bleed: 'around' | undefined) => {
  const surface: TemplateSurface = {
    id: 'front',
    name: { zh: '正面', en: 'Front' },
    resolutionDpi,
    bleedMm,
    safeMm: 0,
    printArea: { xMm: 0, yMm: 0, widthMm: WIDTH_MM, heightMm: HEIGHT_MM },
    printAreaBySize: {},
    mask: { svgPath: NOTCHED, ...(bleed ? { bleed } : {}) },
  };
  const everywhere = buildShapeLayer({
    xMm: WIDTH_MM / 2,
    yMm: HEIGHT_MM / 2,
    widthMm: WIDTH_MM * 2,
    heightMm: HEIGHT_MM * 2,
    fill: '#000000',
  });
  const content = { surfaceId: 'front', layers: [everywhere] };
  return { surface, content, sizeId: 'm', bleed: true, images: new Map(), faces: new Map() };
};

it.each(
  ([150, 200, 300] as const).flatMap((dpi) =>
    ([2, 3, 5] as const).flatMap((bleedMm) =>
      (['around', undefined] as const).map((bleed) => [dpi, bleedMm, bleed] as const),
    ),
  ),
)('a right print of %i dpi with %i mm of bleed (%s) is found right', async (dpi, bleedMm, bleed) => {
  const job = jobOf(dpi, bleedMm, bleed);
  const prepared = await preparePrint(sources, job);
  const print = readPixels(prepared.draw());
  const reduction = parityReduction(print.widthPx);
  const preview = readPixels(await drawReduced(sources, job, reduction));
  const { difference } = await checkParity(print, preview, reduction, prepared, job.content.layers);
  expect(difference).toBeLessThan(16);
});

it('a preview has the bleed in the notch that the print has', async () => {
  const { rgba, widthPx, heightPx } = readPixels(await drawPreview(sources, jobOf(300, 5, 'around'), 700));
  const pxPerMm = widthPx / (WIDTH_MM + 10);
  const alphaAt = (xMm: number, yMm: number) =>
    rgba[(Math.round((yMm + 5) * pxPerMm) * widthPx + Math.round((xMm + 5) * pxPerMm)) * 4 + 3];
  expect(heightPx).toBe(500);
  // 3 mm into the notch from its left side, its floor and its right side; and its middle, which no bleed reaches.
  expect([alphaAt(23, 10), alphaAt(30, 22), alphaAt(37, 10), alphaAt(30, 10)]).toEqual([255, 255, 255, 0]);
});
