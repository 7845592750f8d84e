import { message } from '@diy/contract/messages';
import type { Difference } from './draw-traced.ts';
import { MAX_SVG_BYTES, type Traced } from './trace-picture.ts';

/** Largest mean colour difference (ΔE00) between the drawing and its picture that needs no check by a person. */
const MAX_DIFFERENCE = 2;
/** Largest share of the visible pixels that either only the drawing or only the picture covers; inexact edges alone cause up to this. */
const MAX_UNCOVERED = 0.03;
/** Largest share of steps that the picture lacks; drawings in flat colours have up to 0.013, also with grain or as JPEG. */
const MAX_FALSE_STEPS = 0.02;

/** Why a person should look at a drawing before it is used, worst first; null when nothing speaks against it. */
export function tracingDoubt(
  { svg, colours }: Pick<Traced, 'svg' | 'colours'>,
  { colour, cover, falseSteps }: Difference,
) {
  if (svg.length > MAX_SVG_BYTES)
    return message('images.traced-large', { kilobytes: Math.ceil(svg.length / 1000) });
  if (colour > MAX_DIFFERENCE)
    return message('images.traced-roughly', { colours: colours.length, difference: colour.toFixed(1) });
  if (falseSteps > MAX_FALSE_STEPS)
    return message('images.traced-steps', { percent: Math.round(falseSteps * 100) });
  if (cover > MAX_UNCOVERED) return message('images.traced-uncovered', { percent: Math.round(cover * 100) });
  return null;
}
