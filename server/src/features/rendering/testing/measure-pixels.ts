import type { Layer } from '@diy/design/layers';
import { drawSurface, type PrintSize, printSize, type RgbaPicture } from '@diy/design/painting';
import type { TemplateSurface } from '@diy/design/template';
import { buildImageLayer, buildShapeLayer } from '@diy/design/testing';
import {
  canvasFromPixels,
  createNodeCanvas,
  readPixels,
  releaseCanvas,
} from '../../../platform/canvas/node-canvas.ts';

/** Measurements of the pixels of a surface's print. */
export interface PixelsMeasured {
  widthPx: number;
  heightPx: number;
  /** Pixels of a picture with exactly the print's size that came out otherwise, of those the outline shows. */
  otherPixels: number;
  /** Pixels compared. */
  comparedPixels: number;
  /** The farthest a mark lies from its millimetres at the nominal resolution, in px; −1 where there is no room for marks. */
  marksPx: number;
  /** The least contrast between neighbouring 1-px lines of a picture placed 1:1, 0 to 1. */
  contrast: number;
}

/** Draws a surface as its print and measures it from the pixels. */
export function measurePixels(surface: TemplateSurface, sizeId: string, bleed: boolean): PixelsMeasured {
  const size = printSize(surface, sizeId, { bleed });
  return {
    widthPx: size.widthPx,
    heightPx: size.heightPx,
    ...measureFull(surface, size),
    marksPx: measureMarks(size),
    contrast: measureLines(size),
  };
}

function drawAsPrint(size: PrintSize, layers: Layer[], picture: RgbaPicture | null, clip: string | null) {
  const canvas = createNodeCanvas(size.widthPx, size.heightPx);
  const source = picture && canvasFromPixels(picture);
  const { widthPx = 0, heightPx = 0 } = picture ?? {};
  const { pxPerMm, bleedMm, trimMm } = size;
  drawSurface(
    canvas.target,
    { layers, widthMm: trimMm.widthMm, heightMm: trimMm.heightMm, clip },
    {
      image: () => (source ? { source: source.source, widthPx, heightPx } : undefined),
      font: () => undefined,
      createScratch: createNodeCanvas,
    },
    { pxPerMm, offsetXMm: bleedMm, offsetYMm: bleedMm, bleedMm, snapsPictures: true },
  );
  const drawn = readPixels(canvas);
  const held = source ? readPixels(source) : null;
  releaseCanvas(canvas);
  if (source) releaseCanvas(source);
  return { drawn, held };
}

/** Noise, a quarter of its columns half transparent. */
function noise(widthPx: number, heightPx: number): RgbaPicture {
  const pixels = new Uint32Array(widthPx * heightPx);
  let state = 0x9e3779b9;
  for (let at = 0; at < pixels.length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    pixels[at] = (at % widthPx) & 64 && (at % widthPx) & 32 ? state : state | 0xff000000;
  }
  return { rgba: new Uint8ClampedArray(pixels.buffer), widthPx, heightPx };
}

function measureFull(surface: TemplateSurface, size: PrintSize) {
  const { widthPx, heightPx, trimMm, bleedMm } = size;
  const picture = noise(widthPx, heightPx);
  const layer = buildImageLayer({
    xMm: trimMm.widthMm / 2,
    yMm: trimMm.heightMm / 2,
    widthMm: trimMm.widthMm + 2 * bleedMm,
    heightMm: trimMm.heightMm + 2 * bleedMm,
    sourceWidthPx: widthPx,
    sourceHeightPx: heightPx,
  });
  const clip = surface.mask?.svgPath ?? null;
  const { drawn, held } = drawAsPrint(size, [layer], picture, clip);
  const shown = clip ? drawAsPrint(size, [wholeShape(size)], null, clip).drawn : null;
  const [ours, theirs, source] = [drawn, held!, picture].map(
    ({ rgba }) => new Uint32Array(rgba.buffer, rgba.byteOffset, widthPx * heightPx),
  ) as [Uint32Array, Uint32Array, Uint32Array];
  let otherPixels = 0;
  let comparedPixels = 0;
  for (let at = 0; at < ours.length; at += 1) {
    if (shown && shown.rgba[at * 4 + 3] !== 255) continue;
    comparedPixels += 1;
    const isOpaque = source[at]! >>> 24 === 255;
    if (ours[at] !== (isOpaque ? source[at] : theirs[at])) otherPixels += 1;
  }
  return { otherPixels, comparedPixels };
}

