import { describe, expect, it } from 'vitest';
import { openDesign } from '../document/index.ts';
import { effectiveDpi } from '../preflight/index.ts';
import { buildSurface, buildTemplate } from '../testing/build-template.ts';
import {
  checkCell,
  DEFAULT_PLACEMENT,
  designCell,
  findEnlargedRepeats,
  type PlacementRule,
  placementArea,
  placePicture,
  shrinkToDpi,
} from './index.ts';

const area = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 400 };
const rule = (changes: Partial<PlacementRule>): PlacementRule => ({ ...DEFAULT_PLACEMENT, ...changes });
const full = { x: 0, y: 0, width: 1, height: 1 };
const wide = { width: 3000, height: 2000 };
const tall = { width: 1000, height: 4000 };

describe('placePicture', () => {
  it.each([
    ['contain', {}, wide, { xMm: 150, yMm: 200, widthMm: 300, heightMm: 200, crop: full }],
    ['contain, top', { anchor: 'top' }, wide, { xMm: 150, yMm: 100, widthMm: 300, heightMm: 200 }],
    ['contain, bottom right', { anchor: 'bottom-right' }, tall, { xMm: 250, yMm: 200, widthMm: 100 }],
    ['contain at half size', { scale: 0.5 }, wide, { widthMm: 150, heightMm: 100, crop: full }],
    [
      'contain at double size is cut at the area',
      { scale: 2 },
      wide,
      { xMm: 150, yMm: 200, widthMm: 300, heightMm: 400, crop: { x: 0.25, y: 0, width: 0.5, height: 1 } },
    ],
    [
      'cover',
      { fit: 'cover' },
      wide,
      { widthMm: 300, heightMm: 400, crop: { x: 0.25, y: 0, width: 0.5, height: 1 } },
    ],
    ['cover, left', { fit: 'cover', anchor: 'left' }, wide, { crop: { x: 0, y: 0, width: 0.5, height: 1 } }],
    [
      'width',
      { fit: 'width' },
      tall,
      { widthMm: 300, heightMm: 400, crop: { x: 0, y: 1 / 3, width: 1, height: 1 / 3 } },
    ],
    ['height', { fit: 'height' }, tall, { widthMm: 100, heightMm: 400, crop: full }],
    [
      'turned to fit',
      { rotateToFit: true },
      wide,
      { xMm: 150, yMm: 200, widthMm: 400, heightMm: 266.6667, rotationDeg: 90 },
    ],
    ['nothing to win by turning', { rotateToFit: true }, tall, { rotationDeg: 0 }],
    ['a square is not turned', { rotateToFit: true }, { width: 1000, height: 960 }, { rotationDeg: 0 }],
  ] as const)('%s', (_, changes, picture, expected) => {
    const place = placePicture(rule(changes as Partial<PlacementRule>), picture, area);
    const { crop, ...box } = expected as { crop?: typeof full };
    expect(place).toMatchObject(box);
    for (const [key, value] of Object.entries(crop ?? {})) {
      expect(place.crop[key as keyof typeof full]).toBeCloseTo(value, 6);
    }
  });

  it('shows the same pixels when the picture was turned before and when it is turned by the rule', () => {
    const cover = rule({ fit: 'cover', rotateToFit: true, anchor: 'top-left' });
    const place = placePicture(cover, { width: 4000, height: 1500 }, area);
    // Upright it would be 1500 × 4000: 300 wide, 800 high, the upper half kept. Turned clockwise, the upper half of
    // what is seen is the left half of the source.
    expect(place).toMatchObject({ widthMm: 400, heightMm: 300, rotationDeg: 90 });
    expect(place.crop).toEqual({ x: 0, y: 0, width: 0.5, height: 1 });
  });

  it('never leaves its area, nor its picture', () => {
    for (const fit of ['contain', 'cover', 'width', 'height'] as const) {
      for (const anchor of ['top-left', 'centre', 'bottom-right'] as const) {
        for (const scale of [0.07, 0.9, 1.3, 5]) {
          for (const picture of [wide, tall, { width: 1, height: 997 }, { width: 4961, height: 7016 }]) {
            const turned = rule({ fit, anchor, scale, rotateToFit: true });
            const place = placePicture(turned, picture, area);
            const [w, h] =
              place.rotationDeg === 90 ? [place.heightMm, place.widthMm] : [place.widthMm, place.heightMm];
            expect(place.xMm - w / 2).toBeGreaterThan(-0.001);
            expect(place.yMm - h / 2).toBeGreaterThan(-0.001);
            expect(place.xMm + w / 2).toBeLessThan(300.001);
            expect(place.yMm + h / 2).toBeLessThan(400.001);
            expect(place.crop.x + place.crop.width).toBeLessThanOrEqual(1 + 1e-9);
            expect(place.crop.y + place.crop.height).toBeLessThanOrEqual(1 + 1e-9);
            // Never stretched.
            const shown = (picture.width * place.crop.width) / (picture.height * place.crop.height);
            const tolerance = 0.0002 / Math.min(place.widthMm, place.heightMm);
            expect(Math.abs(place.widthMm / place.heightMm / shown - 1)).toBeLessThan(
              Math.max(1e-3, tolerance),
            );
          }
        }
      }
    }
  });
});

