import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeMockup, prepareMockup } from '../mockup/index.ts';
import { meshSurface } from './mesh-surface.ts';
import { type PhotoMarks, type PhotoPoint, photoMarks, scaleMarks } from './photo-marks.ts';
import { photoMockup } from './photo-mockup.ts';
import { findMeshFault } from './raster-mesh.ts';

const marksOf = (points: PhotoPoint[], more: Partial<PhotoMarks> = {}): PhotoMarks =>
  photoMarks.parse({ widthPx: 200, heightPx: 160, columns: 1, rows: 1, points, ...more });
const square: PhotoPoint[] = [
  [40, 30],
  [140, 30],
  [40, 130],
  [140, 130],
];
const tilted: PhotoPoint[] = [
  [50, 20],
  [150, 40],
  [30, 120],
  [160, 150],
];
const NAME = { id: 'own', name: { zh: '照片', en: 'Photo' } };
const front = (marks: PhotoMarks) => [{ surface: 'front', marks, widthMm: 300, heightMm: 200 }];

/** A grey product (code 200) that gets darker to the right, on white ground. */
function photo(widthPx = 200, heightPx = 160) {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0; i < widthPx * heightPx; i += 1) {
    const code = 220 - Math.round(((i % widthPx) / widthPx) * 120);
    rgba.set([code, code, code, 255], i * 4);
  }
  return { rgba, widthPx, heightPx };
}
function made(marks: PhotoMarks) {
  const mockup = photoMockup(photo(), front(marks), NAME);
  if ('fault' in mockup) throw new Error(mockup.fault);
  return mockup;
}

describe('the surface', () => {
  it.each([
    ['straight', square],
    ['tilted', tilted],
  ])('goes through its four corners: %s', (_, points) => {
    const surface = meshSurface(marksOf(points));
    const corners = [surface(0, 0), surface(1, 0), surface(0, 1), surface(1, 1)];
    for (const [i, corner] of corners.entries()) {
      expect(corner[0]).toBeCloseTo(points[i]![0], 6);
      expect(corner[1]).toBeCloseTo(points[i]![1], 6);
    }
  });

  it('is a perspective: straight lines of the print stay straight, and the far half is smaller', () => {
    const far: PhotoPoint[] = [
      [80, 20],
      [120, 20],
      [20, 140],
      [180, 140],
    ];
    const surface = meshSurface(marksOf(far));
    const [middle] = [surface(0.5, 0.5)];
    expect(middle[0]).toBeCloseTo(100, 6);
    // The diagonals' crossing, not the mean of the corners (80).
    expect(middle[1]).toBeCloseTo(44, 6);
  });

  it('goes through every point of a curved mesh, smoothly', () => {
    const points: PhotoPoint[] = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column): PhotoPoint => [30 + column * 40, 30 + row * 50 + [0, 12, 12, 0][column]!]),
    );
    const surface = meshSurface(marksOf(points, { columns: 3, rows: 2 }));
    points.forEach(([x, y], i) => {
      const [sx, sy] = surface((i % 4) / 3, Math.floor(i / 4) / 2);
      expect([sx, sy]).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
    });
    const [before, at, after] = [1 / 3 - 0.0005, 1 / 3, 1 / 3 + 0.0005].map((s) => surface(s, 0)[1]) as [
      number,
      number,
      number,
    ];
    expect((after - at) / (at - before)).toBeCloseTo(1, 1);
  });
});

describe('what is wrong with a mesh', () => {
  it.each<[string, PhotoPoint[], string]>([
    [
      'two corners swapped',
      [
        [140, 30],
        [40, 30],
        [40, 130],
        [140, 130],
      ],
      'folded',
    ],
    [
      'a corner pulled across',
      [
        [40, 30],
        [140, 30],
        [200, 10],
        [140, 130],
      ],
      'folded',
    ],
    [
      'all on one line',
      [
        [40, 30],
        [60, 30],
        [80, 30],
        [100, 30],
      ],
      'folded',
    ],
    [
      'beside the picture',
      [
        [400, 30],
        [500, 30],
        [400, 130],
        [500, 130],
      ],
      'outside',
    ],
    [
      'a speck',
      [
        [40, 30],
        [45, 30],
        [40, 35],
        [45, 35],
      ],
      'tiny',
    ],
  ])('%s', (_, points, fault) => {
    expect(photoMockup(photo(), front(marksOf(points)), NAME)).toEqual({ surface: 'front', fault });
  });

  it('says nothing of a print seen from behind, mirrored', () => {
    const mirrored: PhotoPoint[] = [square[1]!, square[0]!, square[3]!, square[2]!];
    expect(findMeshFault(marksOf(mirrored))).toBeNull();
  });
});

