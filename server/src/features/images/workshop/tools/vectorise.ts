import { message } from '@diy/contract/messages';
import { hexOf } from '../colours/oklab.ts';
import { defineTool, inPlace } from '../define-tool.ts';
import { type Difference, drawTraced } from '../trace/draw-traced.ts';
import { MAX_SVG_BYTES, tracePicture } from '../trace/trace-picture.ts';

/** Largest mean colour difference (ΔE00) between the drawing and its picture that needs no check by a person. */
const MAX_DIFFERENCE = 2;
/** Largest share of the visible pixels that either only the drawing or only the picture covers; inexact edges alone cause up to this. */
const MAX_UNCOVERED = 0.03;

/** Draws the picture in curves. */
export const vectoriseTool = defineTool<'vectorise'>({
  name: message('image-tools.vectorise'),
  keepsOpaque: true,
  async run(rows, { colours: most }, write) {
    const traced = await tracePicture(rows, most);
    if (traced === null) return null;
    let difference = { colour: 0, cover: 0 };
    await write(rows.widthPx, rows.heightPx, async (samples) => {
      difference = await drawTraced(rows, traced, samples);
    });
    const isLarge = traced.svg.length > MAX_SVG_BYTES;
    const palette = traced.colours.map(hexOf);
    const made = { ...inPlace(rows), vector: traced.svg, palette };
    const isCovered = difference.cover <= MAX_UNCOVERED;
    if (difference.colour <= MAX_DIFFERENCE && isCovered && !isLarge)
      return { ...made, edgeQuality: 'clean' };
    return {
      ...made,
      edgeQuality: 'check',
      checkReason: reasonOf(traced.svg.length, palette.length, difference),
    };
  },
});

function reasonOf(bytes: number, colours: number, { colour, cover }: Difference) {
  if (bytes > MAX_SVG_BYTES) return message('images.traced-large', { kilobytes: Math.ceil(bytes / 1000) });
  if (colour > MAX_DIFFERENCE)
    return message('images.traced-roughly', { colours, difference: colour.toFixed(1) });
  return message('images.traced-uncovered', { percent: Math.round(cover * 100) });
}
