import { message } from '@diy/contract/messages';
import { defineTool, resultOfSameSize } from '../define-tool.ts';
import { type EnlargeFigures, enlarge } from '../enlarge/enlarge.ts';
import { whyHardlySharper } from '../enlarge/why-hardly-sharper.ts';

const REASONS = {
  photo: message('images.enlarged-as-photo'),
  compressed: message('images.enlarged-compressed'),
} as const;

/** Makes several pixels of each. */
export const enlargeTool = defineTool<'enlarge'>({
  name: message('image-tools.enlarge'),
  keepsOpaque: true,
  enlarges: (step) => step.factor,
  async run(rows, { factor, content }, write) {
    const [widthPx, heightPx] = [rows.widthPx * factor, rows.heightPx * factor];
    const isFlatArt = content === 'flat_art';
    let made: EnlargeFigures | null = null;
    await write(widthPx, heightPx, async (samples) => {
      made = await enlarge(rows, { factor, isFlatArt }, samples);
    });
    const result = { ...resultOfSameSize(rows), widthPx, heightPx, enlarged: factor };
    if (!isFlatArt) return result;
    const limit = whyHardlySharper(made as unknown as EnlargeFigures);
    return limit
      ? { ...result, edgeQuality: 'check', checkReason: REASONS[limit] }
      : { ...result, edgeQuality: 'clean' };
  },
});
