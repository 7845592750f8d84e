/** The built-in pattern engine: draws repeating patterns and motifs without any AI provider. */
export { extractColours } from './colour/extract-colours.ts';
export {
  generatePattern,
  listPatternFamilies,
  type PatternFamilyInfo,
  type PatternFonts,
  type PatternRequest,
  type PatternResult,
  patternSidePx,
} from './generate-pattern.ts';
export type { PatternCanvas } from './pattern-canvas.ts';
