import type { NoteId } from './image-notes.ts';
import type { ImageFormat } from './intake/inspect/detect-format.ts';
import type { Condition } from './intake/inspect/find-damage.ts';

/** Writes a file that libvips reads in the place of an original; `newPath` gives temporary paths by extension. */
export type ConvertedSource = (newPath: (extension: string) => string) => Promise<string>;

/** What the header of an acceptable picture says. No pixel has been decoded yet. */
export interface InspectedPicture {
  path: string;
  format: ImageFormat;
  bytes: number;
  /** After orientation; of an SVG: of the raster made from it. */
  widthPx: number;
  heightPx: number;
  /** There is an alpha channel; whether anything is transparent takes decoding. */
  hasAlphaChannel: boolean;
  /** Upright, sRGB, 8 bit, one frame: every decoder shows the same. */
  isDrawableAsIs: boolean;
  notes: NoteId[];
  /** What its structure says of missing data. */
  condition: Condition;
  /** Makes a file that libvips reads in the original's place, at a new path of its extension; null = it reads the original. */
  convertedSource: ConvertedSource | null;
  /** 16-bit samples with a profile, which take a way of their own to sRGB. */
  deepProfile: 'rgb' | 'grey' | null;
  /** Colours are mixed with white by their transparency. */
  isMatted: boolean;
  /** Bytes decoding holds at once, besides a few rows. */
  heldBytes: number;
  /** Resolution to rasterise an SVG at, in dpi; undefined for anything else. */
  svgDensity?: number;
}
