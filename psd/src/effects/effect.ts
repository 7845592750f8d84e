import type { BlendMode } from '../blending/blend-mode.ts';
import type { Gradient } from '../gradients/gradient.ts';
import type { PlacedPattern } from './pattern.ts';

interface Blended {
  blend: BlendMode;
  /** From 0 to 1. */
  opacity: number;
}

interface EffectBase extends Blended {
  colour: [red: number, green: number, blue: number];
}

/** A shadow that the layer's shape throws outwards or, from its edges, inwards. */
export interface Shadow extends EffectBase {
  kind: 'drop shadow' | 'inner shadow';
  /** Whole pixels that the shadow lies right of the shape and below it. */
  shift: [x: number, y: number];
  /** Pixels by which the shape grows before it is blurred. */
  spread: number;
  /** Pixels that it is blurred by. */
  size: number;
}

/** Light around the shape, or within from its edges. */
export interface Glow extends EffectBase {
  kind: 'outer glow' | 'inner glow';
  /** The same as the spread of a shadow. */
  spread: number;
  size: number;
}

/** One colour all over the shape. */
export interface ColourOverlay extends EffectBase {
  kind: 'colour overlay';
}

/** A gradient overlay: a gradient over the whole shape of the layer. */
export interface GradientOverlay extends Blended {
  kind: 'gradient overlay';
  gradient: Gradient;
}

/** A pattern all over the shape. */
export interface PatternOverlay extends Blended {
  kind: 'pattern overlay';
  placed: PlacedPattern;
}

/** A line along the edges of the shape. */
export interface Stroke extends EffectBase {
  kind: 'stroke effect';
  /** Pixels. */
  size: number;
  position: 'inside' | 'center' | 'outside';
}

/** An effect that is drawn as Photoshop does. */
export type Effect = Shadow | Glow | ColourOverlay | GradientOverlay | PatternOverlay | Stroke;

/** Pixels from the edges of the shape within which an effect changes anything; 0 where it stays within the shape. */
export function effectReachPx(effect: Effect): number {
  switch (effect.kind) {
    case 'colour overlay':
    case 'gradient overlay':
    case 'pattern overlay':
      return 0;
    case 'drop shadow':
    case 'inner shadow':
      return effect.spread + effect.size + Math.max(...effect.shift.map(Math.abs)) + 2;
    case 'outer glow':
    case 'inner glow':
      return effect.spread + effect.size + 2;
    case 'stroke effect':
      return Math.ceil(effect.size) + 2;
  }
}
