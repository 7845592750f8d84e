import { type BlendMode, type Layer, newTextLayer } from '@diy/design/layers';
import { drawSurface, printSize, type RgbaPicture } from '@diy/design/painting';
import type { TemplateSurface } from '@diy/design/template';
import { buildImageLayer, buildShapeLayer } from '@diy/design/testing';
import type { FontFace } from '@diy/design/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { canvasFromPixels, createNodeCanvas, readPixels } from '../../../../platform/canvas/node-canvas.ts';
import { findProjectFolder } from '../../../../platform/config/project-folder.ts';
import { printFromResources } from '../draw-surface-at.ts';
import { openFontBook } from '../font-book.ts';
import { checkParity, parityReduction } from './check-parity.ts';
import { ParityError } from './parity-error.ts';

const SIZE = { widthMm: 180, heightMm: 90 };
const SURFACE: TemplateSurface = {
  id: 'front',
  name: { zh: '正面', en: 'Front' },
  resolutionDpi: 300,
  bleedMm: 0,
  safeMm: 0,
  printArea: { xMm: 0, yMm: 0, ...SIZE },
  printAreaBySize: {},
  mask: null,
};

let face: FontFace;
beforeAll(async () => {
  face = (await (await openFontBook(`${findProjectFolder()}/design/fonts`)).face('noto-sans-sc-400'))!;
});

/** Black and clear pixels in turn: nothing of it is left in a smaller picture. */
const CHECKER = picture(240, (x, y) => ((x + y) % 2 === 0 ? [0, 0, 0, 255] : [0, 0, 0, 0]));
/** A slow change of colour: a small fault changes no pixel by much. */
const SKY = picture(600, (_x, y) => [90 + Math.round(y / 6), 150 + Math.round(y / 8), 240, 255]);
/** Black dots of six pixels: another colour blended with them is not what it is blended with their grey. */
const HALFTONE = picture(720, (x, y) => {
  const value = Math.hypot((x % 6) - 2.5, (y % 6) - 2.5) < 2.4 ? 0 : 255;
  return [value, value, value, 255];
});
const PICTURES: Record<string, RgbaPicture> = { checker: CHECKER, sky: SKY, halftone: HALFTONE };

function picture(edge: number, pixel: (x: number, y: number) => readonly number[]): RgbaPicture {
  const rgba = new Uint8ClampedArray(edge * edge * 4);
  for (let y = 0; y < edge; y += 1)
    for (let x = 0; x < edge; x += 1) rgba.set(pixel(x, y), (y * edge + x) * 4);
  return { rgba, widthPx: edge, heightPx: edge };
}

const resources = {
  image: (id: string) => {
    const { widthPx, heightPx } = PICTURES[id]!;
    return { source: canvasFromPixels(PICTURES[id]!).source, widthPx, heightPx };
  },
  font: () => face,
  createScratch: createNodeCanvas,
};

function prepared(layers: Layer[]) {
  const size = printSize(SURFACE, 'M');
  return printFromResources(size, { layers, ...SIZE }, resources);
}

function small(layers: Layer[], reduction: number): RgbaPicture {
  const { widthPx, heightPx, pxPerMm } = printSize(SURFACE, 'M');
  const canvas = createNodeCanvas(Math.ceil(widthPx / reduction), Math.ceil(heightPx / reduction));
  drawSurface(canvas.target, { layers, ...SIZE }, resources, {
    pxPerMm: { x: pxPerMm.x / reduction, y: pxPerMm.y / reduction },
  });
  return readPixels(canvas);
}

/** Holds a print of `printed`, changed by `spoil`, against the design `layers`. */
async function check(layers: Layer[], printed = layers, spoil: (print: RgbaPicture) => void = () => {}) {
  const print = readPixels(prepared(printed).draw());
  spoil(print);
  const reduction = parityReduction(print.widthPx);
  return checkParity(print, small(layers, reduction), reduction, prepared(layers), layers);
}

