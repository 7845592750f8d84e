import type { RectMm } from '@diy/design/template';
import type { StoredMockup } from '../../templates/index.ts';
import type { ComposeOrder } from '../mockups/mockup-composer.ts';

/** What a drawing thread asks the composing one for. */
export type ComposeQuestion =
  | { kind: 'prepare'; mockup: StoredMockup }
  | { kind: 'density'; mockup: StoredMockup; surfaceId: string; area: RectMm }
  | { kind: 'compose'; order: ComposeOrder };

/** A density, or nothing for a mockup that was made ready, or made and stored. */
export type ComposeAnswer = number | undefined;
