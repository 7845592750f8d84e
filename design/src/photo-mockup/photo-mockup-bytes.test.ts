import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { composeMockup, prepareMockup } from '../mockup/index.ts';
import type { RgbaPicture } from '../painting/index.ts';
import { type PhotoMarks, photoMarks } from './photo-marks.ts';
import { photoMockup } from './photo-mockup.ts';

/** A grey product, darker to the right, with a little pattern. */
function photo(widthPx: number, heightPx: number): RgbaPicture {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0; i < widthPx * heightPx; i += 1) {
    const [x, y] = [i % widthPx, Math.floor(i / widthPx)];
    const code = 225 - Math.round((x / widthPx) * 110) - ((x * 7 + y * 13) % 9);
    rgba.set([code, code - 4, code - 11, 255], i * 4);
  }
  return { rgba, widthPx, heightPx };
}

/** Stripes of red and of half-transparent blue. */
function artwork(widthPx: number, heightPx: number): RgbaPicture {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0; i < widthPx * heightPx; i += 1)
    rgba.set(((i % widthPx) >> 3) % 2 === 0 ? [214, 40, 32, 255] : [20, 60, 190, 128], i * 4);
  return { rgba, widthPx, heightPx };
}

const marks = (more: Partial<PhotoMarks>): PhotoMarks =>
  photoMarks.parse({
    widthPx: 200,
    heightPx: 160,
    columns: 1,
    rows: 1,
    points: [
      [50, 20],
      [150, 40],
      [30, 120],
      [160, 150],
    ],
    ...more,
  });

/** SHA-256 of what a template's maps and one mockup of it were when they were first pinned, in November 2026. */
test.each<[string, Partial<PhotoMarks>, string]>([
  ['a plane', {}, '76bf737a00a04295db3172737ebddb08e438e0d4ffae304d8248fbe854c820fe'],
  [
    'a plane with something over it, half shaded',
    {
      shading: 0.5,
      cutouts: [
        [
          [80, 60],
          [100, 60],
          [100, 100],
          [80, 100],
        ],
      ],
    },
    'ca9888f91a108510cb5301294d86e7b090e7864b44f7e5154a370f93f6c6eb09',
  ],
])('own templates of before stay as they are, byte for byte: %s', (_, more, hash) => {
  const mockup = photoMockup(
    photo(200, 160),
    [{ surface: 'front', marks: marks(more), widthMm: 300, heightMm: 200 }],
    { id: 'own', name: { zh: '照片', en: 'Photo' } },
  );
  if ('fault' in mockup) throw new Error(mockup.fault);
  const { rgba } = composeMockup(prepareMockup(mockup.asset, mockup.pictures, { widthPx: 150 }), {
    colourHex: '#FFFFFF',
    artworks: {
      front: { ...artwork(240, 160), pxPerMm: 0.8, originMm: { xMm: 0, yMm: 0 } },
    },
  });
  const sha256 = createHash('sha256').update(JSON.stringify(mockup.asset)).update(rgba);
  for (const picture of [
    mockup.pictures.base,
    mockup.pictures.maps,
    mockup.pictures.uv.front!,
    mockup.pictures.coverage.front!,
  ])
    sha256.update(picture.rgba);
  expect(sha256.digest('hex')).toBe(hash);
});
