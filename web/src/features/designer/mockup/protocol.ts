import type { MockupItem } from '@diy/contract/templates';
import type { Layer } from '@diy/design/layers';
import type { Melange, RectMm, TemplateSurface } from '@diy/design/template';

/** Layers of one surface since the last message: the order, and only the layers that are new or changed. */
export interface SurfacePatch {
  readonly surfaceId: string;
  readonly order: readonly string[];
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
  readonly colourHex: string;
  readonly melange?: Melange | undefined;
}

/** From the page to the worker. */
export type ToWorker =
  | { kind: 'setup'; mockups: readonly MockupItem[]; surfaces: readonly TemplateSurface[] }
  | { kind: 'load-picture'; imageId: string; url: string }
  | { kind: 'font'; fontId: string; bytes: Uint8Array }
  /** Draw this state; answered by pictures as they are made and by `done`. A newer one ends it early. */
  | {
      kind: 'draw';
      frame: number;
      state: MockupState;
      patches: readonly SurfacePatch[];
      jobs: readonly MockupJob[];
      /** Also draw the surfaces' artworks, with this longer side; null: not now. */
      artworkEdgePx: number | null;
    }
  /** Draw the newest state once for saving; answered by `cover`. */
  | { kind: 'cover'; request: number; mockupId: string };

/** From the worker to the page. */
export type FromWorker =
  | {
      kind: 'picture';
      imageId: string;
      widthPx: number;
      heightPx: number;
      levels: readonly ImageBitmap[];
    }
  | { kind: 'picture-failed'; imageId: string }
  /** From now on words are drawn in this face; what was drawn before lacks them. */
  | { kind: 'font'; fontId: string }
  | { kind: 'mockup'; frame: number; mockupId: string; bitmap: ImageBitmap }
  | { kind: 'artwork'; surfaceId: string; bitmap: ImageBitmap }
  | { kind: 'outline'; surfaceId: string; bitmap: ImageBitmap; rectMm: RectMm }
  | { kind: 'done'; frame: number; milliseconds: number }
  | { kind: 'cover'; request: number; bitmap: ImageBitmap | null }
  | { kind: 'failed'; message: string };
