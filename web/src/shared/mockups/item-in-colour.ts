import type { MockupItem } from '@diy/contract/templates';
import { type PictureInColour, pictureInColour } from '@diy/design/mockup';
import type { TemplateColour } from '@diy/design/template';

/** A picture of a mockup, and how it is coloured. */
export interface ItemInColour extends Omit<PictureInColour<MockupItem>, 'picture'> {
  item: MockupItem;
}

/** What a mockup shows of one of the product's colours. */
export function itemInColour(
  item: MockupItem,
  colour: Pick<TemplateColour, 'id' | 'hex' | 'melange'>,
): ItemInColour {
  const others = item.in_colours?.map((picture) => ({
    picture,
    colourIds: picture.colour_ids,
    takesColour: picture.takes_colour,
  }));
  const { picture, ...how } = pictureInColour<MockupItem>(item, others, colour);
  return { item: picture, ...how };
}
