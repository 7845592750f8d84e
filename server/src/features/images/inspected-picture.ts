import type { FixedReason, NoteId } from './image-notes.ts';
import type { ImageFormat } from './intake/inspect/detect-format.ts';
import type { Condition } from './intake/inspect/find-damage.ts';

/** Writes a file that libvips reads in the place of an original; `newPath` gives temporary paths by extension. */
export type ConvertedSource = (newPath: (extension: string) => string) => Promise<string>;

/** What the header of an accepted picture says. No pixel has been decoded yet. */
export interface InspectedPicture {
  path: string;
  format: ImageFormat;
  bytes: number;
  /** After orientation; of an SVG: of the raster made from it. */
  widthPx: number;
  heightPx: number;
  /** There is an alpha channel; only decoding shows whether anything is transparent. */
  hasAlphaChannel: boolean;
  /** Channels beyond the colours are left out: they are no transparency. */
  hasUnknownChannels: boolean;
  /** Upright, sRGB, 8 bit, one frame: every decoder shows the same. */
  isDrawableAsIs: boolean;
  notes: NoteId[];
  /** Whether its structure shows that data is missing. */
  condition: Condition;
  /** Makes a file that libvips reads in the original's place, at a new path of its extension; null = it reads the original. */
  convertedSource: ConvertedSource | null;
  /** Makes a copy whose transparency is used although the file's header calls it unused; null if the file is damaged or cannot have such a header. */
  deniedAlpha: ConvertedSource | null;
  /** 16-bit samples with a profile, which are converted to sRGB separately. */
  deepProfile: 'rgb' | 'grey' | null;
  /** Colours are mixed with white by their transparency. */
  isMatted: boolean;
  /** Bytes that decoding holds in memory at once, besides a few rows. */
  heldBytes: number;
  /** Pages of a PDF; null for what has none. */
  pageCount: number | null;
  /** Draws a vector graphic in this size as a PNG at `target`; null for what has pixels. */
  drawVector: ((target: string) => Promise<void>) | null;
  /** Tries whether prints can draw the vector at their own resolution, and returns why not, or null; it is null itself for pictures of pixels. */
  tryForPrint: (() => Promise<FixedReason | null>) | null;
}
