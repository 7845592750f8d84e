import type { RectMm } from '@diy/design/template';
import type { StoredMockup } from '../../templates/index.ts';
import type { ComposeRequest } from '../mockups/mockup-composer.ts';

/** Requests from a drawing thread to the composing thread. */
export type ComposeCall =
  | { kind: 'prepare'; mockup: StoredMockup }
  | { kind: 'density'; mockup: StoredMockup; surfaceId: string; area: RectMm }
  | { kind: 'compose'; request: ComposeRequest };

/** A density, or nothing for a mockup that was prepared, or made and stored. */
export type ComposeReply = number | undefined;
