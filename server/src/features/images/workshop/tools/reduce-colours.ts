import { message } from '@diy/contract/messages';
import { findPalette } from '../colours/find-palette.ts';
import { hexOf } from '../colours/oklab.ts';
import { reduceColours } from '../colours/reduce-colours.ts';
import { defineTool, resultOfSameSize } from '../define-tool.ts';

/** Keeps few flat colours. */
export const reduceColoursTool = defineTool<'reduce_colours'>({
  name: message('image-tools.reduce-colours'),
  keepsOpaque: true,
  async run(rows, { colours: most }, write) {
    const palette = await findPalette(rows, most);
    if (palette.length === 0) return null;
    const colours = palette.map(({ rgb }) => rgb);
    await write(rows.widthPx, rows.heightPx, (samples) => reduceColours(rows, colours, samples));
    const shares = palette.map(({ share }) => share);
    return { ...resultOfSameSize(rows), palette: colours.map(hexOf), paletteShares: shares };
  },
});
