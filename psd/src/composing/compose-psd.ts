import type { PsdDocument } from '../document.ts';
import { PsdRefusal } from '../psd-refusal.ts';
import { composeLayers } from './compose-layers.ts';
import { findRefusals, toPart } from './find-refusals.ts';
import { emptyRaster, toCode } from './raster.ts';

/** Rows that are composed together: few enough for the memory of a large document, many enough to be quick. */
const BAND_PIXELS = 1_000_000;

/** A composed document: red, green, blue and alpha of 8 bits, colours not multiplied by alpha, in the document's own profile. */
export interface ComposedPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * Draws all visible layers as Photoshop does.
 * @throws PsdRefusal `unsupported` with every visible layer and feature that is not drawn exactly
 */
export function composePsd(document: PsdDocument): ComposedPicture {
  const refusals = findRefusals(document);
  if (refusals.length > 0) throw new PsdRefusal('unsupported', refusals.map(toPart));
  const { width, height } = document;
  const data = new Uint8ClampedArray(width * height * 4);
  const rows = Math.max(1, Math.floor(BAND_PIXELS / width));
  for (let top = 0; top < height; top += rows) {
    const band = emptyRaster({ left: 0, top, right: width, bottom: Math.min(height, top + rows) });
    composeLayers(document.layers, band, document);
    const start = top * width * 4;
    for (let at = 0; at < band.data.length; at += 1) data[start + at] = toCode(band.data[at]!);
  }
  return { width, height, data };
}
