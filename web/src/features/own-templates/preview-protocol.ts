import type { ClothHints, MeshFault, PhotoPlace } from '@diy/design/photo-mockup';

/** The artwork that the preview shows on the product. */
export type PreviewArtwork = 'grid' | 'colour' | 'none';

/** A photograph whose product takes another colour. */
export interface PreviewColour {
  /** Its colour in the photograph. */
  photoHex: string;
  hex: string;
  hints: ClothHints;
}

/** What is sent to the worker. The photograph comes once, its surfaces with every change. */
export type ToPreview =
  | { kind: 'photo'; bitmap: ImageBitmap }
  | {
      kind: 'draw';
      serial: number;
      /** The surfaces that the photograph shows; their marks are scaled to it. */
      places: readonly PhotoPlace[];
      artwork: PreviewArtwork;
      /** The colour that the product takes; null = as it was photographed. */
      recolour: PreviewColour | null;
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
  | { kind: 'fault'; serial: number; fault: MeshFault | 'dark' };
