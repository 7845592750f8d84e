import type { Layer } from '@diy/design/layers';
import type { RgbaPicture } from '@diy/design/painting';
import { readPixels, releaseCanvas } from '../../../../platform/canvas/node-canvas.ts';
import type { PreparedPrint } from '../draw-surface-at.ts';
import { reducePicture } from '../reduce-picture.ts';
import { chooseWindows, type Window } from './choose-windows.ts';
import { compareWindow, type SquareDifference } from './compare-window.ts';
import { cutsOutlines } from './cuts-outlines.ts';
import { findDoubts, type Square } from './find-doubts.ts';
import { ParityError } from './parity-error.ts';
import { type PrintScale, reachOf, sampleLayers } from './sample-layers.ts';

/** Small prints are reduced less, because a block is a larger part of them. */
const MIN_REDUCTION = 4;
const MAX_REDUCTION = 8;
const WANTED_WIDTH_PX = 480;

/** The whole number by which a print of this width is reduced; its preview is drawn as much smaller. */
export function parityReduction(widthPx: number): number {
  return Math.max(MIN_REDUCTION, Math.min(MAX_REDUCTION, Math.floor(widthPx / WANTED_WIDTH_PX)));
}

/**
 * Difference of means over large squares, of 255, that sampling cannot explain where no layer is blended. Blending
 * reduced colours does not give reduced blended ones (a print's black and white dots dodged are white, their grey is
 * not), so below blended layers, and only there, any difference is a doubt, and those squares are compared pixel by pixel.
 */
const MAX_DIFFERENCE = 64;

const isBlended = ({ hidden, opacity, blend }: Layer) => !hidden && opacity > 0 && blend !== 'normal';

/** The result of the comparison, for the record and the benchmark. */
export interface ParityResult {
  /** Share of the print's pixels that were drawn again and compared one by one. */
  share: number;
  /** Largest difference of means over large squares between print and preview, of 255. */
  difference: number;
}

/**
 * Proves that a drawn print is its surface: `preview`, the surface drawn `reduction` times smaller by itself, must
 * agree with the reduced print, and where the small pictures cannot decide (detail of the print's own pixel size), the
 * print is drawn again, window by window, and compared pixel by pixel. Throws ParityError with the place.
 */
export async function checkParity(
  print: RgbaPicture,
  preview: RgbaPicture,
  reduction: number,
  prepared: PreparedPrint,
  layers: readonly Layer[],
): Promise<ParityResult> {
  const reduced = await reducePicture(print, reduction);
  const { pxPerMm, bleedMm, widthPx, heightPx } = prepared.size;
  const toPx = (mm: number, axis: 'x' | 'y') => (mm + bleedMm) * pxPerMm[axis];
  const toMm = (px: number, axis: 'x' | 'y') => Math.round((px / pxPerMm[axis] - bleedMm) * 10) / 10;
  const differsAt = (x: number, y: number, share: number) =>
    new ParityError({ xMm: toMm(x, 'x'), yMm: toMm(y, 'y'), share });
  const scale: PrintScale = { widthPx, heightPx, toPx };
  const small = cutPicture(preview, reduced.widthPx, reduced.heightPx);
  const doubts = await findDoubts(reduced, small, belowBlended(layers, scale, reduction));
  if (doubts.certainDifference > MAX_DIFFERENCE) {
    const { x, y } = doubts.certainAt;
    throw differsAt(x * reduction, y * reduction, 1);
  }
  const samples = sampleLayers(layers, doubts, reduction, scale);
  let compared = 0;
  for (const window of chooseWindows(doubts, widthPx, heightPx, reduction, samples)) {
    compared += (window.right - window.left) * (window.bottom - window.top);
    const isCut = cutsOutlines(layers, window, scale, prepared.hasOutline);
    const off = drawAndCompare(print, prepared, window, isCut);
    if (off) throw differsAt(off.x, off.y, off.share);
  }
  return {
    share: compared / (widthPx * heightPx),
    difference: Math.round(doubts.largestDifference * 1000) / 1000,
  };
}

/** Checks whether a blended layer reaches into a square of the small pictures; words may reach anywhere. */
function belowBlended(layers: readonly Layer[], scale: PrintScale, reduction: number) {
  const blended = layers.filter(isBlended);
  const isAnywhere = blended.some(({ kind }) => kind === 'text');
  const reaches = blended.map((layer) => reachOf(layer, scale));
  return ({ left, top, right, bottom }: Square): boolean =>
    isAnywhere ||
    reaches.some(
      (reach) =>
        reach.left < right * reduction &&
        reach.right > left * reduction &&
        reach.top < bottom * reduction &&
        reach.bottom > top * reduction,
    );
}

function drawAndCompare(
  print: RgbaPicture,
  prepared: PreparedPrint,
  window: Window,
  isCut: boolean,
): SquareDifference | null {
  const canvas = prepared.drawWindow(window);
  const difference = compareWindow(print, readPixels(canvas), window, isCut);
  releaseCanvas(canvas);
  return difference;
}

function cutPicture(picture: RgbaPicture, widthPx: number, heightPx: number): RgbaPicture {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let y = 0; y < heightPx; y += 1) {
    const from = y * picture.widthPx * 4;
    rgba.set(picture.rgba.subarray(from, from + widthPx * 4), y * widthPx * 4);
  }
  return { rgba, widthPx, heightPx };
}
