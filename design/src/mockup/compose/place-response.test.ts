import { expect, test } from 'vitest';
import type { RgbaPicture } from '../../painting/index.ts';
import type { MockupAsset } from '../../template/index.ts';
import type { MockupArtwork } from '../mockup-artwork.ts';
import { prepareMockup } from '../prepare/prepare-mockup.ts';
import type { MockupPictures } from '../prepared-mockup.ts';
import { composeMockup } from './compose-mockup.ts';

const SIZE = 40;
type Rgb = [number, number, number];

function picture(at: (x: number, y: number) => Rgb, widthPx = SIZE): RgbaPicture {
  const rgba = new Uint8ClampedArray(widthPx * SIZE * 4);
  for (let i = 0; i < widthPx * SIZE; i += 1)
    rgba.set([...at(i % widthPx, Math.floor(i / widthPx)), 255], i * 4);
  return { rgba, widthPx, heightPx: SIZE };
}

/** A mockup of 40 px that shows 40 mm, printed all over but its right quarter. */
function mockup(empty: Rgb, greys: Rgb[], ground?: Rgb): { asset: MockupAsset; pictures: MockupPictures } {
  const asset: MockupAsset = {
    format: 1,
    id: 'psd',
    name: { zh: '', en: '' },
    widthPx: SIZE,
    heightPx: SIZE,
    base: 'base.webp',
    maps: 'maps.webp',
    lightScale: 1,
    lightTint: [1, 1, 1],
    glossScale: 0,
    baseAlbedo: [1, 1, 1],
    inkAlbedo: 1,
    surfaces: [
      {
        surface: 'front',
        uv: 'uv.webp',
        uvWidthPx: SIZE,
        uvHeightPx: SIZE,
        uMm: [0, 40],
        vMm: [0, 40],
        coverage: 'coverage.webp',
        response: { greys: greys.map((_, at) => `${at}.webp`), ...(ground && { ground: 'ground.webp' }) },
      },
    ],
  };
  const uv = picture((x, y) => {
    const level = Math.round((((x < SIZE ? x : y) + 0.5) / SIZE) * 65_535);
    return [level >> 8, level & 255, 0];
  }, SIZE * 2);
  const pictures = {
    base: picture(() => empty),
    maps: picture(() => [0, 0, 0]),
    uv: { front: uv },
    coverage: { front: picture((x) => (x < 30 ? [255, 255, 255] : [0, 0, 0])) },
    responses: {
      front: {
        greys: greys.map((grey) => picture(() => grey)),
        ...(ground && { ground: picture(() => ground) }),
      },
    },
  };
  return { asset, pictures };
}

function artwork(colour: [number, number, number, number]): MockupArtwork {
  const rgba = new Uint8ClampedArray(60 * 60 * 4);
  for (let at = 0; at < rgba.length; at += 4) rgba.set(colour, at);
  return { rgba, widthPx: 60, heightPx: 60, pxPerMm: 1.5, originMm: { xMm: 0, yMm: 0 } };
}

function compose(made: ReturnType<typeof mockup>, colour: [number, number, number, number] | null): Rgb[] {
  const { rgba } = composeMockup(prepareMockup(made.asset, made.pictures), {
    colourHex: '#FFFFFF',
    artworks: colour ? { front: artwork(colour) } : {},
  });
  const pixel = (x: number, y: number): Rgb =>
    [...rgba.slice((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3)] as Rgb;
  return [pixel(15, 20), pixel(0, 0), pixel(35, 20)];
}

const bag: Rgb = [120, 100, 80];
const straight: Rgb[] = [
  [10, 20, 30],
  [210, 200, 190],
];

test('without artwork the mockup is what the document shows', () => {
  expect(compose(mockup(bag, straight), null)).toEqual([bag, bag, bag]);
});

test('artwork shows what the surface shows for its channels, up to the edge and nowhere else', () => {
  const shown: Rgb = [210, 110, 30];
  expect(compose(mockup(bag, straight), [255, 127.5, 0, 255])).toEqual([shown, shown, bag]);
});

test('half-transparent artwork lies half-way to what the document shows', () => {
  const [middle] = compose(mockup(bag, straight), [255, 0, 0, 128]);
  expect(middle).toEqual([165, 60, 55]);
});

test('where the response is bent, half-transparent artwork is mixed with the ground first', () => {
  const bent: Rgb[] = [
    [0, 0, 0],
    [40, 40, 40],
    [240, 240, 240],
  ];
  // The ground 51 shows 0.2 × 2 × 40 = 16; half of white over it is 153, which shows 40 + 0.2 × 200 = 80.
  const made = mockup([16, 16, 16], bent, [51, 51, 51]);
  const [middle] = compose(made, [255, 255, 255, 127.5]);
  for (const value of middle!) expect(Math.abs(value - 80)).toBeLessThanOrEqual(1);
  expect(compose(made, [255, 255, 255, 255])[0]).toEqual([240, 240, 240]);
});

test('what the ground does not explain is kept as far as the artwork lets it through', () => {
  const [middle] = compose(
    mockup(
      [36, 36, 36],
      [
        [0, 0, 0],
        [40, 40, 40],
        [240, 240, 240],
      ],
      [51, 51, 51],
    ),
    [255, 255, 255, 127.5],
  );
  for (const value of middle!) expect(Math.abs(value - 90)).toBeLessThanOrEqual(1);
});

test('a reduced mockup is composed with a reduced response', () => {
  const { asset, pictures } = mockup(bag, straight);
  const prepared = prepareMockup(asset, pictures, { widthPx: 20 });
  const { rgba } = composeMockup(prepared, {
    colourHex: '#FFFFFF',
    artworks: { front: artwork([255, 255, 255, 255]) },
  });
  expect([...rgba.slice((10 * 20 + 8) * 4, (10 * 20 + 8) * 4 + 3)]).toEqual([210, 200, 190]);
});

test('a response whose pictures are missing is named', () => {
  const { asset, pictures } = mockup(bag, straight);
  expect(() => prepareMockup(asset, { ...pictures, responses: {} })).toThrow(
    'no picture for the response of front',
  );
});