function wholeShape({ trimMm, bleedMm }: PrintSize): Layer {
  return buildShapeLayer({
    xMm: trimMm.widthMm / 2,
    yMm: trimMm.heightMm / 2,
    widthMm: trimMm.widthMm + 2 * bleedMm + 2,
    heightMm: trimMm.heightMm + 2 * bleedMm + 2,
    fill: '#000000',
  });
}

/** Nine squares, one by one, each by the centre of its ink. */
function measureMarks(size: PrintSize): number {
  const { trimMm, bleedMm, resolutionDpi } = size;
  const perMm = resolutionDpi / 25.4;
  const sideMm = Math.min(2, trimMm.widthMm / 5, trimMm.heightMm / 5);
  if (sideMm * perMm < 2) return -1;
  const places = [0, 0.5, 1].flatMap((x) =>
    [0, 0.5, 1].map((y) => ({
      xMm: sideMm + x * (trimMm.widthMm - 2 * sideMm),
      yMm: sideMm + y * (trimMm.heightMm - 2 * sideMm),
    })),
  );
  const layers = places.map((place, n) =>
    buildShapeLayer({ id: `m${n}`, ...place, widthMm: sideMm, heightMm: sideMm, fill: '#000000' }),
  );
  const { drawn } = drawAsPrint(size, layers, null, null);
  return Math.max(
    ...places.map(({ xMm, yMm }) => {
      const want = { x: (xMm + bleedMm) * perMm, y: (yMm + bleedMm) * perMm };
      const found = centreOfInk(drawn, want, sideMm * perMm * 0.75);
      return Math.max(Math.abs(found.x - want.x), Math.abs(found.y - want.y));
    }),
  );
}

function centreOfInk({ rgba, widthPx, heightPx }: RgbaPicture, at: { x: number; y: number }, reach: number) {
  const sum = { ink: 0, x: 0, y: 0 };
  const [top, bottom] = [Math.max(0, Math.floor(at.y - reach)), Math.min(heightPx, Math.ceil(at.y + reach))];
  const [left, right] = [Math.max(0, Math.floor(at.x - reach)), Math.min(widthPx, Math.ceil(at.x + reach))];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const ink = rgba[(y * widthPx + x) * 4 + 3]!;
      sum.ink += ink;
      sum.x += ink * (x + 0.5);
      sum.y += ink * (y + 0.5);
    }
  }
  return { x: sum.x / sum.ink, y: sum.y / sum.ink };
}

const LINES_PX = 400;

/** Black and white 1-px lines, upright and lying, at a whole pixel of the nominal resolution near the far corner. */
function measureLines(size: PrintSize): number {
  const { trimMm, bleedMm, resolutionDpi } = size;
  const perMm = resolutionDpi / 25.4;
  const side = Math.floor(Math.min(LINES_PX, (trimMm.widthMm * perMm) / 2, (trimMm.heightMm * perMm) / 2));
  if (side < 4) return 1;
  const left = Math.floor((trimMm.widthMm + bleedMm) * perMm) - side - 1;
  const top = Math.floor((trimMm.heightMm + bleedMm) * perMm) - side - 1;
  let worst = 1;
  for (const isUpright of [true, false]) {
    const picture = lines(side, isUpright);
    const layer = buildImageLayer({
      xMm: (left + side / 2) / perMm - bleedMm,
      yMm: (top + side / 2) / perMm - bleedMm,
      widthMm: side / perMm,
      heightMm: side / perMm,
      sourceWidthPx: side,
      sourceHeightPx: side,
    });
    const { drawn } = drawAsPrint(size, [layer], picture, null);
    const [stepX, stepY] = isUpright ? [1, 0] : [0, 1];
    for (let n = 2; n < side - 2; n += 1) {
      const x = left + (isUpright ? n : side >> 1);
      const y = top + (isUpright ? side >> 1 : n);
      const here = drawn.rgba[(y * drawn.widthPx + x) * 4]!;
      const next = drawn.rgba[((y + stepY) * drawn.widthPx + x + stepX) * 4]!;
      worst = Math.min(worst, Math.abs(here - next) / 255);
    }
  }
  return worst;
}

function lines(side: number, isUpright: boolean): RgbaPicture {
  const pixels = new Uint32Array(side * side);
  for (let at = 0; at < pixels.length; at += 1) {
    const along = isUpright ? at % side : Math.floor(at / side);
    pixels[at] = along % 2 ? 0xffffffff : 0xff000000;
  }
  return { rgba: new Uint8ClampedArray(pixels.buffer), widthPx: side, heightPx: side };
}
