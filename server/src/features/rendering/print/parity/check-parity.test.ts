import { type Layer, newTextLayer } from '@diy/design/layers';
import { drawSurface, printSize, type RgbaPicture } from '@diy/design/painting';
import type { TemplateSurface } from '@diy/design/template';
import { buildImageLayer, buildShapeLayer } from '@diy/design/testing';
import type { FontFace } from '@diy/design/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { canvasFromPixels, createNodeCanvas, readPixels } from '../../../../platform/canvas/node-canvas.ts';
import { findProjectFolder } from '../../../../platform/config/project-folder.ts';
import { printOf } from '../draw-surface-at.ts';
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

function picture(edge: number, pixel: (x: number, y: number) => readonly number[]): RgbaPicture {
  const rgba = new Uint8ClampedArray(edge * edge * 4);
  for (let y = 0; y < edge; y += 1)
    for (let x = 0; x < edge; x += 1) rgba.set(pixel(x, y), (y * edge + x) * 4);
  return { rgba, widthPx: edge, heightPx: edge };
}

const resources = {
  image: (id: string) => {
    const { source } = canvasFromPixels(id === 'checker' ? CHECKER : SKY);
    const edge = id === 'checker' ? CHECKER.widthPx : SKY.widthPx;
    return { source, widthPx: edge, heightPx: edge };
  },
  font: () => face,
  createScratch: createNodeCanvas,
};

function prepared(layers: Layer[]) {
  const size = printSize(SURFACE, 'M');
  return printOf(size, { layers, ...SIZE }, resources);
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
