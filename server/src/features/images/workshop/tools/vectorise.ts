import { message } from '@diy/contract/messages';
import { hexOf } from '../colours/oklab.ts';
import { defineTool, inPlace } from '../define-tool.ts';
import { drawTraced } from '../trace/draw-traced.ts';
import { MOST_SVG_BYTES, tracePicture } from '../trace/trace-picture.ts';

/** Mean ΔE00 up to which a drawing shows its picture. */
const MOST_DIFFERENCE = 2;

/** Draws the picture in curves. */
export const vectoriseTool = defineTool<'vectorise'>({
  name: message('image-tools.vectorise'),
  keepsOpaque: true,
  async run(rows, { colours: most }, write) {
    const traced = await tracePicture(rows, most);
    if (traced === null) return null;
    let difference = 0;
    await write(rows.widthPx, rows.heightPx, async (samples) => {
      difference = await drawTraced(rows, traced, samples);
    });
    const isLarge = traced.svg.length > MOST_SVG_BYTES;
    const palette = traced.colours.map(hexOf);
    const made = { ...inPlace(rows), vector: traced.svg, palette };
    if (difference <= MOST_DIFFERENCE && !isLarge) return { ...made, edgeQuality: 'clean' };
    const reason = isLarge
      ? message('images.traced-large', { kilobytes: Math.ceil(traced.svg.length / 1000) })
      : message('images.traced-roughly', { colours: palette.length, difference: difference.toFixed(1) });
    return { ...made, edgeQuality: 'check', checkReason: reason };
  },
});