describe('the mockup', () => {
  it('knows each pixel’s millimetres', () => {
    const { asset, pictures } = made(marksOf(square));
    const surface = prepareMockup(asset, pictures).surfaces[0]!;
    expect(surface.pixels).toHaveLength(100 * 100);
    const at = surface.pixels.indexOf(80 * 200 + 65);
    // Pixel (65, 80) has its centre 25.5 px into 100 px of 300 mm, and 50.5 px into 100 px of 200 mm.
    expect(surface.u[at]).toBeCloseTo(76.5, 1);
    expect(surface.v[at]).toBeCloseTo(101, 1);
  });

  it('leaves the photograph as it is where nothing is printed', () => {
    const { asset, pictures } = made(marksOf(tilted));
    const blank = composeMockup(prepareMockup(asset, pictures), { colourHex: '#FFFFFF', artworks: {} });
    const original = photo();
    for (let i = 0; i < blank.rgba.length; i += 1)
      expect(Math.abs((blank.rgba[i] ?? 0) - (original.rgba[i] ?? 0))).toBeLessThanOrEqual(2);
  });

  it.each([
    ['with the photograph’s own shadow', 1, 50],
    ['evenly lit', 0, 0],
  ])('puts ink on it %s', (_, shading, darker) => {
    const { asset, pictures } = made(marksOf(square, { shading }));
    const red = new Uint8Array(30 * 20 * 4);
    for (let i = 0; i < red.length; i += 4) red.set([220, 30, 30, 255], i);
    const artwork = { rgba: red, widthPx: 30, heightPx: 20, pxPerMm: 0.1, originMm: { xMm: 0, yMm: 0 } };
    const { rgba } = composeMockup(prepareMockup(asset, pictures), {
      colourHex: '#FFFFFF',
      artworks: { front: artwork },
    });
    const redAt = (x: number) => rgba[(80 * 200 + x) * 4] as number;
    expect(redAt(50) - redAt(130)).toBeGreaterThanOrEqual(darker - 3);
    expect(redAt(50) - redAt(130)).toBeLessThanOrEqual(darker + 25);
    expect(rgba[(80 * 200 + 90) * 4 + 1]).toBeLessThan(70);
    expect(redAt(30)).toBe(rgba[(80 * 200 + 30) * 4 + 1]);
  });

  it('prints nothing on what lies over it', () => {
    const handle: PhotoPoint[] = [
      [80, 60],
      [100, 60],
      [100, 100],
      [80, 100],
    ];
    const { pictures } = made(marksOf(square, { cutouts: [handle] }));
    const share = (x: number, y: number) => pictures.coverage.front!.rgba[(y * 200 + x) * 4];
    expect([share(90, 80), share(70, 80), share(110, 80), share(20, 80)]).toEqual([0, 255, 255, 0]);
  });

  it('has the product’s colour, also of a black one, with light that is finite', () => {
    const dark = photo();
    dark.rgba.forEach((_, i) => {
      if (i % 4 < 3) dark.rgba[i] = 3;
    });
    const mockup = photoMockup(dark, front(marksOf(square)), NAME);
    if ('fault' in mockup) throw new Error(mockup.fault);
    expect(Number.isFinite(mockup.asset.lightScale)).toBe(true);
    expect(mockup.asset.inkAlbedo).toBeGreaterThan(0.7);
    expect(mockup.productHex).toMatch(/^#[0-9A-F]{6}$/);
  });
});

it('makes a mockup or says why not, whatever is marked', () => {
  const point = fc.tuple(fc.integer({ min: -100, max: 300 }), fc.integer({ min: -100, max: 300 }));
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 4, maxLength: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (points, shading) => {
        const mockup = photoMockup(
          photo(60, 50),
          front(marksOf(points as PhotoPoint[], { widthPx: 60, heightPx: 50, shading })),
          NAME,
        );
        if ('fault' in mockup) expect(['folded', 'outside', 'tiny']).toContain(mockup.fault);
        else {
          expect(mockup.asset.baseAlbedo.every(Number.isFinite)).toBe(true);
          expect(mockup.asset.lightScale).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 150 },
  );
});

it('keeps its meaning at another size', () => {
  const small = scaleMarks(marksOf(tilted, { cutouts: [square] }), 100, 80);
  expect(small.points[1]).toEqual([75, 20]);
  expect(small.cutouts[0]?.[3]).toEqual([70, 65]);
  expect(meshSurface(small)(0.3, 0.7)[0] * 2).toBeCloseTo(meshSurface(marksOf(tilted))(0.3, 0.7)[0], 6);
});
