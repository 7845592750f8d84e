import type { DescribedFont } from './describe/describe-font.ts';
import type { FontReason } from './font-refusal.ts';

/** To the process that reads one font: the upload, and where to write the file to store. */
export interface ToFontWorker {
  path: string;
  target: string;
}

/** What was read of a font; its file is at the target. */
export interface ReadFont extends DescribedFont {
  sha256: string;
  bytes: number;
}

/** From the reading process; it ends after this. */
export type FromFontWorker =
  | ({ type: 'read' } & ReadFont)
  | { type: 'refused'; reason: FontReason; detail: string }
  | { type: 'broken'; message: string };
