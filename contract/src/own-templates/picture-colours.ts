import type { OwnColour, OwnPicture } from './product-parts.ts';

type Colours = readonly OwnColour[];

/** Whether the colour that a picture shows was removed, and nobody has said yet which one it is then. */
export const lacksColour = (colours: Colours, { colour_id }: Pick<OwnPicture, 'colour_id'>): boolean =>
  colour_id !== null && !colours.some(({ id }) => id === colour_id);

/** The colours that are made of a picture, because it has no photograph of them. */
export function recolouredIds(colours: Colours, picture: OwnPicture): string[] {
  if (!picture.recolour || lacksColour(colours, picture)) return [];
  return withoutPhotograph(colours, picture).map(({ id }) => id);
}

/** Colours that a picture would show wrongly: it is for one colour, has no photograph of these, and takes none. */
export function missingColours(colours: Colours, picture: OwnPicture): OwnColour[] {
  return picture.colour_id === null || picture.recolour ? [] : withoutPhotograph(colours, picture);
}

function withoutPhotograph(colours: Colours, { colour_id, photos }: OwnPicture): OwnColour[] {
  return colours.filter(({ id }) => id !== colour_id && !photos.some((photo) => photo.colour_id === id));
}
