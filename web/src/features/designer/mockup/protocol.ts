import type { MockupItem } from '@diy/contract/templates';
import type { Layer } from '@diy/design/layers';
import type { Melange, RectMm, TemplateSurface } from '@diy/design/template';
import type { PictureLevels } from '../assets/choose-level.ts';
import type { CopyFile } from '../assets/picture-copies.ts';
import type { FineJob } from '../drawing/fine-stage.ts';
import type { PhotoToMm } from './ground/fit-flat-photo.ts';

/** Layers of one surface since the last message: the order, and only the layers that are new or changed. */
export interface SurfacePatch {
  readonly surfaceId: string;
  readonly layerIds: readonly string[];
  readonly changed: readonly Layer[];
}

/** One picture to make. */
export interface MockupJob {
  readonly mockupId: string;
  readonly widthPx: number;
}

/** What the product looks like, apart from its layers. */
export interface MockupState {
  readonly sizeId: string;
  /** Some mockups have pictures of their own for colours. */
  readonly colourId: string;
  readonly colourHex: string;
  readonly melange?: Melange | undefined;
}

/** From the page to the worker. */
export type ToWorker =
  | { kind: 'setup'; mockups: readonly MockupItem[]; surfaces: readonly TemplateSurface[] }
  | { kind: 'load-picture'; imageId: string; url: string }
  /** A picture as it prints, to be decoded; null lets go of it. */
  | { kind: 'copy'; key: string; file: CopyFile | null }
  /** Null = a style of a file that was sent before. */
  | { kind: 'font'; fontId: string; bytes: Uint8Array | null }
  /** Draw a part of the stage finely; null = no longer. */
  | { kind: 'stage'; request: number; job: FineJob | null }
  /** Draw this state; the reply are pictures as they are made and by `done`. A newer one ends it early. */
  | {
      kind: 'draw';
      frame: number;
      state: MockupState;
      patches: readonly SurfacePatch[];
      jobs: readonly MockupJob[];
      /** The longer side of the surfaces' artworks, which are drawn as well; null = they are not drawn now. */
      artworkEdgePx: number | null;
    }
  /** Draw the newest state once for saving; the reply is `cover`. */
  | { kind: 'cover'; request: number; mockupId: string };

/** From the worker to the page. */
export type FromWorker =
  | ({ kind: 'picture'; imageId: string } & PictureLevels)
  | { kind: 'picture-failed'; imageId: string }
  /** Null: it could not be decoded. */
  | { kind: 'copy'; key: string; levels: PictureLevels | null }
  /** Null: something it takes is not there yet. */
  | { kind: 'stage'; request: number; bitmap: ImageBitmap | null }
  /** From now on words are drawn in this face; what was drawn before lacks them. */
  | { kind: 'font'; fontId: string }
  | { kind: 'mockup'; frame: number; mockupId: string; bitmap: ImageBitmap }
  | { kind: 'artwork'; surfaceId: string; bitmap: ImageBitmap }
  /** Where the product is on a surface; `hasPhoto`: `ground` brings its picture. */
  | { kind: 'outline'; surfaceId: string; rectMm: RectMm; hasPhoto: boolean }
  /** The product without artwork, and how its picture lies on the surface. Null: there is none in this colour for now. */
  | { kind: 'ground'; surfaceId: string; bitmap: ImageBitmap | null; toMm: PhotoToMm }
  | { kind: 'done'; frame: number; milliseconds: number }
  | { kind: 'cover'; request: number; bitmap: ImageBitmap | null }
  | { kind: 'failed'; message: string };
