import { message } from '@diy/contract/messages';
import { findContent, widenBox } from '../../../../platform/pictures/find-content.ts';
import { imageRefusals } from '../../image-refusals.ts';
import { defineTool } from '../define-tool.ts';

/** Cuts off what is empty or of one colour at the borders. */
export const trimTool = defineTool<'trim'>({
  name: message('image-tools.trim'),
  keepsOpaque: true,
  reduced: (step, scale) => ({ ...step, margin_px: Math.round(step.margin_px * scale) }),
  async run(rows, { tolerance, margin_px: margin }, write) {
    const content = await findContent(rows, tolerance);
    if (content === null) throw imageRefusals.nothingLeft();
    const { left, top, width, height } = widenBox(content, margin, rows.widthPx, rows.heightPx);
    if (width === rows.widthPx && height === rows.heightPx) return null;
    await write(width, height, async (samples) => {
      for (let y = top; y < top + height; y += 1) {
        const row = await rows.read(y, 1);
        await samples(row.subarray(left * 4, (left + width) * 4));
      }
    });
    return { widthPx: width, heightPx: height, frame: { left, top, width, height } };
  },
});
