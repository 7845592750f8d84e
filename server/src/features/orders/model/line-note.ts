import type { Message } from '../../../platform/errors/refusal.ts';

/** The result of production: why a line was not made, or what to check before it is printed. */
export type LineNote = Message & {
  isWarning?: true;
  /** `uncovered`: the design can be scaled until it covers the ordered size. */
  kind?: 'uncovered';
  /** Name of the value, among the buyer's, that it is about. */
  valueName?: string;
};
