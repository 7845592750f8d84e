export {
  type FontFace,
  type GlyphFill,
  type GlyphOutline,
  type GlyphPaint,
  type OutlineBounds,
  outlineOp,
  type ShapedGlyph,
  type ShapeOptions,
} from './fonts/font-face.ts';
export { type FontEntry, fontEntry, fontManifest } from './fonts/font-manifest.ts';
export { joinFaces } from './fonts/join-faces.ts';
export { parseFontFace } from './fonts/parse-font-face.ts';
export { type LayerFaces, layerFaces } from './layer-faces.ts';
export { layoutText } from './layout-text.ts';
export { letterBoxes } from './letter-boxes.ts';
export type { FallbackUse, PlacedGlyph, TextLayout, TextLine } from './text-layout.ts';
export type { TextToSet } from './text-to-set.ts';
