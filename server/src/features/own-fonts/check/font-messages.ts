import type { FontReason } from './font-refusal.ts';
import type { Outlines } from './tables/check-tables.ts';
import type { FontFacts } from './tables/read-facts.ts';
import type { FontFormat } from './unwrap/font-tables.ts';

/** To the process that reads one font: the upload, and where to write the file to store. */
export interface ToFontWorker {
  path: string;
  target: string;
}

/** What was read of a font; its file is at the target. */
export interface ReadFont {
  sha256: string;
  bytes: number;
  format: FontFormat;
  outlines: Outlines;
  glyphs: number;
  /** Code points that it has a glyph for, rising. */
  characters: number[];
  facts: FontFacts;
}

/** From the reading process; it ends after this. */
export type FromFontWorker =
  | ({ type: 'read' } & ReadFont)
  | { type: 'refused'; reason: FontReason; detail: string }
  | { type: 'broken'; message: string };
