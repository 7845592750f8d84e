/** A value at a place of a gradient, which goes from 0 to 1. */
export interface Stop<Value> {
  place: number;
  value: Value;
}

/** How colours are mixed between stops: by their own values, in light, or in OKLab along two kinds of curves. */
export type GradientMethod = 'classic' | 'linear' | 'perceptual' | 'smooth';

/** Colours and shares along a line across a shape. */
export interface Gradient {
  method: GradientMethod;
  /** Two stops or more, by their places, no two at one. */
  colours: Stop<[red: number, green: number, blue: number]>[];
  /** Stops of their own, by their places; values are from 0 to 1. */
  opacities: Stop<[share: number]>[];
  /** Whether places lie along a line through the middle, or outwards from it. */
  style: 'linear' | 'radial' | 'reflected';
  isReversed: boolean;
  /** Radians, against the clock, 0 to the right. */
  angle: number;
  scale: number;
  /** Whether the gradient spans the layer's shape; otherwise it spans the document. */
  isAligned: boolean;
  /** Parts of the width and the height that its middle lies right and below. */
  offset: [x: number, y: number];
}
