import { clamp } from '../clamp.ts';
import type { BlendMode } from './blend-mode.ts';

/** The blended value of one channel from backdrop and source, all from 0 to 1. */
type Separable = (backdrop: number, source: number) => number;

const multiply: Separable = (b, s) => b * s;
const screen: Separable = (b, s) => b + s - b * s;
const hardLight: Separable = (b, s) => (s <= 0.5 ? multiply(b, 2 * s) : screen(b, 2 * s - 1));

/** White stays white and black under black stays black, whatever the division says. */
const colourDodge: Separable = (b, s) => (b <= 0 ? 0 : s >= 1 ? 1 : clamp(b / (1 - s)));
const colourBurn: Separable = (b, s) => (b >= 1 ? 1 : s <= 0 ? 0 : clamp(1 - (1 - b) / s));
/** Its extremes are the source's: black gives black and white gives white, other than in the modes that it is made of. */
const vividLight: Separable = (b, s) => {
  if (s <= 0 || s >= 1) return s;
  return s <= 0.5 ? colourBurn(b, 2 * s) : colourDodge(b, 2 * s - 1);
};

const softLight: Separable = (b, s) => {
  if (s <= 0.5) return b - (1 - 2 * s) * b * (1 - b);
  const lighter = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
  return b + (2 * s - 1) * (lighter - b);
};

/**
 * Modes that look at one channel at a time, on the document's gamma-coded values as Photoshop does.
 * Sources: W3C Compositing and Blending Level 1, PDF Blend Modes: Addendum (Adobe, 2006), and Adobe's own descriptions of the
 * modes that these do not have.
 */
export const SEPARABLE: Partial<Record<BlendMode, Separable>> = {
  normal: (_, s) => s,
  darken: Math.min,
  multiply,
  'colour burn': colourBurn,
  'linear burn': (b, s) => clamp(b + s - 1),
  lighten: Math.max,
  screen,
  'colour dodge': colourDodge,
  'linear dodge': (b, s) => clamp(b + s),
  overlay: (b, s) => hardLight(s, b),
  'soft light': softLight,
  'hard light': hardLight,
  'vivid light': vividLight,
  'linear light': (b, s) => clamp(b + 2 * s - 1),
  'pin light': (b, s) => (s <= 0.5 ? Math.min(b, 2 * s) : Math.max(b, 2 * s - 1)),
  // White on black stays black.
  'hard mix': (b, s) => (b > 0 && b + s >= 1 ? 1 : 0),
  difference: (b, s) => Math.abs(b - s),
  exclusion: (b, s) => b + s - 2 * b * s,
  subtract: (b, s) => clamp(b - s),
  divide: (b, s) => (s <= 0 ? (b <= 0 ? 0 : 1) : clamp(b / s)),
};
