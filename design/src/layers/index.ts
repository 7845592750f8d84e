export { type CodeLayer, codeLayer } from './code/code-layer.ts';
export { type CodeLayout, layOutCode, modulesAcross } from './code/lay-out-code.ts';
export { type NewCodeLayer, newCodeLayer, withCheckDigit } from './code/new-code-layer.ts';
export { DEFAULT_NAMES, type NameLanguage, nameLanguage } from './default-names.ts';
export { exactRatio } from './exact-ratio.ts';
export { type Gradient, gradient, gradientColour, MAX_GRADIENT_STOPS, sortedStops } from './gradient.ts';
export { FILTER_PRESETS, type FilterPreset, presetOf } from './image/filter-presets.ts';
export {
  changeFilter,
  FILTER_AMOUNTS,
  type FilterAmount,
  filterKey,
  type ImageFilter,
  imageFilter,
} from './image/image-filter.ts';
export { type ImageLayer, imageLayer } from './image/image-layer.ts';
export {
  type ImageMask,
  imageMask,
  type MaskShape,
} from './image/image-mask.ts';
export {
  countRepeats,
  drawnImageSize,
  type ImageTile,
  imageTile,
  MAX_TILE_GAP_MM,
  MAX_TILE_REPEATS,
  patternMatrix,
  type TileArrangement,
  tileArrangement,
} from './image/image-tile.ts';
export { minTileWidthMm, withDrawableRepeats } from './image/keep-repeats.ts';
export { type NewImageLayer, newImageLayer } from './image/new-image-layer.ts';
export { laidOutAs, noteMadeFrom } from './laid-out-as.ts';
export { type CroppedLayer, type Layer, type LayerKind, layer } from './layer.ts';
export {
  type BlendMode,
  blendMode,
  hexColour,
  layerBase,
  MAX_LAYER_MM,
  MAX_LAYER_NAME,
} from './layer-base.ts';
export type { CodeBindings, ImageBindings, ShapeBindings, ShownFor, TextBindings } from './layer-bindings.ts';
export { boundsOfLayers, layerBounds } from './layer-bounds.ts';
export { isNamedByWords, isUnnamed, type NameSource, nameLayer } from './layer-name.ts';
export type { LayerShadow } from './layer-shadow.ts';
export { type NewShapeLayer, newShapeLayer } from './shape/new-shape-layer.ts';
export {
  DEFAULT_POINT_COUNTS,
  LINE_ENDS,
  type LineEnd,
  MAX_CORNER_MM,
  MAX_SHAPE_POINTS,
  MAX_SHAPE_STROKE_MM,
  MIN_SHAPE_POINTS,
  SHAPES,
  type ShapeLayer,
  shapeLayer,
} from './shape/shape-layer.ts';
export { COLOUR_FONT_IDS, DEFAULT_FALLBACK_FONT_IDS, fallbackChain } from './text/fallback-chain.ts';
export { MAX_FEATURES, readFeatures, writeFeatures } from './text/letter-features.ts';
export { LINE_END } from './text/line-breaks.ts';
export { editLists } from './text/lists/edit-lists.ts';
export {
  type ListedWords,
  type ListItem,
  type ListMarker,
  type ListStyle,
  MAX_LIST_LEVEL,
} from './text/lists/list-item.ts';
export { listStyles, listsOf, mapLists, paragraphsOf } from './text/lists/list-styles.ts';
export { type NewTextLayer, newTextLayer } from './text/new-text-layer.ts';
export { isOwnFontId, MAX_FONT_ID, type OwnFontId, ownFontId, readOwnFontId } from './text/own-font-id.ts';
export { isInsideCharacter, sharedPrefixLength, sharedSuffixLength } from './text/shared-affixes.ts';
export { editWords, type WordsEdit } from './text/spans/edit-words.ts';
export { graphemeStarts } from './text/spans/grapheme-starts.ts';
export { isSameStyle } from './text/spans/letter-pieces.ts';
export { type LetterValues, letterValues } from './text/spans/letter-values.ts';
export { plainLineEnds, withPlainLineEnds } from './text/spans/plain-line-ends.ts';
export { settleText } from './text/spans/settle-text.ts';
export { mapStyles, styleLetters, type TextRange, withoutStyles } from './text/spans/style-letters.ts';
export {
  type LetterStyle,
  MAX_SIZE_RATIO,
  MIN_SIZE_RATIO,
  type TextSpan,
  textSpan,
} from './text/spans/text-span.ts';
export {
  MAX_ARC_DEG,
  MAX_FONT_SIZE_MM,
  MAX_LETTER_SPACING_EM,
  MAX_LINE_HEIGHT,
  MAX_TEXT,
  MAX_TEXT_STROKE_MM,
  MIN_LETTER_SPACING_EM,
  MIN_LINE_HEIGHT,
  type TextLayer,
  textLayer,
} from './text/text-layer.ts';
export { textsOf } from './texts-of.ts';
export { type NewVectorLayer, newVectorLayer } from './vector/new-vector-layer.ts';
export { readPathData, writePathData } from './vector/path-data.ts';
export { recolourPaths, vectorColours } from './vector/vector-colours.ts';
export {
  MAX_PATH_DATA,
  MAX_VECTOR_PATHS,
  type VectorLayer,
  type VectorPath,
  vectorLayer,
  vectorPath,
} from './vector/vector-layer.ts';
export { shownViewBox, type VectorPlace, vectorPlace } from './vector/vector-place.ts';
