import { printBleed } from './0001-print-bleed.ts';
import { knownFields } from './0002-known-fields.ts';
import { designFields } from './0003-design-fields.ts';
import { fallbackFonts } from './0004-fallback-fonts.ts';
import { codes } from './0005-codes.ts';
import { moreShapes } from './0006-more-shapes.ts';
import { lineBreaking } from './0007-line-breaking.ts';
import { textSpans } from './0008-text-spans.ts';
import { graphicsAndWords } from './0009-graphics-and-words.ts';
import type { Migration } from './migration.ts';

/** The first format that our program stored. */
export const FIRST_FORMAT = 1;

/** Every migration in order, from the first format on. */
export const migrations: readonly Migration[] = [
  printBleed,
  knownFields,
  designFields,
  fallbackFonts,
  codes,
  moreShapes,
  lineBreaking,
  textSpans,
  graphicsAndWords,
];
