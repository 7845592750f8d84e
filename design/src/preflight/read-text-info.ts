import { letterValues } from '../layers/text/spans/letter-values.ts';
import type { TextLayer } from '../layers/text/text-layer.ts';
import {
  type FontFace,
  lackingFeatures,
  layoutOnce,
  letterBoxes,
  otherForms,
  outlineWork,
  type TextLayout,
} from '../text/index.ts';
import type { TextInfo } from './preflight-input.ts';

/** The layout of a text for preflight, from its font. All callers use this, so that they find the same. */
export function readTextInfo(layer: TextLayer, face: FontFace): TextInfo {
  const layout = layoutOnce(layer, face);
  return {
    overflow: layout.overflow,
    missing: layout.missing,
    missingAt: layout.missingAt,
    outlineWork: outlineWork(layout, face, layer.stroke !== null),
    fallbacks: layout.fallbacks,
    lackingFeatures: lackingFeatures(layer, face),
    otherForms: otherForms(layer, face),
    inkBoundsMm: layout.inkBoundsMm,
    ...(hasOnlyColourGlyphs(layout, face)
      ? { hasOwnColours: true }
      : { letterBoxesMm: letterBoxes(layout, face) }),
    appliedFontSizeMm: layout.appliedFontSizeMm * Math.min(...letterValues(layer).sizeRatios),
  };
}

function hasOnlyColourGlyphs({ lines }: TextLayout, { fills }: FontFace): boolean {
  const glyphs = lines.flatMap((line) => line.glyphs);
  return fills !== undefined && glyphs.length > 0 && glyphs.every(({ glyphId }) => fills(glyphId) !== null);
}
