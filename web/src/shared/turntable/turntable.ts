import type { TemplateSurface } from '@diy/design/template';

/** The model's artwork and its address. */
export interface TurntableOptions {
  /** Public URL of a GLB as `definition.model` describes it. */
  modelUrl: string;
  surfaces: readonly Pick<TemplateSurface, 'id' | 'printArea'>[];
  colourHex: string;
  /** No automatic turning, for people with reduced motion. */
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
  /** Turns by hand: from here on it no longer turns automatically. */
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
