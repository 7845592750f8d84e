import type { ImageFilter } from '../layers/image/image-filter.ts';
import type { FontFace } from '../text/index.ts';
import type { ScratchCanvas } from './canvas-target.ts';

/** A decoded picture, upright (EXIF applied), in whatever form the canvas takes. */
export interface DrawableImage {
  /** `ImageBitmap`, `HTMLCanvasElement`, `Image` of `@napi-rs/canvas` … */
  source: unknown;
  /** Pixels of `source`, which may be a reduced copy (see `preparedImageSize`). */
  widthPx: number;
  heightPx: number;
}

/** The resources of drawing. Everything must be loaded before; drawing itself never waits. */
export interface DrawingResources {
  /** The picture in these colours (`filterPicture`); null = as it is. */
  image(imageId: string, filter: ImageFilter | null): DrawableImage | undefined;
  font(fontId: string): FontFace | undefined;
  /** An empty, transparent canvas; used for layers that are blended as a whole. */
  createScratch(widthPx: number, heightPx: number): ScratchCanvas;
}
