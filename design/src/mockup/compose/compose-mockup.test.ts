import { expect, test } from 'vitest';
import { buildMockup, MOCKUP_SURFACE_MM } from '../../testing/index.ts';
import { artworkDensity } from '../artwork-density.ts';
import { prepareMockup } from '../prepare/prepare-mockup.ts';
import { composeMockup, type MockupArtwork } from './compose-mockup.ts';

const { asset, pictures } = buildMockup(200);
const prepared = prepareMockup(asset, pictures);
const area = { xMm: -50, yMm: 40, widthMm: 100, heightMm: 100 };

/** One colour over the whole print area. */
function flat(rgba: number[]): MockupArtwork {
  const pixels = Uint8Array.from({ length: 100 * 100 * 4 }, (_, i) => rgba[i % 4] ?? 0);
  return { rgba: pixels, widthPx: 100, heightPx: 100, pxPerMm: 1, originMm: area };
}
function compose(colourHex: string, artwork?: MockupArtwork) {
  const picture = composeMockup(prepared, { colourHex, artworks: artwork ? { front: artwork } : {} });
  return (x: number, y: number) => [...picture.rgba.slice((y * 200 + x) * 4, (y * 200 + x) * 4 + 4)];
}

test('the blank white product is the photograph', () => {
  const at = compose('#FFFFFF');
  for (const [x, y] of [
    [5, 5],
    [100, 100],
    [150, 60],
    [19, 100],
  ] as const) {
    const base = [...pictures.base.rgba.slice((y * 200 + x) * 4, (y * 200 + x) * 4 + 4)];
    expect(at(x, y)).toEqual(base.map((value) => expect.closeTo(value, -0.5)));
  }
});

test('the ground keeps its pixels whatever colour and artwork', () => {
  expect(compose('#102040', flat([255, 0, 0, 255]))(5, 5)).toEqual(compose('#FFFFFF')(5, 5));
});

test('black cloth is dark, not speckled', () => {
  const [r = 255, g = 255, b = 255] = compose('#000000')(100, 100);
  expect(Math.max(r, g, b)).toBeLessThan(12);
});

test('clear artwork changes nothing', () => {
  expect(compose('#22335A', flat([255, 0, 0, 0]))(100, 100)).toEqual(compose('#22335A')(100, 100));
});

test('opaque ink looks the same on every colour of cloth', () => {
  const ink = flat([200, 40, 90, 255]);
  expect(compose('#000000', ink)(100, 100)).toEqual(
    compose('#FFFFFF', ink)(100, 100).map((value) => expect.closeTo(value, -0.5)),
  );
});

test('half-covering ink lies between cloth and ink, in linear light', () => {
  const [cloth, half, full] = [undefined, flat([255, 255, 255, 128]), flat([255, 255, 255, 255])].map(
    (artwork) => compose('#000000', artwork)(100, 100)[1] ?? 0,
  );
  // Half the light is about 73 % of the code, far from the code's own half.
  expect((half ?? 0) / (full ?? 1)).toBeCloseTo(0.735, 1);
  expect(cloth).toBeLessThan(half ?? 0);
});

test('artwork ends where the print area ends', () => {
  const at = compose('#FFFFFF', flat([0, 0, 0, 255]));
  const blank = compose('#FFFFFF');
  // v runs from 0 to 180 mm over the middle four fifths of the picture, so the area's top edge is near row 56.
  expect(at(100, 50)).toEqual(blank(100, 50));
  expect(at(100, 62)).not.toEqual(blank(100, 62));
});

test('a smaller picture is composed at its own size', () => {
  const small = prepareMockup(asset, pictures, { widthPx: 50 });
  const picture = composeMockup(small, { colourHex: '#FFFFFF', artworks: { front: flat([255, 0, 0, 255]) } });
  expect(picture).toMatchObject({ widthPx: 50, heightPx: 50 });
  const [r = 0, g = 0] = picture.rgba.slice((25 * 50 + 25) * 4);
  expect(r).toBeGreaterThan(g + 100);
});

test('a given buffer is filled and returned', () => {
  const into = new Uint8ClampedArray(200 * 200 * 4);
  expect(composeMockup(prepared, { colourHex: '#FFFFFF', artworks: {} }, into).rgba).toBe(into);
});

test('the density follows the picture: half the size, half the density', () => {
  const whole = artworkDensity(prepared, 'front', area);
  const half = artworkDensity(prepareMockup(asset, pictures, { widthPx: 100 }), 'front', area);
  expect(half / whole).toBeCloseTo(0.5, 1);
  // 160 px show 180 mm, seen straight on, times 1.5; a little more where the cylinder turns towards us.
  expect(whole).toBeGreaterThan((160 / MOCKUP_SURFACE_MM.heightMm) * 1.4);
  expect(whole).toBeLessThan((160 / MOCKUP_SURFACE_MM.heightMm) * 2.2);
});

test.each([
  ['an unknown surface', 'back', area],
  ['an area the picture does not show', 'front', { ...area, xMm: 500 }],
])('no density for %s', (_, surfaceId, printArea) => {
  expect(artworkDensity(prepared, surfaceId, printArea)).toBe(0);
});

test.each([
  ['base', { ...pictures, base: pictures.uv.front ?? pictures.base }],
  ['uv-front.webp', { ...pictures, uv: { front: pictures.base } }],
  ['surface front', { ...pictures, coverage: {} }],
])('files that do not belong together are named: %s', (name, wrong) => {
  expect(() => prepareMockup(asset, wrong)).toThrow(name);
});
