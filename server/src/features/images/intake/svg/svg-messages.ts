import type { StoredMessage } from '@diy/contract/messages';

/** The part of a picture that is drawn, in parts of its sides. */
export interface SvgPart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * To the process that reads SVG: measure a file, or draw it, or the part of it, as a PNG of these sides to a path; `try` draws
 * it in these sides, and writes nothing.
 */
export type ToSvgWorker =
  | { type: 'measure'; path: string }
  | { type: 'try'; path: string; widthPx: number; heightPx: number; fontsDir: string }
  | {
      type: 'draw';
      path: string;
      target: string;
      widthPx: number;
      heightPx: number;
      part?: SvgPart;
      fontsDir: string;
    };

/** What an SVG is, before anything is drawn. */
export interface SvgFacts {
  /** Its own sides in user units. */
  width: number;
  height: number;
  /** It holds text that is not outlines; its fonts may not be here. */
  hasText: boolean;
  isAnimated: boolean;
  /** Something of it cannot be drawn and is left out. */
  isIncomplete: boolean;
  /** Some of its styles were not understood. */
  hasUnreadStyles: boolean;
  /** Some of its filters may be drawn differently from browsers. */
  hasDoubtfulFilters: boolean;
}

export type FromSvgWorker =
  | { type: 'measured'; facts: SvgFacts }
  | { type: 'drawn' }
  | { type: 'tried' }
  | { type: 'refused'; id: string; text: StoredMessage };