const words = (id: string, yMm: number, text: string): Layer => ({
  ...newTextLayer({
    id,
    text,
    fontId: 'noto-sans-sc-400',
    fontSizeMm: 5,
    areaWidthMm: SIZE.widthMm,
    areaHeightMm: SIZE.heightMm,
  }),
  yMm,
});
const TEXTS = [words('a', 20, '一行不大的字 small text'), words('b', 60, '另一行 another line')];
const SOURCE = { sourceWidthPx: 240, sourceHeightPx: 240 };
const PATTERN: Layer = buildImageLayer({
  id: 'pattern',
  imageId: 'checker',
  ...SOURCE,
  xMm: 90,
  yMm: 45,
  ...SIZE,
  tile: { widthMm: 20.32, gapMm: 0.4, arrangement: 'half-drop' },
});
const PHOTO: Layer = buildImageLayer({
  id: 'sky',
  imageId: 'sky',
  sourceWidthPx: 600,
  sourceHeightPx: 600,
  xMm: 90,
  yMm: 45,
  widthMm: 80,
  heightMm: 80,
});
const STAR: Layer = buildShapeLayer({
  id: 'star',
  shape: 'star',
  xMm: 40,
  yMm: 40,
  widthMm: 8,
  heightMm: 8,
  fill: '#2E7D32',
});

describe('passes what is right', () => {
  it.each<[string, Layer[]]>([
    ['small text', TEXTS],
    ['a pattern with detail of one pixel', [PATTERN]],
    ['a pattern turned, under words', [{ ...PATTERN, rotationDeg: 17 }, ...TEXTS]],
    ['a smooth picture', [PHOTO]],
    ['a small shape', [STAR]],
    [
      'many small layers',
      Array.from({ length: 60 }, (_, n) => ({ ...STAR, id: `s${n}`, xMm: 3 * n, rotationDeg: n })),
    ],
  ])('%s', async (_name, layers) => {
    await expect(check(layers)).resolves.toMatchObject({ share: expect.any(Number) });
  });

  it('without drawing a smooth picture again as a whole', async () => {
    expect((await check([PHOTO])).share).toBeLessThan(0.35);
  });
});

describe('refuses a print', () => {
  it.each<[string, Layer[], Layer[]]>([
    ['that lacks a line of text', TEXTS, [TEXTS[0]!]],
    ['with a line half a millimetre lower', TEXTS, [TEXTS[0]!, { ...TEXTS[1]!, yMm: 60.5 }]],
    ['that is empty', TEXTS, []],
    ['with a pattern half a millimetre aside', [PATTERN], [{ ...PATTERN, xMm: 90.5 }]],
    ['with a pattern mirrored', [PATTERN], [{ ...PATTERN, flipX: true } as Layer]],
    ['with a smooth picture half a millimetre lower', [PHOTO], [{ ...PHOTO, yMm: 45.5 }]],
    ['with a smooth picture upside down', [PHOTO], [{ ...PHOTO, flipY: true } as Layer]],
    ['with a small star turned by a degree', [STAR], [{ ...STAR, rotationDeg: 1 }]],
    ['with another blend', [PHOTO, STAR], [PHOTO, { ...STAR, xMm: 90, blend: 'multiply' }]],
  ])('%s', async (_name, layers, printed) => {
    await expect(check(layers, printed)).rejects.toThrow(ParityError);
  });

  it('whose block of 64 pixels comes from elsewhere, and says where', async () => {
    const spoil = ({ rgba, widthPx }: RgbaPicture) => {
      for (let y = 0; y < 64; y += 1) {
        const from = ((301 + y) * widthPx + 801) * 4;
        rgba.copyWithin(((600 + y) * widthPx + 1200) * 4, from, from + 64 * 4);
      }
    };
    const error = await check([PATTERN], [PATTERN], spoil).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ParityError);
    const { xMm, yMm } = (error as ParityError).difference;
    expect(xMm).toBeGreaterThan((1200 / 300) * 25.4 - 3);
    expect(xMm).toBeLessThan((1264 / 300) * 25.4 + 3);
    expect(yMm).toBeGreaterThan((600 / 300) * 25.4 - 3);
    expect(yMm).toBeLessThan((664 / 300) * 25.4 + 3);
  });

  it('whose last rows are cut', async () => {
    const spoil = ({ rgba, widthPx, heightPx }: RgbaPicture) => rgba.fill(0, (heightPx - 3) * widthPx * 4);
    await expect(check([PATTERN], [PATTERN], spoil)).rejects.toThrow(ParityError);
  });

  it('in another colour on a square centimetre', async () => {
    const spoil = ({ rgba, widthPx }: RgbaPicture) => {
      for (let y = 500; y < 618; y += 1)
        for (let x = 1000; x < 1118; x += 1) rgba[(y * widthPx + x) * 4]! += 14;
    };
    await expect(check([PHOTO], [PHOTO], spoil)).rejects.toThrow(ParityError);
  });
});

