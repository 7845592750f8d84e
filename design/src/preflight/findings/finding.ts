import type { CommandCall } from '../../editing/commands/all-commands.ts';

/** `error`: must not be printed; `warning`: look at it; `info`: worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** Ids of everything that can be wrong with a design; stable, used as keys in tests, texts and statistics. */
export type FindingId =
  | 'low-resolution'
  | 'below-print-resolution'
  | 'outside-print-area'
  | 'cut-off'
  | 'crosses-safe-line'
  | 'short-of-bleed'
  | 'empty-design'
  | 'empty-surface'
  | 'fully-transparent'
  | 'too-small'
  | 'nothing-to-print'
  | 'same-as-product'
  | 'other-forms'
  | 'missing-glyph'
  | 'heavy-letters'
  | 'heavy-vector'
  | 'fallback-font'
  | 'lacking-features'
  | 'text-overflow'
  | 'missing-image'
  | 'damaged-image'
  | 'semi-transparent'
  | 'soft-shadow'
  | 'cut-by-hole'
  | 'bare-strip'
  | 'tiny-artwork'
  | 'thin-line'
  | 'small-letters'
  | 'invisible-picture'
  | 'covered'
  | 'low-contrast'
  | 'invalid-code'
  | 'code-modules'
  | 'code-contrast'
  | 'code-inverted'
  | 'code-ground'
  | 'code-covered'
  | 'unknown-surface'
  | 'unknown-colour'
  | 'unknown-size'
  | 'broken-binding'
  | 'unused-field'
  | 'no-choices'
  | 'sample-breaks-rules'
  | 'styles-replaced'
  | 'picture-mirrored'
  | 'picture-cropped'
  | 'repeats-enlarged';

/** One thing wrong with a design: what, where, how bad, and how it can be fixed. */
export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
  /** Empty for what concerns the whole design. */
  readonly surfaceId: string;
  readonly layerId: string | null;
  /** Figures and words for the sentence, for example `dpi` or `missing`. */
  readonly params: Readonly<Record<string, number | string>>;
  /** A command that fixes it in one click; null if only a person can. */
  readonly fix: CommandCall | null;
}
