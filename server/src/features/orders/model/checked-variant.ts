import type { Message } from '../../../platform/errors/refusal.ts';
import type { KeptFinding } from './open-errors.ts';

/** A finding with its sentence, and the name of its layer, `''` without one. */
export type ReportedFinding = KeptFinding & { text: Message; layer: string };

/** Everything known about a variant as it is printed, as plain JSON. */
export interface VariantCheck {
  /** The sides that are bare on the ordered size, in words. Null = none. */
  uncovered: Message | null;
  /** Set if a required field stays empty, because these lines have no personalisation. */
  problem: Message | null;
  findings: ReportedFinding[];
}