describe('placementArea', () => {
  it.each([
    ['contain keeps to the trim', {}, 10, { xMm: 0, widthMm: 300 }],
    ['cover runs over the bleed', { fit: 'cover' }, 10, { xMm: -10, yMm: -10, widthMm: 320, heightMm: 420 }],
    ['a margin ends that', { fit: 'cover', marginMm: 5 }, 10, { xMm: 5, widthMm: 290, heightMm: 390 }],
    ['a margin never eats the area', { marginMm: 500 }, 0, { xMm: 135, widthMm: 30, heightMm: 130 }],
  ] as const)('%s', (_, changes, bleedMm, expected) => {
    expect(placementArea(rule(changes), { width: 300, height: 400 }, bleedMm)).toMatchObject(expected);
  });
});

const image = { id: 'img', name: '海边.jpg', widthPx: 3000, heightPx: 2000 };
const template = buildTemplate();
const cell = (changes: Partial<PlacementRule>, size = image, surfaceId = 'front') =>
  designCell({
    template,
    colourId: 'black',
    sizeId: 'm',
    image: size,
    surfaces: [{ surfaceId, rule: rule(changes) }],
  });

describe('designCell', () => {
  it('makes a valid design, the same each time', () => {
    const design = cell({ background: '#FFFFFF' });
    expect(openDesign(JSON.parse(JSON.stringify(design)))).toEqual(design);
    expect(cell({ background: '#FFFFFF' })).toEqual(design);
    expect(design).toMatchObject({ colourId: 'black', sizeId: 'm' });
    expect(design.surfaces.map((surface) => surface.layers.map((layer) => layer.kind))).toEqual([
      ['shape', 'image'],
      [],
    ]);
  });

  it('tiles over the whole area, and scales the repeat', () => {
    const layer = cell({ fit: 'tile', scale: 0.5 }).surfaces[0]?.layers[0];
    expect(layer).toMatchObject({ widthMm: 300, heightMm: 400, tile: { widthMm: 30, arrangement: 'grid' } });
    expect(layer?.kind === 'image' && Math.round(effectiveDpi(layer, undefined))).toBe(2540);
  });

  it('keeps the repeats of a thread-like picture to a number that can be drawn', () => {
    const thread = { ...image, widthPx: 60_000, heightPx: 10 };
    expect(() => openDesign(cell({ fit: 'tile' }, thread))).not.toThrow();
  });

  it.each([
    [2, 3.6],
    [3, 3.6],
    [4, 4],
  ])('draws repeats of %s mm as small as can be drawn, %s mm, and reports a difference', (widthMm, mm) => {
    const square = { ...image, widthPx: 3000, heightPx: 3000, hasAlpha: false };
    const tile = { ...DEFAULT_PLACEMENT.tile, widthMm };
    const surfaces = [{ surfaceId: 'front', rule: rule({ fit: 'tile', tile }) }];
    const input = { template, colourId: 'white', sizeId: 'm', image: square, surfaces };
    const made = designCell(input);
    expect(made.surfaces[0]?.layers[0]).toMatchObject({ tile: { widthMm: mm } });
    const enlarged = findEnlargedRepeats(input, made);
    const { findings, worst } = checkCell(made, template, () => square, undefined, enlarged);
    const said = findings.filter(({ id }) => id === 'repeats-enlarged').map(({ params }) => params);
    expect(said).toMatchObject(mm === widthMm ? [] : [{ wantedMm: widthMm, mm }]);
    expect(worst).toBe(mm === widthMm ? null : 'warning');
  });

  it('says nothing of repeats that are as large as was asked', () => {
    const made = cell({ fit: 'tile' });
    const surfaces = [{ surfaceId: 'front', rule: rule({ fit: 'tile' }) }];
    const input = { template, colourId: 'white', sizeId: 'm', image, surfaces };
    expect(findEnlargedRepeats(input, made)).toEqual([]);
  });

  it('takes a place given by hand', () => {
    const box = { xMm: 20, yMm: 30, widthMm: 90, rotationDeg: 12 };
    const surfaces = [{ surfaceId: 'back', rule: rule({ fit: 'tile' }), box }];
    const design = designCell({ template, colourId: 'white', sizeId: 'xl', image, surfaces });
    expect(design.surfaces[1]?.layers).toMatchObject([{ ...box, heightMm: 60, crop: full }]);
  });

  it('names what the template does not have', () => {
    expect(() => cell({}, image, 'sleeve')).toThrow(/sleeve/);
    const wrong = { template, colourId: 'pink', sizeId: 'm', image, surfaces: [] };
    expect(() => designCell(wrong)).toThrow(RangeError);
  });
});

