import type { AdjustmentLayer, Color, PlacedLayer, VectorContent } from 'ag-psd';
import type { BlendMode } from './blending/blend-mode.ts';
import type { Effect } from './effects/effect.ts';

/** A rectangle of document pixels; right and bottom are outside. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Samples of one channel, row by row: of 8 or of 16 bits, or light as a number. */
export type Samples = Uint8Array | Uint16Array | Float32Array;

/** The channels of a layer; grey documents have one colour channel, CMYK ones four, in which full means no ink. */
export interface Pixels {
  bounds: Bounds;
  colour: Samples[];
  /** Missing where everything within the bounds is opaque. */
  alpha?: Samples;
  /** What the samples call full: 255, 65535 or 1. */
  full: number;
}

export interface PixelMask {
  kind: 'pixels';
  bounds: Bounds;
  values: Samples;
  full: number;
  /** From 0 to 1, where the bounds end. */
  outside: number;
  /** From 0 to 1; what is hidden shows as 1 minus this. */
  density: number;
}

/** One subpath of a vector mask: three points for each knot (incoming handle, anchor, outgoing handle) in document pixels. */
export interface Subpath {
  knots: number[][];
  /** How the shapes begun by this subpath join those before; missing when it belongs to the shape before. */
  operation?: 'exclude' | 'combine' | 'subtract' | 'intersect';
}

export interface VectorMask {
  kind: 'vector';
  subpaths: Subpath[];
  /** Whether everything shows before the first shape. */
  startsFull: boolean;
  isInverted: boolean;
  density: number;
}

export type Mask = PixelMask | VectorMask;

interface LayerBase {
  name: string;
  /** Names of the groups around it and its own, joined with ` / `. */
  path: string;
  isVisible: boolean;
  /** From 0 to 1. */
  opacity: number;
  /** From 0 to 1; differs from opacity in eight blend modes and under layer effects. */
  fillOpacity: number;
  blend: BlendMode;
  /** Drawn only where the next unclipped layer below is. */
  isClipped: boolean;
  /** What is clipped to this layer is blended with it first, then together with what is below. */
  clipsAsGroup: boolean;
  masks: Mask[];
  /** The lowest first. */
  effects: Effect[];
  /** Features of the layer that are not composed. */
  unsupported: UnsupportedFeature[];
  /** Its number among the file's records, by which another reading of the file shows or hides it. */
  record?: number;
  /** What the file's layer comps say of it. */
  inComps?: LayerInComp[];
}

/** A layer's state in a layer comp. */
export interface LayerInComp {
  comp: number;
  isVisible: boolean;
  /** Whether the layer comp moves the layer. */
  isMoved: boolean;
}

/** The feature of a layer whose transparency limits neither its effects nor what is clipped to it. */
export const SHAPES_NOTHING = 'transparency that shapes no layer';

/** A feature that is not composed, in English words. */
export interface UnsupportedFeature {
  feature: string;
  /**
   * Pixels from the edges of the layer's shape within which it changes anything; missing where it may change all of the layer and
   * nothing else, infinite where it may change any pixel.
   */
  reachPx?: number;
}

/** A line of one colour around a shape of another: Photoshop draws it over colours of effects, and over what is clipped to the shape. */
export interface ShapeLine {
  colour: [red: number, green: number, blue: number];
  /** What colour the shape has within. */
  ground: [red: number, green: number, blue: number];
}

export interface PixelLayer extends LayerBase {
  kind: 'pixels';
  /** Missing for an empty layer, and for a hidden one, which is not decoded. */
  pixels?: Pixels;
  /** Whether the file holds no pixels for it. */
  isBare?: boolean;
  /** Where the layer shows placed contents, whose cached drawing `pixels` is. */
  placed?: PlacedLayer;
  /** The bounds of the path whose drawing `pixels` is, not rounded; missing where the layer is no shape. */
  outline?: Bounds | 'curved';
  /** The line of a shape, which is in its pixels; `unknown` where it cannot be known apart from what it surrounds. */
  line?: ShapeLine | 'unknown';
  /** What the soft edges of letters are mixed in; missing for what is no text. */
  text?: 'light' | 'values';
}

export interface FillLayer extends LayerBase {
  kind: 'fill';
  fill: VectorContent;
}

export interface AdjustingLayer extends LayerBase {
  kind: 'adjustment';
  adjustment: AdjustmentLayer;
  /** The adjustment of the black ink of a CMYK document, where that differs: in place of the first colour. */
  black?: AdjustmentLayer;
}

export interface GroupLayer extends LayerBase {
  kind: 'group';
  /** Blends its layers with what is below the group, each for itself. */
  isPassThrough: boolean;
  /** A separate page: nothing shows outside its bounds, and its paper lies below its layers. */
  artboard?: { bounds: Bounds; paper?: Color };
  /** The lowest first. */
  layers: PsdLayer[];
}

export type PsdLayer = PixelLayer | FillLayer | AdjustingLayer | GroupLayer;

/** A Photoshop document as it is composed. */
export interface PsdDocument {
  width: number;
  height: number;
  /** Bits of a sample; those of 32 bits are light, not codes of it. */
  depth: 8 | 16 | 32;
  mode: 'rgb' | 'grey' | 'cmyk' | 'lab';
  /** Says that of a CMYK document only the black ink is left, as a grey one. */
  isBlack?: true;
  /** The ICC profile as the file holds it. */
  profile?: Uint8Array;
  /** The lowest first. */
  layers: PsdLayer[];
  /** The file's description of its page. */
  page?: PageParts;
  /** The files that its smart objects hold, by the ids of `placed`. */
  contents?: ReadonlyMap<string, EmbeddedFile>;
  /** Decodes the picture that the file holds of all its layers; missing where the file does not say that it is one. */
  readMerged?: () => MergedPicture | undefined;
}

/** A file that a smart object holds, of whatever program. */
export interface EmbeddedFile {
  bytes: Uint8Array;
  /** The layer comp that is shown of it; -1 = its last state. */
  comp?: number;
}

/** Parts and states of a document that its author marked. */
export interface PageParts {
  /** Slices that somebody drew; those that Photoshop fills the rest with are left out. */
  slices: { name: string; bounds: Bounds }[];
  /** Guides: places across and places down, in document pixels. */
  guides: { x: number[]; y: number[] };
  comps: LayerComp[];
}

/** A state of all layers that the author kept under a name. */
export interface LayerComp {
  id: number;
  name: string;
  keepsVisibility: boolean;
  keepsPosition: boolean;
  keepsStyle: boolean;
}

/** The picture that Photoshop made of all layers and stored with them: colours lie on white where the document is transparent. */
export interface MergedPicture {
  width: number;
  height: number;
  /** Red, green and blue, or grey. */
  colour: Samples[];
  full: number;
}