describe('under blended layers', () => {
  const DOTS: Layer = buildImageLayer({
    id: 'dots',
    imageId: 'halftone',
    sourceWidthPx: 720,
    sourceHeightPx: 720,
    xMm: 60,
    yMm: 45,
    widthMm: 60.96,
    heightMm: 60.96,
  });
  const PLATE: Layer = buildShapeLayer({ id: 'plate', xMm: 60, yMm: 45, widthMm: 50, heightMm: 50 });
  const over = (blend: BlendMode, fill: string): Layer[] => [DOTS, { ...PLATE, fill, blend } as Layer];
  const cases: [BlendMode, string][] = [
    ['dodge', '#808080'],
    ['burn', '#808080'],
    ['difference', '#C0C0C0'],
    ['colour', '#FF8800'],
    ['overlay', '#FF8800'],
  ];

  it.each(cases)('passes what is right: %s', async (blend, fill) => {
    const { difference } = await check(over(blend, fill));
    // Otherwise this would pass without the rule that it tests.
    expect(difference).toBeGreaterThan(64);
  });

  it('passes a shadowed layer blended with a photo', async () => {
    const shadow = { colour: '#804020', opacity: 0.6, dxMm: 2, dyMm: 2, blurMm: 3 };
    const group = { ...DOTS, rotationDeg: 17, xMm: 90, opacity: 0.8, blend: 'burn', shadow } as Layer;
    await expect(check([PHOTO, group])).resolves.toMatchObject({ share: expect.any(Number) });
  });

  it.each(cases)('refuses a square of other pixels: %s', async (blend, fill) => {
    const invert = ({ rgba, widthPx }: RgbaPicture) => {
      for (let y = 500; y < 532; y += 1)
        for (let x = 700; x < 732; x += 1)
          for (let k = 0; k < 3; k += 1) rgba[(y * widthPx + x) * 4 + k]! ^= 255;
    };
    await expect(check(over(blend, fill), undefined, invert)).rejects.toThrow(ParityError);
  });

  it.each(cases)('refuses a print without the blending: %s', async (blend, fill) => {
    await expect(check(over(blend, fill), over('normal', fill))).rejects.toThrow(ParityError);
  });

  it('refuses an empty print, also with a blended layer', async () => {
    await expect(check(over('dodge', '#808080'), [])).rejects.toThrow(ParityError);
  });

  it('compares means beside the blended layer, and says where they differ', async () => {
    const far = {
      ...PLATE,
      id: 'far',
      xMm: 12,
      yMm: 12,
      widthMm: 16,
      heightMm: 16,
      fill: '#111111',
    } as Layer;
    const layers = [...over('dodge', '#808080'), far];
    const gone = await check(layers, over('dodge', '#808080')).catch((thrown: unknown) => thrown);
    expect(gone).toBeInstanceOf(ParityError);
    const { share, xMm, yMm } = (gone as ParityError).difference;
    // A whole square differs: it was found by its mean, not by a window that happened to be drawn again.
    expect(share).toBe(1);
    expect(Math.max(xMm, yMm)).toBeLessThan(24);
  });

  it.each([
    ['hidden', { hidden: true }],
    ['transparent', { opacity: 0 }],
  ])('compares means where the only blended layer is %s', async (_name, change) => {
    const layers = [PHOTO, { ...PLATE, ...change, blend: 'dodge' } as Layer];
    const error = await check(layers, []).catch((thrown: unknown) => thrown);
    expect((error as ParityError).difference.share).toBe(1);
  });
});