describe('checkCell', () => {
  const info = { widthPx: 3000, heightPx: 2000, hasAlpha: false };
  it.each([
    ['254 dpi on 300 wanted', {}, info, 254, 'warning', ['below-print-resolution']],
    ['enough pixels', { scale: 0.8, marginMm: 10 }, info, 340, null, []],
    ['far too few', {}, { ...info, widthPx: 600, heightPx: 400 }, 50, 'error', ['low-resolution']],
    ['no picture', {}, undefined, 254, 'error', ['missing-image']],
  ] as const)('%s', (_, changes, picture, dpi, worst, ids) => {
    const size = { ...image, widthPx: picture?.widthPx ?? 3000, heightPx: picture?.heightPx ?? 2000 };
    const quality = checkCell(cell(changes, size), template, () => picture);
    expect(quality.dpi).toBe(dpi);
    expect(quality.worst).toBe(worst);
    expect(quality.findings.map((finding) => finding.id)).toEqual(ids);
  });

  it('has no resolution for outlines', () => {
    expect(checkCell(cell({}), template, () => ({ ...info, isVector: true })).dpi).toBeNull();
  });

  it('covers a surface with bleed without a word', () => {
    const bleeding = buildTemplate({ surfaces: [buildSurface({ bleedMm: 10 })], printMethod: 'sublimation' });
    const big = { ...image, widthPx: 6000, heightPx: 6000 };
    const surfaces = [{ surfaceId: 'front', rule: rule({ fit: 'cover' }) }];
    const design = designCell({ template: bleeding, colourId: 'white', sizeId: 'm', image: big, surfaces });
    expect(checkCell(design, bleeding, () => ({ ...info, widthPx: 6000, heightPx: 6000 })).findings).toEqual(
      [],
    );
  });
});

describe('shrinkToDpi', () => {
  const surface = template.surfaces[0]!;
  it.each([
    ['contain', {}, 0.84],
    ['cover', { fit: 'cover' }, 0.42],
    ['tile', { fit: 'tile', tile: { ...DEFAULT_PLACEMENT.tile, widthMm: 300 } }, 0.84],
    ['enough already', { scale: 0.5 }, 0.5],
  ] as const)('%s', (_, changes, scale) => {
    expect(shrinkToDpi(rule(changes), image, surface, 'm', 300)?.scale).toBe(scale);
  });

  it('gives up where the picture would be a stamp', () => {
    expect(shrinkToDpi(rule({}), { ...image, widthPx: 30, heightPx: 20 }, surface, 'm', 300)).toBeNull();
  });
});
