import { message } from '@diy/contract/messages';
import { defineTool, inPlace } from '../define-tool.ts';
import { enlarge } from '../enlarge/enlarge.ts';

/** Makes several pixels of each. */
export const enlargeTool = defineTool<'enlarge'>({
  name: message('image-tools.enlarge'),
  keepsOpaque: true,
  enlarges: (step) => step.factor,
  async run(rows, { factor, content }, write) {
    const [widthPx, heightPx] = [rows.widthPx * factor, rows.heightPx * factor];
    const isFlatArt = content === 'flat_art';
    await write(widthPx, heightPx, (samples) => enlarge(rows, { factor, isFlatArt }, samples));
    return { ...inPlace(rows), widthPx, heightPx, enlarged: factor };
  },
});
