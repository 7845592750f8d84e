import { message } from '@diy/contract/messages';
import { extendEdge } from '../area/extend-edge.ts';
import { defineTool } from '../define-tool.ts';

/** Adds picture on each side, for bleed. */
export const extendEdgeTool = defineTool<'extend_edge'>({
  name: message('image-tools.extend-edge'),
  keepsOpaque: true,
  adds: (step) => step.margin_px,
  reduced: (step, scale) => ({ ...step, margin_px: Math.round(step.margin_px * scale) }),
  async run(rows, { margin_px: margin, edge }, write) {
    if (margin === 0) return null;
    const [widthPx, heightPx] = [rows.widthPx + 2 * margin, rows.heightPx + 2 * margin];
    await write(widthPx, heightPx, (samples) => extendEdge(rows, margin, edge, samples));
    return { widthPx, heightPx, frame: { left: -margin, top: -margin, width: widthPx, height: heightPx } };
  },
});
