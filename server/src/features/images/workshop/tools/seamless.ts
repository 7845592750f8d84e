import { message } from '@diy/contract/messages';
import { chooseSeam } from '../area/choose-seam.ts';
import { makeSeamless } from '../area/make-seamless.ts';
import { defineTool } from '../define-tool.ts';

/** Makes the picture repeat without a seam. */
export const seamlessTool = defineTool<'seamless'>({
  name: message('image-tools.seamless'),
  keepsOpaque: true,
  async run(rows, { overlap }, write) {
    const size = await chooseSeam(rows, overlap);
    const { widthPx, heightPx } = size;
    await write(widthPx, heightPx, (samples) => makeSeamless(rows, size, samples));
    return { widthPx, heightPx, frame: null };
  },
});
