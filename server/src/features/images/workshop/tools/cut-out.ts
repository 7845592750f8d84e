import { message } from '@diy/contract/messages';
import { imageRefusals } from '../../image-refusals.ts';
import { cutByStrokes } from '../cut-out/by-strokes/cut-by-strokes.ts';
import { type CutOut, cutOut } from '../cut-out/cut-out.ts';
import { defineTool, resultOfSameSize } from '../define-tool.ts';

/** Makes a flat or graded background transparent, and any other by strokes. */
export const cutOutTool = defineTool<'cut_out'>({
  name: message('image-tools.cut-out'),
  keepsOpaque: false,
  isForOnePicture: ({ strokes }) => strokes !== undefined,
  async run(rows, { tolerance, contiguous, strokes }, write) {
    let made: CutOut = null;
    await write(rows.widthPx, rows.heightPx, async (samples) => {
      made = strokes
        ? await cutByStrokes(rows, { strokes, isContiguous: contiguous }, samples)
        : await cutOut(rows, { tolerance, isContiguous: contiguous }, samples);
    });
    const found = made as CutOut;
    if (found === null) throw imageRefusals.noEvenBackground();
    if (found.kept === 0) throw strokes ? imageRefusals.nothingKept() : imageRefusals.nothingLeft();
    return found.removed === 0 ? null : { ...resultOfSameSize(rows), edgeQuality: found.edgeQuality };
  },
});
