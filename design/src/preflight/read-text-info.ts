import type { TextLayer } from '../layers/text/text-layer.ts';
import { type FontFace, layoutText, letterBoxes } from '../text/index.ts';
import type { TextInfo } from './preflight-input.ts';

/** What preflight asks of a text, from its font. Whoever has a font asks this way, so that all see the same. */
export function readTextInfo(layer: TextLayer, face: FontFace): TextInfo {
  const layout = layoutText(layer, face);
  return {
    overflow: layout.overflow,
    missing: layout.missing,
    inkBoundsMm: layout.inkBoundsMm,
    letterBoxesMm: letterBoxes(layout, face),
    appliedFontSizeMm: layout.appliedFontSizeMm,
  };
}
