export { effectiveDpi } from './effective-dpi.ts';
export type { Finding, FindingId, Severity } from './finding.ts';
export { findingKey } from './finding-key.ts';
export { findingText, isFindingId } from './finding-text.ts';
export {
  CLEAR_ALPHA,
  decodeInk,
  encodeInk,
  INK_GRID,
  type InkSummary,
  inkFromHex,
  summariseInk,
} from './ink-summary.ts';
export { isAcceptable, stoppingFindings } from './is-acceptable.ts';
export type { ImageInfo, PreflightInput, TextInfo } from './preflight-input.ts';
export { readTextInfo } from './read-text-info.ts';
export { withoutCharacters } from './rules/missing-glyph.ts';
export { runPreflight } from './run-preflight.ts';
