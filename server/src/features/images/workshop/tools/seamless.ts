import { message } from '@diy/contract/messages';
import { defineTool } from '../define-tool.ts';
import { closeSeams } from '../seamless/close-seams.ts';
import { makeSeamless } from '../seamless/make-seamless.ts';

/** A seam whose step is larger, beside those inside, may be seen. */
const MAX_SEAM = 1.1;

/** Makes the picture repeat without a seam. */
export const seamlessTool = defineTool<'seamless'>({
  name: message('image-tools.seamless'),
  keepsOpaque: true,
  async run(rows, { overlap }, write) {
    const { tile, seam } = await closeSeams(rows, overlap);
    const [widthPx, heightPx] = [tile.columns.size, tile.lines.size];
    await write(widthPx, heightPx, (samples) => makeSeamless(rows, tile, samples));
    const result = { widthPx, heightPx, frame: null };
    return seam <= MAX_SEAM
      ? result
      : { ...result, edgeQuality: 'check', checkReason: message('images.seam-may-show') };
  },
});
