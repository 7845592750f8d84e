import { z } from 'zod';
import { hexColour } from '../../layer-base.ts';
import { letterFeatures } from '../letter-features.ts';
import { MAX_FONT_ID } from '../own-font-id.ts';

/** How much smaller or larger than the layer's own size letters may be. */
export const MIN_SIZE_RATIO = 0.05;
export const MAX_SIZE_RATIO = 20;

/** Letters of a text that look unlike the others. What is absent is as the layer has it. */
export const textSpan = z.strictObject({
  /** UTF-16 index of its first letter, and behind its last. */
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  /** Id of a face, as `fontId` of the layer. */
  fontId: z.string().min(1).max(MAX_FONT_ID).optional(),
  /** Size in parts of the layer's `fontSizeMm`, so that all letters grow and shrink together. */
  sizeRatio: z.number().min(MIN_SIZE_RATIO).max(MAX_SIZE_RATIO).optional(),
  /** Instead of the layer's colour or gradient. */
  colour: hexColour.optional(),
  /** All OpenType features of these letters, instead of the layer's. */
  features: letterFeatures.optional(),
});
export type TextSpan = z.infer<typeof textSpan>;

/** What letters have of their own. */
export type LetterStyle = Pick<TextSpan, 'fontId' | 'sizeRatio' | 'colour' | 'features'>;

/** The fields of a text layer that decide how each of its letters looks. */
export interface SpannedWords {
  text: string;
  fontId: string;
  colour: string;
  gradient?: unknown;
  features?: string | undefined;
  spans?: readonly TextSpan[] | undefined;
}
