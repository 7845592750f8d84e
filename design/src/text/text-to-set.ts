import type { TextLayer } from '../layers/index.ts';
import type { LineRange } from './breaking/break-lines.ts';
import type { TextUnit } from './breaking/text-units.ts';
import type { ItemMarker } from './lists/list-lines.ts';

/** Text broken into lines at one size. */
export interface SetLine {
  units: readonly TextUnit[];
  range: LineRange;
  /** Size of its largest letters, in parts of the layer's. */
  sizeRatio: number;
  /** How far an item of a list is set in, font units; absent = not at all. */
  indent?: number;
  /** Whether an item runs from right to left; absent = it does not. */
  isRtl?: boolean;
  /** What stands before the first line of an item; absent = nothing. */
  marker?: ItemMarker;
}

/** The fields of a text layer that decide how it is set. */
export type TextToSet = Pick<
  TextLayer,
  | 'text'
  | 'widthMm'
  | 'heightMm'
  | 'fontSizeMm'
  | 'letterSpacingEm'
  | 'lineHeight'
  | 'align'
  | 'verticalAlign'
  | 'fit'
  | 'arcDeg'
  | 'writing'
  | 'uprightDigits'
  | 'lineBreaking'
  | 'sizing'
  | 'punctuation'
  | 'features'
  | 'lists'
  | 'spans'
>;
