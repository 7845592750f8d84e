import type { TextLayer } from '../layers/text/text-layer.ts';
import { type FontFace, layoutText, letterBoxes } from '../text/index.ts';
import type { TextInfo } from './preflight-input.ts';

/** The layout of a text for preflight, from its font. All callers use this, so that they find the same. */
export function readTextInfo(layer: TextLayer, face: FontFace): TextInfo {
  const layout = layoutText(layer, face);
  return {
    overflow: layout.overflow,
    missing: layout.missing,
    fallbacks: layout.fallbacks,
    inkBoundsMm: layout.inkBoundsMm,
    letterBoxesMm: letterBoxes(layout, face),
    appliedFontSizeMm: layout.appliedFontSizeMm,
  };
}
