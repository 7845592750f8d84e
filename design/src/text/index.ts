export { caretAt } from './caret/caret-at.ts';
export type { Caret, CaretLine, CaretMap } from './caret/caret-map.ts';
export { type CaretPlace, primaryCaretPlace, secondaryCaretPlace } from './caret/caret-places.ts';
export { type CaretMove, moveCaret } from './caret/move-caret.ts';
export { readCaretMap } from './caret/read-caret-map.ts';
export { selectedAreas, underlines } from './caret/selected-areas.ts';
export { canSegmentLetters, paragraphBoundsAt, wordBoundsAt, wordStep } from './caret/word-bounds.ts';
export { examineFont, type FontExamination } from './fonts/examine-font.ts';
export {
  type FontFace,
  type FontFeature,
  type GlyphFill,
  type GlyphOutline,
  type GlyphPaint,
  type OutlineBounds,
  outlineOp,
  type ShapedGlyph,
  type ShapeOptions,
} from './fonts/font-face.ts';
export {
  FONT_STYLES,
  type FontEntry,
  type FontStyle,
  fontEntry,
  fontManifest,
} from './fonts/font-manifest.ts';
export { joinFaces } from './fonts/join-faces.ts';
export type { FontFile } from './fonts/parse-font-face.ts';
export { openFontFile, parseFontFace, preloadShaper, UnknownAxes } from './fonts/parse-font-face.ts';
export { lackingFeatures } from './lacking/lacking-features.ts';
export { otherForms } from './lacking/other-forms.ts';
export { type LayerFaces, layerFaces } from './layer-faces.ts';
export { layoutOnce } from './layout-once.ts';
export { layoutText } from './layout-text.ts';
export { letterBoxes } from './letter-boxes.ts';
export { MAX_OUTLINE_WORK, outlineWork } from './outline-work.ts';
export type { FallbackUse, LetterCell, PlacedGlyph, TextLayout, TextLine } from './text-layout.ts';
export type { TextToSet } from './text-to-set.ts';
