import { z } from 'zod';
import { listOf } from '../../parsing/list-of.ts';
import { gradient } from '../gradient.ts';
import { hexColour, layerBase } from '../layer-base.ts';
import { textBindings } from '../layer-bindings.ts';
import { layerShadow } from '../layer-shadow.ts';
import { letterFeatures } from './letter-features.ts';
import { listItem } from './lists/list-item.ts';
import { findListProblems } from './lists/list-problems.ts';
import { findSpanProblems } from './spans/span-problems.ts';
import { textSpan } from './spans/text-span.ts';

/** The most UTF-16 units that one text holds. */
export const MAX_TEXT = 5000;
/** The largest size of letters. */
export const MAX_FONT_SIZE_MM = 2000;
/** The widest outline of letters. */
export const MAX_TEXT_STROKE_MM = 100;
/** Bounds of the extra space after each character. */
export const MIN_LETTER_SPACING_EM = -0.5;
export const MAX_LETTER_SPACING_EM = 5;
/** Bounds of the distance of baselines, in parts of the font size. */
export const MIN_LINE_HEIGHT = 0.5;
export const MAX_LINE_HEIGHT = 5;
/** The furthest that lines are bent, either way. */
export const MAX_ARC_DEG = 350;

const fields = layerBase.extend({
  kind: z.literal('text'),
  /** What is written; line breaks end paragraphs. */
  text: z.string().max(MAX_TEXT),
  /** Id of a face in `design/fonts/fonts.json`, for example `noto-sans-sc-400`, or of an own font (`readOwnFontId`). */
  fontId: z.string(),
  /**
   * Faces for words with letters that the layer's own face lacks, in the order in which they are tried (`fallbackChain`);
   * absent or empty = such letters are missing.
   */
  fallbackFontIds: listOf(z.string().min(1).max(80)).max(40).optional(),
  /** Size of the em square in mm. */
  fontSizeMm: z.number().positive().max(MAX_FONT_SIZE_MM),
  /** Colour of the letters, where neither a span nor `gradient` has another. */
  colour: hexColour,
  /** Outline of the letters, `widthMm` of which shows around them; null = none. */
  stroke: z
    .strictObject({ colour: hexColour, widthMm: z.number().positive().max(MAX_TEXT_STROKE_MM) })
    .nullable(),
  /** Shadow of the letters with their outline; null = none. */
  shadow: layerShadow.nullable(),
  /** Extra space after each character, in parts of the em. */
  letterSpacingEm: z.number().min(MIN_LETTER_SPACING_EM).max(MAX_LETTER_SPACING_EM),
  /** Distance of baselines in parts of the font size. */
  lineHeight: z.number().min(MIN_LINE_HEIGHT).max(MAX_LINE_HEIGHT),
  /** Where lines stand between the sides of the box; columns stand there all together. */
  align: z.enum(['left', 'center', 'right', 'justify']),
  /** Where the lines stand between the upper and lower edge of the box, all together; each column by itself. */
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  /** `fixed`: the box stays, overflow is reported; `shrink`: the text gets smaller until it fits. */
  fit: z.enum(['fixed', 'shrink']),
  /**
   * How the box follows its words while they are edited. `auto-width`: it is as wide and as high as they are, and only their own line
   * ends end lines; other words of an order stand where these stood, and shrink to the box where `fit` says so. `auto-height`: its
   * height follows, of columns its width. `fixed`: it stays. Absent = its height follows unless it was given other room.
   */
  sizing: z.enum(['auto-width', 'auto-height', 'fixed']).optional(),
  /** Bends the lines along a circle: how many degrees the widest spans, positive like a rainbow; absent or 0 = straight. */
  arcDeg: z.number().min(-MAX_ARC_DEG).max(MAX_ARC_DEG).optional(),
  /**
   * `vertical`: columns from top to bottom, the first at the right; the box's height breaks them and `arcDeg` has no
   * effect. Absent = horizontal.
   */
  writing: z.enum(['horizontal', 'vertical']).optional(),
  /** In columns, numbers of up to three digits stand side by side in one cell (纵中横) instead of being turned. */
  uprightDigits: z.boolean().optional(),
  /**
   * Where a line may end: `unicode` = by UAX 14 with the house's own rules; absent = by the simpler rules that all texts had before
   * format 8.
   */
  lineBreaking: z.literal('unicode').optional(),
  /**
   * Full-width punctuation: `squeezed` = next to other punctuation and at the ends of lines without its empty half, `hanging` = commas and
   * full stops at the end of a line stand beyond it besides; `full` or absent = always a full cell.
   */
  punctuation: z.enum(['full', 'squeezed', 'hanging']).optional(),
  /** OpenType features of the letters; absent = none. */
  features: letterFeatures.optional(),
  /** Colours of the letters instead of `colour`, over the extent of all of them; absent or null = `colour`. */
  gradient: gradient.nullable().optional(),
  /** Letters that look unlike the others, in the sequence of the text; absent = all are as the layer says. */
  spans: listOf(textSpan).min(1).max(MAX_TEXT).optional(),
  /** Paragraphs that are items of lists, in the sequence of the text; absent = none. */
  lists: listOf(listItem).min(1).max(MAX_TEXT).optional(),
  /** What orders may change of it. */
  bindings: textBindings.optional(),
});

/** Text set by our own layout from our own font files. The box's width wraps the lines. */
export const textLayer = fields.superRefine((text, context) => {
  for (const { message, path } of findSpanProblems(text))
    context.addIssue({ code: 'custom', message, path: ['spans', ...path] });
  for (const { message, path } of findListProblems(text))
    context.addIssue({ code: 'custom', message, path: ['lists', ...path] });
});
export type TextLayer = z.infer<typeof textLayer>;
