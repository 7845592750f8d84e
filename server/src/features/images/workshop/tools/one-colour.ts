import { message } from '@diy/contract/messages';
import { imageRefusals } from '../../image-refusals.ts';
import { rgbOfHex } from '../colours/oklab.ts';
import { makeOneColour } from '../colours/one-colour.ts';
import { defineTool, resultOfSameSize } from '../define-tool.ts';

/** Draws the picture in one ink. */
export const oneColourTool = defineTool<'one_colour'>({
  name: message('image-tools.one-colour'),
  keepsOpaque: false,
  // Dots closer than 3 px are none any more.
  reduced: (step, scale) => ({ ...step, cell_px: Math.max(3, step.cell_px * scale) }),
  async run(rows, { ink, style, cell_px: cellPx, inverted: isInverted }, write) {
    let inked = 0;
    await write(rows.widthPx, rows.heightPx, async (samples) => {
      inked = await makeOneColour(rows, { ink: rgbOfHex(ink), style, cellPx, isInverted }, samples);
    });
    if (inked === 0) throw imageRefusals.nothingInked();
    return resultOfSameSize(rows);
  },
});
