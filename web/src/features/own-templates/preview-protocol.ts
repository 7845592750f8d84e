import type { MeshFault, PhotoPlace } from '@diy/design/photo-template';

/** The artwork that the preview shows on the product. */
export type PreviewArtwork = 'grid' | 'colour' | 'none';

/** What is sent to the worker. The photograph comes once, its surfaces with every change. */
export type ToPreview =
  | { kind: 'photo'; bitmap: ImageBitmap }
  | {
      kind: 'draw';
      serial: number;
      /** The surfaces that the photograph shows; their marks are scaled to it. */
      places: readonly PhotoPlace[];
      artwork: PreviewArtwork;
    };

/** From the worker: a picture, or why there is none. */
export type FromPreview =
  | {
      kind: 'picture';
      serial: number;
      rgba: Uint8ClampedArray<ArrayBuffer>;
      widthPx: number;
      heightPx: number;
    }
  | { kind: 'fault'; serial: number; fault: MeshFault };
