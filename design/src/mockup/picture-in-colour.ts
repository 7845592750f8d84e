import type { TemplateColour } from '../template/index.ts';

/** A picture of a mockup that shows some of the product's colours. */
export interface ColourPicture<Picture> {
  picture: Picture;
  colourIds: readonly string[];
  /** It is white, and coloured like the mockup's own. */
  takesColour: boolean;
}

/** A picture, and how it is coloured. */
export interface PictureInColour<Picture> {
  picture: Picture;
  /** White leaves the picture as it is. */
  colourHex: string;
  melange: TemplateColour['melange'];
}

const AS_IT_IS = '#FFFFFF';

/**
 * What a mockup shows of one of the product's colours: its own picture, coloured, or the one among `others` that shows it. Undefined
 * colour = as it is. Browser and server ask here, so that the preview shows what the mockup's file will.
 */
export function pictureInColour<Picture>(
  own: Picture,
  others: readonly ColourPicture<Picture>[] | undefined,
  colour: Pick<TemplateColour, 'id' | 'hex' | 'melange'> | undefined,
): PictureInColour<Picture> {
  const coloured = { colourHex: colour?.hex ?? AS_IT_IS, melange: colour?.melange };
  if (!others) return { picture: own, ...coloured };
  const shown = others.find(({ colourIds }) => colour && colourIds.includes(colour.id));
  if (shown?.takesColour) return { picture: shown.picture, ...coloured };
  return { picture: shown?.picture ?? own, colourHex: AS_IT_IS, melange: undefined };
}
