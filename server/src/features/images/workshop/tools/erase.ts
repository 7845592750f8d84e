import { message } from '@diy/contract/messages';
import { imageRefusals } from '../../image-refusals.ts';
import { defineTool, resultOfSameSize } from '../define-tool.ts';
import { type Erased, erase } from '../erase/erase.ts';

/** Fills what a person paints over with what is around it. */
export const eraseTool = defineTool<'erase'>({
  name: message('image-tools.erase'),
  keepsOpaque: true,
  isForOnePicture: () => true,
  async run(rows, { strokes }, write) {
    let made: Erased = { state: 'nothing' };
    await write(rows.widthPx, rows.heightPx, async (samples) => {
      made = await erase(rows, strokes, samples);
    });
    const erased = made as Erased;
    if (erased.state === 'all') throw imageRefusals.nothingToFillWith();
    return erased.state === 'filled' ? { ...resultOfSameSize(rows), edgeQuality: erased.edgeQuality } : null;
  },
});
