import type { PsdDocument } from '../document.ts';
import { linearToSrgb } from '../gradients/colour-spaces.ts';
import { PsdRefusal } from '../psd-refusal.ts';
import { blackSeparation } from './black-separation.ts';
import { composeLayers } from './compose-layers.ts';
import { findRefusals, toPart } from './find-refusals.ts';
import { emptyRaster, toByteScale } from './raster.ts';

/** Alpha is no light. */
function codeLight(data: Float32Array): void {
  for (let at = 0; at < data.length; at += 1) if (at % 4 < 3) data[at] = linearToSrgb([data[at]!])[0]!;
}

/** Rows that are composed together: few enough for the memory of a large document, many enough to be quick. */
const BAND_PIXELS = 1_000_000;

/**
 * A composed document: red, green, blue and alpha of 8 bits, colours not multiplied by alpha, in the document's own profile. Light
 * of 32 bits is coded as sRGB codes it. Of CMYK they are what cyan, magenta and yellow leave; Lab has lightness, a and b.
 */
export interface ComposedPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  /** What black leaves of a CMYK document; four numbers a pixel, as in `data`. */
  black?: Uint8ClampedArray;
}

/**
 * Draws all visible layers as Photoshop does.
 * @throws PsdRefusal `unsupported` with every visible layer and feature that is not drawn exactly
 */
export function composePsd(document: PsdDocument): ComposedPicture {
  const refusals = findRefusals(document);
  if (refusals.length > 0) throw new PsdRefusal('unsupported', refusals.map(toPart));
  const { width, height, mode } = document;
  const data = drawRows(document);
  return { width, height, data, ...(mode === 'cmyk' && { black: drawRows(blackSeparation(document)) }) };
}

function drawRows(document: PsdDocument): Uint8ClampedArray {
  const { width, height } = document;
  const data = new Uint8ClampedArray(width * height * 4);
  const rows = Math.max(1, Math.floor(BAND_PIXELS / width));
  for (let top = 0; top < height; top += rows) {
    const band = emptyRaster({ left: 0, top, right: width, bottom: Math.min(height, top + rows) });
    composeLayers(document.layers, band, document);
    const start = top * width * 4;
    if (document.depth === 32) codeLight(band.data);
    for (let at = 0; at < band.data.length; at += 1) data[start + at] = toByteScale(band.data[at]!);
  }
  return data;
}
