import { message } from '@diy/contract/messages';
import { hexOf } from '../colours/oklab.ts';
import { defineTool, resultOfSameSize } from '../define-tool.ts';
import { drawTraced } from '../trace/draw-traced.ts';
import { tracePicture } from '../trace/trace-picture.ts';
import { tracingDoubt } from '../trace/tracing-doubt.ts';

/** Draws the picture in curves. */
export const vectoriseTool = defineTool<'vectorise'>({
  name: message('image-tools.vectorise'),
  keepsOpaque: true,
  async run(rows, { colours: most }, write) {
    const traced = await tracePicture(rows, most);
    if (traced === null) return null;
    let difference = { colour: 0, cover: 0, falseSteps: 0 };
    await write(rows.widthPx, rows.heightPx, async (samples) => {
      difference = await drawTraced(rows, traced, samples);
    });
    const made = { ...resultOfSameSize(rows), vector: traced.svg, palette: traced.colours.map(hexOf) };
    const doubt = tracingDoubt(traced, difference);
    return doubt === null
      ? { ...made, edgeQuality: 'clean' }
      : { ...made, edgeQuality: 'check', checkReason: doubt };
  },
});
