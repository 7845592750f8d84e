import { message } from '@diy/contract/messages';
import { clearWhite } from '../../../../platform/pictures/clear-white.ts';
import { findWhite, markEdge } from '../../../../platform/pictures/white-mask.ts';
import { imageRefusals } from '../../image-refusals.ts';
import { defineTool, resultOfSameSize } from '../define-tool.ts';

/** Makes white transparent, with a soft, colour-cleaned edge. */
export const removeWhiteTool = defineTool<'remove_white'>({
  name: message('image-tools.remove-white'),
  keepsOpaque: false,
  // A soft edge keeps at least one pixel.
  reduced: (step, scale) => ({ ...step, feather_px: Math.ceil(step.feather_px * scale) }),
  async run(rows, { tolerance, contiguous, feather_px: feather }, write) {
    const { widthPx, heightPx } = rows;
    const { mask, removed, kept } = await findWhite(rows, tolerance, contiguous);
    if (kept === 0) throw imageRefusals.nothingLeft();
    if (removed === 0) return null;
    await markEdge(mask, widthPx, heightPx, feather);
    await write(widthPx, heightPx, (samples) => clearWhite(rows, mask, feather, samples));
    return resultOfSameSize(rows);
  },
});
