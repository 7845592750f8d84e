import { message } from '@diy/contract/messages';
import { findPalette, type Rgb } from '../colours/find-palette.ts';
import { reduceColours } from '../colours/reduce-colours.ts';
import { defineTool, inPlace } from '../define-tool.ts';

/** Keeps few flat colours. */
export const reduceColoursTool = defineTool<'reduce_colours'>({
  name: message('image-tools.reduce-colours'),
  keepsOpaque: true,
  async run(rows, { colours: most }, write) {
    const colours = await findPalette(rows, most);
    if (colours.length === 0) return null;
    await write(rows.widthPx, rows.heightPx, (samples) => reduceColours(rows, colours, samples));
    return { ...inPlace(rows), palette: colours.map(hexOf) };
  },
});

const hexOf = (rgb: Rgb): string => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
