export { croppedPictures } from './cropped-pictures.ts';
export { effectiveDpi } from './effective-dpi.ts';
export {
  type EnlargedRepeats,
  enlargedFinding,
  enlargedRepeats,
  findEnlarged,
  isDrawable,
  isPattern,
} from './enlarged-repeats.ts';
export type { Finding, FindingId, Severity } from './findings/finding.ts';
export { findingKey } from './findings/finding-key.ts';
export { isAcceptable, stoppingFindings } from './findings/is-acceptable.ts';
export { colourDistance } from './ink/colour-distance.ts';
export {
  CLEAR_ALPHA,
  decodeInk,
  encodeInk,
  INK_GRID,
  type InkSummary,
  inkFromHex,
  summariseInk,
} from './ink/ink-summary.ts';
export type { ImageInfo, PreflightInput, TextInfo } from './preflight-input.ts';
export { readTextInfo } from './read-text-info.ts';
export { withoutCharacters } from './rules/missing-glyph.ts';
export { bySeverity, preflightSteps, runPreflight } from './run-preflight.ts';
