import { composeLayers } from '../composing/compose-layers.ts';
import { findRefusals } from '../composing/find-refusals.ts';
import { emptyRaster } from '../composing/raster.ts';
import type { Bounds, PsdDocument } from '../document.ts';
import { Agreement } from './agreement.ts';
import { bandsOf } from './bands.ts';
import { pixelCount } from './coverage-of.ts';
import { differencesFromMerged, differencesOf } from './differences.ts';
import { gammaBlendedTexts, mixedAsValues, shownBounds } from './gamma-blended-texts.ts';
import { hideRefusedLayers } from './hide-refused-layers.ts';

/** Pixels say in which light text is mixed if the two ways are farther apart there than rounding is, of 255. */
const MIN_APART = 4;
/** Fewer of them prove nothing. */
const MIN_PIXELS = 32;

/**
 * The document with its text mixed as in the picture that the file holds. Whether text is mixed in its own light is a setting of
 * Photoshop, of all text at once and in no file: where the picture follows the other way, and only then, text is mixed as everything else.
 */
export function settleText(document: PsdDocument): PsdDocument {
  const composed = hideRefusedLayers(document, findRefusals(document));
  const texts = document.mode === 'rgb' ? gammaBlendedTexts(composed.layers) : [];
  const merged = texts.length > 0 ? document.readMerged?.() : undefined;
  if (!merged) return document;
  const other = { ...composed, layers: mixedAsValues(composed.layers) };
  const [inLight, inValues] = [new Agreement(), new Agreement()];
  let pixels = 0;
  for (const text of texts)
    for (const band of bandsOf(shownBounds(text, document))) {
      const [light, values] = [draw(composed, band), draw(other, band)];
      const marks = apart(light, values, band);
      pixels += marks.reduce((sum, mark) => sum + mark, 0);
      inLight.add(differencesFromMerged(light, band, merged), marks);
      inValues.add(differencesFromMerged(values, band, merged), marks);
    }
  const isSettled = pixels >= MIN_PIXELS && inValues.holds() && !inLight.holds();
  return isSettled ? { ...document, layers: mixedAsValues(document.layers) } : document;
}

function draw(document: PsdDocument, band: Bounds): Float32Array {
  const raster = emptyRaster(band);
  composeLayers(document.layers, raster, document);
  return raster.data;
}

/** Marks pixels at which the two ways are apart. */
function apart(light: Float32Array, values: Float32Array, band: Bounds): Uint8Array {
  const { farthest } = differencesOf(light, values, band);
  const marks = new Uint8Array(pixelCount(band));
  for (let at = 0; at < marks.length; at += 1) marks[at] = farthest[at]! > MIN_APART ? 1 : 0;
  return marks;
}
