import { message } from '@diy/contract/messages';
import { rgbOfHex } from '../colours/oklab.ts';
import { isDoubtful, type Swapped, swapColours } from '../colours/swap-colours.ts';
import { defineTool, resultOfSameSize } from '../define-tool.ts';

/** Replaces colours by others. */
export const swapColoursTool = defineTool<'swap_colours'>({
  name: message('image-tools.swap-colours'),
  keepsOpaque: true,
  async run(rows, { swaps, tolerance }, write) {
    if (swaps.length === 0) return null;
    const pairs = swaps.map(({ from, to }) => ({ from: rgbOfHex(from), to: rgbOfHex(to) }));
    let made: Swapped | null = null;
    await write(rows.widthPx, rows.heightPx, async (samples) => {
      made = await swapColours(rows, { swaps: pairs, tolerance }, samples);
    });
    const swapped = made as unknown as Swapped;
    if (swapped.changed === 0) return null;
    return { ...resultOfSameSize(rows), edgeQuality: isDoubtful(swapped) ? 'check' : 'clean' };
  },
});
