import type { Message } from '../../../../platform/errors/refusal.ts';
import type { KeptFinding } from '../../lines/open-errors.ts';

/** A finding with its sentences, and the name of its layer, `''` without one. */
export type ReportedFinding = KeptFinding & Message & { layer: string };

/** Everything known of a variant as it is printed; plain JSON. */
export interface VariantCheck {
  /** It went bare with the size: the sides in words. Null = it covers what it covered. */
  uncovered: Message | null;
  /** A personalised layer has nothing to print although no line brings words. */
  problem: Message | null;
  findings: ReportedFinding[];
}
