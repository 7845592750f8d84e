import type { TemplateSurface } from '@diy/design/template';

/** What the model shows and where it comes from. */
export interface TurntableOptions {
  /** Public URL of a GLB as `definition.model` describes it. */
  modelUrl: string;
  surfaces: readonly Pick<TemplateSurface, 'id' | 'printArea'>[];
  colourHex: string;
  /** No turning by itself, for those who asked their system for less motion. */
  isStill: boolean;
  /** The angle in whole degrees, 0 to 359, whenever the person has turned it. */
  onTurn: (deg: number) => void;
}

/** A product that can be turned, drawn on a canvas of the page. */
export interface Turntable {
  /** Colour of the product, sRGB `#RRGGBB`. */
  setColour(hex: string): void;
  /** Artwork over a surface's whole print area; read at once, the source may be closed afterwards. */
  setArtwork(surfaceId: string, picture: ImageBitmap | HTMLCanvasElement): void;
  /** Turns by hand: from here on it does not turn by itself any more. */
  turnBy(yawDeg: number, pitchDeg: number): void;
  /** Back to the first view. */
  reset(): void;
  /** The canvas has another size on the page. */
  resize(): void;
  /** Gives all of the graphics memory back. */
  dispose(): void;
}

/** WebGL is missing or switched off. */
export class NoWebGl extends Error {}
